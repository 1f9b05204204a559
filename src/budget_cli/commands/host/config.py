"""`budget config`: aliases of commands, defaults of options and the resident helper, on this machine."""

from typing import Annotated, NamedTuple

import typer

from budget_cli.command import command, command_group, default_command, program_of, summaries
from budget_cli.config import RESIDENT, SECTIONS, check_value, config_file, is_resident, section, write_value
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.resident.client import end_helper

app = command_group("Show and set aliases and defaults of this terminal.")


class _Setting(NamedTuple):
    name: str
    value: str


_COLUMNS: list[Column[_Setting]] = [Column("name", lambda row: row.name), Column("value", lambda row: row.value)]


def _complete_name(incomplete: str) -> list[str]:
    return [row.name for row in _settings() if row.name.startswith(incomplete)]


NameArgument = Annotated[
    str, typer.Argument(metavar="NAME", help="alias.WORD, defaults.NAME or resident.", autocompletion=_complete_name)
]


@default_command(app)
def show(context: Context) -> None:
    """Show the aliases and defaults, and the file that has them.

    Example: budget config
    """
    rows = _settings()
    context.speak(None)
    context.output.show({name: section(name) for name in SECTIONS}, rows, _COLUMNS)
    if context.output.is_for_people:
        echo(str(config_file()))


@command(app, "set")
def set_one(
    context: Context,
    ctx: typer.Context,
    name: NameArgument,
    words: Annotated[
        list[str], typer.Argument(metavar="VALUE", help="The command of an alias, a name or code, on or off.")
    ],
) -> None:
    """Set an alias, a default account, currency or workspace, or the resident helper.

    With `resident on` a process stays for ten minutes after the last command and answers the next ones sooner.

    Example: budget config set alias.lunch add 12 food
    Example: budget config set resident on
    """
    context.speak(None)
    where, key = _parts(name)
    value = " ".join(words)
    program = program_of(ctx)
    check_value(where, key, value, {**summaries(program), **program.aliases})
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


def _end_unwanted_helper() -> None:
    if not is_resident():
        end_helper()


def _settings() -> list[_Setting]:
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
