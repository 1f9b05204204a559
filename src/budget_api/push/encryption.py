"""A push message as its service takes it: encrypted for one browser, signed with the server's key."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from py_vapid import Vapid02
from pywebpush import WebPusher

from budget_api.push.message import Device

_SIGNED_FOR = timedelta(hours=12)
_SIGNED_AGAIN_AFTER = timedelta(hours=1)
"""A signature says who sends to which service: it is the same for all messages of an hour."""


@dataclass(frozen=True, slots=True)
class Encrypted:
    """Body that is posted to an endpoint."""

    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Encryption:
    """Encrypts and signs; `contact` is whom a push service writes to when something is wrong."""

    private_key: str = field(repr=False)
    contact: str
    _signed: dict[str, tuple[datetime, dict[str, str]]] = field(default_factory=dict, repr=False)
    """By service: when, and the headers that say so."""

    def encrypt(self, device: Device, content: bytes, tag: str, now: datetime, lifetime: timedelta) -> Encrypted:
        """Return the message for one browser; a later one of the same tag takes its place while it waits.

        ValueError for keys that are none.
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
        at, headers = self._signed.get(service, (now, {}))
        if not headers or not timedelta() <= now - at < _SIGNED_AGAIN_AFTER:
            claims = {"sub": self.contact, "aud": service, "exp": int((now + _SIGNED_FOR).timestamp())}
            signed = Vapid02.from_string(self.private_key).sign(claims)
            headers = {name.lower(): str(value) for name, value in signed.items()}
            self._signed[service] = (now, headers)
        return headers
