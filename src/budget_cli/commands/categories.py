"""`budget categories`: what money is spent on."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.arguments import CategoryName, Deleted, Icon, MonthOption, NewName, parse_amount
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.dates import planning_date, running_month
from budget_cli.matching import find
from budget_cli.output import Column
from budget_core.contract.categories import Category
from budget_core.contract.types import UNSET
from budget_sdk import CategoryCreate, CategoryUpdate

app = command_group("Show and change categories.")

COLUMNS: list[Column[Category]] = [
    Column("name", lambda row: row.name),
    Column("icon", lambda row: row.icon),
    Column("id", lambda row: row.id, is_in_table=False),
]


@default_command(app)
def show(context: Context, deleted: Deleted = False) -> None:
    """Show categories."""
    categories = context.client.categories
    rows = categories.deleted(context.workspace.id) if deleted else categories.list(context.workspace.id)
    context.output.show(rows, rows, COLUMNS)


@command(app)
def add(
    context: Context,
    name: NewName,
    budget: Annotated[
        Decimal | None, typer.Option(parser=parse_amount, metavar="AMOUNT", help="What it may cost in the month.")
    ] = None,
    month: MonthOption = None,
    icon: Icon = None,
) -> None:
    """Make a category: budget categories add Books --budget 50"""
    category = CategoryCreate(
        name=name,
        icon=icon or "ellipsis",
        date=planning_date(month or running_month(context.workspace)),
        budget=budget or Decimal(0),
    )
    made = context.client.categories.create(context.workspace.id, category)
    context.output.result(made, COLUMNS, f"Made {made.name}.")


@command(app)
def edit(
    context: Context,
    category: CategoryName,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Another name.")] = None,
    icon: Icon = None,
) -> None:
    """Change a category's name or icon."""
    before = context.category(category)
    changes = CategoryUpdate(name=name or UNSET, icon=icon or UNSET, version=before.version)
    after = context.client.categories.update(before.id, changes)
    context.output.result(after, COLUMNS, f"{before.name} is {after.name} now." if name else f"Changed {after.name}.")


@command(app)
def delete(context: Context, category: CategoryName) -> None:
    """Archive a category: old months keep it, and `restore` brings it back."""
    gone = context.client.categories.delete(context.category(category).id)
    context.output.result(gone, COLUMNS, f"Archived {gone.name}.")


@command(app)
def restore(context: Context, category: CategoryName) -> None:
    """Bring an archived category back."""
    archived = context.client.categories.deleted(context.workspace.id)
    back = context.client.categories.restore(find("archived category", category, archived, "").id)
    context.output.result(back, COLUMNS, f"{back.name} is back.")
