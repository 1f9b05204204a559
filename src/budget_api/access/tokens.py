"""Tokens, each naming a session row and nothing else that counts.

That of a sign-in is signed. A personal access token is `budget_`, the row's id and a secret; of it a hash is kept.
What signs is imported by who needs it: a call on a local file has no token, and would wait for it.
"""

import contextlib
import hashlib
import os
import re
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NamedTuple
from uuid import UUID

from budget_api.config import ConfigError
from budget_core.base.errors import DomainError
from budget_core.base.limits import TOKEN_MAX_CHARACTERS
from budget_core.contract.validation import entity_id
from budget_core.people.grants import PERSONAL_PREFIX

ISSUER = "budget"
AUDIENCE = "budget-api"
ALGORITHM = "HS256"
KEY_BYTES = 32
KEY_FILE = "secret.key"
_FAR = int(datetime(3000, 1, 1, tzinfo=UTC).timestamp())
KNOWN_TOKENS = 4096
"""Good tokens are read once: a signature stays good. Whether the session still runs is read on every call."""

_SECRET_BYTES = 32
_PERSONAL = re.compile(PERSONAL_PREFIX + r"[A-Za-z0-9_-]{64}", re.ASCII)

IAT_LEEWAY_SECONDS = 30
"""Lead that the clock of the server that signed a token may have."""

_CLAIMS = ["exp", "iat", "iss", "aud", "sub", "sid", "typ"]


class Credential(NamedTuple):
    """Content of a token: its session, and for a personal one the hash that must be that session's."""

    session_id: str
    token_hash: str | None = None


class Tokens:
    """Signer and reader of session tokens."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._read = lru_cache(KNOWN_TOKENS)(self._verified)

    def issue(self, user_id: str, session_id: str, now: datetime, expires: datetime) -> str:
        """Return a token for one session."""
        import jwt

        claims = {"iss": ISSUER, "aud": AUDIENCE, "typ": "session", "sub": user_id, "sid": session_id}
        return jwt.encode(claims | {"iat": now, "exp": expires}, self._key, algorithm=ALGORITHM)

    def credential(self, token: str) -> Credential | None:
        """Return the content of a token; None for anything that is no token of ours."""
        if token.startswith(PERSONAL_PREFIX):
            return personal_credential(token)
        session_id = self.session_of(token)
        return Credential(session_id) if session_id else None

    def session_of(self, token: str) -> str | None:
        """Return the session that a valid session token of ours names; None for anything else."""
        if len(token) > TOKEN_MAX_CHARACTERS:
            return None
        try:
            session_id, expires = self._read(token)
        except ValueError:
            return None
        return session_id if time.time() < expires else None

    def _verified(self, token: str) -> tuple[str, int]:
        import jwt

        try:
            claims: dict[str, Any] = jwt.decode(
                token,
                self._key,
                algorithms=[ALGORITHM],
                issuer=ISSUER,
                audience=AUDIENCE,
                leeway=IAT_LEEWAY_SECONDS,  # the end has none: `session_of` compares it
                options={"require": _CLAIMS},
            )
        except jwt.PyJWTError as error:
            raise ValueError(token) from error
        if (
            not is_canonical(token)
            or claims["typ"] != "session"
            or not is_id(claims["sid"])
            or not is_timestamp(claims["exp"])
        ):
            raise ValueError(claims)
        return claims["sid"], claims["exp"]


def new_personal_token(session_id: str) -> str:
    """Return a personal access token for a session; 256 random bits make it one that nobody guesses."""
    content = UUID(session_id).bytes + secrets.token_bytes(_SECRET_BYTES)
    return PERSONAL_PREFIX + urlsafe_b64encode(content).decode()


def personal_credential(token: str) -> Credential | None:
    """Return the content of a personal access token; None for what has another form."""
    if not _PERSONAL.fullmatch(token):
        return None
    content = urlsafe_b64decode(token.removeprefix(PERSONAL_PREFIX))
    return Credential(str(UUID(bytes=content[:16])), hashlib.sha256(token.encode()).hexdigest())


def is_canonical(token: str) -> bool:
    """Return True when a signed token has our form: base64 also takes padding behind it."""
    parts = token.split(".")
    return parts == [urlsafe_b64encode(urlsafe_b64decode(part + "==")).decode().rstrip("=") for part in parts]


def is_id(claim: object) -> bool:
    """Return True when a claim is an id of our form."""
    try:
        return isinstance(claim, str) and entity_id(claim) == claim
    except DomainError:
        return False


def is_timestamp(claim: object) -> bool:
    """Return True when a claim is a time in whole seconds."""
    return type(claim) is int and 0 < claim < _FAR


def load_key(folder: Path, secret: str | None) -> bytes:
    """Return the signing key: the given secret, or one made once and kept in `folder` for its owner alone."""
    if secret is not None:
        return secret.encode()
    path = folder / KEY_FILE
    if not path.exists():
        keep_key(path, secrets.token_bytes(KEY_BYTES))
    key = path.read_bytes()
    if len(key) < KEY_BYTES:
        raise ConfigError(f"{path} is no signing key: delete it to have one made; everybody signs in again then.")
    return key


def keep_key(path: Path, key: bytes) -> None:
    """Write a key for its owner alone, unless there is one.

    The file appears with its whole content; of several processes that start at once one makes it.
    """
    with NamedTemporaryFile(dir=path.parent, prefix=path.name) as new:
        new.write(key)
        new.flush()
        os.fsync(new.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(new.name, path)
