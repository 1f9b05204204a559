"""Sign-in with a provider: steps between the database and the provider."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from budget_api.access.limits import Limits
from budget_api.access.tokens import is_id
from budget_api.calls.request import Request
from budget_api.config import ProviderName
from budget_api.db.models import ProviderSignInRow
from budget_api.db.port import Database
from budget_api.integrations.openid import Challenge, OpenIdProvider, refused
from budget_api.providers import service
from budget_api.sign_in.invitation_codes import Admission
from budget_api.sign_in.passwords import Passwords
from budget_api.sign_in.sessions import SignedIn
from budget_api.sign_in.token_response import device_of
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import PROVIDER_SIGN_IN_MINUTES, TOKEN_MAX_CHARACTERS
from budget_core.contract.people import providers as contract
from budget_core.contract.server.health import SignUpPolicy

LIFETIME = timedelta(minutes=PROVIDER_SIGN_IN_MINUTES)
_SECRET_BYTES = 32
_VERIFIER_BYTES = 48


@dataclass(frozen=True, slots=True)
class ProviderFlow:
    """Services of sign-in with a provider."""

    providers: Mapping[ProviderName, OpenIdProvider]
    database: Database
    limits: Limits
    passwords: Passwords
    session_lifetime: timedelta
    sign_up_policy: SignUpPolicy = "open"

    def configured(self) -> contract.Providers:
        """Return the configured providers."""
        names = self.providers.keys()
        return contract.Providers(google=ProviderName.GOOGLE in names, apple=ProviderName.APPLE in names)

    async def start(self, data: contract.ProviderStart) -> contract.ProviderStarted:
        """Begin a sign-in and return the provider's page."""
        provider = self._provider(ProviderName(data.provider))
        secret, nonce, verifier = (
            secrets.token_urlsafe(size) for size in (_SECRET_BYTES, _SECRET_BYTES, _VERIFIER_BYTES)
        )
        now = datetime.now(UTC)
        row = ProviderSignInRow(
            id=str(uuid4()),
            provider=data.provider,
            secret_hash=_hash(secret),
            nonce=nonce,
            verifier=verifier,
            created_at=now,
            expires_at=now + LIFETIME,
        )
        url = await provider.sign_in_url(Challenge(row.id, nonce, _challenge(verifier)))
        await self.database.write(service.insert_sign_in, row)
        return contract.ProviderStarted(url=url, sign_in_token=secret)

    async def finish(self, request: Request, name: ProviderName, data: contract.ProviderSignIn) -> SignedIn:
        """Finish a sign-in after the provider's redirect."""
        provider = self._provider(name)
        if not is_id(data.state) or len(data.code) > TOKEN_MAX_CHARACTERS:
            raise refused("no state or no code of ours")
        secret_hash, now = _hash(data.sign_in_token), datetime.now(UTC)
        bound = await self.database.write(service.use_sign_in, name, data.state, secret_hash, now)
        if bound is None:
            raise refused("used, over, or begun in another browser")
        proved = service.ProvedIdentity(
            sign_in_id=data.state,
            identity=await provider.identity(data.code, bound.verifier, bound.nonce),
            now=datetime.now(UTC),
            lifetime=self.session_lifetime,
            device=device_of(request),
            admission=Admission(self.sign_up_policy, data.invitation_code, data.join_code, data.member_id),
            name=data.name,
            language=data.language,
            time_zone=data.time_zone,
        )
        signed_in = await self.database.write(service.sign_in_by_identity, proved)
        if signed_in is None:
            raise DomainError(ErrorCode.AUTH_LINK_PASSWORD)
        return signed_in

    async def link(self, request: Request, data: contract.ProviderLink) -> SignedIn:
        """Finish a sign-in with the password of the account that has its e-mail."""
        secret_hash = _hash(data.sign_in_token)
        pending = await self.database.read(service.find_pending_link, secret_hash, datetime.now(UTC))
        if pending is None:
            raise refused("nothing waits for a password")
        self.limits.take("PASSWORD", {"account": pending.user_id})
        if not await self.passwords.verify(pending.password_hash, data.current_password):
            raise field_error("currentPassword", ErrorCode.AUTH_PASSWORD_INCORRECT)
        verified = service.VerifiedLink(
            secret_hash, pending, datetime.now(UTC), self.session_lifetime, device_of(request), data.time_zone
        )
        linked = await self.database.write(service.link, verified)
        if linked is None:
            raise refused("used or changed meanwhile")
        self.limits.give_back("PASSWORD", {"account": pending.user_id})
        return linked

    def _provider(self, name: ProviderName) -> OpenIdProvider:
        provider = self.providers.get(name)
        if provider is None:
            raise DomainError(ErrorCode.AUTH_PROVIDER_OFF)
        return provider


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _challenge(verifier: str) -> str:
    """Return the PKCE challenge (RFC 7636, method S256)."""
    return urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")
