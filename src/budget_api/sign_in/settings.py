"""Settings of passwords, codes and sessions."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import get_args

from budget_api.config import ConfigError, read_number
from budget_core.contract.health import SignUpPolicy

SIGN_UP = "BUDGET_SIGN_UP"
"""The setting that says who can sign up."""


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
    sign_up: SignUpPolicy = "open"
    """`closed`: whoever runs the server makes the accounts (`budget users create`)."""


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
        _sign_up_policy(env),
    )


def _sign_up_policy(env: Mapping[str, str]) -> SignUpPolicy:
    text = env.get(SIGN_UP, "").strip() or "open"
    policies: tuple[SignUpPolicy, ...] = get_args(SignUpPolicy)
    for policy in policies:
        if text == policy:
            return policy
    raise ConfigError(f"{SIGN_UP} must be open, invited or closed, not {text!r}.")
