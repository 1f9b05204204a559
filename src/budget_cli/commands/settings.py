"""`budget settings`: how things are shown, on all devices."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.output import Column
from budget_core.contract.types import UNSET, ExpensesView, Language, MainScreen
from budget_core.contract.users import Settings
from budget_sdk import SettingsUpdate

app = command_group("Show and change settings.")

_Row = tuple[str, str]
_COLUMNS: list[Column[_Row]] = [Column("setting", lambda row: row[0]), Column("value", lambda row: row[1])]
_WORDS = {True: "yes", False: "no", None: ""}


@default_command(app)
def show(context: Context) -> None:
    """Show the settings."""
    settings = context.client.settings.get()
    context.output.show(settings, _rows(settings), _COLUMNS)


@command(app, "set")
def set_some(
    context: Context,
    language: Annotated[Language | None, typer.Option(help="Of the app, mails and messages.")] = None,
    main_screen: Annotated[MainScreen | None, typer.Option(help="What the app opens with.")] = None,
    expenses_view: Annotated[ExpensesView | None, typer.Option(help="Categories as rounds or as a list.")] = None,
    time_zone: Annotated[str | None, typer.Option(metavar="ZONE", help="Like Europe/Kyiv.")] = None,
) -> None:
    """Change settings: budget settings set --language ua --time-zone Europe/Kyiv"""
    changes = SettingsUpdate(
        language=language or UNSET,
        main_screen=main_screen or UNSET,
        expenses_view=expenses_view or UNSET,
        time_zone=time_zone or UNSET,
    )
    settings = context.client.settings.update(changes)
    context.output.show(settings, _rows(settings), _COLUMNS)


def _rows(settings: Settings) -> list[_Row]:
    values = {name.replace("_", " "): getattr(settings, name) for name in settings.__struct_fields__}
    return [(name, _WORDS.get(value, value)) for name, value in values.items()]
