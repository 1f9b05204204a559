"""`budget settings`: how things are shown, on all devices."""

from typing import Annotated, get_args, get_type_hints

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.output.tables import Column
from budget_core.contract.people.settings import Settings
from budget_core.contract.types import bare_type
from budget_sdk import SettingsUpdate

app = command_group("Show and change settings.")

_Row = tuple[str, str]
_YES_NO = ("yes", "no")
NAMES = {name.replace("_", "-"): name for name in SettingsUpdate.__struct_fields__ if name != "workspace"}
"""Settings as they are typed; the workspace in use is chosen by `budget workspaces use`."""


@default_command(app)
def show(context: Context) -> None:
    """Show the settings.

    Example: budget settings
    """
    _show(context, context.settings)


def _complete_name(incomplete: str) -> list[str]:
    return [name for name in NAMES if name.startswith(incomplete)]


def _complete_value(ctx: typer.Context, incomplete: str) -> list[str]:
    return [value for value in _values(ctx.params.get("name") or "") if value.startswith(incomplete)]


@command(app, "set")
def set_one(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help=f"{', '.join(NAMES)}.", autocompletion=_complete_name)],
    value: Annotated[
        str,
        typer.Argument(metavar="VALUE", help="Like ua, Europe/Kyiv, yes or no.", autocompletion=_complete_value),
    ],
) -> None:
    """Change a setting.

    Example: budget settings set time-zone Europe/Kyiv
    """
    if name not in NAMES:
        context.learn_language()
        raise WrongUsage("{name} is not a setting. There are: {names}", name=repr(name), names=", ".join(NAMES))
    values = _values(name)
    if values and value not in values:
        context.learn_language()
        raise WrongUsage("{typed}: {value} is none of {words}.", typed=name, value=repr(value), words=", ".join(values))
    changes = SettingsUpdate()
    setattr(changes, NAMES[name], value == "yes" if values == _YES_NO else value)
    context.settings = context.client.settings.update(changes)
    _show(context, context.settings)


def _values(name: str) -> tuple[str, ...]:
    """Return the values that a setting can have; none where they can't be listed."""
    kind = bare_type(get_type_hints(SettingsUpdate).get(NAMES.get(name, ""), str))
    return _YES_NO if kind is bool else get_args(kind)


def _show(context: Context, settings: Settings) -> None:
    """Show the settings by their names in English, which `set` takes with dashes; the workspace by its name."""
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
