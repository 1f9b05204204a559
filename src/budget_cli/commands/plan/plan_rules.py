"""`budget plan carry`, `target`, `income` and `suggest`: what holds for several months."""

from typing import Annotated

import typer

from budget_cli.arguments import CategoryName, MonthOption, amount_option
from budget_cli.completion import complete_month
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.dates import planning_date
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.plannings import columns, suggestion_columns, to_assign_text
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import PlanningCategory
from budget_core.contract.types import UNSET
from budget_core.planning.carry_over import Carry
from budget_sdk import CarryOverSet, ExpectedIncomeSet, TargetSet

Rule = Annotated[Carry, typer.Argument(metavar="RULE", help="none, left, or all: overspending too.")]
Cap = Annotated[TypedAmount | None, amount_option("Carry no more than this.")]
Goal = Annotated[
    TypedAmount | None, typer.Argument(parser=parsing.amount, metavar="AMOUNT", help="Left out only with --remove.")
]
By = Annotated[
    str | None, typer.Option("--by", metavar="MONTH", help="The month to reach it in.", autocompletion=complete_month)
]
EveryMonth = Annotated[bool, typer.Option("--every-month", help="Plan this much every month.")]
Remove = Annotated[bool, typer.Option("--remove", help="Remove it.")]

_CARRIED = {
    "none": "From {month} on, {category} starts every month anew.",
    "left": "From {month} on, {category} keeps what is left.",
    "all": "From {month} on, {category} keeps what is left, and overspending too.",
}


def carry(context: Context, category: CategoryName, rule: Rule, cap: Cap = None, month: MonthOption = None) -> None:
    """Set what a category hands to the next month, from a month on.

    Example: budget plan carry food left --cap 900
    """
    found, since = context.category(category), planning_date(context.month(month))
    limit = None if cap is None else cap.checked(_currency_of(context, found, since))
    data = CarryOverSet(category_id=found.id, from_month=since, carry=rule, cap=limit)
    row = context.client.plannings.set_carry_over(context.workspace.id, data)
    text = context.text(_CARRIED[rule], month=context.display.month(since), category=found.name)
    if row.carry is not None and row.carry.cap is not None:
        most = context.display.amount(row.carry.cap, row.currency_code)
        text = f"{text} {context.text('No more than {amount}.', amount=most)}"
    _show(context, row, found, text)


def target(
    context: Context,
    category: CategoryName,
    amount: Goal = None,
    by: By = None,
    every_month: EveryMonth = False,
    month: MonthOption = None,
    remove: Remove = False,
) -> None:
    """Set the amount to save in a category, by a month or every month.

    Example: budget plan target utilities 900 --by 2027-06
    """
    _check_amount(amount, remove)
    if amount is not None and (by is None) is not every_month:
        raise WrongUsage("Give --by with a month, or --every-month.")
    found, since = context.category(category), planning_date(context.month(month))
    data = TargetSet(
        category_id=found.id,
        amount=None if amount is None else amount.checked(_currency_of(context, found, since)),
        by=None if by is None else planning_date(context.month(by)),
        every_month=every_month,
        from_month=UNSET if month is None else since,
    )
    row = context.client.plannings.set_target(context.workspace.id, data)
    _show(context, row, found, _target_text(context, row, found))


def income(context: Context, amount: Goal = None, month: MonthOption = None, remove: Remove = False) -> None:
    """Set the income expected in a month.

    Example: budget plan income 2450 --month december
    """
    _check_amount(amount, remove)
    value = None if amount is None else amount.checked(context.workspace.currency_code)
    date = planning_date(context.month(month))
    data = ExpectedIncomeSet(date=date, amount=value)
    planning = context.client.plannings.set_expected_income(context.workspace.id, data)
    text = to_assign_text(context.display, planning) or context.text("No income is expected.")
    context.output.result(planning, [], text)


def suggest(context: Context, month: MonthOption = None) -> None:
    """Show what each category usually costs, for the plan of a month.

    Example: budget plan suggest --month december
    """
    rows = context.client.plannings.suggestions(context.workspace.id, date=planning_date(context.month(month)))
    names = context.category_names
    context.output.show(rows, rows, suggestion_columns(context.display, names), names={"categoryId": names})


def _currency_of(context: Context, category: Category, date: str) -> str:
    """Return the currency that a category's row of a month is planned in."""
    rows = context.client.plannings.get(context.workspace.id, date).plannings_categories
    own = context.workspace.currency_code
    return next((row.currency_code for row in rows if row.category_id == category.id), own)


def _check_amount(amount: TypedAmount | None, is_removed: bool) -> None:
    if (amount is None) is not is_removed:
        raise WrongUsage("Give an amount, or --remove.")


def _target_text(context: Context, row: PlanningCategory, category: Category) -> str:
    if row.target is None:
        return context.text("{category} has no target.", category=category.name)
    amount, per_month = (
        context.display.amount(value, row.currency_code) for value in (row.target.amount, row.target.per_month)
    )
    if row.target.by is None:
        return context.text("{category}: {amount} every month.", category=category.name, amount=amount)
    until = context.display.month(row.target.by)
    text = "{category}: {amount} by {month}, {part} a month."
    return context.text(text, category=category.name, amount=amount, month=until, part=per_month)


def _show(context: Context, row: PlanningCategory, category: Category, sentence: str) -> None:
    names = {category.id: category.name}
    context.output.result(row, columns(context.display, names), sentence, names={"categoryId": names})
