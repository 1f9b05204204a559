"""`budget categories`: what money is spent on."""

from typing import Annotated

import typer

from budget_cli.arguments import (
    CategoryName,
    CategoryNames,
    Deleted,
    DryRun,
    Icon,
    MonthOption,
    Name,
    NewName,
    check_changes,
    clearable,
    or_unset,
)
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import category_archival
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.entries.shares import ShareRuleOption, read_share_rule
from budget_cli.output.tables import Column
from budget_cli.typed import parsing
from budget_cli.typed.dates import planning_date
from budget_cli.typed.matching import distinct_ids, find
from budget_cli.typed.parsing import TypedAmount
from budget_core.base.money import ZERO
from budget_core.contract.planning.categories import Category
from budget_sdk import CategoryCreate, CategoryUpdate

app = command_group("Show and change categories.")

COLUMNS: list[Column[Category]] = [
    Column("name", lambda row: row.name, is_label=True),
    Column("icon", lambda row: row.icon, is_fixed=True),
    Column("id", lambda row: row.id, is_in_table=False),
]


@default_command(app)
def show(context: Context, deleted: Deleted = False) -> None:
    """Show categories.

    Example: budget categories list --deleted
    """
    rows = context.client.categories.deleted(context.workspace.id) if deleted else context.categories
    context.output.show(rows, rows, COLUMNS)


@command(app)
def add(
    context: Context,
    name: Name,
    budget: Annotated[
        TypedAmount | None,
        typer.Option(parser=parsing.amount, metavar="AMOUNT", help="Its budget in the month."),
    ] = None,
    month: MonthOption = None,
    icon: Icon = None,
    share_rule: ShareRuleOption = None,
) -> None:
    """Create a category.

    Example: budget categories add Books --budget 50
    """
    category = CategoryCreate(
        name=name,
        icon=icon or "ellipsis",
        date=planning_date(context.month(month)),
        budget=budget.checked(context.workspace.currency_code) if budget else ZERO,
        share_rule=None if share_rule is None else read_share_rule(context.workspace, share_rule),
    )
    context.warn_of_duplicates(name, context.categories)
    created = context.client.categories.create(context.workspace.id, category)
    context.output.result(created, COLUMNS, context.text("Created {name}.", name=context.display.name(created.name)))


@command(app)
def edit(
    context: Context,
    category: CategoryName,
    name: NewName = None,
    icon: Icon = None,
    share_rule: ShareRuleOption = None,
    no_share_rule: Annotated[bool, typer.Option("--no-share-rule", help="Use the workspace's rule of shares.")] = False,
) -> None:
    """Change a category's name, icon or rule of shares.

    Example: budget categories edit books --name Reading
    """
    before = context.category(category)
    rule = None if share_rule is None else read_share_rule(context.workspace, share_rule)
    changes = CategoryUpdate(
        name=or_unset(name),
        icon=or_unset(icon),
        share_rule=clearable(rule, no_share_rule),
        version=before.version,
    )
    check_changes(context, changes, "budget categories edit")
    after = context.client.categories.update(before.id, changes)
    renamed = context.text(
        "{before} is now {after}.", before=context.display.name(before.name), after=context.display.name(after.name)
    )
    context.output.result(
        after, COLUMNS, renamed if name else context.text("Changed {name}.", name=context.display.name(after.name))
    )


@command(app)
def order(context: Context, categories: CategoryNames) -> None:
    """Reorder categories: these come first, the others follow.

    Example: budget categories order food transport
    """
    ids = distinct_ids([context.category(typed) for typed in categories])
    rows = context.client.categories.order(ids, context.workspace.id)
    context.output.show(rows, rows, COLUMNS)


@command(app)
def delete(context: Context, category: CategoryName, dry_run: DryRun = False) -> None:
    """Archive a category; old months keep it, and `restore` undoes it.

    Example: budget categories delete books
    """
    found = context.category(category)
    if dry_run:
        show_effects(context, category_archival(context, found))
        return
    archived = context.client.categories.delete(found.id)
    context.output.result(archived, COLUMNS, context.text("Archived {name}.", name=context.display.name(archived.name)))


@command(app)
def restore(context: Context, category: CategoryName) -> None:
    """Restore an archived category.

    Example: budget categories restore books
    """
    archived = context.client.categories.deleted(context.workspace.id)
    restored = context.client.categories.restore(find("archived category", category, archived).id)
    context.output.result(restored, COLUMNS, context.text("{name} is back.", name=context.display.name(restored.name)))
