"""Plannings as clients see them."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from budget_api.db.base import Base
from budget_api.db.models import CarryRuleRow, ExpectedIncomeRow, PlanningCategoryRow, TargetRow
from budget_api.db.row_views import view_of
from budget_api.plannings.month_rules import MonthRules
from budget_core.base.conversions import Amount
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning.carry_over import CarryInto, CarryRule, ExpectedIncome, RowTarget, Target
from budget_core.contract.planning.plannings import PlanningCategory, StoredPlanning
from budget_core.planning import carry_over, targets
from budget_core.planning.carry_over import Carried
from budget_core.planning.plannings import Progress

SavedRow = TypeVar("SavedRow", CarryRuleRow, TargetRow, ExpectedIncomeRow)
"""Row of which a workspace has one for each key."""
ENTITY_OF: Final[Mapping[type[Base], str]] = {
    CarryRuleRow: "carryRule",
    TargetRow: "target",
    ExpectedIncomeRow: "expectedIncome",
}
"""Kind of row in the log of changes."""


def stored_view(row: PlanningCategoryRow) -> StoredPlanning:
    """Return a stored budget, for the log of changes."""
    return view_of(StoredPlanning, row, deleted=row.deleted_at is not None)


def saved_view(row: CarryRuleRow | TargetRow | ExpectedIncomeRow) -> CarryRule | Target | ExpectedIncome:
    """Return a stored rule, target or income, for clients and for the log of changes."""
    deleted = row.deleted_at is not None
    if isinstance(row, CarryRuleRow):
        return view_of(CarryRule, row, deleted=deleted)
    if isinstance(row, TargetRow):
        return view_of(Target, row, deleted=deleted)
    return view_of(ExpectedIncome, row, deleted=deleted)


class MadeRow(NamedTuple):
    """Row of a month as clients see it, and all that it follows from beside the month."""

    basis: tuple[object, ...]
    view: PlanningCategory


class RowViews:
    """Rows of a month as clients see them; `stored` has their stored budgets by category.

    A write changes one or two categories: rows that an earlier read of the month made, `known`, are taken from there.
    """

    def __init__(
        self,
        date: str,
        carried: Mapping[str, Carried],
        rules: MonthRules,
        stored: Mapping[str, Any],
        known: Mapping[str, MadeRow],
    ) -> None:
        self.made: dict[str, MadeRow] = {}
        """Rows so far, by category."""
        self._known = known
        self._date = date
        self._month = date[:7]
        self._carried = carried
        self._stored = stored
        self._targets = rules.targets
        self._rules = carry_over.rules_of(rules.carry, self._month)

    def row(self, key: str, progress: Progress) -> PlanningCategory:
        """Return a category's row, stored or not."""
        stored, carried = self._stored.get(key), self._carried.get(key)
        basis = (progress, stored, carried, self._targets.get(key), self._rules.get(key))
        made = self._known.get(key)
        if made is None or made.basis != basis:
            made = MadeRow(basis, self._make(key, progress, stored, carried))
        self.made[key] = made
        return made.view

    def _make(self, key: str, progress: Progress, stored: Any, carried: Carried | None) -> PlanningCategory:
        original = None if carried is None else carried.original
        return view_of(
            PlanningCategory,
            progress,
            id=stored.id if stored else None,
            category_id=key,
            date=self._date,
            carry=self._carry(key),
            carried_from=None if original is None else view_of(NotConverted, original),
            target=self._target(key, progress),
            not_converted=not_converted_view(progress.not_converted),
            spent_not_converted=not_converted_view(progress.spent_not_converted),
            version=stored.version if stored else 0,
            created_at=stored.created_at if stored else None,
            updated_at=stored.updated_at if stored else None,
        )

    def _carry(self, key: str) -> CarryInto | None:
        rule = self._rules.get(key)
        return None if rule is None else CarryInto(rule=rule.carry, cap=rule.cap, from_month=f"{rule.month}-01")

    def _target(self, key: str, progress: Progress) -> RowTarget | None:
        target = self._targets.get(key)
        if target is None or not targets.counts_in(target, self._month):
            return None
        per_month = targets.per_month(target, self._month, progress.carried, progress.currency_code)
        return RowTarget(
            amount=target.amount,
            by=None if target.by is None else f"{target.by}-01",
            every_month=target.every_month,
            from_month=f"{target.month}-01",
            per_month=per_month,
            on_track=progress.budget >= per_month,
        )


def not_converted_view(parts: Iterable[Amount]) -> list[NotConverted]:
    """Return the amounts left out of a total."""
    return [view_of(NotConverted, part) for part in parts]
