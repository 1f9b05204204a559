"""`budget tags`: tags of entries."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.commands.plan.payees import show_renamed
from budget_cli.completion import complete_tag
from budget_cli.context import Context
from budget_cli.entries.details import clean_tags
from budget_cli.output.tables import Column
from budget_sdk import KnownTag, TagRename

tags_app = command_group("Show and rename tags.")


@default_command(tags_app)
def show(context: Context) -> None:
    """Show the tags, the one booked last first.

    Example: budget tags
    """
    found = context.client.tags.list(context.workspace.id)
    columns: list[Column[KnownTag]] = [
        Column("tag", lambda row: row.name),
        Column("entries", lambda row: row.count, is_number=True),
        Column("last", lambda row: row.last_at.date().isoformat(), is_fixed=True),
    ]
    context.output.show(found, found, columns)


@command(tags_app)
def rename(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="TAG", autocompletion=complete_tag)],
    new_name: Annotated[
        str, typer.Argument(metavar="NEW", help="Another name, or another tag.", autocompletion=complete_tag)
    ],
) -> None:
    """Rename a tag in all entries, or merge it into another one; `budget undo` takes it back.

    Example: budget tags rename trip lviv
    """
    (old,), (new,) = clean_tags([name]), clean_tags([new_name])
    show_renamed(context, context.client.tags.rename(context.workspace.id, TagRename(name=old, new_name=new)))
