"""Client of an OpenID provider: authorization code with PKCE, and verification of the id token.

Endpoints come from the provider's own discovery document, keys from the address that it names.
"""

import asyncio
import logging
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from hmac import compare_digest
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode, urlsplit

import httpx
import jwt
import msgspec

from budget_api.config import ProviderName, ProviderSettings
from budget_core.base import text_rules
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import NAME_MAX_CHARACTERS

logger = logging.getLogger(__name__)

Json = dict[str, Any]
KEPT_SECONDS: Final = 86_400.0
REFETCH_SECONDS: Final = 300.0
"""Shortest time between fetches: forged tokens must not cause more."""
RETRY_SECONDS: Final = 10.0
"""Shortest time between fetches while there is no document."""


class ProviderDocument:
    """Cached document, fetched by one task at a time."""

    def __init__(self, fetch: Callable[[], Awaitable[Json]], clock: Callable[[], float]) -> None:
        self._fetch = fetch
        self._clock = clock
        self._kept: Json | None = None
        self._fetched_at = self._asked_at = float("-inf")
        self._lock = asyncio.Lock()

    async def get(self, suits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Return the document, fetched again when it is old or doesn't suit.

        Raises: DomainError(PROVIDER_UNAVAILABLE) without any.
        """
        async with self._lock:
            if self._is_due(suits):
                await self._refresh()
        if self._kept is None:
            raise DomainError(ErrorCode.PROVIDER_UNAVAILABLE)
        return self._kept

    def _is_due(self, suits: Callable[[Json], bool]) -> bool:
        now = self._clock()
        if self._kept is None:
            return now - self._asked_at >= RETRY_SECONDS
        if now - self._asked_at < REFETCH_SECONDS:
            return False
        return now - self._fetched_at >= KEPT_SECONDS or not suits(self._kept)

    async def _refresh(self) -> None:
        self._asked_at = self._clock()
        try:
            self._kept = await self._fetch()
            self._fetched_at = self._clock()
        except DomainError as error:
            logger.warning(
                "a sign-in provider did not answer, what it read_status before counts on: %s", error.__cause__
            )


TIMEOUT_SECONDS: Final = 5.0
ANSWER_MAX_BYTES: Final = 256 * 1024
ID_TOKEN_MAX_CHARACTERS: Final = 16_384
SUBJECT_MAX_CHARACTERS: Final = 255
ALGORITHM: Final = "RS256"
"""Signature algorithm of both providers; no other is accepted, whatever the token names."""
LEEWAY_SECONDS: Final = 60
_CLAIMS = ["iss", "sub", "aud", "exp", "iat", "nonce"]
_DISCOVERY = "/.well-known/openid-configuration"


class Challenge(NamedTuple):
    """Values that bind one sign-in."""

    state: str
    nonce: str
    code_challenge: str


@dataclass(frozen=True, slots=True)
class Identity:
    """Identity of a person at a provider; `email` is None for an invalid one."""

    provider: ProviderName
    issuer: str
    subject: str
    email: str | None
    is_email_verified: bool
    name: str | None
    hosted_domain: str | None = None
    """Domain of the user's mail that the provider hosts."""


class OpenIdProvider:
    """Client of one provider."""

    def __init__(
        self,
        settings: ProviderSettings,
        transport: httpx.AsyncBaseTransport | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self._transport = transport
        self._discovery = ProviderDocument(self._discover, clock)
        self._keys = ProviderDocument(self._fetch_keys, clock)

    async def sign_in_url(self, challenge: Challenge) -> str:
        """Return the address of the provider's sign-in page."""
        endpoint = (await self._discovery.get())["authorization_endpoint"]
        is_apple = self.settings.name is ProviderName.APPLE
        query = {
            "client_id": self.settings.client_id,
            "redirect_uri": self.settings.redirect_uri,
            "response_type": "code",
            "response_mode": "form_post" if is_apple else "query",
            "scope": "openid name email" if is_apple else "openid email profile",
            "state": challenge.state,
            "nonce": challenge.nonce,
            "code_challenge": challenge.code_challenge,
            "code_challenge_method": "S256",
        }
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(query)}"

    async def identity(self, code: str, verifier: str, nonce: str) -> Identity:
        """Return the identity behind a code. Raises: DomainError(AUTH_PROVIDER_FAILED)."""
        form = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": self.settings.redirect_uri,
            "client_id": self.settings.client_id,
            "client_secret": client_secret(self.settings, datetime.now(UTC)),
            "code_verifier": verifier,
        }
        answer = await self._request("POST", (await self._discovery.get())["token_endpoint"], form)
        token = answer.get("id_token")
        if not isinstance(token, str) or len(token) > ID_TOKEN_MAX_CHARACTERS:
            raise refused("no id token")
        return self._identity(await self._verify(token, nonce))

    async def _verify(self, token: str, nonce: str) -> Json:
        try:
            claims: Json = jwt.decode(
                token,
                await self._key(jwt.get_unverified_header(token).get("kid")),
                algorithms=[ALGORITHM],
                issuer=self.settings.issuer,
                audience=self.settings.client_id,
                leeway=LEEWAY_SECONDS,
                options={"require": _CLAIMS, "strict_aud": False},
            )
        except (jwt.PyJWTError, ValueError) as error:
            raise refused(str(error)) from None
        client_id = self.settings.client_id
        if claims["aud"] not in (client_id, [client_id]) or claims.get("azp", client_id) != client_id:
            raise refused("a token for somebody else")
        if not isinstance(claims["nonce"], str) or not compare_digest(claims["nonce"].encode(), nonce.encode()):
            raise refused("a token for another sign-in")
        return claims

    async def _key(self, kid: object) -> jwt.PyJWK:
        def find(document: Json) -> Json | None:
            return next((one for one in document["keys"] if one.get("kid") == kid and kid is not None), None)

        document = find(await self._keys.get(lambda document: find(document) is not None))
        if document is None or document.get("kty") != "RSA":
            raise refused("a key that the provider has not")
        return jwt.PyJWK.from_dict(document, algorithm=ALGORITHM)

    def _identity(self, claims: Json) -> Identity:
        subject = claims["sub"]
        if not isinstance(subject, str) or not 0 < len(subject) <= SUBJECT_MAX_CHARACTERS:
            raise refused("no subject")
        verified = claims.get("email_verified")
        domain = claims.get("hd")
        return Identity(
            provider=self.settings.name,
            issuer=self.settings.issuer,
            subject=subject,
            email=_valid_or_none(text_rules.email, claims.get("email")),
            is_email_verified=verified is True or verified == "true",  # Apple sends a text
            name=_valid_or_none(text_rules.name, str(claims.get("name") or "")[:NAME_MAX_CHARACTERS]),
            hosted_domain=domain.lower() if isinstance(domain, str) else None,
        )

    async def _discover(self) -> Json:
        document = await self._request("GET", self.settings.issuer + _DISCOVERY)
        secure = urlsplit(self.settings.issuer).scheme
        endpoints = [document.get(name) for name in ("authorization_endpoint", "token_endpoint", "jwks_uri")]
        if document.get("issuer") != self.settings.issuer or not all(
            isinstance(one, str) and urlsplit(one).scheme in ("https", secure) for one in endpoints
        ):
            raise _unavailable("it describes another provider")
        return document

    async def _fetch_keys(self) -> Json:
        document = await self._request("GET", (await self._discovery.get())["jwks_uri"])
        keys = document.get("keys")
        if not isinstance(keys, list) or not keys or not all(isinstance(key, dict) for key in keys):
            raise _unavailable("it has no keys")
        return document

    async def _request(self, method: str, url: str, form: Mapping[str, str] | None = None) -> Json:
        """Return a JSON object from the provider.

        Its refusal means an expired or forged code.
        """
        try:
            async with (
                asyncio.timeout(TIMEOUT_SECONDS),
                httpx.AsyncClient(verify=_tls(), timeout=TIMEOUT_SECONDS, transport=self._transport) as client,
                client.stream(method, url, data=form, headers=_WANTED, follow_redirects=False) as response,
            ):
                body = await _body(response)
        except (TimeoutError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise _unavailable(str(error) or "no answer in time") from error
        if form is not None and response.status_code in (400, 401, 403):
            raise refused(f"the provider says {body[:200]!r}")
        if response.status_code != httpx.codes.OK:
            raise _unavailable(f"{url} answered {response.status_code}")
        try:
            return msgspec.json.decode(body, type=Json)
        except (ValueError, RecursionError) as error:
            raise _unavailable(f"{url} answered with no JSON") from error


_WANTED = {"accept": "application/json", "accept-encoding": "identity"}


@cache
def _tls() -> ssl.SSLContext:
    return httpx.create_ssl_context()


async def _body(response: httpx.Response) -> bytes:
    body = bytearray()
    async for part in response.aiter_raw():
        body += part
        if len(body) > ANSWER_MAX_BYTES:
            raise httpx.DecodingError("too much")
    return bytes(body)


def _valid_or_none(rule: Callable[[str], str], value: Any) -> str | None:
    try:
        return rule(value) if isinstance(value, str) else None
    except DomainError:
        return None


def refused(reason: str) -> DomainError:
    """Return the error of a failed sign-in; the reason is only logged."""
    logger.warning("a sign-in with a provider was refused: %s", reason)
    return DomainError(ErrorCode.AUTH_PROVIDER_FAILED)


def _unavailable(reason: str) -> DomainError:
    error = DomainError(ErrorCode.PROVIDER_UNAVAILABLE)
    error.__cause__ = RuntimeError(reason)
    return error


_SECRET_LIFETIME = timedelta(minutes=5)


def client_secret(settings: ProviderSettings, now: datetime) -> str:
    """Return the secret of the settings, or one signed with their key."""
    key = settings.secret
    if isinstance(key, str):
        return key
    claims = {"iss": key.team_id, "aud": settings.issuer, "sub": settings.client_id}
    times = {"iat": now, "exp": now + _SECRET_LIFETIME}
    return jwt.encode(claims | times, key.pem, algorithm="ES256", headers={"kid": key.key_id})
