"""Limits of how often something may be done: so many times in so many seconds."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from budget_api.config.setting import ConfigError, Environment, Setting

_SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_QUOTA = re.compile(r"([1-9][0-9]{0,8})/([1-9][0-9]{0,4})? ?(second|minute|hour|day)s?", re.ASCII)
OFF = "off"


@dataclass(frozen=True, slots=True)
class Quota:
    """`count` times in `seconds`."""

    count: int
    seconds: int


def quota(text: str) -> Quota | None:
    """Return the quota of a text like `30/hour` or `10/15 minutes`; None for `off`."""
    if text == OFF:
        return None
    match = _QUOTA.fullmatch(text)
    if match is None:
        raise ValueError(f"must be like 30/hour, 10/15 minutes, or off, not {text!r}.")
    return Quota(int(match[1]), int(match[2] or 1) * _SECONDS[match[3]])


Quotas = Mapping[str, Quota | None]
"""Quotas by `WHAT_SCOPE`; None, or no entry, is no limit."""

PREFIX: Final = "BUDGET_LIMIT_"


_LIMITS: Final = {  # default and the calls that are counted
    "SIGN_UP_ACCOUNT": ("10/hour", "sign-ups with one e-mail"),
    "SIGN_UP_ADDRESS": ("30/hour", "sign-ups from one place"),
    "SIGN_UP_TOTAL": ("2000/hour", "all sign-ups"),
    "LOGIN_ACCOUNT": ("100/hour", "wrong passwords for one e-mail"),
    "LOGIN_DEVICE": ("10/15 minutes", "wrong passwords for one e-mail from one place"),
    "LOGIN_ADDRESS": ("120/minute", "sign-ins from one place"),
    "LOGIN_TOTAL": ("3000/minute", "all sign-ins"),
    "PASSWORD_ACCOUNT": ("10/15 minutes", "wrong passwords where a signed-in user must show that it is them"),
    "CODE_ACCOUNT": ("5/hour", "codes asked for by a signed-in user"),
    "CODE_ADDRESS": ("30/hour", "codes asked for from one place"),
    "CODE_TOTAL": ("2000/hour", "all codes asked for"),
    "CODE_DEVICE": ("3/10 minutes", "codes for a new password for one e-mail from one place (IPv6 /48)"),
    "CODE_DAY": ("8/day", "codes for a new password for one e-mail from one place in a day"),
    "CODE_TRY_ADDRESS": ("60/10 minutes", "codes entered from one place; each code can be tried five times at most"),
    "CODE_TRY_TOTAL": ("6000/10 minutes", "all codes entered"),
    "SEARCH_ACCOUNT": ("30/minute", "searches for people by one user"),
    "SEARCH_DAY": ("300/day", "searches for people by one user in a day"),
    "SEARCH_ADDRESS": ("120/minute", "searches for people from one place"),
    "SEARCH_TOTAL": ("3000/minute", "all searches for people"),
    "STOCKS_ACCOUNT": ("30/minute", "searches for stocks and prices by one user"),
    "LINK_ACCOUNT": ("60/10 minutes", "invitation links made, looked at and used by one user"),
    "LINK_ADDRESS": ("120/10 minutes", "the same from one place"),
    "LINK_TOTAL": ("6000/10 minutes", "all of the same"),
    "INVITATION_ACCOUNT": ("30/day", "people whom one user invites"),
    "INVITATION_ADDRESS": ("100/day", "people who are invited from one place"),
    "INVITATION_TOTAL": ("20000/day", "all people who are invited"),
    "ENTRY_ACCOUNT": ("1000/minute", "entries that one user adds, with the past days that new schedules post"),
    "WRITE_ACCOUNT": ("2000/minute", "all changes of one user; a change that takes longer than a minute is undone"),
    "WRITER_ACCOUNT": ("180000/10 minutes", "milliseconds for which the changes of one user keep others from writing"),
    "IMPORT_ACCOUNT": (
        "120/10 minutes",
        "previews and imports of files, and of other apps' budgets, by one user; one at a time",
    ),
    "TOKEN_ACCOUNT": ("30/hour", "personal access tokens that one user makes"),
    "PROVIDER_ADDRESS": ("120/hour", "steps of sign-ins with Google or Apple from one place"),
    "PROVIDER_TOTAL": ("6000/hour", "all steps of sign-ins with Google or Apple"),
    "AVATAR_ACCOUNT": ("20/hour", "pictures that one user sends"),
    "AVATAR_ADDRESS": ("100/hour", "pictures sent from one place"),
    "AVATAR_TOTAL": ("2000/hour", "all pictures sent"),
}
LIMITS: Final = {
    name: Setting(PREFIX + name, quota, quota(default), text, default) for name, (default, text) in _LIMITS.items()
}
"""Settings of the limits, by the limits' names."""
DEFAULTS: Final[Quotas] = {name: limit.default for name, limit in LIMITS.items()}


def read_limits(env: Environment) -> Quotas:
    """Return all limits; `ConfigError` for a variable that names none, as that is a slip."""
    names = {name.removeprefix(PREFIX) for name in env if name.startswith(PREFIX) and env[name]}
    if unknown := sorted(names - LIMITS.keys()):
        raise ConfigError(f"There is no limit {PREFIX}{unknown[0]}. There are: {', '.join(LIMITS)}.")
    return {name: limit.read(env) for name, limit in LIMITS.items()}
