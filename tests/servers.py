"""How servers of tests are configured: passwords cost little, and nothing is limited."""

from pathlib import Path
from typing import Any

from budget_api.access.limits.settings import DEFAULTS, OFF, PREFIX
from budget_api.config import Config

UNLIMITED_ENVIRONMENT = {PREFIX + name: OFF for name in DEFAULTS}
CHEAP_ENVIRONMENT = {"BUDGET_PASSWORD_MEMORY_KIB": "64", "BUDGET_PASSWORD_ROUNDS": "1", "BUDGET_RATES_URLS": "off"}


def server_config(data: Path, **more: Any) -> Config:
    """The configuration of a server for tests."""
    cheap: dict[str, Any] = {"password_memory_kib": 64, "password_rounds": 1, "limits": {}}
    return Config(data=data, **cheap | more)
