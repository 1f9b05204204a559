"""Notification as it is sent: to the browsers of its user, in the user's language."""

from dataclasses import dataclass
from datetime import datetime

import msgspec

from budget_core.base.texts import text_of


@dataclass(frozen=True, slots=True)
class Device:
    """Browser that accepts push messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class Message:
    """Notification and the devices it goes to. `id` is the same at every attempt."""

    id: str
    text: str
    params: dict[str, str]
    url: str
    language: str
    expires_at: datetime
    devices: tuple[Device, ...]

    def content(self) -> bytes:
        """Return the JSON that the service worker shows.

        Without amounts, as locked screens show it too.
        """
        title, body = (text_of(f"push.{self.text}.{part}", self.language, **self.params) for part in ("title", "body"))
        return msgspec.json.encode({"title": title, "body": body, "url": self.url, "tag": self.id})
