"""How often something may be done: so many times in so many seconds."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from budget_api.config import ConfigError

_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_RATE = re.compile(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,4})? ?(second|minute|hour|day)s?", re.ASCII)
OFF = "off"


@dataclass(frozen=True, slots=True)
class Rate:
    """`count` times in `seconds`."""

    count: int
    seconds: int


def read_rate(setting: str, text: str) -> Rate | None:
    """`30/hour`, `10/15 minutes`; None for `off`. Raises `ConfigError` for anything else."""
    if text == OFF:
        return None
    found = _RATE.fullmatch(text)
    if found is None:
        raise ConfigError(f"{setting} must be like 30/hour, 10/15 minutes, or off, not {text!r}.")
    return Rate(int(found[1]), int(found[2] or 1) * _SECONDS[found[3]])


Rates = Mapping[str, Rate | None]
"""By `WHAT_SCOPE`; None, or no entry, is no limit."""

PREFIX: Final = "BUDGET_LIMIT_"
DEFAULTS: Final[Rates] = MappingProxyType(
    {
        "SIGN_UP_ACCOUNT": Rate(10, 3600),
        "SIGN_UP_ADDRESS": Rate(30, 3600),
        "SIGN_UP_TOTAL": Rate(2000, 3600),
        "LOGIN_ACCOUNT": Rate(100, 3600),
        "LOGIN_DEVICE": Rate(10, 900),
        "LOGIN_ADDRESS": Rate(120, 60),
        "LOGIN_TOTAL": Rate(3000, 60),
        "PASSWORD_ACCOUNT": Rate(10, 900),
        "CODE_ACCOUNT": Rate(5, 3600),
        "CODE_ADDRESS": Rate(30, 3600),
        "CODE_TOTAL": Rate(2000, 3600),
        "CODE_TRY_ADDRESS": Rate(60, 600),
        "CODE_TRY_TOTAL": Rate(6000, 600),
        "SEARCH_ACCOUNT": Rate(30, 60),
        "SEARCH_DAY": Rate(300, 86400),
        "SEARCH_ADDRESS": Rate(120, 60),
        "SEARCH_TOTAL": Rate(3000, 60),
        "INVITATION_ACCOUNT": Rate(30, 86400),
        "INVITATION_ADDRESS": Rate(100, 86400),
        "INVITATION_TOTAL": Rate(20_000, 86400),
        "ENTRY_ACCOUNT": Rate(1000, 60),
        "TOKEN_ACCOUNT": Rate(30, 3600),
        "PROVIDER_ADDRESS": Rate(120, 3600),
        "PROVIDER_TOTAL": Rate(6000, 3600),
        "AVATAR_ACCOUNT": Rate(20, 3600),
        "AVATAR_ADDRESS": Rate(100, 3600),
        "AVATAR_TOTAL": Rate(2000, 3600),
    }
)


def read_limits(env: Mapping[str, str]) -> Rates:
    """The defaults, and what the environment says instead. A name that limits nothing is refused, as it is a slip."""
    said = {name.removeprefix(PREFIX): text for name, text in env.items() if name.startswith(PREFIX) and text}
    if unknown := sorted(said.keys() - DEFAULTS):
        raise ConfigError(f"There is no limit {PREFIX}{unknown[0]}. There are: {', '.join(DEFAULTS)}.")
    return {**DEFAULTS, **{name: read_rate(PREFIX + name, text) for name, text in said.items()}}
