"""How often something may be done: so many times in so many seconds."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from budget_api.config import ConfigError

_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_QUOTA = re.compile(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,4})? ?(second|minute|hour|day)s?", re.ASCII)
OFF = "off"


@dataclass(frozen=True, slots=True)
class Quota:
    """`count` times in `seconds`."""

    count: int
    seconds: int


def read_quota(setting: str, text: str) -> Quota | None:
    """`30/hour`, `10/15 minutes`; None for `off`. Raises `ConfigError` for anything else."""
    if text == OFF:
        return None
    found = _QUOTA.fullmatch(text)
    if found is None:
        raise ConfigError(f"{setting} must be like 30/hour, 10/15 minutes, or off, not {text!r}.")
    return Quota(int(found[1]), int(found[2] or 1) * _SECONDS[found[3]])


Quotas = Mapping[str, Quota | None]
"""By `WHAT_SCOPE`; None, or no entry, is no limit."""

PREFIX: Final = "BUDGET_LIMIT_"
DEFAULTS: Final[Quotas] = MappingProxyType(
    {
        "SIGN_UP_ACCOUNT": Quota(10, 3600),
        "SIGN_UP_ADDRESS": Quota(30, 3600),
        "SIGN_UP_TOTAL": Quota(2000, 3600),
        "LOGIN_ACCOUNT": Quota(100, 3600),
        "LOGIN_DEVICE": Quota(10, 900),
        "LOGIN_ADDRESS": Quota(120, 60),
        "LOGIN_TOTAL": Quota(3000, 60),
        "PASSWORD_ACCOUNT": Quota(10, 900),
        "CODE_ACCOUNT": Quota(5, 3600),
        "CODE_ADDRESS": Quota(30, 3600),
        "CODE_TOTAL": Quota(2000, 3600),
        "CODE_DEVICE": Quota(3, 600),
        "CODE_DAY": Quota(8, 86400),
        "CODE_TRY_ADDRESS": Quota(60, 600),
        "CODE_TRY_TOTAL": Quota(6000, 600),
        "SEARCH_ACCOUNT": Quota(30, 60),
        "SEARCH_DAY": Quota(300, 86400),
        "SEARCH_ADDRESS": Quota(120, 60),
        "SEARCH_TOTAL": Quota(3000, 60),
        "STOCKS_ACCOUNT": Quota(30, 60),
        "INVITATION_ACCOUNT": Quota(30, 86400),
        "INVITATION_ADDRESS": Quota(100, 86400),
        "INVITATION_TOTAL": Quota(20_000, 86400),
        "ENTRY_ACCOUNT": Quota(1000, 60),
        "WRITE_ACCOUNT": Quota(2000, 60),
        "IMPORT_ACCOUNT": Quota(120, 600),
        "TOKEN_ACCOUNT": Quota(30, 3600),
        "PROVIDER_ADDRESS": Quota(120, 3600),
        "PROVIDER_TOTAL": Quota(6000, 3600),
        "AVATAR_ACCOUNT": Quota(20, 3600),
        "AVATAR_ADDRESS": Quota(100, 3600),
        "AVATAR_TOTAL": Quota(2000, 3600),
    }
)


def read_limits(env: Mapping[str, str]) -> Quotas:
    """The defaults, and what the environment says instead. A name that limits nothing is refused, as it is a slip."""
    said = {name.removeprefix(PREFIX): text for name, text in env.items() if name.startswith(PREFIX) and text}
    if unknown := sorted(said.keys() - DEFAULTS):
        raise ConfigError(f"There is no limit {PREFIX}{unknown[0]}. There are: {', '.join(DEFAULTS)}.")
    return {**DEFAULTS, **{name: read_quota(PREFIX + name, text) for name, text in said.items()}}
