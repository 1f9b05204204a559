"""Planned categories of a month."""

from collections.abc import Mapping

from budget_cli import display
from budget_cli.output import Column
from budget_core.contract.plannings import PlanningCategory


def columns(names: Mapping[str, str]) -> list[Column[PlanningCategory]]:
    """Plan, spent and left of one row; `names` are the categories' by id."""
    return [
        Column("category", lambda row: names.get(row.category_id, row.category_id)),
        Column(
            "plan", lambda row: row.budget, lambda row: display.amount(row.budget, row.currency_code), is_number=True
        ),
        Column(
            "spent", lambda row: row.spent, lambda row: display.amount(row.spent, row.currency_code), is_number=True
        ),
        Column("left", lambda row: row.left, lambda row: display.amount(row.left, row.currency_code), is_number=True),
        Column("percent", lambda row: row.percent, lambda row: display.percent(row.spent, row.budget), is_number=True),
    ]
