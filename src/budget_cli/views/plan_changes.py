"""Changes of a plan's text, category by category."""

from collections.abc import Mapping
from decimal import Decimal

import msgspec

from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.planning.plannings import Planning
from budget_core.planning.plan_text import CurrentBudget, PlannedBudget, PlannedChange, changes, rules_text


class PlanChange(msgspec.Struct, rename="camel", kw_only=True):
    """A budget before and after; None where the category is not in the month."""

    month: str
    category_id: str
    before: Decimal | None
    before_currency_code: str | None
    after: Decimal | None
    after_currency_code: str | None
    before_rules: str
    """Rules that begin in the month, in the words of the text."""
    after_rules: str


def row(month: str, change: PlannedChange) -> PlanChange:
    """Return a change of one month."""
    before, after = change.before, change.after
    return PlanChange(
        month=month,
        category_id=change.category_id,
        before=before.amount if before else None,
        before_currency_code=before.currency_code if before else None,
        after=after.amount if after else None,
        after_currency_code=after.currency_code if after else None,
        before_rules=rules_text(before.rules) if before else "",
        after_rules=rules_text(after.rules) if after else "",
    )


def budget_changes(code: str, planning: Planning, budgets: Mapping[str, Decimal]) -> list[PlanChange]:
    """Return the changes that budgets, by category id, make in a month.

    A stored one keeps its currency; others are in that of the workspace, `code`.
    """
    current = {
        one.category_id: CurrentBudget(one.budget, one.currency_code, is_stored=one.id is not None)
        for one in planning.plannings_categories
        if one.category_id in budgets
    }
    stored_codes = {key: one.currency_code for key, one in current.items() if one.is_stored}
    target_budgets = {key: PlannedBudget(amount, stored_codes.get(key)) for key, amount in budgets.items()}
    return [row(planning.date[:7], change) for change in changes(current, target_budgets, code)]


def columns(display: Display, names: Mapping[str, str]) -> list[Column[PlanChange]]:
    """Return the columns month, category, budget before and after."""

    def amount(value: Decimal | None, code: str | None) -> str:
        return display.text("not planned") if value is None else display.amount(value, code or "")

    return [
        Column("month", lambda one: one.month, is_fixed=True),
        Column("category", lambda one: names.get(one.category_id, one.category_id), is_label=True),
        Column(
            "before", lambda one: one.before, lambda one: amount(one.before, one.before_currency_code), is_number=True
        ),
        Column("before currency", lambda one: one.before_currency_code, is_in_table=False),
        Column(
            "after",
            lambda one: one.after,
            lambda one: amount(one.after, one.after_currency_code),
            style=lambda one: WARNING if one.after is None else "",
            is_number=True,
        ),
        Column("after currency", lambda one: one.after_currency_code, is_in_table=False),
        Column("rules before", lambda one: one.before_rules, is_hidden_when_empty=True),
        Column("rules after", lambda one: one.after_rules, is_hidden_when_empty=True),
    ]
