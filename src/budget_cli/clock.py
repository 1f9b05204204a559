"""The time zone of this machine."""

import os
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def time_zone() -> str | None:
    """Its IANA name, as far as it can be known."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ", "").removeprefix(":") or str(link.resolve()).partition("zoneinfo/")[2]
    try:
        return ZoneInfo(name).key
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return None
