"""Codes of authenticator apps (TOTP, RFC 6238), and recovery codes.

What encrypts and counts is imported where it is needed: a local file has neither.
"""

import hashlib
import re
import secrets
from base64 import b64decode, b64encode
from datetime import datetime, timedelta
from hmac import compare_digest

from budget_api.sign_in.codes import derived_key
from budget_api.sign_in.invitation_codes import digest, new_code
from budget_core.base.codes import normalize_invitation
from budget_core.base.errors import DomainError
from budget_core.base.limits import RECOVERY_CODES, SIGN_IN_TICKET_MINUTES, TOTP_DIGITS, TOTP_PERIOD_SECONDS

ISSUER = "Budget"
DRIFT_STEPS = 1
"""Steps that the clock of a phone may be ahead or behind."""
TICKET_LIFETIME = timedelta(minutes=SIGN_IN_TICKET_MINUTES)
_NONCE_BYTES = 12
_TICKET_BYTES = 32
_CODE = re.compile(rf"[0-9]{{{TOTP_DIGITS}}}", re.ASCII)


class Authenticators:
    """Maker and checker of authenticators, whose secrets it encrypts with the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = derived_key(key, "authenticator")

    def new_secret(self) -> str:
        """Return a random secret in base32."""
        import pyotp

        return pyotp.random_base32()

    def uri(self, secret: str, account: str) -> str:
        """Return the address that an authenticator app reads from a QR code."""
        import pyotp

        return pyotp.TOTP(secret, interval=TOTP_PERIOD_SECONDS).provisioning_uri(name=account, issuer_name=ISSUER)

    def seal(self, secret: str, user_id: str) -> str:
        """Encrypt the secret of a user; in another user's row it can't be read."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        nonce = secrets.token_bytes(_NONCE_BYTES)
        return b64encode(nonce + AESGCM(self._key).encrypt(nonce, secret.encode(), user_id.encode())).decode()

    def step_of(self, sealed: str, user_id: str, code: str, now: datetime) -> int | None:
        """Return the step whose code this is, among the present one and its neighbours.

        None for a wrong code, and for every code of a secret that another server's secret encrypted.
        """
        import pyotp
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        content = b64decode(sealed)
        nonce, encrypted = content[:_NONCE_BYTES], content[_NONCE_BYTES:]
        try:
            secret = AESGCM(self._key).decrypt(nonce, encrypted, user_id.encode()).decode()
        except InvalidTag:
            return None
        totp, present = pyotp.TOTP(secret), int(now.timestamp()) // TOTP_PERIOD_SECONDS
        steps = range(present - DRIFT_STEPS, present + DRIFT_STEPS + 1)
        matches = [step for step in steps if compare_digest(totp.generate_otp(step), code)]
        return max(matches, default=None)


def is_authenticator_code(code: str) -> bool:
    """Return whether a code without spaces has the form of an authenticator's."""
    return _CODE.fullmatch(code) is not None


def without_spaces(text: str) -> str:
    """Return a typed code without its spaces."""
    return "".join(text.split())


def new_recovery_codes() -> list[str]:
    """Return new recovery codes of 80 bits each, too many to guess even from their digests."""
    return [new_code() for _ in range(RECOVERY_CODES)]


def recovery_digest(typed: str) -> str | None:
    """Return the stored digest of a recovery code; None for what can be none."""
    try:
        return digest(normalize_invitation(typed))
    except DomainError:
        return None


def new_ticket() -> str:
    """Return a random ticket."""
    return secrets.token_urlsafe(_TICKET_BYTES)


def ticket_digest(ticket: str) -> str:
    """Return the stored digest of a ticket."""
    return hashlib.sha256(ticket.encode()).hexdigest()
