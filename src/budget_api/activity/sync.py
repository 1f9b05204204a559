"""Sync of a client's copy: the present state of everything that changed since a revision."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, CompoundSelect, Select, and_, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.accounts.queries import MOVED, account_view, adjustment_view
from budget_api.categories.queries import category_view
from budget_api.db.models import (
    AccountHistoryRow,
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    ChangeRow,
    ExpectedIncomeRow,
    HistoryRow,
    ListRow,
    PlanningCategoryRow,
    ScheduleRow,
    TargetRow,
)
from budget_api.history.corrections import standing_ids
from budget_api.history.entries import entry_view, labels_of
from budget_api.journal.compaction import log_floor
from budget_api.ledger.lines import category_ids
from budget_api.lists.prices import prices_between
from budget_api.lists.queries import list_with_items
from budget_api.plannings.past_months import past_months
from budget_api.plannings.queries import month_view
from budget_api.plannings.views import ENTITY_OF, SavedRow, saved_view
from budget_api.schedules.queries import schedule_views
from budget_api.workspaces.queries import live_workspace, workspace_with_members
from budget_core.base import limits, months
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.money.accounts import Account, AccountHistoryEntry
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import ChangedMonth
from budget_core.contract.workspaces import changes as contract


@dataclass(frozen=True, slots=True)
class _Span:
    """Range of revisions in an answer."""

    workspace_id: str
    after: int
    upto: int

    def ids(self, entity: str) -> Select[str]:
        """Select the ids of the changed rows of one kind."""
        return select(ChangeRow.entity_id).where(self.logged(entity))

    def entry_ids(self) -> CompoundSelect[str]:
        """Select the ids of the changed entries, and of those in whose place corrected ones stand."""
        replaced = select(ChangeRow.replaces).where(self.logged("history"), ChangeRow.replaces.is_not(None))
        return self.ids("history").union(replaced)

    def logged(self, entity: str) -> ColumnElement[bool]:
        """Return the condition for logged changes of one kind."""
        return and_(
            ChangeRow.workspace_id == self.workspace_id,
            ChangeRow.revision > self.after,
            ChangeRow.revision <= self.upto,
            ChangeRow.entity == entity,
        )


def changes_since(db: Session, caller: Caller, since: int, limit: int) -> contract.Changes:
    """Return the rows of about `limit` logged changes; a write is never cut in two.

    The revision is read before the rows: a write in between comes again next time, and none is missed.

    Raises: DomainError(VALIDATION_PAST) when the log no longer reaches back to `since`: the caller reads everything.
    """
    workspace = live_workspace(db, caller.workspace_id)
    revision, first_day = workspace.revision, workspace.first_day_of_month
    if since > revision:
        raise field_error("since", ErrorCode.VALIDATION_MAX)
    if since < log_floor(db, caller.workspace_id):
        raise field_error("since", ErrorCode.VALIDATION_PAST)
    span = _span(db, caller.workspace_id, max(since, 0), revision, limit)
    entries = list(db.scalars(select(HistoryRow).where(HistoryRow.id.in_(span.entry_ids()))))
    standing = [row for row in entries if row.deleted_at is None]
    labels = labels_of(db, standing)
    lists = list(db.scalars(select(ListRow).where(ListRow.id.in_(span.ids("list")))))
    schedules = _schedules(db, span, entries)
    rules = _saved(db, span, CarryRuleRow)
    planned = [row for row in schedules if row.deleted_at is None]
    return contract.Changes(
        revision=span.upto,
        more=span.upto < revision,
        workspace=workspace_with_members(db, workspace) if _is_workspace_changed(db, span) else None,
        accounts=_accounts(db, span, entries),
        account_history=_adjustments(db, span),
        categories=_categories(db, span),
        plannings=[_month_changes(db, caller, *month) for month in _months(db, span, entries, first_day)],
        history=[entry_view(row, labels) for row in standing],
        lists=[list_with_items(db, row) for row in lists if row.deleted_at is None],
        schedules=schedule_views(db, caller.workspace_id, planned, caller.user.today),
        carry_rules=rules,
        targets=_saved(db, span, TargetRow),
        expected_incomes=_saved(db, span, ExpectedIncomeRow),
        past_months=past_months(db, caller.workspace_id) if rules else None,
        prices=prices_between(db, caller.workspace_id, span.after, span.upto),
        deleted=contract.Tombstones(
            history=_deleted_ids(entries),
            replaced=standing_ids(db, span.entry_ids()),
            lists=_deleted_ids(lists),
            schedules=_deleted_ids(schedules),
        ),
    )


def _is_workspace_changed(db: Session, span: _Span) -> bool:
    """Return whether its own fields or its members changed."""
    changed = span.ids("workspace").union_all(span.ids("member"))
    return db.scalar(changed.limit(1)) is not None


def _deleted_ids(rows: Iterable[HistoryRow | ListRow | ScheduleRow]) -> list[str]:
    return [row.id for row in rows if row.deleted_at is not None]


def _schedules(db: Session, span: _Span, entries: Iterable[HistoryRow]) -> list[ScheduleRow]:
    posted = {row.schedule_id for row in entries if row.schedule_id is not None}
    query = select(ScheduleRow).where(
        readable.schedules(ScheduleRow, span.workspace_id),
        ScheduleRow.id.in_(span.ids("schedule")) | ScheduleRow.id.in_(posted),
    )
    return list(db.scalars(query.order_by(ScheduleRow.id)))


def _saved(db: Session, span: _Span, model: type[SavedRow]) -> list[Any]:
    rows = db.scalars(select(model).where(model.id.in_(span.ids(ENTITY_OF[model]))).order_by(model.id))
    return [saved_view(row) for row in rows]


def _span(db: Session, workspace_id: str, since: int, revision: int, limit: int) -> _Span:
    size = max(1, min(limit, limits.CHANGES_MAX))
    last = (
        select(ChangeRow.revision)
        .where(ChangeRow.workspace_id == workspace_id, ChangeRow.revision > since, ChangeRow.revision <= revision)
        .order_by(ChangeRow.revision)
        .offset(size - 1)
        .limit(1)
    )
    cut = db.scalar(last)
    return _Span(workspace_id, since, revision if cut is None else cut)


def _accounts(db: Session, span: _Span, entries: list[HistoryRow]) -> list[Account]:
    account_ids = {account_id for row in entries for account_id in (row.account_id, row.from_account_id) if account_id}
    query = select(AccountRow).where(
        readable.accounts(AccountRow, span.workspace_id),
        AccountRow.id.in_(span.ids("account")) | AccountRow.id.in_(account_ids),
    )
    return [
        account_view(row)
        for row in db.scalars(query.order_by(AccountRow.position, AccountRow.created_at, AccountRow.id))
    ]


def _adjustments(db: Session, span: _Span) -> list[AccountHistoryEntry]:
    """Return balances set by hand, matched to their writes by account and time."""
    same_write = (ChangeRow.entity_id == AccountHistoryRow.account_id) & (ChangeRow.at == AccountHistoryRow.created_at)
    query = select(AccountHistoryRow).join(ChangeRow, same_write).where(span.logged("account"), MOVED).distinct()
    return [adjustment_view(row) for row in db.scalars(query.order_by(AccountHistoryRow.created_at.desc()))]


def _categories(db: Session, span: _Span) -> list[Category]:
    query = select(CategoryRow).where(CategoryRow.id.in_(span.ids("category")))
    return [
        category_view(row)
        for row in db.scalars(query.order_by(CategoryRow.position, CategoryRow.created_at, CategoryRow.id))
    ]


def _months(db: Session, span: _Span, entries: list[HistoryRow], first_day: int) -> list[tuple[str, set[str]]]:
    """Return the months with changed budgets or spending, and the categories changed."""
    touched: dict[str, set[str]] = defaultdict(set)
    planned = select(PlanningCategoryRow).where(PlanningCategoryRow.id.in_(span.ids("planning")))
    for budget in db.scalars(planned):
        touched[budget.date].add(budget.category_id)
    for entry in entries:
        if entry.category_id is not None:
            key = months.month_of(date.fromisoformat(entry.local_day), first_day)
            touched[f"{key}-01"] |= category_ids(entry)
    return sorted(touched.items())


def _month_changes(db: Session, caller: Caller, month_date: str, category_ids: set[str]) -> ChangedMonth:
    month = month_view(db, caller, month_date)
    return ChangedMonth(
        date=month.date,
        first_day=month.first_day,
        last_day=month.last_day,
        category_ids=sorted(category_ids),
        plannings_categories=[row for row in month.plannings_categories if row.category_id in category_ids],
        deleted_categories=[row for row in month.deleted_categories if row.category_id in category_ids],
    )
