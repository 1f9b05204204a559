"""The time zone of this machine."""

import os
from pathlib import Path

from budget_core import validation
from budget_core.errors import DomainError


def time_zone() -> str | None:
    """Its IANA name, as far as it can be known."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ", "").removeprefix(":") or str(link.resolve()).partition("zoneinfo/")[2]
    try:
        return validation.time_zone(name)
    except DomainError:
        return None
