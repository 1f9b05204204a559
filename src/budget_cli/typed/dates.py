"""Clock of this machine: now, its time zone, the running budget month."""

import os
from datetime import date, datetime
from pathlib import Path

from budget_cli.typed import parsing
from budget_core.base import months
from budget_core.base.errors import DomainError
from budget_core.contract import validation
from budget_core.contract.workspaces.workspaces import Workspace


def now() -> str:
    """Return this moment as RFC 3339 with the machine's offset.

    So its local day is the machine's.
    """
    return datetime.now().astimezone().isoformat(timespec="seconds")


def time_zone() -> str | None:
    """Return the machine's time zone as IANA name, None when it cannot be known."""
    link = Path("/etc/localtime")
    name = os.environ.get("TZ", "").removeprefix(":") or str(link.resolve()).partition("zoneinfo/")[2]
    try:
        return validation.time_zone(name)
    except DomainError:
        return None


def local_minute(text: str) -> str:
    """Return a typed time as the API takes it, `yyyy-MM-ddTHH:mm` on this machine's clock."""
    return parsing.local_minute(text, datetime.now())  # noqa: DTZ005 - the wall clock is meant


def running_month(workspace: Workspace) -> str:
    """Return the budget month (`yyyy-MM`) that today belongs to."""
    return months.month_of(date.today(), workspace.first_day_of_month)  # noqa: DTZ011 - the wall clock is meant


def planning_date(month: str) -> str:
    """Return the date (`yyyy-MM-01`) that the API knows the planning of a month by."""
    return months.first_date(month).isoformat()
