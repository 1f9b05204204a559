"""A guest's data made ready to be stored: checked as a whole, every wrong field named, every id new."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from zoneinfo import ZoneInfo

from budget_api.db.base import Base
from budget_api.db.models import (
    AccountDayRow,
    AccountHistoryRow,
    AccountRow,
    CategoryRow,
    DayIncomeRow,
    DaySumRow,
    HistoryRow,
    ListItemRow,
    ListRow,
    PlanningCategoryRow,
    PlanningRow,
)
from budget_api.guests.accounts import account_rows, adjustment_rows, check_balances
from budget_api.guests.entries import Booked, booked_entries, entry_rows, income_rows, moves, spent_rows, summed
from budget_api.guests.import_context import Bringing, Row
from budget_api.guests.lists import item_rows, list_rows
from budget_api.guests.plans import category_rows, month_rows, planned_rows
from budget_api.workspaces.defaults import NewWorkspace
from budget_core.accounts import currency_of
from budget_core.contract.guests import GuestData
from budget_core.errors import DomainError, ErrorCode
from budget_core.guest import check_caps
from budget_core.search import words

Move = tuple[str, str, Decimal]
"""Local day, account, difference."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """Everything of a guest's workspace, in the order it can be stored in."""

    workspace: NewWorkspace
    tables: Mapping[type[Base], list[Row]]
    entries: list[Booked]


def prepare(data: GuestData, workspace: NewWorkspace, user_name: str, now: datetime, zone: ZoneInfo) -> Prepared:
    """The rows of the workspace, without a look at the database; REQUEST_INVALID names all wrong fields."""
    _check_sizes(data)
    bringing = Bringing(workspace, user_name, now, zone)
    bringing.label("guestAccounts", data.guest_accounts, bringing.accounts)
    bringing.label("guestCategory", data.guest_category, bringing.categories)
    adjustments = adjustment_rows(bringing, data.guest_accounts_history)
    codes = {row.id: currency_of(row.currency_code, workspace.currency_code) for row in data.guest_accounts}
    booked = booked_entries(bringing, data.guest_history, codes)
    moved = [*(_move(row) for row in adjustments), *moves(booked)]
    tables: dict[type[Base], list[Row]] = {
        AccountRow: account_rows(bringing, data.guest_accounts),
        AccountHistoryRow: adjustments,
        CategoryRow: category_rows(bringing, data.guest_category),
        PlanningRow: month_rows(bringing, data.guest_planning, data.guest_planning_category),
        PlanningCategoryRow: planned_rows(bringing, data.guest_planning_category),
        HistoryRow: entry_rows(bringing, booked),
        DaySumRow: spent_rows(bringing, booked),
        DayIncomeRow: income_rows(bringing, booked),
        AccountDayRow: summed(
            bringing, ("local_day", "account_id"), "moved", (((day, account), delta) for day, account, delta in moved)
        ),
        ListRow: list_rows(bringing, data.guest_list),
        ListItemRow: item_rows(bringing, data.guest_list),
    }
    _check(bringing)
    check_balances(bringing, data.guest_accounts, ((account, delta) for _, account, delta in moved))
    _check(bringing)
    return Prepared(workspace, tables, booked)


def _check_sizes(data: GuestData) -> None:
    check_caps(
        {
            "guestAccounts": len(data.guest_accounts),
            "guestAccountsHistory": len(data.guest_accounts_history),
            "guestCategory": len(data.guest_category),
            "guestPlanning": len(data.guest_planning),
            "guestPlanningCategory": len(data.guest_planning_category),
            "guestList": len(data.guest_list),
            "guestList.listItems": sum(len(each.list_items) for each in data.guest_list),
            "guestHistory": len(data.guest_history),
            "guestHistory.note": sum(len(words(entry.note)) for entry in data.guest_history),
        }
    )


def _check(bringing: Bringing) -> None:
    # Balances come second: a reference that is wrong makes them wrong as well.
    if bringing.wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, bringing.wrong)


def _move(adjustment: Row) -> Move:
    return adjustment["local_day"], adjustment["account_id"], adjustment["new_budget"] - adjustment["prev_budget"]
