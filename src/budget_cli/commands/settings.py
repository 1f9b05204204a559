"""`budget settings`: how things are shown, on all devices."""

from typing import Annotated

import typer

from budget_cli.arguments import check_changes, or_unset
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.tables import Column
from budget_core.contract.settings import Settings
from budget_core.contract.types import ExpensesView, Language, MainScreen
from budget_sdk import SettingsUpdate

app = command_group("Show and change settings.")

_Row = tuple[str, str]


@default_command(app)
def show(context: Context) -> None:
    """Show the settings.

    Example: budget settings
    """
    _show(context, context.settings)


@command(app, "set")
def set_some(
    context: Context,
    language: Annotated[Language | None, typer.Option(help="Of the app, the terminal, mails and messages.")] = None,
    main_screen: Annotated[MainScreen | None, typer.Option(help="The app's first screen.")] = None,
    expenses_view: Annotated[ExpensesView | None, typer.Option(help="Show categories as circles or as a list.")] = None,
    time_zone: Annotated[str | None, typer.Option(metavar="ZONE", help="Like Europe/Kyiv.")] = None,
    onboarding: Annotated[
        bool | None, typer.Option("--onboarding/--no-onboarding", help="Show the introduction when the app opens.")
    ] = None,
) -> None:
    """Change settings.

    Example: budget settings set --language ua --time-zone Europe/Kyiv
    """
    changes = SettingsUpdate(
        language=or_unset(language),
        main_screen=or_unset(main_screen),
        expenses_view=or_unset(expenses_view),
        time_zone=or_unset(time_zone),
        show_onboarding=or_unset(onboarding),
    )
    check_changes(context, changes, "budget settings set")
    context.settings = context.client.settings.update(changes)
    _show(context, context.settings)


def _show(context: Context, settings: Settings) -> None:
    """Show the settings by their names in English, which `set` takes too; the workspace by its name."""
    words = {True: context.text("yes"), False: context.text("no"), None: ""}
    names = {"workspace": {row.id: row.name for row in context.client.workspaces.list()}}
    values = {name: getattr(settings, name) for name in settings.__struct_fields__}
    shown = values | {"workspace": names["workspace"].get(settings.workspace or "", settings.workspace)}
    rows = [(name.replace("_", " "), words.get(value, value)) for name, value in shown.items()]
    columns: list[Column[_Row]] = [
        Column("setting", lambda row: row[0], lambda row: context.text(row[0])),
        Column("value", lambda row: row[1], heading="set to"),
    ]
    context.output.show(settings, rows, columns, names=names)
