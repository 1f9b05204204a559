"""`budget payees`: whom entries paid, or who paid them."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_payee
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_sdk import KnownPayee, PayeeRename, Renamed

app = command_group("Show and rename payees.")


@default_command(app)
def show(
    context: Context,
    search: Annotated[
        str | None, typer.Option("--search", "-s", metavar="WORDS", help="The start of words of the name.")
    ] = None,
) -> None:
    """Show the payees, the one booked last first.

    Example: budget payees
    """
    found = context.client.payees.list(context.workspace.id, search=search)
    context.output.show(found, found, _columns(context))


@command(app)
def rename(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="In any spelling.", autocompletion=complete_payee)],
    new_name: Annotated[
        str, typer.Argument(metavar="NEW", help="Another name, or another payee.", autocompletion=complete_payee)
    ],
) -> None:
    """Rename a payee in all entries, or merge it into another one; `budget undo` takes it back.

    Example: budget payees rename "SILPO 12" Сільпо
    """
    renamed = context.client.payees.rename(context.workspace.id, PayeeRename(name=name, new_name=new_name))
    show_renamed(context, renamed)


def show_renamed(context: Context, renamed: Renamed) -> None:
    """Report how many entries were changed."""
    sentence = context.text("Entries changed: {count}.", count=renamed.count)
    context.output.result(renamed, [Column("count", lambda row: row.count)], sentence)


def _columns(context: Context) -> list[Column[KnownPayee]]:
    categories = context.category_names
    return [
        Column("payee", lambda row: row.name),
        Column("entries", lambda row: row.count, is_number=True),
        Column("last", lambda row: row.last_at.date().isoformat(), is_fixed=True),
        Column("category", lambda row: categories.get(row.category_id or ""), is_label=True, is_optional=True),
        Column("note", lambda row: row.note, is_optional=True),
    ]
