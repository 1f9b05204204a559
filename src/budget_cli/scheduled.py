"""Schedules as commands name and make them."""

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.output.tables import Column
from budget_cli.typed.matching import find
from budget_cli.views import schedules as views
from budget_cli.views.schedules import NamedSchedule
from budget_core.contract.planning.schedules import Schedule

_KINDS = {"income": "Income", "transfer": "Transfer", "expense": "Expense"}


def name_of(context: Context, row: Schedule) -> str:
    """Return what a schedule is called."""
    category = next((one.name for one in context.categories if one.id == row.category_id), "")
    return row.note or category or " ".join(filter(None, (context.text(_KINDS[row.kind]), _accounts(context, row))))


def _accounts(context: Context, row: Schedule) -> str:
    """Return where a transfer leaves and arrives, while both accounts are there."""
    names = {account.id: account.name for account in context.accounts}
    if row.kind != "transfer" or not {row.account_id, row.from_account_id} <= names.keys():
        return ""
    return f"{names[str(row.from_account_id)]} → {names[row.account_id]}"


def columns(context: Context) -> list[Column[Schedule]]:
    """Return the columns of a schedule, with the names of its workspace."""
    members = [*context.workspace.participants, *context.workspace.previous_participants]
    return views.columns(
        context.display,
        lambda row: name_of(context, row),
        {row.id: row.name for row in context.accounts},
        {member.user_id: member.name for member in members},
    )


def find_schedule(context: Context, typed: str) -> NamedSchedule:
    """Return the schedule of that name or id, as `find` understands it."""
    rows = [
        NamedSchedule(row.id, name_of(context, row), row) for row in context.client.schedules.list(context.workspace.id)
    ]
    return find("schedule", typed, rows, "budget schedules")


def chosen_occurrence(found: NamedSchedule, typed: str | None) -> str:
    """Return the date that was typed, else the oldest one that is due."""
    if typed is not None:
        return typed[: len("2026-12-24")]
    if not found.row.due:
        raise WrongUsage("Nothing of {name} is due. To take a later one, add --occurrence DAY.", name=found.name)
    return found.row.due[0].occurrence
