"""Answers of an OpenID provider: forged ones, each by its name, and outages. None is believed unchecked."""

import asyncio
import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any

import httpx
import jwt
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from budget_api.config import ProviderName, ProviderSettings
from budget_api.integrations.openid import (
    ANSWER_MAX_BYTES,
    KEPT_SECONDS,
    REFETCH_SECONDS,
    RETRY_SECONDS,
    Challenge,
    Identity,
    OpenIdProvider,
)
from budget_core.base.errors import DomainError, ErrorCode

ISSUER, CLIENT, NONCE = "https://id.example", "budget", "nonce of this sign-in"
KEY, OTHER_KEY = (rsa.generate_private_key(65537, 2048) for _ in range(2))
SECRET = "a secret that both sides know, 32 characters and more"


def jwk(key: rsa.RSAPrivateKey, kid: str) -> dict[str, Any]:
    return {**jwt.algorithms.RSAAlgorithm.to_jwk(key.public_key(), as_dict=True), "kid": kid, "use": "sig"}


def claims(**more: Any) -> dict[str, Any]:
    now = int(time.time())
    own = {"iss": ISSUER, "sub": "gina", "aud": CLIENT, "iat": now, "exp": now + 600, "nonce": NONCE}
    stated = own | {"email": "gina@example.com", "email_verified": True} | more
    return {name: value for name, value in stated.items() if value is not ...}


def signed(key: Any = KEY, algorithm: str = "RS256", kid: Any = "one", headers: Any = None, **more: Any) -> str:
    return jwt.encode(claims(**more), key, algorithm, headers={"kid": kid, **(headers or {})})


def said(status: int, content: bytes, **headers: str) -> httpx.Response:
    """An answer that is still on its way, as from a network."""
    return httpx.Response(status, headers=headers, stream=httpx.ByteStream(content))


class Pretender:
    """A provider that says what a test wants, and counts what it is asked."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.token: Any = signed()
        self.keys: list[dict[str, Any]] = [jwk(KEY, "one")]
        self.discovery = {
            "issuer": ISSUER,
            "authorization_endpoint": f"{ISSUER}/authorize",
            "token_endpoint": f"{ISSUER}/token",
            "jwks_uri": f"{ISSUER}/keys",
        }
        self.asked: list[str] = []
        self.answers: dict[str, Callable[[], httpx.Response]] = {}
        settings = ProviderSettings(ProviderName.GOOGLE, ISSUER, CLIENT, "https://budget.example/google", "secret")
        self.provider = OpenIdProvider(settings, httpx.MockTransport(self.answer), lambda: self.now)

    def answer(self, request: httpx.Request) -> httpx.Response:
        path = request.url.path
        self.asked.append(path)
        if path in self.answers:
            return self.answers[path]()
        if path == "/token":
            return said(200, msgspec.json.encode({"id_token": self.token}))
        return said(200, msgspec.json.encode({"keys": self.keys} if path == "/keys" else self.discovery))

    def identity(self, nonce: str = NONCE) -> Identity:
        return asyncio.run(self.provider.identity("code", "verifier", nonce))

    def url(self) -> str:
        return asyncio.run(self.provider.sign_in_url(Challenge("state", "nonce", "challenge")))

    def code(self, nonce: str = NONCE) -> ErrorCode | None:
        try:
            self.identity(nonce)
        except DomainError as error:
            return error.code
        return None


def test_a_good_token_says_who_it_is() -> None:
    found = Pretender().identity()
    assert (found.issuer, found.subject, found.email, found.is_email_verified) == (
        ISSUER,
        "gina",
        "gina@example.com",
        True,
    )


def encoded(part: bytes) -> str:
    return urlsafe_b64encode(part).decode().rstrip("=")


def assembled(header: dict[str, Any], sign: Callable[[bytes], bytes], **more: Any) -> str:
    """A token that no library would write."""
    content = ".".join(encoded(msgspec.json.encode(part)) for part in (header, claims(**more)))
    return f"{content}.{encoded(sign(content.encode()))}"


def by_key(content: bytes) -> bytes:
    return KEY.sign(content, PKCS1v15(), SHA256())


def by_public_key(content: bytes) -> bytes:
    return hmac.digest(public_key(), content, "sha256")


def public_key() -> bytes:
    return KEY.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def test_a_token_assembled_by_hand_is_as_good_when_it_is_right() -> None:
    pretender = Pretender()
    pretender.token = assembled({"alg": "RS256", "kid": "one"}, by_key)
    assert pretender.code() is None


HOUR = 3600
FORGED: dict[str, Callable[[], Any]] = {
    "no token": lambda: None,
    "a number": lambda: 5,
    "an empty text": lambda: "",
    "no token at all": lambda: "token",
    "a token too long": lambda: signed(padding="x" * 20_000),
    "without a signature": lambda: jwt.encode(claims(), "", "none", headers={"kid": "one"}),
    "without an algorithm": lambda: assembled({"kid": "one"}, by_key),
    "signed by itself with the public key as a secret": lambda: assembled(
        {"alg": "HS256", "kid": "one"}, by_public_key
    ),
    "signed with our own secret": lambda: signed(SECRET, "HS256"),
    "signed with another key": lambda: signed(OTHER_KEY),
    "signed with another hash": lambda: signed(algorithm="RS512"),
    "signed with another padding": lambda: signed(algorithm="PS256"),
    "with a key that it names by address": lambda: signed(OTHER_KEY, headers={"jku": "https://evil.example/keys"}),
    "with a key that it brings": lambda: signed(OTHER_KEY, headers={"jwk": jwk(OTHER_KEY, "one")}),
    "with a key the provider has not": lambda: signed(kid="two"),
    "with a key of no name": lambda: jwt.encode(claims(), KEY, "RS256"),
    "with a part that must be understood": lambda: signed(headers={"crit": ["exp"]}),
    "with a changed payload": lambda: ".".join(
        (signed().split(".")[0], signed(sub="victim").split(".")[1], signed().split(".")[2])
    ),
    "of another issuer": lambda: signed(iss="https://evil.example"),
    "of an issuer that begins alike": lambda: signed(iss=f"{ISSUER}.evil.example"),
    "of the issuer with a slash": lambda: signed(iss=f"{ISSUER}/"),
    "of several issuers": lambda: assembled({"alg": "RS256", "kid": "one"}, by_key, iss=[ISSUER]),
    "of no issuer": lambda: signed(iss=...),
    "for another app": lambda: signed(aud="other"),
    "for us and another app": lambda: signed(aud=[CLIENT, "other"]),
    "for nobody": lambda: signed(aud=[]),
    "without audience": lambda: signed(aud=...),
    "asked for by another app": lambda: signed(azp="other"),
    "that is over": lambda: signed(exp=int(time.time()) - HOUR),
    "that is over since two minutes": lambda: signed(exp=int(time.time()) - 120),
    "that never ends": lambda: signed(exp=...),
    "that ends never by a text": lambda: signed(exp="never"),
    "that is not yet good": lambda: signed(nbf=int(time.time()) + HOUR),
    "of tomorrow": lambda: signed(iat=int(time.time()) + 24 * HOUR),
    "of no time": lambda: signed(iat=...),
    "of another sign-in": lambda: signed(nonce="another nonce"),
    "of no sign-in": lambda: signed(nonce=...),
    "of an empty sign-in": lambda: signed(nonce=""),
    "of several sign-ins": lambda: signed(nonce=[NONCE]),
    "of nobody": lambda: signed(sub=...),
    "of an empty name": lambda: signed(sub=""),
    "of a name too long": lambda: signed(sub="x" * 256),
    "of a number": lambda: signed(sub=5),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_token_is_refused(name: str) -> None:
    pretender = Pretender()
    pretender.token = FORGED[name]()
    assert pretender.code() is ErrorCode.AUTH_PROVIDER_FAILED


@pytest.mark.parametrize(
    "email", [None, 5, "", "gina", "gina@", "a@b@c", "x" * 300 + "@example.com", ["g@example.com"]]
)
def test_what_is_no_email_is_none(email: Any) -> None:
    pretender = Pretender()
    pretender.token = signed(email=email)
    assert pretender.identity().email is None


@pytest.mark.parametrize(
    ("claim", "verified"), [(True, True), ("true", True), (False, False), (1, False), ("1", False)]
)
def test_an_email_is_verified_when_it_is_said_so(claim: Any, verified: bool) -> None:
    pretender = Pretender()
    pretender.token = signed(email_verified=claim)
    assert pretender.identity().is_email_verified is verified


def failing(status: int = 500, content: bytes = b"") -> Callable[[], httpx.Response]:
    return lambda: said(status, content)


def unreachable() -> httpx.Response:
    raise httpx.ConnectError("no route")


OUTAGES: dict[str, Callable[[], httpx.Response]] = {
    "unreachable": unreachable,
    "an error": failing(503),
    "no JSON": failing(200, b"<html>"),
    "an array": failing(200, b"[]"),
    "a redirect": lambda: said(302, b"", location="https://evil.example"),
    "too much": failing(200, b" " * (ANSWER_MAX_BYTES + 1)),
    "deep nesting": failing(200, b'{"a":' * 20_000),
    "nothing of what is needed": failing(200, b"{}"),
}


@pytest.mark.parametrize("path", ["/.well-known/openid-configuration", "/keys"])
@pytest.mark.parametrize("outage", OUTAGES)
def test_an_outage_says_so(path: str, outage: str) -> None:
    pretender = Pretender()
    pretender.answers[path] = OUTAGES[outage]
    assert pretender.code() is ErrorCode.PROVIDER_UNAVAILABLE
    assert not any("evil" in asked for asked in pretender.asked)


@pytest.mark.parametrize("outage", sorted({*OUTAGES} - {"nothing of what is needed"}))
def test_an_outage_of_the_exchange_says_so(outage: str) -> None:
    pretender = Pretender()
    pretender.answers["/token"] = OUTAGES[outage]
    assert pretender.code() is ErrorCode.PROVIDER_UNAVAILABLE


def test_a_code_that_the_provider_refuses_failed() -> None:
    pretender = Pretender()
    pretender.answers["/token"] = failing(400, b'{"error":"invalid_grant"}')
    assert pretender.code() is ErrorCode.AUTH_PROVIDER_FAILED


@pytest.mark.parametrize(
    "wrong", [{"issuer": "https://evil.example"}, {"token_endpoint": "http://id.example/token"}, {"jwks_uri": 5}]
)
def test_a_description_of_something_else_is_no_description(wrong: dict[str, Any]) -> None:
    pretender = Pretender()
    pretender.discovery |= wrong
    assert pretender.code() is ErrorCode.PROVIDER_UNAVAILABLE


def test_keys_are_asked_for_once_a_day() -> None:
    pretender = Pretender()
    for _ in range(3):
        pretender.identity()
    assert pretender.asked.count("/keys") == pretender.asked.count("/.well-known/openid-configuration") == 1
    pretender.now += KEPT_SECONDS
    pretender.identity()
    assert pretender.asked.count("/keys") == 2


def test_a_new_key_is_found_and_a_forger_makes_us_ask_once_in_five_minutes() -> None:
    pretender = Pretender()
    pretender.identity()
    pretender.token, pretender.keys = signed(OTHER_KEY, kid="two"), [jwk(KEY, "one"), jwk(OTHER_KEY, "two")]
    pretender.now += REFETCH_SECONDS
    assert pretender.code() is None
    pretender.token = signed(kid="three")
    for _ in range(10):
        assert pretender.code() is ErrorCode.AUTH_PROVIDER_FAILED
    assert pretender.asked.count("/keys") == 2
    pretender.now += REFETCH_SECONDS
    pretender.code()
    assert pretender.asked.count("/keys") == 3


def test_while_keys_can_not_be_had_anew_the_old_ones_count() -> None:
    pretender = Pretender()
    pretender.identity()
    pretender.answers |= {"/keys": unreachable, "/.well-known/openid-configuration": unreachable}
    pretender.now += 3 * KEPT_SECONDS
    assert pretender.code() is None
    assert pretender.asked.count("/keys") == 2


def test_without_any_keys_we_ask_again_after_a_while() -> None:
    pretender = Pretender()
    pretender.answers["/keys"] = unreachable
    for _ in range(5):
        assert pretender.code() is ErrorCode.PROVIDER_UNAVAILABLE
    assert pretender.asked.count("/keys") == 1
    del pretender.answers["/keys"]
    pretender.now += RETRY_SECONDS
    assert pretender.code() is None


def test_the_provider_is_asked_only_where_its_description_says() -> None:
    pretender = Pretender()
    assert pretender.url().startswith(f"{ISSUER}/authorize?client_id=budget&")
    pretender.identity()
    assert pretender.asked == ["/.well-known/openid-configuration", "/token", "/keys"]
