"""Session tokens: signed, naming a session row and nothing else that counts."""

import secrets
from datetime import datetime
from pathlib import Path
from typing import Any

import jwt

from budget_core.limits import TOKEN_MAX_CHARACTERS

ISSUER = "budget"
AUDIENCE = "budget-api"
ALGORITHM = "HS256"
KEY_BYTES = 32
_CLAIMS = ["exp", "iat", "iss", "aud", "sub", "sid", "typ"]


class Tokens:
    """Signs and reads session tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def issue(self, user_id: str, session_id: str, now: datetime, expires: datetime) -> str:
        """A token for one session."""
        claims = {"iss": ISSUER, "aud": AUDIENCE, "typ": "session", "sub": user_id, "sid": session_id}
        return jwt.encode(claims | {"iat": now, "exp": expires}, self._key, algorithm=ALGORITHM)

    def session_of(self, token: str) -> str | None:
        """The session a token names; None for anything that is not one of our valid session tokens."""
        if len(token) > TOKEN_MAX_CHARACTERS:
            return None
        try:
            claims: dict[str, Any] = jwt.decode(
                token, self._key, algorithms=[ALGORITHM], issuer=ISSUER, audience=AUDIENCE, options={"require": _CLAIMS}
            )
        except (jwt.PyJWTError, ValueError):
            return None
        sid = claims["sid"]
        return sid if claims["typ"] == "session" and isinstance(sid, str) else None


def load_key(folder: Path, secret: str | None) -> bytes:
    """The signing key: from the configuration, or made once and kept in `folder` for its owner alone."""
    if secret is not None:
        return secret.encode()
    path = folder / "secret.key"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(KEY_BYTES))
    return path.read_bytes()
