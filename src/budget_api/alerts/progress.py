"""Spending of categories in a month, as it is and as it was before a write."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any, NamedTuple

from sqlalchemy import bindparam, case, func, select
from sqlalchemy.orm import Session

from budget_api.categories.queries import all_categories
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import ChangeRow, HistoryRow, MonthSumRow, PlanningCategoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.lines import spending_parts
from budget_api.plannings.month_rules import ReceivingMonth, derive_carried, month_rules
from budget_api.plannings.queries import SpentRow, spent_rows
from budget_core.alerts import alerts
from budget_core.alerts.alert_texts import LevelProgress
from budget_core.base.money import ZERO
from budget_core.planning import plannings
from budget_core.planning.carry_over import CarryOverRule
from budget_core.planning.plannings import BudgetMonth

_CHANGES, _HISTORY = table_of(ChangeRow).c, table_of(HistoryRow).c
_PLANS, _SUMS = table_of(PlanningCategoryRow).c, table_of(MonthSumRow).c
_PARTS = spending_parts(
    [_HISTORY.currency_code, _CHANGES.kind, (_HISTORY.id != _CHANGES.entity_id).label("is_replaced")],
    (_HISTORY.id == _CHANGES.entity_id) | (_HISTORY.id == _CHANGES.replaces),
    _CHANGES.workspace_id == bindparam("workspace"),
    _CHANGES.revision == bindparam("revision"),
    _CHANGES.entity == "history",
    _CHANGES.kind != "updated",
    _HISTORY.local_day.between(bindparam("first"), bindparam("last")),
).c
_delta = case(((_PARTS.kind == "deleted") | _PARTS.is_replaced, _PARTS.value), else_=-_PARTS.value)
_DELTAS = Statement(
    select(_PARTS.category_id, _PARTS.currency_code)
    .add_columns(func.sum(_delta, type_=_HISTORY.value.type).label("spent"))
    .group_by(_PARTS.category_id, _PARTS.currency_code)
)
_PLANNED = Statement(
    select(_CHANGES.before, _CHANGES.after).where(
        _CHANGES.workspace_id == bindparam("workspace"),
        _CHANGES.revision == bindparam("revision"),
        _CHANGES.entity == "planning",
    )
)
_BUDGETS = Statement(
    select(
        _PLANS.category_id, _PLANS.budget, _PLANS.currency_code, _PLANS.deleted_at.is_not(None).label("deleted")
    ).where(_PLANS.workspace_id == bindparam("workspace"), _PLANS.date == bindparam("date"))
)


@dataclass(frozen=True, slots=True)
class Step:
    """A category that a write changed: the level it was at, and what is spent of it now."""

    category_id: str
    name: str
    before: int
    after: LevelProgress

    @property
    def level(self) -> int:
        """Level that it is at now."""
        return alerts.level(self.after.spent, self.after.base)


@dataclass(frozen=True, slots=True)
class _CategoryBudget:
    category_id: str
    budget: Decimal
    currency_code: str
    deleted: bool


def steps(db: Session, workspace_id: str, revision: int, month: BudgetMonth) -> list[Step]:
    """Return the categories in use that a write changed the spending or the budget of, in a month."""
    first, last = month.range
    place = {"workspace": workspace_id, "revision": revision}
    span = {"first": first.isoformat(), "last": last.isoformat()}
    deltas = [SpentRow(first, *row) for row in _DELTAS.all(db, place | span)]
    planned = _planned_before(db, place, f"{month.key}-01")
    touched = {delta.category_id for delta in deltas} | planned.keys()
    names = _names(db, workspace_id, touched) if touched else {}
    if not names:
        return []
    budgets, spent = _stored(db, workspace_id, month)
    rules = _rules(db, workspace_id, month, names)
    after = _progress(db, month, rules, names, budgets.values(), spent)
    taken_back = [replace(delta, spent=-delta.spent) for delta in deltas]
    old = [each for each in (budgets | planned).values() if each is not None]
    before = _progress(db, month, rules, names, old, [*spent, *taken_back])
    return [
        Step(key, name, alerts.level(before[key].spent, before[key].base), after[key]) for key, name in names.items()
    ]


def progress_of(db: Session, workspace_id: str, category_ids: Collection[str], month: BudgetMonth) -> dict[str, Step]:
    """Return how some categories stand in a month, those in use alone."""
    names = _names(db, workspace_id, category_ids)
    budgets, spent = _stored(db, workspace_id, month)
    rules = _rules(db, workspace_id, month, names)
    after = _progress(db, month, rules, names, budgets.values(), spent)
    return {key: Step(key, name, 0, after[key]) for key, name in names.items()}


def _stored(db: Session, workspace_id: str, month: BudgetMonth) -> tuple[dict[str, _CategoryBudget], list[SpentRow]]:
    budgets = _BUDGETS.all(db, {"workspace": workspace_id, "date": f"{month.key}-01"})
    return {row.category_id: _CategoryBudget(*row) for row in budgets}, spent_rows(db, workspace_id, month)


def _planned_before(db: Session, place: Mapping[str, Any], month_date: str) -> dict[str, _CategoryBudget | None]:
    """Return the budgets that a write changed, as they were; None for new ones."""
    found: dict[str, _CategoryBudget | None] = {}
    for before, after in _PLANNED.all(db, place):
        view = before or after
        if view is not None and view["date"] == month_date:
            found[view["categoryId"]] = before and _CategoryBudget(
                before["categoryId"], Decimal(before["budget"]), before["currencyCode"], before["deleted"]
            )
    return found


def _names(db: Session, workspace_id: str, ids: Collection[str]) -> dict[str, str]:
    rows = all_categories(db, workspace_id)
    return {row.id: row.name for row in rows if row.deleted_at is None and row.id in ids}


class _Rules(NamedTuple):
    """Rules by which some categories of a workspace carry their rest into a month."""

    workspace_id: str
    carry: Sequence[CarryOverRule]


def _rules(db: Session, workspace_id: str, month: BudgetMonth, names: Mapping[str, str]) -> _Rules:
    rules = month_rules(db, workspace_id, month.key).carry
    return _Rules(workspace_id, [rule for rule in rules if rule.category_id in names])


def _progress(
    db: Session,
    month: BudgetMonth,
    rules: _Rules,
    names: Mapping[str, str],
    budgets: Iterable[_CategoryBudget],
    spent: Iterable[SpentRow],
) -> dict[str, LevelProgress]:
    planned = [budget for budget in budgets if budget.category_id in names]
    sums = [each for each in spent if each.category_id in names]
    rates = current_rates(db)
    codes = {each.category_id: each.currency_code for each in planned if not each.deleted}
    into = ReceivingMonth(rules.workspace_id, month.key, month.currency_code, codes, rules.carry, rates)
    carried = derive_carried(db, into)
    rows = plannings.view(month, [_ProgressCategory(key) for key in names], planned, sums, rates, carried=carried).rows
    empty = LevelProgress(ZERO, ZERO, month.currency_code, month.days_left)
    return {
        key: LevelProgress(row.spent, row.base, row.currency_code, month.days_left) if row else empty
        for key in names
        for row in [rows.get(key)]
    }


@dataclass(frozen=True, slots=True)
class _ProgressCategory:
    id: str
    deleted: bool = False
