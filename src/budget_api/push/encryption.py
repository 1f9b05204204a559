"""Encryption of push messages for one browser, and their signature with the server's key."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from py_vapid import Vapid02
from pywebpush import WebPusher

from budget_api.push.message import Device

_SIGNATURE_LIFETIME = timedelta(hours=12)
_SIGNATURE_REUSE = timedelta(hours=1)
"""Time in which messages to one service share a signature."""


@dataclass(frozen=True, slots=True)
class Encrypted:
    """Request to an endpoint."""

    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Encryption:
    """Encryption and signature; `contact` is the address that push services may write to."""

    private_key: str = field(repr=False)
    contact: str
    _signatures: dict[str, tuple[datetime, dict[str, str]]] = field(default_factory=dict, repr=False)
    """Time and headers of the last signature for each service."""

    def encrypt(self, device: Device, content: bytes, tag: str, now: datetime, lifetime: timedelta) -> Encrypted:
        """Return the message for one browser.

        A later one with its tag replaces it while it waits.

        Raises: ValueError for invalid keys.
        """
        subscription = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        body = WebPusher(subscription).encode(content, content_encoding="aes128gcm")["body"]
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, int(lifetime.total_seconds()))),
            "urgency": "high",
            "topic": tag.replace("-", "")[:32],
        }
        service = urlsplit(device.endpoint)
        return Encrypted(headers | self._signature(f"{service.scheme}://{service.netloc}", now), bytes(body))

    def _signature(self, service: str, now: datetime) -> dict[str, str]:
        at, headers = self._signatures.get(service, (now, {}))
        if not headers or not timedelta() <= now - at < _SIGNATURE_REUSE:
            claims = {"sub": self.contact, "aud": service, "exp": int((now + _SIGNATURE_LIFETIME).timestamp())}
            signed = Vapid02.from_string(self.private_key).sign(claims)
            headers = {name.lower(): str(value) for name, value in signed.items()}
            self._signatures[service] = (now, headers)
        return headers
