"""Codes for a mail and the tokens that go with them.

Each purpose has a key of its own, so none stands in for another. A token names a challenge and its end. It holds no
code and nothing that tells whether an e-mail is known. What signs is imported where it is needed, as in
`access.tokens`.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any
from uuid import uuid4

from budget_api.access.tokens import ALGORITHM, ISSUER, is_canonical, is_id, is_timestamp
from budget_core.base.codes import ALPHABET
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import CODE_CHARACTERS, CODE_LIFETIME_MINUTES, TOKEN_MAX_CHARACTERS

LIFETIME = timedelta(minutes=CODE_LIFETIME_MINUTES)
_CLAIMS = ["exp", "iss", "aud", "rid", "typ"]


class Purpose(StrEnum):
    """Purpose of a code; also the `typ` and the audience of its token."""

    RESET = "pwreset"
    EMAIL = "verify"
    LINK = "pwlink"
    """New password by a link from the server's owner; unlike a mail it proves no e-mail."""


@dataclass(frozen=True, slots=True)
class NewCode:
    """New code for a mail, and its stored form."""

    challenge_id: str
    purpose: Purpose
    code: str
    mac: str
    created_at: datetime
    expires_at: datetime


@dataclass(frozen=True, slots=True)
class CodeAnswer:
    """Entered code in the form in which it is compared."""

    challenge_id: str
    purpose: Purpose
    mac: str


class Codes:
    """Factory and reader of codes and their tokens."""

    def __init__(self, key: bytes) -> None:
        self._pepper = derived_key(key, "code")
        self._keys = {purpose: derived_key(key, purpose) for purpose in Purpose}

    def new(self, purpose: Purpose, now: datetime, lifetime: timedelta = LIFETIME) -> NewCode:
        """Return a challenge with a random code."""
        challenge_id = str(uuid4())
        code = "".join(secrets.choice(ALPHABET) for _ in range(CODE_CHARACTERS))
        mac = self._mac(purpose, challenge_id, code)
        # The token's end has whole seconds: the challenge ends with it.
        return NewCode(challenge_id, purpose, code, mac, now, (now + lifetime).replace(microsecond=0))

    def token(self, purpose: Purpose, challenge_id: str, expires: datetime, **claims: str) -> str:
        """Return the signed token that names a challenge and when it ends."""
        import jwt

        standard_claims: dict[str, Any] = {
            "iss": ISSUER,
            "aud": purpose,
            "typ": purpose,
            "rid": challenge_id,
            "exp": expires,
        }
        return jwt.encode(claims | standard_claims, self._keys[purpose], algorithm=ALGORITHM)

    def reset_answer(self, token: str, code: str, now: datetime) -> CodeAnswer:
        """Return `answer` for a new password, by a mailed code or the owner's link."""
        try:
            return self.answer(Purpose.LINK, token, code, now)
        except DomainError as error:
            if error.code is ErrorCode.AUTH_CODE_EXPIRED:
                raise
            return self.answer(Purpose.RESET, token, code, now)

    def answer(self, purpose: Purpose, token: str, code: str, now: datetime) -> CodeAnswer:
        """Return the stored answer to compare, for a token and a code that came with it.

        AUTH_CODE_EXPIRED for a token of ours that is over, AUTH_CODE_INCORRECT for what is none.
        """
        claims = self._claims(purpose, token)
        if datetime.fromtimestamp(claims["exp"], UTC) <= now:
            raise wrong_code(ErrorCode.AUTH_CODE_EXPIRED)
        return CodeAnswer(claims["rid"], purpose, self._mac(purpose, claims["rid"], code))

    def _claims(self, purpose: Purpose, token: str) -> dict[str, Any]:
        import jwt

        if len(token) > TOKEN_MAX_CHARACTERS:
            raise wrong_code()
        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                self._keys[purpose],
                algorithms=[ALGORITHM],
                issuer=ISSUER,
                audience=purpose.value,
                options={"require": _CLAIMS, "verify_exp": False},
            )
        except (jwt.PyJWTError, ValueError):
            raise wrong_code() from None
        if (
            not is_canonical(token)
            or claims["typ"] != purpose
            or not is_id(claims["rid"])
            or not is_timestamp(claims["exp"])
        ):
            raise wrong_code()
        return claims

    def _mac(self, purpose: Purpose, challenge_id: str, code: str) -> str:
        return hmac.new(self._pepper, f"{purpose}|{challenge_id}|{code}".encode(), hashlib.sha256).hexdigest()


def wrong_code(code: ErrorCode = ErrorCode.AUTH_CODE_INCORRECT) -> DomainError:
    """Return the answer to every code that does not open, whatever the reason."""
    return DomainError(code, {"code": code})


def derived_key(key: bytes, label: str) -> bytes:
    """Return one HKDF block (RFC 5869) with the signing key as the extracted key."""
    return hmac.new(key, f"budget {label}".encode() + b"\x01", hashlib.sha256).digest()
