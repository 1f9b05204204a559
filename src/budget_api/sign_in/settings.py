"""Settings of passwords, codes and sessions."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from budget_api.config import ConfigError, read_number

SIGN_UP = "BUDGET_SIGN_UP"
"""The setting that closes sign-ups."""


@dataclass(frozen=True, slots=True)
class PasswordCost:
    """Cost of trying a password, by Argon2id; stored ones keep the cost they were made with."""

    memory_kib: int = 19 * 1024
    rounds: int = 2


@dataclass(frozen=True, slots=True)
class CodeQuota:
    """Number of codes for one purpose that an e-mail can have waiting, and gets in a day; beyond it none is sent."""

    at_once: int = 12
    a_day: int = 40


@dataclass(frozen=True, slots=True)
class SignInSettings:
    """Settings of sign-in."""

    session_lifetime: timedelta = timedelta(days=30)
    password_cost: PasswordCost = PasswordCost()
    code_quota: CodeQuota = CodeQuota()
    is_sign_up_open: bool = True
    """False: whoever runs the server makes the accounts (`budget users add`)."""


def read_sign_in(env: Mapping[str, str]) -> SignInSettings:
    """Return the settings of the environment. Raises `ConfigError` for a number that makes no sense."""
    plain = SignInSettings()
    return SignInSettings(
        timedelta(days=read_number(env, "BUDGET_SESSION_DAYS", plain.session_lifetime.days, most=3650)),
        PasswordCost(
            read_number(env, "BUDGET_PASSWORD_MEMORY_KIB", plain.password_cost.memory_kib, least=8, most=4_194_304),
            read_number(env, "BUDGET_PASSWORD_ROUNDS", plain.password_cost.rounds, most=1000),
        ),
        CodeQuota(
            read_number(env, "BUDGET_CODES_AT_ONCE", plain.code_quota.at_once),
            read_number(env, "BUDGET_CODES_A_DAY", plain.code_quota.a_day),
        ),
        _is_sign_up_open(env),
    )


def _is_sign_up_open(env: Mapping[str, str]) -> bool:
    text = env.get(SIGN_UP, "").strip() or "open"
    if text not in ("open", "closed"):
        raise ConfigError(f"{SIGN_UP} must be open or closed, not {text!r}.")
    return text == "open"
