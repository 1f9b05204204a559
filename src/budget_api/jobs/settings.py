"""Place of the work: the server itself, or workers beside it."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_api.config import ConfigError

INSIDE, SEPARATE = "inside", "separate"


@dataclass(frozen=True, slots=True)
class JobsSettings:
    """Where jobs run."""

    has_workers: bool = False
    """Processes `budget worker` run them, and send mails and messages; servers only ask for it."""


def read_jobs(env: Mapping[str, str]) -> JobsSettings:
    """Return the settings of the environment. Raises `ConfigError` for what can't work."""
    text = env.get("BUDGET_WORKER") or INSIDE
    if text not in (INSIDE, SEPARATE):
        raise ConfigError(f"BUDGET_WORKER must be {INSIDE} or {SEPARATE}, not {text!r}.")
    if text == SEPARATE and not env.get("BUDGET_DATABASE_URL"):
        raise ConfigError(f"BUDGET_WORKER={SEPARATE} needs BUDGET_DATABASE_URL: a SQLite file has one process.")
    return JobsSettings(text == SEPARATE)
