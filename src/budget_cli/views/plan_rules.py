"""Suggestions for a plan, and what of the expected income is not planned yet."""

from collections.abc import Mapping
from decimal import Decimal

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.planning.carry_over import Suggestion
from budget_core.contract.planning.plannings import Planning


def suggestion_columns(display: Display, names: Mapping[str, str]) -> list[Column[Suggestion]]:
    """Return the columns of what categories usually cost; `names` are the categories' by id."""

    def amount(value: Decimal | None, row: Suggestion) -> str:
        return "" if value is None else display.amount(value, row.currency_code)

    return [
        Column("category", lambda row: names.get(row.category_id, row.category_id), is_label=True),
        Column("last month", lambda row: row.last_month, lambda row: amount(row.last_month, row), is_number=True),
        Column("3 months", lambda row: row.average3, lambda row: amount(row.average3, row), is_number=True),
        Column("6 months", lambda row: row.average6, lambda row: amount(row.average6, row), is_number=True),
        Column(
            "target",
            lambda row: row.per_month,
            lambda row: amount(row.per_month, row),
            is_number=True,
            is_hidden_when_empty=True,
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
    ]


def to_assign_text(display: Display, planning: Planning) -> str:
    """Return what of the expected income is not planned yet; empty when no income is known."""
    if planning.expected_income is None or planning.to_assign is None:
        return ""
    income = display.amount(planning.expected_income, planning.currency_code)
    rest = display.amount(abs(planning.to_assign), planning.currency_code)
    if planning.to_assign < 0:
        return display.text("{amount} more planned than the {income} expected", amount=rest, income=income)
    return display.text("{amount} to assign of {income} expected", amount=rest, income=income)
