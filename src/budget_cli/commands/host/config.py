"""`budget config`: settings on all devices; aliases, defaults of options and the resident helper on this machine."""

from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import msgspec
import typer

from budget_cli.command import command, command_group, default_command, program_of, summaries
from budget_cli.config import RESIDENT, SECTIONS, check_value, config_file, is_resident, section, write_value
from budget_cli.context import Context
from budget_cli.errors import CliError, UnknownTypedName, WrongUsage
from budget_cli.exit_codes import report
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.resident.client import end_helper
from budget_core.contract.people.settings import Settings
from budget_core.contract.types import bare_type
from budget_sdk import BudgetError, SettingsUpdate

app = command_group("Show and change settings, aliases and defaults.")

_YES_NO = ("yes", "no")
_SETTINGS = {name.replace("_", "-"): name for name in SettingsUpdate.__struct_fields__ if name != "workspace"}
"""Settings as they are typed; the workspace in use is chosen by `budget workspaces use`."""


class _Setting(NamedTuple):
    name: str
    value: Any


_COLUMNS: list[Column[_Setting]] = [Column("name", lambda row: row.name), Column("value", lambda row: row.value)]


def _complete_name(incomplete: str) -> list[str]:
    return [name for name in (*_SETTINGS, *(row.name for row in _local())) if name.startswith(incomplete)]


def _complete_value(ctx: typer.Context, incomplete: str) -> list[str]:
    return [value for value in _values(ctx.params.get("name") or "") if value.startswith(incomplete)]


NameArgument = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help=f"{', '.join(_SETTINGS)}; here alone alias.WORD, defaults.NAME or resident.",
        autocompletion=_complete_name,
    ),
]


@default_command(app)
def show(context: Context) -> None:
    """Show the settings, and the aliases and defaults of this terminal with the file that has them.

    Example: budget config
    """
    sections = {name: section(name) for name in SECTIONS}
    context.learn_language()
    settings = _known_settings(context)
    names = {} if settings is None else {row.id: row.name for row in context.client.workspaces.list()}
    words = {True: context.text("yes"), False: context.text("no"), None: ""}
    shared = [] if settings is None else [(name, getattr(settings, name)) for name in settings.__struct_fields__]
    rows = [
        _Setting(context.text(name.replace("_", " ")), names.get(value, value) if name == "workspace" else value)
        for name, value in shared
    ]
    rows = [_Setting(row.name, words.get(row.value, row.value)) for row in rows] + _local()
    data = ({} if settings is None else msgspec.to_builtins(settings)) | sections
    columns: list[Column[_Setting]] = [
        Column("setting", lambda row: row.name),
        Column("value", lambda row: row.value, heading="set to"),
    ]
    context.output.show(data, rows, columns, names={"workspace": names})
    if context.output.is_for_people:
        echo(str(config_file()))


@command(app, "set")
def set_one(
    context: Context,
    ctx: typer.Context,
    name: NameArgument,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="VALUE", help="Like ua, Europe/Kyiv, yes or no; or a command.", autocompletion=_complete_value
        ),
    ],
) -> None:
    """Change a setting on all devices, or an alias, a default or the resident helper of this terminal.

    With `resident on` a process stays for ten minutes after the last command and answers the next ones sooner.

    Example: budget config set time-zone Europe/Kyiv
    Example: budget config set alias.lunch add 12 food
    Example: budget config set resident on
    """
    value = " ".join(words)
    if "." not in name and name != RESIDENT:
        _change(context, name, value)
        return
    context.speak(None)
    where, key = _parts(name)
    program = program_of(ctx)
    check_value(where, key, value, summaries(program).keys() | program.aliases.keys())
    write_value(where, key, value)
    _end_unwanted_helper()
    _show_one(context, _Setting(name, value))


@command(app)
def unset(context: Context, name: NameArgument) -> None:
    """Remove an alias or a default.

    Example: budget config unset alias.lunch
    """
    context.speak(None)
    where, key = _parts(name)
    value = section(where).get(key)
    if value is None:
        raise UnknownTypedName("Nothing is set for {name}.", name=name, hint="budget config")
    write_value(where, key, None)
    _end_unwanted_helper()
    _show_one(context, _Setting(name, value))


def _known_settings(context: Context) -> Settings | None:
    """Return the settings; None where no budget is there or can be had, which is said."""
    if "settings" not in vars(context) and not context.has_budget:
        return None
    try:
        return context.settings
    except (BudgetError, CliError) as error:
        report(error)
        return None


def _change(context: Context, name: str, value: str) -> None:
    """Change a setting on all devices."""
    if name not in _SETTINGS:
        context.learn_language()
        raise WrongUsage("{name} is not a setting. There are: {names}", name=repr(name), names=", ".join(_SETTINGS))
    values = _values(name)
    if values and value not in values:
        context.learn_language()
        raise WrongUsage("{typed}: {value} is none of {words}.", typed=name, value=repr(value), words=", ".join(values))
    changes = SettingsUpdate()
    setattr(changes, _SETTINGS[name], value == "yes" if values == _YES_NO else value)
    context.settings = context.client.settings.update(changes)
    if context.output.is_for_people:
        echo(f"{name} = {value}")
    else:
        names = {"workspace": {row.id: row.name for row in context.client.workspaces.list()}}
        context.output.show(context.settings, [_Setting(name, value)], _COLUMNS, names=names)


def _values(name: str) -> tuple[str, ...]:
    """Return the values that a setting can have; none where they can't be listed."""
    kind = bare_type(get_type_hints(SettingsUpdate).get(_SETTINGS.get(name, ""), str))
    return _YES_NO if kind is bool else get_args(kind)


def _end_unwanted_helper() -> None:
    if not is_resident():
        end_helper()


def _local() -> list[_Setting]:
    return [_Setting(_typed(where, name), value) for where in SECTIONS for name, value in section(where).items()]


def _typed(where: str, name: str) -> str:
    return name if where == "terminal" else f"{where}.{name}"


def _parts(name: str) -> tuple[str, str]:
    if name == RESIDENT:
        return "terminal", name
    where, _, key = name.partition(".")
    if where not in ("alias", "defaults") or not key:
        raise WrongUsage("{name} can't be set. Write alias.WORD, defaults.account or resident.", name=repr(name))
    return where, key


def _show_one(context: Context, setting: _Setting) -> None:
    if context.output.is_for_people:
        echo(f"{setting.name} = {setting.value}")
    else:
        context.output.show(setting._asdict(), [setting], _COLUMNS)
