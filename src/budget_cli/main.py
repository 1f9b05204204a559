"""`budget`: the words it knows and how it ends.

Commands are loaded when they are called, so that help and a wrong word answer at once.
"""

from importlib import import_module, metadata
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from budget_cli import options

WORDS = {
    "add": "Book an expense.",
    "month": "Show how a month goes.",
    "plannings": "Set what a month is meant to cost.",
    "history": "Show, annotate and reverse what was booked.",
    "accounts": "Show and change accounts.",
    "transfer": "Move money between accounts, or add some to one.",
    "categories": "Show and change categories.",
    "workspaces": "Show workspaces and choose one.",
    "currencies": "Show currency rates.",
    "settings": "Show and change settings.",
    "users": "Make users, set passwords, and see who is signed in.",
    "tokens": "Make, show and revoke tokens for scripts.",
    "login": "Sign in to a server.",
    "logout": "Sign out of a server.",
    "serve": "Start a server on the local file.",
}

EXIT_CODES = """\b
Exit codes:
  0  done
  1  failed
  2  wrong usage
  3  not found
  4  not signed in, or not allowed
  5  refused: invalid, or changed meanwhile
  6  server not reached
"""


class Words(TyperGroup):
    """Knows its commands by name; a module of `budget_cli.commands` is imported when its word is used."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given | {"commands": [TyperCommand(word, help=text) for word, text in WORDS.items()]})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The real command behind a word."""
        word, known, rest = super().resolve_command(ctx, args)
        return word, load(word) if word and known else None, rest

    def invoke(self, ctx: Any) -> Any:
        """Run it; what goes wrong becomes a text on stderr and an exit code."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except Exception as error:
            code = import_module("budget_cli.exit_codes").report(error)  # only a failure pays for loading it
            if code is None:
                raise
            raise typer.Exit(code) from error


def load(word: str) -> Any:
    """The command of one word."""
    command = typer.main.get_command(import_module(f"budget_cli.commands.{word}").app)
    command.name = word
    return command


app = typer.Typer(
    cls=Words, epilog=EXIT_CODES, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"budget {metadata.version('budget-planner')}")
        raise typer.Exit


@app.callback()
def root(
    ctx: typer.Context,
    *,
    server: options.Server = None,
    data: options.Data = None,
    user: options.User = None,
    workspace: options.Workspace = None,
    table: options.Table = False,
    json: options.Json = False,
    csv: options.Csv = False,
    _version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    """Your budget in the terminal: on a local file, or on a server after `budget login URL`."""
    ctx.obj = options.choices(server=server, data=data, user=user, workspace=workspace, table=table, json=json, csv=csv)


def run() -> None:
    """The program."""
    app(prog_name="budget")
