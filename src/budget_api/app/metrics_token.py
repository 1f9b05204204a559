"""The token that scrapers of metrics show."""

import re
from collections.abc import Mapping

from budget_api.config import ConfigError

SETTING = "BUDGET_METRICS_TOKEN"
_FORM = re.compile("[!-~][ -~]{14,}[!-~]")


def read_metrics_token(env: Mapping[str, str]) -> str | None:
    """Return the token of scrapers; `ConfigError` for one that could be guessed or is no header."""
    text = env.get(SETTING) or None
    if text is not None and _FORM.fullmatch(text) is None:
        raise ConfigError(f"{SETTING} needs at least 16 characters of ASCII, without blanks around them.")
    return text
