"""`budget rules`: which category imported spending gets."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import UnknownName
from budget_cli.tables import Column
from budget_core.contract.imports import ImportRule
from budget_sdk import ImportSettingsUpdate

Contains = Annotated[str, typer.Argument(metavar="TEXT", help="A part of the note.")]

app = command_group("Show and change the category rules of imports.")


@default_command(app)
def rules(context: Context) -> None:
    """Show the rules in the order they are tried.

    Example: budget rules
    """
    _show(context, context.client.imports.settings().rules)


@command(app)
def add(
    context: Context,
    contains: Contains,
    category: Annotated[str, typer.Argument(metavar="CATEGORY", help="Its name; it is created if missing.")],
) -> None:
    """Set the category of spending whose note contains a text.

    Example: budget rules add market food
    """
    known = [each.name for each in context.categories if each.name.casefold() == category.casefold()]
    rule = ImportRule(contains=contains, category=known[0] if known else category)
    kept = [each for each in context.client.imports.settings().rules if not _is_about(each, contains)]
    _show(context, context.client.imports.update_settings(ImportSettingsUpdate(rules=[*kept, rule])).rules)


@command(app)
def remove(context: Context, contains: Contains) -> None:
    """Remove a rule; its entries keep their category.

    Example: budget rules remove market
    """
    before = context.client.imports.settings().rules
    kept = [each for each in before if not _is_about(each, contains)]
    if len(kept) == len(before):
        raise UnknownName("There is no rule for {name}.", name=contains, hint="budget rules")
    _show(context, context.client.imports.update_settings(ImportSettingsUpdate(rules=kept)).rules)


def _is_about(rule: ImportRule, contains: str) -> bool:
    return rule.contains.casefold() == contains.casefold()


def _show(context: Context, found: list[ImportRule]) -> None:
    columns: list[Column[ImportRule]] = [
        Column("note", lambda row: row.contains),
        Column("category", lambda row: row.category),
    ]
    context.output.show(found, found, columns)
