"""Contents of a workspace, part by part.

Accounts and categories come in the order shown, the rest by creation. All queries take the `workspace`.
"""

from typing import Any, Final

from sqlalchemy import BindParameter, Column, Select, bindparam, func, select

from budget_api.access import readable
from budget_api.db.base import Base, table_of
from budget_api.db.models import (
    AccountHistoryRow,
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    ExpectedIncomeRow,
    HistoryRow,
    ImportRulesRow,
    ListItemRow,
    ListRow,
    NamedMemberRow,
    ParticipantRow,
    PlanningCategoryRow,
    PlanningRow,
    PriceRow,
    ScheduleRow,
    TargetRow,
    UserRow,
    WorkspaceRow,
)

_WORKSPACE: BindParameter[str] = bindparam("workspace")
_CATEGORIES = table_of(CategoryRow)
_ORDER = (_CATEGORIES.c.position, _CATEGORIES.c.created_at, _CATEGORIES.c.id)


def _of(kind: type[Base], *order: str) -> Select[Any]:
    table = table_of(kind)
    columns: list[Column[Any]] = [table.c[name] for name in order]
    return select(table).where(table.c.workspace_id == _WORKSPACE).order_by(*columns)


def _live(kind: type[Base], *order: str) -> Select[Any]:
    return _of(kind, *order).where(table_of(kind).c.deleted_at.is_(None))


WORKSPACE: Final = select(table_of(WorkspaceRow)).where(table_of(WorkspaceRow).c.id == _WORKSPACE)
ACCOUNTS: Final = _of(AccountRow, "position", "created_at", "id")
ADJUSTMENTS: Final = _of(AccountHistoryRow, "created_at", "id")
CATEGORIES: Final = _of(CategoryRow, "position", "created_at", "id")
MONTHS: Final = _of(PlanningRow, "date")
PLANNED: Final = (
    _of(PlanningCategoryRow, "date")
    .join(_CATEGORIES, _CATEGORIES.c.id == table_of(PlanningCategoryRow).c.category_id)
    .order_by(*_ORDER)
)
CARRY_RULES: Final = (
    _live(CarryRuleRow)
    .join(_CATEGORIES, _CATEGORIES.c.id == table_of(CarryRuleRow).c.category_id)
    .order_by(*_ORDER, table_of(CarryRuleRow).c.from_month)
)
TARGETS: Final = (
    _live(TargetRow).join(_CATEGORIES, _CATEGORIES.c.id == table_of(TargetRow).c.category_id).order_by(*_ORDER)
)
EXPECTED_INCOMES: Final = _live(ExpectedIncomeRow, "date")
LISTS: Final = _live(ListRow, "created_at", "id")
ITEMS: Final = _of(ListItemRow, "list_id", "place").where(table_of(ListItemRow).c.removed_version.is_(None))
TAKEN_BACK: Final = (
    select(table_of(HistoryRow).c.schedule_id, table_of(HistoryRow).c.occurrence)
    .where(table_of(HistoryRow).c.workspace_id == _WORKSPACE, table_of(HistoryRow).c.schedule_id.is_not(None))
    .group_by(table_of(HistoryRow).c.schedule_id, table_of(HistoryRow).c.occurrence)
    .having(func.count() == func.count(table_of(HistoryRow).c.deleted_at))
)
"""Occurrences whose entries were all taken back."""
_PARTICIPANTS, _USERS, _NAMES = table_of(ParticipantRow).c, table_of(UserRow).c, table_of(NamedMemberRow).c
_MEMBERS = (
    select(_PARTICIPANTS.user_id.label("id"), _USERS.name, _PARTICIPANTS.is_sharing)
    .add_columns(_PARTICIPANTS.left_at.is_not(None).label("is_former"), _PARTICIPANTS.user_id.label("user_id"))
    .where(_PARTICIPANTS.workspace_id == _WORKSPACE, _PARTICIPANTS.has_taken_part)
    .where(_USERS.id == _PARTICIPANTS.user_id, _USERS.deleted_at.is_(None))
    .union_all(
        select(_NAMES.id, _NAMES.name, _NAMES.is_sharing)
        .add_columns(_NAMES.deleted_at.is_not(None), _NAMES.user_id)
        .where(_NAMES.workspace_id == _WORKSPACE, _NAMES.user_id.is_distinct_from(_NAMES.id))
    )
    .subquery()
)
MEMBERS: Final = select(_MEMBERS).order_by(_MEMBERS.c.id)
"""Participants and names, but for those whose account is deleted."""
PRICES: Final = _of(PriceRow, "updated_at", "label_key")
IMPORT_RULES: Final = select(table_of(ImportRulesRow)).where(table_of(ImportRulesRow).c.workspace_id == _WORKSPACE)
SCHEDULES: Final = _live(ScheduleRow, "created_at", "id")
ENTRIES: Final = _live(HistoryRow, "local_day", "date", "id")
"""Oldest first."""

_ENTRY = table_of(HistoryRow).c
_IS_LIVE = readable.entries(_ENTRY, _WORKSPACE) & _ENTRY.deleted_at.is_(None)
_NUMBERED = (
    select(_ENTRY.id, func.row_number().over(order_by=(_ENTRY.local_day, _ENTRY.date, _ENTRY.id)).label("number"))
    .where(_IS_LIVE)
    .subquery()
)
REFUNDED: Final = select(_NUMBERED.c.id, _NUMBERED.c.number).where(
    _NUMBERED.c.id.in_(select(_ENTRY.refund_of).where(_IS_LIVE, _ENTRY.refund_of.is_not(None)))
)
"""Expenses that refunds give back, with their numbers among `ENTRIES`."""
