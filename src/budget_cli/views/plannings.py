"""Planned categories of a month."""

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import NamedTuple

from budget_cli.output.display import Display, bar
from budget_cli.output.tables import WARNING, Column, TotalCell
from budget_core.contract.planning.carry_over import Suggestion
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import Planning, PlanningCategory


def columns(display: Display, names: Mapping[str, str], pace: Decimal | None = None) -> list[Column[PlanningCategory]]:
    """Return the columns plan, spent and left.

    `names` are the categories' by id, `pace` the percent of the month gone by.
    """
    return [
        Column("category", lambda row: names.get(row.category_id, row.category_id), is_label=True),
        Column(
            "plan",
            lambda row: row.budget,
            lambda row: display.amount(row.budget, row.currency_code),
            is_number=True,
            is_optional=True,
        ),
        Column(
            "carried",
            lambda row: row.carried,
            lambda row: carried_text(display, row),
            is_number=True,
            is_optional=True,
            is_hidden_when_empty=True,
        ),
        Column(
            "spent", lambda row: row.spent, lambda row: display.amount(row.spent, row.currency_code), is_number=True
        ),
        Column(
            "left",
            lambda row: row.left,
            lambda row: display.amount(row.left, row.currency_code),
            is_number=True,
        ),
        Column(
            "to come",
            lambda row: row.upcoming,
            lambda row: display.amount(row.upcoming, row.currency_code) if row.upcoming else "",
            is_number=True,
            is_optional=True,
            is_hidden_when_empty=True,
            is_in_csv=False,
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column(
            "percent",
            lambda row: row.percent,
            lambda row: display.percent(row.spent, row.budget + row.carried),
            is_number=True,
            is_optional=True,
        ),
        Column(
            "over",
            lambda row: row.overflow,
            lambda row: overflow_text(display, row),
            style=lambda _: WARNING,
            is_number=True,
            is_hidden_when_empty=True,
        ),
        Column(
            "pace",
            lambda row: row.ratio,
            lambda row: bar(row.percent, pace),
            style=lambda row: WARNING if is_over(row) else "green",
            is_fixed=True,
            is_optional=True,
            is_in_csv=False,
        ),
    ]


def overflow_text(display: Display, of: Planning | PlanningCategory) -> str:
    """Return the amount over the budget.

    Empty when there is none, and where nothing is planned or carried.
    """
    return display.amount(of.overflow, of.currency_code) if is_over(of) else ""


def is_over(of: Planning | PlanningCategory) -> bool:
    """Return whether more is spent than there was."""
    return bool(of.overflow and (of.budget or of.carried))


def carried_text(display: Display, of: Planning | PlanningCategory) -> str:
    """Return what the month before handed over; empty when that is nothing."""
    return display.amount(of.carried, of.currency_code) if of.carried else ""


def free_to_spend(display: Display, planning: Planning) -> str:
    """Return what is free once all that is scheduled is paid and targets are kept, or what is missing for it."""
    free, coming, aside = (
        display.amount(abs(each), planning.currency_code)
        for each in (planning.free, planning.upcoming, planning.set_aside)
    )
    if planning.free < 0 and planning.upcoming:
        return display.text("{over} over the plan, with {amount} still to come", over=free, amount=coming)
    if planning.free < 0:
        return display.text("{over} over the plan, with {amount} set aside", over=free, amount=aside)
    if not planning.set_aside:
        return display.text("Free to spend {free}, after {amount} still to come", free=free, amount=coming)
    if not planning.upcoming:
        return display.text("Free to spend {free}, with {amount} set aside", free=free, amount=aside)
    text = "Free to spend {free}, after {amount} still to come and {aside} set aside"
    return display.text(text, free=free, amount=coming, aside=aside)


def totals(display: Display, planning: Planning) -> list[TotalCell]:
    """Return the footer below `columns`."""
    return [
        display.text("Total"),
        display.amount(planning.budget, planning.currency_code),
        carried_text(display, planning),
        display.amount(planning.spent, planning.currency_code),
        display.amount(planning.left, planning.currency_code),
        display.amount(planning.upcoming, planning.currency_code) if planning.upcoming else "",
        display.percent(planning.spent, planning.budget + planning.carried),
        (overflow_text(display, planning), WARNING),
        "",
    ]


def pace(planning: Planning) -> Decimal | None:
    """Return the percent of the month's days gone by, today included.

    None when it is not the running month.
    """
    if not planning.days_left:
        return None
    days = (date.fromisoformat(planning.last_day) - date.fromisoformat(planning.first_day)).days + 1
    return Decimal(100 * (days - planning.days_left + 1)) / days


class CategoryBudgets(NamedTuple):
    """A category with its row in each of the months shown."""

    category: Category
    rows: Sequence[PlanningCategory | None]


def month_columns(display: Display, plannings: Sequence[Planning]) -> list[Column[CategoryBudgets]]:
    """Return the category, and a column for each month."""

    def column(index: int) -> Column[CategoryBudgets]:
        return Column(
            plannings[index].date[:7],
            lambda row: found.budget if (found := row.rows[index]) else None,
            lambda row: display.amount(found.budget, found.currency_code) if (found := row.rows[index]) else "",
            is_number=True,
            is_continued=True,
        )

    return [
        Column("category", lambda row: row.category.name, is_label=True),
        *(column(index) for index in range(len(plannings))),
    ]


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
