"""A guest's schedules."""

from collections.abc import Mapping, Sequence

from budget_api.db.models import ScheduleRow
from budget_api.guests.import_context import ImportContext, Row
from budget_api.schedules.plans import plan_of
from budget_api.schedules.references import check_sides
from budget_api.workspaces.row_codecs import SCHEDULE
from budget_core.contract.workspaces.guest_rows import GuestSchedule
from budget_core.entries import expenses
from budget_core.recurring import schedules

SCHEDULES = "guestSchedule"


def schedule_rows(context: ImportContext, rows: Sequence[GuestSchedule], currency_of: Mapping[str, str]) -> list[Row]:
    """Return the schedules, each checked as if it were made now; `currency_of` is by account label.

    The jobs look at them at once, and find out themselves when there is something to post or to announce.
    """
    new_rows = []
    for index, each in enumerate(rows):
        path = f"{SCHEDULES}.{index}"
        new_rows.append(row := _row(context, path, each, currency_of))
        with context.errors_at(path):
            plan = plan_of(ScheduleRow(**row))
            schedules.check_rhythm(plan)
            check_sides(plan)
            expenses.check_amount("value", plan.value, plan.currency_code)
        _check_amounts(context, path, each, currency_of)
    return new_rows


def _check_amounts(context: ImportContext, path: str, each: GuestSchedule, currency_of: Mapping[str, str]) -> None:
    """Note amounts that their accounts' currencies can't have."""
    for field, amount, account in (
        ("accountValue", each.account_value, each.account_id),
        ("fromValue", each.from_value, each.from_account_id or ""),
    ):
        if amount is not None:
            code = currency_of.get(account, context.workspace.currency_code)
            context.check_amount(f"{path}.{field}", amount, code)


def _row(context: ImportContext, path: str, each: GuestSchedule, currency_of: Mapping[str, str]) -> Row:
    own = context.workspace.currency_code
    code = own if each.kind == "expense" else currency_of.get(each.account_id, own)
    return {
        "id": context.ids["schedules"][each.id],
        "user_id": context.workspace.creator_id,
        "currency_code": each.currency_code or code,
        "skipped": sorted({*each.skipped}),
        "post_at": context.now if each.is_active and each.mode == "post" else None,
        "announce_at": context.now if each.is_active and each.mode == "ask" else None,
        **context.columns(SCHEDULE, path, each),
        **context.common_columns(each),
    }
