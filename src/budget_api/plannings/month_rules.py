"""Reading what is decided about months: carry-over with the past it works on, targets, expected income."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import BindParameter, bindparam, func, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import (
    CarryRuleRow,
    ExpectedIncomeRow,
    MonthSumRow,
    PlanningCategoryRow,
    TargetRow,
)
from budget_api.db.statements import Statement
from budget_core.base.conversions import Amount
from budget_core.base.rates import Rates
from budget_core.planning.carry_over import Carried, CarryOverRule, Past, carried_into
from budget_core.planning.targets import TargetTerms

_RULES, _TARGETS = table_of(CarryRuleRow).c, table_of(TargetRow).c
_INCOMES = table_of(ExpectedIncomeRow).c
_PLANS = table_of(PlanningCategoryRow).c
_SUMS = table_of(MonthSumRow).c
_WORKSPACE: BindParameter[str] = bindparam("workspace")
_FIRST: BindParameter[str] = bindparam("first")
_UNTIL: BindParameter[str] = bindparam("until")


def month_of(column: Any) -> Any:
    """Return the month (`yyyy-MM`) of a date, as the column `month`."""
    return func.substr(column, 1, 7, type_=_SUMS.month.type).label("month")


_ALL_RULES = Statement(
    select(_RULES.category_id, month_of(_RULES.from_month), _RULES.carry, _RULES.cap).where(
        _RULES.workspace_id == _WORKSPACE, _RULES.deleted_at.is_(None)
    )
)
_ALL_TARGETS = Statement(
    select(_TARGETS.category_id, month_of(_TARGETS.from_month), _TARGETS.amount, _TARGETS.every_month)
    .add_columns(func.substr(_TARGETS.by, 1, 7, type_=_SUMS.month.type).label("by"))
    .where(_TARGETS.workspace_id == _WORKSPACE, _TARGETS.deleted_at.is_(None))
)
_INCOME = Statement(
    select(_INCOMES.currency_code, _INCOMES.amount).where(
        _INCOMES.workspace_id == _WORKSPACE, _INCOMES.date == bindparam("month"), _INCOMES.deleted_at.is_(None)
    )
)
WITH_RULE = select(_RULES.category_id).where(_RULES.workspace_id == _WORKSPACE, _RULES.deleted_at.is_(None))
"""Categories of the `workspace` with a rule."""
_BUDGETS = Statement(
    select(_PLANS.category_id, month_of(_PLANS.date), _PLANS.budget, _PLANS.currency_code).where(
        _PLANS.workspace_id == _WORKSPACE,
        _PLANS.date >= _FIRST,
        _PLANS.date < _UNTIL,
        _PLANS.deleted_at.is_(None),
        _PLANS.category_id.in_(WITH_RULE),
    )
)
_SPENT = Statement(
    select(_SUMS.category_id, _SUMS.month, _SUMS.currency_code, _SUMS.spent).where(
        _SUMS.workspace_id == _WORKSPACE,
        _SUMS.month >= _FIRST,
        _SUMS.month < _UNTIL,
        _SUMS.category_id.in_(WITH_RULE),
    )
)


class MonthRules(NamedTuple):
    """Decisions that a month follows from."""

    carry: Sequence[CarryOverRule]
    """Rules of all categories and months."""
    targets: Mapping[str, TargetTerms]
    """By category."""
    income: Amount | None
    """Expected income, as it was entered for the month."""


def month_rules(db: Session, workspace_id: str, month: str) -> MonthRules:
    """Return what is decided about a month (`yyyy-MM`)."""
    own = {"workspace": workspace_id}
    income = _INCOME.one_or_none(db, own | {"month": f"{month}-01"})
    return MonthRules(
        carry=carry_rules(db, workspace_id),
        targets={row.category_id: row for row in _ALL_TARGETS.all(db, own)},
        income=None if income is None else Amount(*income),
    )


def carry_rules(db: Session, workspace_id: str) -> Sequence[CarryOverRule]:
    """Return the rules of all categories and months."""
    return _ALL_RULES.all(db, {"workspace": workspace_id})


def past_before(db: Session, workspace_id: str, month: str, rules: Sequence[CarryOverRule]) -> Past:
    """Return the months since the first rule up to the one before `month`, of categories with a rule."""
    first = min((rule.month for rule in rules), default=month)
    span = {"workspace": workspace_id, "first": first, "until": month}
    return Past(rules, _BUDGETS.all(db, span), _SPENT.all(db, span))


class ReceivingMonth(NamedTuple):
    """Month that amounts are carried into."""

    workspace_id: str
    month: str
    currency_code: str
    codes: Mapping[str, str]
    """Currencies of the month's planned rows."""
    rules: Sequence[CarryOverRule]
    rates: Rates


def derive_carried(db: Session, into: ReceivingMonth) -> Mapping[str, Carried]:
    """Derive the amounts by category; none are read when no rule begins before the month."""
    if all(rule.month >= into.month for rule in into.rules):
        return {}
    past = past_before(db, into.workspace_id, into.month, into.rules)
    return carried_into(into.month, into.codes, into.currency_code, past, into.rates)
