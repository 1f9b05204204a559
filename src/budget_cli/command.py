"""Commands made from functions: called with a `Context`, with the options of `budget_cli.options`."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import is_dataclass
from functools import wraps
from typing import Annotated, Any, Protocol, cast

import typer
from typer.core import TyperCommand, TyperGroup
from typer.models import ArgumentInfo

from budget_cli import options
from budget_cli.completion import complete_workspace
from budget_cli.config import is_resident
from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.exit_codes import report
from budget_cli.resident.client import start_helper

Action = Callable[..., None]
_WORKSPACE = Annotated[str | None, options.workspace_option(complete_workspace)]
_GLOBAL_OPTIONS = {
    name: parameter.replace(annotation=_WORKSPACE) if name == "workspace" else parameter
    for name, parameter in inspect.signature(options.global_options).parameters.items()
}
_DEFAULT = "list"
"""Command of a group whose first word may name none."""
_CTX = inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)


class Program(Protocol):
    """The program itself, as a command sees it."""

    groups: Mapping[str, Mapping[str, str]]
    """Commands by what they are for, each with its summary."""
    aliases: Mapping[str, Sequence[str]]
    """Other words for commands, with what they stand for."""
    epilog: str
    """Exit codes and their meaning."""

    def load(self, name: str) -> Any:
        """Return a command."""

    def resolve(self, words: list[str]) -> tuple[str, list[str]]:
        """Return the name of the command that words begin with, and the words after it."""

    def main(self, args: list[str], prog_name: str) -> Any:
        """Run a line. Raises: SystemExit."""


def program_of(ctx: typer.Context) -> Program:
    """Return the program that a command runs in."""
    return cast(Program, ctx.find_root().command)


def summaries(program: Program) -> dict[str, str]:
    """Return the commands of all groups, each with its summary."""
    return {name: text for group in program.groups.values() for name, text in group.items()}


def command_group(help_text: str | None = None, *, takes_words: bool = False) -> typer.Typer:
    """Return the `app` of a module in `commands`.

    A group gets its help here, a single command from its function. With `takes_words` its command `list` has arguments.
    """
    kind = WordGroup if takes_words else NounGroup
    return typer.Typer(help=help_text, add_completion=False, rich_markup_mode=None, cls=kind)


def command(app: typer.Typer, name: str | None = None, *, hidden: bool = False) -> Callable[[Action], Action]:
    """Register a function as command."""

    def register(action: Action) -> Action:
        app.command(name, hidden=hidden, cls=OwnOptionsFirst)(_with_context(action))
        return action

    return register


def default_command(app: typer.Typer, name: str = "list") -> Callable[[Action], Action]:
    """Register a command that also runs when its group is called alone.

    It is called `list` if not named. Alone it has the defaults of its arguments.
    """

    def register(action: Action) -> Action:
        app.callback(invoke_without_command=True, help=app.info.help)(_with_context(action, has_arguments=False))
        app.command(name, cls=OwnOptionsFirst)(_with_context(action))
        return action

    return register


def local_command(app: typer.Typer, name: str | None = None) -> Callable[[Action], Action]:
    """Register a function that needs no `Context`, as a command with the global options that are its parameters.

    They mean the same before its name; others are refused there.
    """

    def register(action: Action) -> Action:
        app.command(name, cls=OwnOptionsFirst)(_with_outer_options(action))
        return action

    return register


def _with_outer_options(action: Action) -> Action:
    """Return the function that typer sees: the parameters of `action`, and the context of the command line."""
    declared = inspect.signature(action, eval_str=True).parameters
    own = [
        (_GLOBAL_OPTIONS["workspace"] if name == "workspace" else one).replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for name, one in declared.items()
        if name != "ctx"
    ]

    @wraps(action)
    def execute(*, ctx: typer.Context, **arguments: Any) -> None:
        given = {name: arguments[name] for name in _GLOBAL_OPTIONS if name in declared}
        outer = ctx.obj or options.GlobalOptions()
        if refused := [name for name in outer.names if name not in given]:
            raise WrongUsage("{command} takes no --{option}.", command=ctx.command_path, option=refused[0])
        merged = options.global_options(**given).merged(outer)
        caller = {"ctx": ctx} if "ctx" in declared else {}
        action(**arguments | caller | {name: merged.value(name) for name in given})

    signature = inspect.Signature([_CTX, *own])
    execute.__signature__ = signature  # type: ignore[attr-defined]  # read by inspect, and so by typer
    execute.__annotations__ = {parameter.name: parameter.annotation for parameter in signature.parameters.values()}
    return execute


def takes_options(app: typer.Typer) -> typer.Typer:
    """Return the group itself, which does nothing alone.

    It takes the options of its commands before their names.
    """

    def nothing(_: Context) -> None:
        """Do nothing: the command after it runs."""

    app.callback(help=app.info.help)(_with_context(nothing))
    return app


def run_action(action: Action, context: Context, arguments: dict[str, Any], parameters: Sequence[Any] = ()) -> None:
    """Call the function; an error is reported in the user's language, where it is known by then."""
    try:
        with context:
            action(context, **arguments)
    except (typer.Exit, typer.Abort):
        raise
    except Exception as error:
        code = report(error, context.known_language, parameters)
        if code is None:
            raise
        raise typer.Exit(code) from error
    finally:
        with suppress(WrongUsage):  # said already by what reads the file
            if is_resident():
                start_helper()


def _with_context(action: Action, *, has_arguments: bool = True) -> Action:
    """Return the function that typer sees.

    It has the parameters of `action` without its context, or its options alone, and the global options. A parameter
    that is a dataclass stands for its fields.
    """
    _, *declared = inspect.signature(action, eval_str=True).parameters.values()
    groups: dict[str, Any] = {one.name: one.annotation for one in declared if is_dataclass(one.annotation)}
    takes_ctx = any(one.annotation is typer.Context for one in declared)
    declared = [one for one in declared if one.annotation is not typer.Context]
    own = [
        parameter for one in declared for parameter in (_parameters(groups[one.name]) if one.name in groups else [one])
    ]
    if not has_arguments:
        own = [one for one in own if not _is_argument(one)]

    @wraps(action)
    def execute(*, ctx: typer.Context, **arguments: Any) -> None:
        for name, kind in groups.items():
            arguments[name] = kind(**{one.name: arguments.pop(one.name) for one in _parameters(kind)})
        command_options = options.global_options(**{name: arguments.pop(name) for name in _GLOBAL_OPTIONS})
        ctx.obj = command_options.merged(ctx.obj)
        if takes_ctx:
            arguments["ctx"] = ctx
        if ctx.invoked_subcommand is None:
            run_action(action, Context(ctx.obj), arguments, ctx.command.params)

    keywords = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in own]
    signature = inspect.Signature([_CTX, *keywords, *_GLOBAL_OPTIONS.values()])
    execute.__signature__ = signature  # type: ignore[attr-defined]  # read by inspect, and so by typer
    execute.__annotations__ = {parameter.name: parameter.annotation for parameter in signature.parameters.values()}
    return execute


def _parameters(kind: Any) -> list[inspect.Parameter]:
    return list(inspect.signature(kind, eval_str=True).parameters.values())


def _is_argument(parameter: inspect.Parameter) -> bool:
    return any(isinstance(one, ArgumentInfo) for one in getattr(parameter.annotation, "__metadata__", ()))


def _write_parameters(command: Any, ctx: Any, formatter: Any) -> Callable[[], None]:
    """Write a command's arguments and own options; return what writes the global ones."""
    sections: dict[str, list[tuple[str, str]]] = {"Arguments": [], "Options": [], "Global options": []}
    for parameter in command.get_params(ctx):
        record = parameter.get_help_record(ctx)
        is_shared = parameter.name in (*_GLOBAL_OPTIONS, "help")
        if record is not None:
            is_argument = parameter.param_type_name == "argument"
            sections["Arguments" if is_argument else "Global options" if is_shared else "Options"].append(record)

    def write(*titles: str) -> None:
        for title in titles:
            if sections[title]:
                with formatter.section(title):
                    formatter.write_dl(sections[title])

    write("Arguments", "Options")
    return lambda: write("Global options")


class OwnOptionsFirst(TyperCommand):
    """Command whose help shows its own options before the global ones."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write arguments, own options and global options."""
        _write_parameters(self, ctx, formatter)()


class NounGroup(TyperGroup):
    """Commands of a noun; `create` is another word for `add`, as it was the verb of some nouns once."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write own options, commands and global options."""
        write_shared = _write_parameters(self, ctx, formatter)
        self.format_commands(ctx, formatter)
        write_shared()

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replace `create` where the group has `add` alone."""
        is_old = args[:1] == ["create"] and "create" not in self.commands and "add" in self.commands
        return super().resolve_command(ctx, ["add", *args[1:]] if is_old else args)


class WordGroup(NounGroup):
    """Runs `list` where the first word names no command: `budget history food or rent`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put `list` before the arguments of words."""
        first = _first_word(self.commands[_DEFAULT], args)
        if first is None or first in self.commands:
            return super().parse_args(ctx, args)
        return super().parse_args(ctx, [_DEFAULT, *args])


def _first_word(command: Any, args: list[str]) -> str | None:
    """Return the first argument that is neither an option nor the value of one."""
    valued = {name for one in command.params if not getattr(one, "is_flag", True) for name in one.opts}
    rest = iter(args)
    for word in rest:
        if word == "--":
            return next(rest, None)
        if not word.startswith("-") or word == "-":
            return word
        if word in valued:
            next(rest, None)
    return None
