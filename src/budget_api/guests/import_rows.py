"""Rows of a guest's data: checked as a whole, every wrong field named, every id new."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from zoneinfo import ZoneInfo

from budget_api.db.base import Base
from budget_api.db.models import (
    AccountDayRow,
    AccountHistoryRow,
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    DayIncomeRow,
    DaySumRow,
    ExpectedIncomeRow,
    ImportRulesRow,
    ListItemRow,
    ListRow,
    PlanningCategoryRow,
    PlanningRow,
    PriceRow,
    ScheduleRow,
    TargetRow,
)
from budget_api.guests.account_rows import ACCOUNTS, account_rows, adjustment_rows, check_balances
from budget_api.guests.entry_rows import (
    ImportedEntry,
    account_moves,
    entry_rows,
    imported_entries,
    income_rows,
    spent_rows,
    summed_rows,
)
from budget_api.guests.import_context import ImportContext, Row
from budget_api.guests.import_rules_rows import import_rules_rows
from budget_api.guests.list_rows import item_rows, list_rows, price_rows
from budget_api.guests.planning_rows import CATEGORIES, budget_rows, category_rows, month_rows
from budget_api.guests.rule_rows import carry_rule_rows, row_codes, target_rows
from budget_api.guests.rule_rows import income_rows as expected_income_rows
from budget_api.guests.schedule_rows import SCHEDULES, schedule_rows
from budget_api.workspaces.creation import NewWorkspace
from budget_core.accounts import currency_of
from budget_core.contract.guest_rows import GuestEntry
from budget_core.contract.guests import GuestData
from budget_core.errors import DomainError, ErrorCode
from budget_core.guest import check_caps
from budget_core.search import words

Move = tuple[str, str, Decimal]
"""Local day, account, difference."""


@dataclass(frozen=True, slots=True)
class WorkspaceImport:
    """A guest's workspace as rows of each table, in the order that references allow."""

    workspace: NewWorkspace
    tables: Mapping[type[Base], list[Row]]
    """Rows of all tables but the history, whose rows come last."""
    entries: list[ImportedEntry]
    context: ImportContext

    def entry_rows(self) -> Iterator[Row]:
        """Yield the rows of the history, made as they are stored."""
        return entry_rows(self.context, self.entries)


def prepare_import(
    data: GuestData,
    workspace: NewWorkspace,
    user_name: str,
    now: datetime,
    zone: ZoneInfo,
    caps: Mapping[str, int],
) -> WorkspaceImport:
    """Return the rows of the workspace, without reading the database.

    Raises: DomainError(REQUEST_INVALID), which names all wrong fields.
    """
    _check_sizes(data, caps)
    context = ImportContext(workspace, user_name, now, zone)
    context.assign_ids(ACCOUNTS, data.guest_accounts, "accounts")
    context.assign_ids(CATEGORIES, data.guest_category, "categories")
    context.assign_ids(SCHEDULES, data.guest_schedule, "schedules")
    adjustments = adjustment_rows(context, data.guest_accounts_history)
    codes = {row.id: currency_of(row.currency_code, workspace.currency_code) for row in data.guest_accounts}
    entries = imported_entries(context, data.guest_history, codes)
    row_currencies = row_codes(context, data.guest_planning_category)
    moves = [*(_move(row) for row in adjustments), *account_moves(entries)]
    tables: dict[type[Base], list[Row]] = {
        AccountRow: account_rows(context, data.guest_accounts),
        AccountHistoryRow: adjustments,
        CategoryRow: category_rows(context, data.guest_category),
        PlanningRow: month_rows(context, data.guest_planning, data.guest_planning_category),
        PlanningCategoryRow: budget_rows(context, data.guest_planning_category),
        CarryRuleRow: carry_rule_rows(context, data.guest_carry_rule, row_currencies),
        TargetRow: target_rows(context, data.guest_target, row_currencies),
        ExpectedIncomeRow: expected_income_rows(context, data.guest_expected_income),
        DaySumRow: spent_rows(context, entries),
        DayIncomeRow: income_rows(context, entries),
        AccountDayRow: summed_rows(
            context, ("local_day", "account_id"), "moved", (((day, account), delta) for day, account, delta in moves)
        ),
        ScheduleRow: schedule_rows(context, data.guest_schedule, codes),
        ListRow: list_rows(context, data.guest_list),
        ListItemRow: item_rows(context, data.guest_list),
        PriceRow: price_rows(context, data.guest_price),
        ImportRulesRow: import_rules_rows(context, data.guest_import_rule),
    }
    _check(context)
    check_balances(context, data.guest_accounts, ((account, delta) for _, account, delta in moves))
    _check(context)
    return WorkspaceImport(workspace, tables, entries, context)


def _check_sizes(data: GuestData, caps: Mapping[str, int]) -> None:
    check_caps(
        {
            "guestAccounts": len(data.guest_accounts),
            "guestAccountsHistory": len(data.guest_accounts_history),
            "guestCategory": len(data.guest_category),
            "guestPlanning": len(data.guest_planning),
            "guestPlanningCategory": len(data.guest_planning_category),
            "guestCarryRule": len(data.guest_carry_rule),
            "guestTarget": len(data.guest_target),
            "guestExpectedIncome": len(data.guest_expected_income),
            "guestList": len(data.guest_list),
            "guestList.listItems": sum(len(each.list_items) for each in data.guest_list),
            "guestPrice": len(data.guest_price),
            "guestImportRule": len(data.guest_import_rule),
            "guestSchedule": len(data.guest_schedule),
            "guestHistory": len(data.guest_history),
            "guestHistory.note": sum(len(words(note)) for entry in data.guest_history for note in _notes(entry)),
        },
        caps,
    )


def _notes(entry: GuestEntry) -> Iterator[str]:
    yield from (entry.note, entry.payee, *entry.tags)
    yield from (line.note for line in entry.lines)


def _check(context: ImportContext) -> None:
    # Balances come second: a reference that is wrong makes them wrong as well.
    if context.wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, context.wrong)


def _move(adjustment: Row) -> Move:
    return adjustment["local_day"], adjustment["account_id"], adjustment["new_budget"] - adjustment["prev_budget"]
