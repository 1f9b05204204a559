"""Which sign-in providers there are, as they are configured; each is off until its client id is set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final
from urllib.parse import urlsplit

import jwt

from budget_api.http.errors import ConfigError

_SECRET_LIFETIME = timedelta(minutes=5)
_LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})


class ProviderName(StrEnum):
    """The providers of the product."""

    GOOGLE = "google"
    APPLE = "apple"


ISSUERS: Final = MappingProxyType(
    {ProviderName.GOOGLE: "https://accounts.google.com", ProviderName.APPLE: "https://appleid.apple.com"}
)
RETURNS: Final = MappingProxyType({ProviderName.GOOGLE: "/google", ProviderName.APPLE: "/api/auth/apple"})
"""Where a provider sends people back to, below our own address."""


@dataclass(frozen=True, slots=True)
class SigningKey:
    """Apple wants a secret that is signed anew: with this key of that team."""

    team_id: str
    key_id: str
    pem: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ProviderSettings:
    """One provider."""

    name: ProviderName
    issuer: str
    client_id: str
    redirect_uri: str
    secret: str | SigningKey = field(repr=False)

    def client_secret(self, now: datetime) -> str:
        """What shows the provider that it is us."""
        if isinstance(self.secret, str):
            return self.secret
        claims = {"iss": self.secret.team_id, "aud": self.issuer, "sub": self.client_id}
        times = {"iat": now, "exp": now + _SECRET_LIFETIME}
        return jwt.encode(claims | times, self.secret.pem, algorithm="ES256", headers={"kid": self.secret.key_id})


def read_providers(env: Mapping[str, str]) -> tuple[ProviderSettings, ...]:
    """Those whose client id is set. Raises `ConfigError` where something is missing beside it."""
    return tuple(_provider(env, name) for name in ProviderName if env.get(f"BUDGET_{name.upper()}_CLIENT_ID"))


def _provider(env: Mapping[str, str], name: ProviderName) -> ProviderSettings:
    prefix = f"BUDGET_{name.upper()}_"
    if not env.get("BUDGET_URL"):
        raise ConfigError(f"{prefix}CLIENT_ID needs BUDGET_URL, the address people come back to.")
    issuer = (env.get(f"{prefix}ISSUER") or ISSUERS[name]).rstrip("/")
    parts = urlsplit(issuer)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in _LOOPBACK):
        raise ConfigError(f"{prefix}ISSUER must begin with https://, not {issuer!r}.")
    return ProviderSettings(
        name=name,
        issuer=issuer,
        client_id=env[f"{prefix}CLIENT_ID"],
        redirect_uri=env["BUDGET_URL"].rstrip("/") + RETURNS[name],
        secret=env.get(f"{prefix}CLIENT_SECRET") or _signing_key(env, prefix),
    )


def _signing_key(env: Mapping[str, str], prefix: str) -> SigningKey:
    team_id, key_id, file = (env.get(prefix + name, "") for name in ("TEAM_ID", "KEY_ID", "KEY_FILE"))
    if prefix != "BUDGET_APPLE_" or not (team_id and key_id and file):
        more = " or TEAM_ID, KEY_ID and KEY_FILE" if prefix == "BUDGET_APPLE_" else ""
        raise ConfigError(f"{prefix}CLIENT_ID needs {prefix}CLIENT_SECRET{more} beside it.")
    try:
        return SigningKey(team_id, key_id, Path(file).read_text("utf-8"))
    except OSError as error:
        raise ConfigError(f"{prefix}KEY_FILE can't be read: {error}.") from error
