"""Settings of the client of a sign-in provider."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from types import MappingProxyType
from typing import Final

_SECRET_LIFETIME = timedelta(minutes=5)


class ProviderName(StrEnum):
    """The providers of the product."""

    GOOGLE = "google"
    APPLE = "apple"


ISSUERS: Final = MappingProxyType(
    {ProviderName.GOOGLE: "https://accounts.google.com", ProviderName.APPLE: "https://appleid.apple.com"}
)


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
        """Return the secret that shows the provider that it is us."""
        if isinstance(self.secret, str):
            return self.secret
        import jwt  # every process reads these settings, few ever sign

        claims = {"iss": self.secret.team_id, "aud": self.issuer, "sub": self.client_id}
        times = {"iat": now, "exp": now + _SECRET_LIFETIME}
        return jwt.encode(claims | times, self.secret.pem, algorithm="ES256", headers={"kid": self.secret.key_id})
