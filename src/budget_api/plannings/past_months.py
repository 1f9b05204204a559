"""Data from which a device derives the same months as the server."""

from collections import defaultdict
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import PlanningCategoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.terms import terms_of
from budget_api.plannings.month_rules import WITH_RULE, carry_rules, month_of, past_before
from budget_api.plannings.views import SavedRow, saved_view
from budget_core.base.limits import YEAR_MAX
from budget_core.base.money import ZERO
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning.carry_over import PastMonth

_PLANS = table_of(PlanningCategoryRow).c
_ROWS = Statement(
    select(_PLANS.id, _PLANS.version, _PLANS.category_id, month_of(_PLANS.date)).where(
        _PLANS.workspace_id == bindparam("workspace"), _PLANS.deleted_at.is_(None), _PLANS.category_id.in_(WITH_RULE)
    )
)
_AFTER_ALL = f"{YEAR_MAX + 1}-01"


def past_months(db: Session, workspace_id: str) -> list[PastMonth]:
    """Return budget and spending of categories with a rule in all months since the first one, oldest first."""
    rules = carry_rules(db, workspace_id)
    past, own = past_before(db, workspace_id, _AFTER_ALL, rules), terms_of(db, workspace_id).currency_code
    rows = {(row.month, row.category_id): row for row in _ROWS.all(db, {"workspace": workspace_id})}
    budgets = {(budget.month, budget.category_id): budget for budget in past.budgets}
    spent: defaultdict[tuple[str, str], list[NotConverted]] = defaultdict(list)
    for each in past.sums:
        if each.spent:
            part = NotConverted(currency_code=each.currency_code, amount=each.spent)
            spent[each.month, each.category_id].append(part)
    return [
        PastMonth(
            id=stored.id if (stored := rows.get((month, category_id))) else None,
            version=stored.version if stored else 0,
            category_id=category_id,
            date=f"{month}-01",
            budget=planned.budget if (planned := budgets.get((month, category_id))) else ZERO,
            currency_code=planned.currency_code if planned else own,
            spent=spent.get((month, category_id), []),
        )
        for month, category_id in sorted({*budgets, *spent})
    ]


def saved_rows(db: Session, workspace_id: str, model: type[SavedRow]) -> list[Any]:
    """Return the rules, targets or expected incomes of a workspace."""
    own = (model.workspace_id == workspace_id, model.deleted_at.is_(None))
    return [saved_view(row) for row in db.scalars(select(model).where(*own).order_by(model.created_at, model.id))]
