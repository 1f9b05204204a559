"""Which sign-in providers this server is set up for; each is off until its client id is set."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from budget_api.config import ConfigError, read_web_address
from budget_api.integrations.openid.settings import ISSUERS, ProviderName, ProviderSettings, SigningKey

RETURNS: Final = MappingProxyType({ProviderName.GOOGLE: "/google", ProviderName.APPLE: "/api/auth/apple"})
"""Where a provider sends people back to, below our own address."""


def read_providers(env: Mapping[str, str]) -> tuple[ProviderSettings, ...]:
    """Return the providers whose client id is set. Raises `ConfigError` where something is missing beside it."""
    return tuple(_provider(env, name) for name in ProviderName if env.get(f"BUDGET_{name.upper()}_CLIENT_ID"))


def _provider(env: Mapping[str, str], name: ProviderName) -> ProviderSettings:
    prefix = f"BUDGET_{name.upper()}_"
    if not env.get("BUDGET_URL"):
        raise ConfigError(f"{prefix}CLIENT_ID needs BUDGET_URL, the address people come back to.")
    return ProviderSettings(
        name=name,
        issuer=read_web_address(env, f"{prefix}ISSUER") or ISSUERS[name].rstrip("/"),
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
        pem = Path(file).read_bytes()
    except OSError as error:
        raise ConfigError(f"{prefix}KEY_FILE can't be read: {error}.") from error
    if not _is_signing_key(pem):
        raise ConfigError(f"{prefix}KEY_FILE must be the .p8 file of a key as Apple gives it out; {file} is none.")
    return SigningKey(team_id, key_id, pem.decode("ascii"))


def _is_signing_key(pem: bytes) -> bool:
    from cryptography.exceptions import UnsupportedAlgorithm  # every process reads these settings, few have a key
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        return isinstance(load_pem_private_key(pem, None), EllipticCurvePrivateKey)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return False
