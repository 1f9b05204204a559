"""Settings of push messages."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from budget_api.config import ConfigError

HOSTS: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""The services of the four browsers."""

_LABEL = "[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
_HOST = re.compile(rf"(\*\.)?({_LABEL}\.)+(?![0-9]){_LABEL}")
"""A name of the internet: no address, no whole top-level domain, nothing before or after it."""


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
    """Seconds to wait after the first try that failed; then twice as long each time."""


def read_push(env: Mapping[str, str]) -> PushSettings:
    """Return the settings of the environment. Raises `ConfigError` for hosts that are none."""
    hosts = tuple(host for part in env.get("BUDGET_PUSH_HOSTS", "").split(",") if (host := part.strip().lower()))
    for host in hosts:
        if _HOST.fullmatch(host) is None:
            raise ConfigError(
                f"BUDGET_PUSH_HOSTS must hold hosts like fcm.googleapis.com or *.push.apple.com, not {host!r}."
            )
    return PushSettings(env.get("BUDGET_VAPID_PRIVATE_KEY") or None, hosts or HOSTS)
