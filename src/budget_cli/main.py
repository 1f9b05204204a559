"""The program `budget`: its commands and exit codes.

The module of a command is imported when the command is called: importing all of them takes longer than most commands.
"""

import atexit
import contextlib
import gc
import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from budget_cli import options
from budget_cli.lazy_httpx import defer_httpx_program
from budget_cli.output import encoding

GROUPS = {
    "Book": {
        "add": "Book an expense.",
        "refund": "Book money that came back.",
        "income": "Book money that came in.",
        "transfer": "Move money between accounts.",
        "edit": "Correct an entry.",
        "undo": "Undo a change.",
        "schedules": "Show, post and change what comes up again.",
        "lists": "Show and tick off lists of things to buy or do.",
    },
    "Look": {
        "month": "Show the budget of a month.",
        "explain": "Explain a number of a month.",
        "history": "Show, annotate and reverse entries.",
        "report": "Show sums of entries in rows and columns.",
        "statistics": "Show income, spending and balances over months.",
        "forecast": "Show what the accounts will hold.",
        "accounts": "Show and change accounts.",
        "balance": "Show the balance of all accounts.",
        "activity": "Show who changed what.",
        "currencies": "Show currency rates.",
        "stocks": "Find stocks and show their prices.",
    },
    "Plan": {
        "plan": "Show and set budgets of months.",
        "categories": "Show and change categories.",
        "payees": "Show and rename payees.",
        "tags": "Show and rename tags.",
        "reminders": "Show and change reminders.",
        "alerts": "Show and change what you are told of in a workspace.",
    },
    "Share": {
        "workspaces": "Show, share and choose workspaces.",
        "people": "Show who shares a workspace, and invite by a link.",
        "join": "Join a workspace by a link.",
        "settle": "Show who owes whom, and settle up.",
        "users": "Show and change your account; manage the users of a local file or server.",
        "subscription": "Show, buy and cancel the subscription.",
    },
    "Files": {
        "import": "Import a file of a bank or another app.",
        "migrate": "Make a workspace of another app's budget.",
        "import mappings": "Show and remove saved column mappings.",
        "import rules": "Show and change the rules for imported entries.",
        "export": "Export entries or a whole workspace to a file.",
        "demo": "Explore sample data.",
        "backup": "Back up a server or a local file; `restore` brings it back.",
        "restore": "Restore a backup.",
    },
    "Host": {
        "config": "Show and change settings, aliases and defaults.",
        "signup": "Create an account on a server.",
        "login": "Sign in to a server.",
        "logout": "Sign out of a server.",
        "tokens": "Create, show and revoke tokens for scripts.",
        "mcp": "Serve an assistant over the Model Context Protocol.",
        "man": "Show the manual page.",
        "shell": "Type commands one after the other, with completion.",
        "serve": "Start a server on the local file.",
        "doctor": "Check the setup for problems.",
        "worker": "Run background jobs.",
    },
}
"""Commands by what they are for, as the manual shows them."""

HIDDEN = frozenset(
    {"balance", "currencies", "stocks", "tags", "alerts", "join", "subscription", "restore"}
    | {"import mappings", "import rules", "signup", "logout", "man", "shell", "worker"}
)
"""Commands that the first help leaves out: the ones of rare moments, and `balance`, which `accounts` shows too."""

SUMMARIES = {name: text for group in GROUPS.values() for name, text in group.items()}
ALIASES: Mapping[str, tuple[str, ...]] = {
    "mappings": ("import", "mappings"),
    "plannings": ("plan",),
    "rules": ("import", "rules"),
    "search": ("history", "list"),
    "settings": ("config",),
    "stats": ("statistics",),
    "top": ("month", "--top"),
    "watch": ("month", "--watch"),
}
"""Other words for commands; all but `stats` are earlier ones, which work until 2027-12."""
_FOLDERS = {name: folder.lower() for folder, commands in GROUPS.items() for name in commands}
_MODULES = {
    "balance": "accounts",
    "import": "imports",
    "import mappings": "mappings",
    "import rules": "rules",
    "income": "add",
    "logout": "login",
    "plan": "plannings",
    "restore": "backup",
    "signup": "login",
    "worker": "serve",
}
"""Modules of commands that share the file of another one, or whose name is a word of Python."""

EXIT_CODES = """\b
Exit codes:
  0  done
  1  failed
  2  wrong usage
  3  not found
  4  not signed in, or not allowed
  5  refused: invalid, or changed by somebody else
  6  server unreachable
  7  server or worker has wrong settings
  130  interrupted
"""
_VALUED = frozenset({"--server", "--data", "--user", "--workspace", "-w"})
"""Global options with a value."""
_HELP_OPTIONS = {"help_option_names": ["-h", "--help"]}
_INTERRUPTED = 130
_OBJECTS_BETWEEN_COLLECTIONS = 1_000_000
"""Loading libraries leaves no garbage; looking for some meanwhile and at the end is a third of a command."""
_EXAMPLE = "\n\nExample: "
"""In a docstring; `\\b` keeps the help from breaking the line."""


class LazyGroup(TyperGroup):
    """Lists the commands of `SUMMARIES` but the hidden ones; imports the module of the one that is called."""

    groups = GROUPS
    aliases = ALIASES

    def __init__(self, **options: Any) -> None:
        commands = [TyperCommand(name, help=text, hidden=name in HIDDEN) for name, text in SUMMARIES.items()]
        super().__init__(**options | {"commands": commands})

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the commands group by group, their texts one below the other."""
        width = max(map(len, SUMMARIES.keys() - HIDDEN))
        for name, commands in GROUPS.items():
            with formatter.section(name):
                formatter.write_dl([(word.ljust(width), text) for word, text in commands.items() if word not in HIDDEN])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replace an alias by what it means, and the placeholder that was found by the real command."""
        if args[0] not in SUMMARIES and args[0] not in ALIASES and not ctx.resilient_parsing:
            from budget_cli.config import expand  # 330 ms of processor time that no command's own name costs

            args = expand(args, SUMMARIES.keys() | ALIASES.keys())
        word, rest = resolve(args)
        name, found, rest = super().resolve_command(ctx, [word, *rest])
        return name, load_command(name) if name and found else None, rest

    def invoke(self, ctx: Any) -> Any:
        """Run the command; an exception becomes a text on stderr and an exit code."""
        words = [*ctx._protected_args, *ctx.args]
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except BrokenPipeError:  # `| head` has read enough; typer would call it a failure
            raise typer.Exit(0) from None
        except Exception as error:
            from budget_cli.exit_codes import report  # 370 ms that help does not cost
            from budget_cli.usage_errors import language_of

            code = report(error, language_of(words, ctx.obj))
            if code is None:
                raise
            raise typer.Exit(code) from error

    def load(self, name: str) -> Any:
        """Return a command by its name in `SUMMARIES`."""
        return load_command(name)

    def resolve(self, words: list[str]) -> tuple[str, list[str]]:
        """Return the name of the command that words begin with, aliases replaced, and the words after it."""
        return resolve(words)


def resolve(words: list[str]) -> tuple[str, list[str]]:
    """Return the name of the command that words begin with, aliases replaced, and the words after it."""
    name, *rest = (*ALIASES.get(words[0], (words[0],)), *words[1:])
    first = next(_own_words(rest), None)
    if first is not None and f"{name} {rest[first]}" in SUMMARIES:
        return f"{name} {rest[first]}", [*rest[:first], *rest[first + 1 :]]
    return name, rest


def _own_words(words: list[str]) -> Iterator[int]:
    """Yield the places of the words that are neither global options nor their values."""
    is_value = False
    for place, word in enumerate(words):
        if not is_value and not word.startswith("-"):
            yield place
        is_value = not is_value and word in _VALUED


@cache
def load_command(name: str) -> Any:
    """Import and build a command, once a process.

    Its module is imported by its name: all of them take 990 ms of processor time, that of `budget month` 370.
    """
    defer_httpx_program()
    module = import_module(f"budget_cli.commands.{_FOLDERS[name]}.{_MODULES.get(name, name)}")
    command: Any = typer.main.get_command(vars(module).get(f"{name}_app") or module.app)
    command.name = name
    for one in (command, *getattr(command, "commands", {}).values()):
        one.help = (one.help or "").replace(_EXAMPLE, f"\n\n\b{_EXAMPLE[1:]}")
        for parameter in one.params:
            if parameter.param_type_name == "argument" and not parameter.type_descriptor.is_choice:
                parameter.display_type_rich = _no_type
    return command


def _no_type(ctx: Any) -> None:
    """Return no type for the help of an argument: its name says what to type, `<TypedAmount>` does not."""


app = typer.Typer(
    cls=LazyGroup,
    epilog=f"More commands: budget man\n\n{EXIT_CODES}",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings=_HELP_OPTIONS,
)


def _show_version(is_requested: bool) -> None:
    if is_requested:
        from importlib.metadata import version  # 11 ms

        typer.echo(f"budget {version('budget-planner')}")
        raise typer.Exit


def _complete_workspace(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of workspaces that start with `incomplete`."""
    from budget_cli.completion import complete_workspace  # 300 ms that help does not cost

    return complete_workspace(ctx, incomplete)


@app.callback()
def root(
    ctx: typer.Context,
    *,
    server: options.Server = None,
    data: options.Data = None,
    user: options.User = None,
    workspace: Annotated[str | None, options.workspace_option(_complete_workspace)] = None,
    create: options.Create = False,
    table: options.Table = False,
    json: options.Json = False,
    csv: options.Csv = False,
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Your budget in the terminal: on a local file, or on a server after `budget login URL`."""
    ctx.obj = options.global_options(
        server=server, data=data, user=user, workspace=workspace, create=create, table=table, json=json, csv=csv
    )
    if ctx.invoked_subcommand is None:
        defer_httpx_program()
        from budget_cli.overview import show  # 420 ms that help does not cost

        show(ctx)


def run() -> None:
    """Run the program; the entry point of the package.

    It ends without a traceback when it is interrupted, when a pipe is closed by its reader, and when stdout cannot be
    written to.
    """
    _open_closed_streams()
    encoding.escape_unencodable()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    atexit.register(gc.freeze)
    try:
        try:
            app(prog_name="budget")
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _discard_stdout()
        raise SystemExit(0) from None
    except KeyboardInterrupt:
        _discard_stdout()
        raise SystemExit(_INTERRUPTED) from None
    except OSError as error:
        _discard_stdout()
        with contextlib.suppress(OSError):
            place = error.filename or "The output"
            sys.stderr.write(f"{place} can't be written: {error.strerror}.\n")
        raise SystemExit(1) from None


def _open_closed_streams() -> None:
    """Open standard streams that the caller closed on the null device.

    The next file to be opened, such as the database, would get their place, and what is printed.
    """
    for name, descriptor, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != descriptor:
                os.dup2(opened, descriptor)
                os.close(opened)
            setattr(sys, name, os.fdopen(descriptor, mode))


def _discard_stdout() -> None:
    """Send what is still buffered nowhere: at its end Python would flush it and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
