"""`budget plan`: what months are meant to cost."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Annotated, NamedTuple

import typer

from budget_cli.arguments import Amount, CategoryName, DryRun, MonthCount, MonthOption
from budget_cli.changes.dry_run import print_unchanged
from budget_cli.command import command, command_group, default_command
from budget_cli.commands.plan.plan_files import apply, diff, export, show_changes
from budget_cli.commands.plan.plan_rules import carry, income, suggest, target
from budget_cli.completion import complete_category, complete_month
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.dates import planning_date
from budget_cli.views.plan_changes import budget_changes
from budget_cli.views.plannings import CategoryBudgets, columns, month_columns
from budget_core.base import months
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.plannings import Planning, PlanningCategory
from budget_core.planning import plannings as rules
from budget_sdk import BudgetMove, MonthSet, MonthsSet, PlanningSet, PlanningSetItem, PlanningsSet
from budget_sdk.resources.planning import Plannings

app = command_group("Show and set budgets of months.")

_COPIED = ("category", "plan", "currency")


class _TypedBudget(NamedTuple):
    """A stored budget as the rule of copying takes it."""

    category_id: str
    budget: Decimal
    currency_code: str
    deleted: bool = False


@default_command(app)
def show(context: Context, month: MonthOption = None, count: MonthCount = 3) -> None:
    """Show the budgets of several months side by side.

    Example: budget plan list --month january --months 6
    """
    plannings = [_planning(context, key) for key in _keys(context, month, count)]
    rows = [
        CategoryBudgets(
            category,
            [
                next((row for row in one.plannings_categories if row.category_id == category.id), None)
                for one in plannings
            ],
        )
        for category in context.categories
    ]
    names = {"categoryId": context.category_names}
    context.output.show(plannings, rows, month_columns(context.display, plannings), names=names)


@command(app, "set")
def set_budget(
    context: Context,
    category: CategoryName,
    amount: Amount,
    month: MonthOption = None,
    count: MonthCount = 1,
    dry_run: DryRun = False,
) -> None:
    """Set the budget of a category.

    Example: budget plan set food 300 --month december
    """
    found, value = context.category(category), amount.checked(context.workspace.currency_code)
    keys = _keys(context, month, count)
    if dry_run:
        _show_dry_run(context, keys, {found.id: value})
        return
    for row in _set(context, found, value, keys):
        text = context.text(
            "{amount} for {category} in {month}.",
            amount=context.display.amount(row.budget, row.currency_code),
            category=found.name,
            month=context.display.month(row.date),
        )
        _show_result(context, row, found, text)


@command(app, "set-many")
def set_many(
    context: Context,
    budgets: Annotated[list[str], typer.Argument(metavar="CATEGORY=AMOUNT", help="One or more.")],
    month: MonthOption = None,
    dry_run: DryRun = False,
) -> None:
    """Set several budgets of a month at once.

    Example: budget plan set-many food=300 transport=50
    """
    items = []
    for typed in budgets:
        name, separator, amount = typed.rpartition("=")
        if not separator:
            raise WrongUsage("{typed} is not a budget. Write it like food=300.", typed=repr(typed))
        value = parsing.amount(amount).checked(context.workspace.currency_code)
        items.append(PlanningSetItem(category_id=context.category(name).id, budget=value))
    if dry_run:
        _show_dry_run(context, [context.month(month)], {item.category_id: item.budget for item in items})
    else:
        _save(context, _planning(context, context.month(month)), items)


@command(app)
def copy(
    context: Context,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="MONTH", help="By default the month before.", autocompletion=complete_month),
    ] = None,
    month: MonthOption = None,
    dry_run: DryRun = False,
) -> None:
    """Copy the budgets of the previous month where none are set yet.

    Example: budget plan copy --month december
    """
    key = context.month(month)
    previous = _planning(context, context.month(source) if source else months.add(key, -1))
    current = _planning(context, key)
    copied = {
        row.category_id: row for row in rules.copy_budgets(_budgets(previous), _budgets(current), context.categories)
    }
    items = [
        PlanningSetItem(category_id=row.category_id, budget=row.budget, currency_code=row.currency_code)
        for row in copied.values()
    ]
    if not items:
        raise UnknownTypedName(
            "There is nothing to copy to {month}.", month=context.display.month(key), hint="budget plan"
        )
    if dry_run:
        _show_copies(context, [row for row in previous.plannings_categories if row.category_id in copied])
    else:
        _save(context, current, items)


@command(app)
def move(
    context: Context,
    amount: Amount,
    from_category: Annotated[
        str, typer.Argument(metavar="FROM", help="Name or prefix.", autocompletion=complete_category)
    ],
    to_category: Annotated[str, typer.Argument(metavar="TO", help="Name or prefix.", autocompletion=complete_category)],
    month: MonthOption = None,
    dry_run: DryRun = False,
) -> None:
    """Move planned money from one category to another.

    Example: budget plan move 20 clothes food
    """
    source, target = context.category(from_category), context.category(to_category)
    key, code = context.month(month), context.workspace.currency_code
    moved = BudgetMove(
        date=planning_date(key),
        from_category_id=source.id,
        to_category_id=target.id,
        value=amount.checked(code),
    )
    if dry_run:
        trial = context.client.try_out(Plannings.move.build(context.workspace.id, moved))
        after = [change.after for change in trial.changes if change.after]
        _show_dry_run(context, [key], {one["categoryId"]: Decimal(one["budget"]) for one in after})
        return
    planning = context.client.plannings.move(context.workspace.id, moved)
    names, sides = context.category_names, (source.id, target.id)
    rows = sorted(
        (row for row in planning.plannings_categories if row.category_id in sides),
        key=lambda row: sides.index(row.category_id),
    )
    sentence = context.text(
        "{amount} moved from {source} to {category} in {month}.",
        amount=context.display.amount(moved.value, code),
        source=source.name,
        category=target.name,
        month=context.display.month(key),
    )
    if context.output.is_for_people:
        context.output.result(rows[0], columns(context.display, names), sentence)
    else:
        context.output.show(rows, rows, columns(context.display, names), names={"categoryId": names})


@command(app)
def remove(context: Context, category: CategoryName, month: MonthOption = None) -> None:
    """Remove a category from a month; its entries stay.

    Example: budget plan remove food --month december
    """
    found, key = context.category(category), context.month(month)
    row_id = _row_id(found, _planning(context, key).plannings_categories)
    if row_id is None:
        left_out = MonthsSet(months=[MonthSet(date=planning_date(key), removed_categories=[found.id])])
        [planning] = context.client.plannings.set_months(context.workspace.id, left_out)
        row = next(row for row in planning.deleted_categories if row.category_id == found.id)  # always: just removed
    else:
        row = context.client.plannings.delete(context.workspace.id, row_id)
    text = context.text("{category} is not planned in {month}.", category=found.name, month=context.display.month(key))
    _show_result(context, row, found, text)


@command(app)
def restore(context: Context, category: CategoryName, month: MonthOption = None) -> None:
    """Restore a removed category in a month.

    Example: budget plan restore food
    """
    found, key = context.category(category), context.month(month)
    row_id = _row_id(found, _planning(context, key).deleted_categories)
    if row_id is None:
        raise UnknownTypedName(
            "{category} was not removed from {month}.",
            category=found.name,
            month=context.display.month(key),
            hint=f"budget month {key}",
        )
    row = context.client.plannings.restore(context.workspace.id, row_id)
    text = context.text(
        "{category} is planned in {month} again.", category=found.name, month=context.display.month(key)
    )
    _show_result(context, row, found, text)


for _action in (carry, target, income, suggest, export, diff, apply):
    command(app)(_action)


def _keys(context: Context, month: str | None, count: int) -> list[str]:
    first = context.month(month)
    return months.between(first, months.add(first, count - 1))


def _planning(context: Context, key: str) -> Planning:
    return context.client.plannings.get(context.workspace.id, planning_date(key))


def _budgets(planning: Planning) -> list[_TypedBudget]:
    return [
        _TypedBudget(row.category_id, row.budget, row.currency_code) for row in planning.plannings_categories if row.id
    ]


def _row_id(category: Category, rows: Sequence[PlanningCategory]) -> str | None:
    return next((row.id for row in rows if row.category_id == category.id), None)


def _set(context: Context, category: Category, value: Decimal, keys: Sequence[str]) -> list[PlanningCategory]:
    """Set the budget in all of these months, as one change."""
    if len(keys) == 1:
        planned = PlanningSet(category_id=category.id, date=planning_date(keys[0]), budget=value)
        return [context.client.plannings.set(context.workspace.id, planned)]
    item = PlanningSetItem(category_id=category.id, budget=value)
    data = MonthsSet(months=[MonthSet(date=planning_date(key), plannings_categories=[item]) for key in keys])
    months_set = context.client.plannings.set_months(context.workspace.id, data)
    return [row for one in months_set for row in one.plannings_categories if row.category_id == category.id]


def _save(context: Context, planning: Planning, items: list[PlanningSetItem]) -> None:
    data = PlanningsSet(date=planning.date, plannings_categories=items)
    saved = context.client.plannings.set_many(context.workspace.id, planning.id, data)
    names = context.category_names
    sentence = context.text(
        "{amount} planned for {month}.",
        amount=context.display.amount(saved.budget, saved.currency_code),
        month=context.display.month(saved.date),
    )
    rows = columns(context.display, names)
    if context.output.is_for_people:
        context.output.result(saved.plannings_categories[0], rows, sentence)
    else:
        context.output.show(saved, saved.plannings_categories, rows, names={"categoryId": names})


def _show_copies(context: Context, rows: Sequence[PlanningCategory]) -> None:
    """Show the budgets that would be copied, and the month they come from."""
    names = context.category_names
    shown = [column for column in columns(context.display, names) if column.title in _COPIED]
    context.output.show(rows, rows, shown, names={"categoryId": names})
    print_unchanged(context)


def _show_dry_run(context: Context, keys: Sequence[str], budgets: Mapping[str, Decimal]) -> None:
    code = context.workspace.currency_code
    show_changes(context, [row for key in keys for row in budget_changes(code, _planning(context, key), budgets)])
    print_unchanged(context)


def _show_result(context: Context, row: PlanningCategory, category: Category, sentence: str) -> None:
    names = {category.id: category.name}
    context.output.result(row, columns(context.display, names), sentence, names={"categoryId": names})
