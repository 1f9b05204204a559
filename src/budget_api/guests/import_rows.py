"""Rows of a guest's data: checked as a whole, every wrong field named, every id new."""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from budget_api.db.base import Base
from budget_api.db.models import (
    AccountDayRow,
    AccountHistoryRow,
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    ExpectedIncomeRow,
    ImportRulesRow,
    ListItemRow,
    ListRow,
    NamedMemberRow,
    PlanningCategoryRow,
    PlanningRow,
    PriceRow,
    ScheduleRow,
    TargetRow,
)
from budget_api.guests.account_rows import ACCOUNTS, account_rows, adjustment_rows, check_balances
from budget_api.guests.entry_rows import (
    HISTORY,
    ImportedEntry,
    account_moves,
    entry_columns,
    imported_entries,
    summed_rows,
)
from budget_api.guests.import_context import ImportContext, Row, has_time, label_id
from budget_api.guests.list_rows import item_rows, list_rows, price_rows
from budget_api.guests.planning_rows import (
    CATEGORIES,
    budget_rows,
    carry_rule_rows,
    category_rows,
    month_rows,
    row_codes,
    target_rows,
)
from budget_api.guests.planning_rows import income_rows as expected_income_rows
from budget_api.guests.schedule_rows import SCHEDULES, schedule_rows
from budget_api.workspaces.creation import NewWorkspace
from budget_api.workspaces.row_codecs import MEMBER
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import GUEST_PART_HISTORY_MAX
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.workspaces.guest_rows import GuestEntry, GuestImportRule, GuestMember
from budget_core.contract.workspaces.guests import GuestData
from budget_core.entries.search import words
from budget_core.guests.guest import PART_CAPS, check_caps


@dataclass(frozen=True, slots=True)
class StoredParts:
    """Rows of a workspace that further entries may refer to."""

    currencies: Mapping[str, str]
    """Currency of each account, by id."""
    categories: Set[str]


Move = tuple[str, str, Decimal]
"""Local day, account, difference."""


@dataclass(frozen=True, slots=True)
class RowGroup:
    """Entries that are written together."""

    context: ImportContext
    entries: Sequence[ImportedEntry]

    @property
    def workspace_id(self) -> str:
        """Workspace of the entries."""
        return self.context.workspace.id

    def columns(self) -> dict[str, list[Any]]:
        """Return the columns of the history, without lines."""
        return entry_columns(self.context, self.entries)


@dataclass(frozen=True, slots=True)
class WorkspaceImport:
    """A guest's workspace as rows of each table, in the order that references allow."""

    """All but the history is stored at once; the entries follow in parts, each of which moves balances and sums."""

    workspace: NewWorkspace
    tables: Mapping[type[Base], list[Row]]
    """Rows of all tables but the history and its sums; accounts have the balances before all entries."""
    entries: list[ImportedEntry]
    context: ImportContext

    def parts(self) -> Iterator[RowGroup]:
        """Yield the entries as they are written, at least one part."""
        for start in range(0, max(len(self.entries), 1), GUEST_PART_HISTORY_MAX):
            yield RowGroup(self.context, self.entries[start : start + GUEST_PART_HISTORY_MAX])


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
    set_by_hand, moved = [_move(row) for row in adjustments], list(account_moves(entries))
    tables: dict[type[Base], list[Row]] = {
        AccountRow: account_rows(context, data.guest_accounts),
        AccountHistoryRow: adjustments,
        CategoryRow: category_rows(context, data.guest_category),
        PlanningRow: month_rows(context, data.guest_planning, data.guest_planning_category),
        PlanningCategoryRow: budget_rows(context, data.guest_planning_category),
        CarryRuleRow: carry_rule_rows(context, data.guest_carry_rule, row_currencies),
        TargetRow: target_rows(context, data.guest_target, row_currencies),
        ExpectedIncomeRow: expected_income_rows(context, data.guest_expected_income),
        AccountDayRow: summed_rows(
            context,
            ("local_day", "account_id"),
            "moved",
            (((day, account), delta) for day, account, delta in set_by_hand),
        ),
        ScheduleRow: schedule_rows(context, data.guest_schedule, codes),
        ListRow: list_rows(context, data.guest_list),
        ListItemRow: item_rows(context, data.guest_list),
        PriceRow: price_rows(context, data.guest_price),
        NamedMemberRow: _member_rows(context, data.guest_member),
        ImportRulesRow: import_rules_rows(context, data.guest_import_rule),
    }
    _check(context)
    check_balances(context, data.guest_accounts, ((account, delta) for _, account, delta in (*set_by_hand, *moved)))
    _check(context)
    _take_back(tables[AccountRow], moved)
    return WorkspaceImport(workspace, tables, entries, context)


def prepare_part(
    entries: list[GuestEntry], workspace: NewWorkspace, user_name: str, now: datetime, stored: StoredParts
) -> RowGroup:
    """Return further entries for a workspace that an earlier part made.

    Raises: DomainError(REQUEST_INVALID), which names all wrong fields.
    """
    check_caps({"guestHistory.note": _word_count(entries)}, PART_CAPS)
    context = ImportContext(workspace, user_name, now, ZoneInfo("UTC"))
    codes: dict[str, str] = {}
    for index, entry in enumerate(entries):
        path = f"{HISTORY}.{index}"
        if not has_time(entry.id):
            context.wrong[f"{path}.id"] = ErrorCode.VALIDATION_REFERENCE
        if entry.schedule_id is not None:
            context.wrong[f"{path}.scheduleId"] = ErrorCode.VALIDATION_REFERENCE
        if entry.paid_by is not None:
            context.wrong[f"{path}.paidBy"] = ErrorCode.VALIDATION_REFERENCE
        for label in filter(None, (entry.account_id, entry.from_account_id)):
            if has_time(label) and (code := stored.currencies.get(new_id := label_id(workspace.id, "accounts", label))):
                context.ids["accounts"][label], codes[label] = new_id, code
        for label in filter(None, (entry.category_id, *(line.category_id for line in entry.lines))):
            if has_time(label) and (new_id := label_id(workspace.id, "categories", label)) in stored.categories:
                context.ids["categories"][label] = new_id
    imported = imported_entries(context, entries, codes)
    _check(context)
    return RowGroup(context, imported)


def _member_rows(context: ImportContext, members: Sequence[GuestMember]) -> list[Row]:
    """Return people as names, under the ids that entries and rules have: they count in this workspace alone."""
    rows: dict[str, Row] = {}
    for index, member in enumerate(members):
        path, owner = f"guestMember.{index}", context.workspace.creator_id
        if member.id in rows:
            context.wrong[f"{path}.id"] = ErrorCode.VALIDATION_UNIQUE
        if member.id != owner:
            rows[member.id] = {
                "id": member.id,
                "user_id": owner if member.is_mine else None,
                **context.columns(MEMBER, path, member),
                **context.columns_with_times(context.now, context.now, context.now if member.is_former else None),
            }
    return list(rows.values())


def _take_back(accounts: list[Row], moves: Iterable[Move]) -> None:
    """Set the balances of accounts to those before these moves."""
    by_id = {row["id"]: row for row in accounts}
    for _, account_id, delta in moves:
        by_id[account_id]["budget"] -= delta


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
            "guestMember": len(data.guest_member),
            "guestSchedule": len(data.guest_schedule),
            "guestHistory": len(data.guest_history),
            "guestHistory.note": _word_count(data.guest_history),
        },
        caps,
    )


def _word_count(entries: Iterable[GuestEntry]) -> int:
    return sum(len(words(note)) for entry in entries for note in _notes(entry) if note)


def _notes(entry: GuestEntry) -> Iterator[str]:
    yield from (entry.note, entry.payee, *entry.tags)
    yield from (line.note for line in entry.lines)


def _check(context: ImportContext) -> None:
    # Balances come second: a reference that is wrong makes them wrong as well.
    if context.wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, context.wrong)


def _move(adjustment: Row) -> Move:
    return adjustment["local_day"], adjustment["account_id"], adjustment["new_budget"] - adjustment["prev_budget"]


_PART = "guestImportRule"


def import_rules_rows(context: ImportContext, rules: Sequence[GuestImportRule]) -> list[Row]:
    """Return the one row of all rules; none without a rule."""
    stored = [
        ImportRule(
            field=rule.field,
            match=rule.match,
            text=rule.text,
            category_id=None if rule.category_id is None else context.category(f"{_PART}.{at}", rule.category_id),
            category=rule.category,
            payee=rule.payee,
            tags=rule.tags,
        )
        for at, rule in enumerate(rules)
    ]
    return [{"workspace_id": context.workspace.id, "rules": msgspec.to_builtins(stored)}] if stored else []
