"""Names of all settings, to report a mistyped variable at the start."""

from collections.abc import Mapping
from difflib import get_close_matches

from budget_api.config.groups import ServerSettings
from budget_api.config.quotas import PREFIX
from budget_api.config.setting import settings_of

SERVER_SETTINGS = frozenset(setting.name for setting in settings_of(ServerSettings))
TERMINAL_SETTINGS = frozenset({"BUDGET_SERVER", "BUDGET_TOKEN", "BUDGET_USER"})
_OURS = "BUDGET_"
_OF_TESTS = f"{_OURS}TEST_"


def given(env: Mapping[str, str]) -> list[str]:
    """Return the settings that have a value, by name alone: some hold passwords."""
    return sorted(name for name in env if _is_known(name) and env[name])


def unknown(env: Mapping[str, str]) -> list[str]:
    """Return a line for each name that looks like a setting and is none, with the one that may be meant."""
    wrong = sorted(name for name in env if name.startswith(_OURS) and not _is_known(name))
    return [f"{name} is no setting.{_suggestion(name)}" for name in wrong if not name.startswith(_OF_TESTS)]


def _is_known(name: str) -> bool:
    return name in SERVER_SETTINGS or name in TERMINAL_SETTINGS or name.startswith(PREFIX)


def _suggestion(name: str) -> str:
    names = [known.removeprefix(_OURS) for known in SERVER_SETTINGS | TERMINAL_SETTINGS]
    nearest = get_close_matches(name.removeprefix(_OURS), names, n=1)
    return f" Is {_OURS}{nearest[0]} meant?" if nearest else ""
