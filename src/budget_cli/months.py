"""Which month a command means."""

from datetime import date

from budget_core import months
from budget_core.contract.workspaces import Workspace


def running_month(workspace: Workspace) -> str:
    """The budget month of today as the terminal's clock has it."""
    return months.month_of(date.today(), workspace.first_day_of_month)  # noqa: DTZ011 - the wall clock is meant


def first_day_of(month: str) -> str:
    """The date a planning of the month has."""
    return months.first_date(month).isoformat()
