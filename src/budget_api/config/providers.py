"""Settings of the sign-in providers; each is off until its client id is set."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Final

from budget_api.config.setting import ConfigError, Environment, Setting
from budget_api.config.values import web_address


class ProviderName(StrEnum):
    """Sign-in providers of the product."""

    GOOGLE = "google"
    APPLE = "apple"


RETURNS: Final = MappingProxyType({ProviderName.GOOGLE: "/google", ProviderName.APPLE: "/api/auth/apple"})
"""Paths that providers send people back to, below the server's own address."""


@dataclass(frozen=True, slots=True)
class SigningKey:
    """Key of a team, with which Apple wants each secret signed anew."""

    team_id: str
    key_id: str
    pem: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ProviderSettings:
    """Client of one provider."""

    name: ProviderName
    issuer: str
    client_id: str
    redirect_uri: str
    secret: str | SigningKey = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Client:
    """Settings that one provider has."""

    client_id: Setting[str]
    secret: Setting[str]
    issuer: Setting[str]


_ISSUER_HELP = "another OpenID provider instead"
_CLIENTS = {
    ProviderName.GOOGLE: _Client(
        Setting("BUDGET_GOOGLE_CLIENT_ID", str, "", "id of an OAuth client for web applications", needs="BUDGET_URL"),
        Setting("BUDGET_GOOGLE_CLIENT_SECRET", str, "", "secret of that client"),
        Setting("BUDGET_GOOGLE_ISSUER", web_address, "https://accounts.google.com", _ISSUER_HELP),
    ),
    ProviderName.APPLE: _Client(
        Setting("BUDGET_APPLE_CLIENT_ID", str, "", "the Services ID", needs="BUDGET_URL"),
        Setting("BUDGET_APPLE_CLIENT_SECRET", str, "", "a secret signed elsewhere, instead of the next three"),
        Setting("BUDGET_APPLE_ISSUER", web_address, "https://appleid.apple.com", _ISSUER_HELP),
    ),
}
_TEAM_ID = Setting("BUDGET_APPLE_TEAM_ID", str, "", "id of the team that owns the key")
_KEY_ID = Setting("BUDGET_APPLE_KEY_ID", str, "", "id of the key")
_KEY_FILE = Setting("BUDGET_APPLE_KEY_FILE", str, "", "the `.p8` key, with which secrets are signed")
_GOOGLE, _APPLE = _CLIENTS.values()
PROVIDER_SETTINGS: Final = (
    *(_GOOGLE.client_id, _GOOGLE.secret, _GOOGLE.issuer),
    *(_APPLE.client_id, _APPLE.secret, _TEAM_ID, _KEY_ID, _KEY_FILE, _APPLE.issuer),
)


def read_providers(env: Environment) -> tuple[ProviderSettings, ...]:
    """Return the providers whose client id is set. Raises: ConfigError."""
    return tuple(_provider(env, name, client) for name, client in _CLIENTS.items() if client.client_id.read(env))


def _provider(env: Environment, name: ProviderName, client: _Client) -> ProviderSettings:
    secret = client.secret.read(env) or (_signing_key(env) if name is ProviderName.APPLE else None)
    if not secret:
        more = " or TEAM_ID, KEY_ID and KEY_FILE" if name is ProviderName.APPLE else ""
        raise ConfigError(f"{client.client_id.name} needs {client.secret.name}{more} beside it.")
    return ProviderSettings(
        name=name,
        issuer=client.issuer.read(env),
        client_id=client.client_id.read(env),
        redirect_uri=env["BUDGET_URL"].strip().rstrip("/") + RETURNS[name],
        secret=secret,
    )


def _signing_key(env: Environment) -> SigningKey | None:
    team_id, key_id, file = (setting.read(env) for setting in (_TEAM_ID, _KEY_ID, _KEY_FILE))
    if not (team_id and key_id and file):
        return None
    try:
        pem = Path(file).read_bytes()
    except OSError as error:
        raise ConfigError(f"{_KEY_FILE.name} can't be read: {error}.") from error
    if not _is_signing_key(pem):
        raise ConfigError(f"{_KEY_FILE.name} must be the .p8 file of a key as Apple gives it out; {file} is none.")
    return SigningKey(team_id, key_id, pem.decode("ascii"))


def _is_signing_key(pem: bytes) -> bool:
    from cryptography.exceptions import UnsupportedAlgorithm  # every process reads these settings, few have a key
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        return isinstance(load_pem_private_key(pem, None), EllipticCurvePrivateKey)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return False
