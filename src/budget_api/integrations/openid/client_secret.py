"""Secret by which a provider knows this server."""

from datetime import datetime, timedelta

import jwt

from budget_api.config import ProviderSettings

_SECRET_LIFETIME = timedelta(minutes=5)


def client_secret(settings: ProviderSettings, now: datetime) -> str:
    """Return the secret of the settings, or one signed with their key."""
    key = settings.secret
    if isinstance(key, str):
        return key
    claims = {"iss": key.team_id, "aud": settings.issuer, "sub": settings.client_id}
    times = {"iat": now, "exp": now + _SECRET_LIFETIME}
    return jwt.encode(claims | times, key.pem, algorithm="ES256", headers={"kid": key.key_id})
