"""How push messages are sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The services of the four browsers."""


@dataclass(frozen=True, slots=True)
class PushSettings:
    """Where messages may go, and the key that says who sends them."""

    private_key: str | None = field(default=None, repr=False)
    """32 bytes in base64url; without it one is made once and kept in the data folder."""
    hosts: tuple[str, ...] = HOSTS
    """Hosts of push services; `*.` stands for any part before."""
    is_public_only: bool = True
    """Over https and to public addresses alone; only tests, whose service is on this machine, say otherwise."""
    retry_seconds: int = 30
    """How long to wait after the first try that failed; then twice as long each time."""


def read_push(env: Mapping[str, str]) -> PushSettings:
    """The settings of the environment."""
    hosts = tuple(host for part in env.get("BUDGET_PUSH_HOSTS", "").split(",") if (host := part.strip().lower()))
    return PushSettings(env.get("BUDGET_VAPID_PRIVATE_KEY") or None, hosts or HOSTS)
