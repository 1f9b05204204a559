"""The program `budget`: its commands and exit codes.

The module of a command is imported when the command is called: importing all of them takes longer than most commands.
"""

from importlib import import_module, metadata
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from budget_cli import options

SUMMARIES = {
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


class LazyGroup(TyperGroup):
    """Lists the commands of `SUMMARIES`; imports the module of the one that is called."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given | {"commands": [TyperCommand(name, help=text) for name, text in SUMMARIES.items()]})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replace the placeholder that was found by the real command."""
        name, found, rest = super().resolve_command(ctx, args)
        return name, load_command(name) if name and found else None, rest

    def invoke(self, ctx: Any) -> Any:
        """Run the command; an exception becomes a text on stderr and an exit code."""
        try:
            return super().invoke(ctx)
        except (typer.Exit, typer.Abort):
            raise
        except Exception as error:
            code = import_module("budget_cli.exit_codes").report(error)  # only a failure pays for loading it
            if code is None:
                raise
            raise typer.Exit(code) from error


def load_command(name: str) -> Any:
    """Import one command."""
    command = typer.main.get_command(import_module(f"budget_cli.commands.{name}").app)
    command.name = name
    return command


app = typer.Typer(
    cls=LazyGroup, epilog=EXIT_CODES, rich_markup_mode=None, pretty_exceptions_enable=False, no_args_is_help=True
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
    ctx.obj = options.global_options(
        server=server, data=data, user=user, workspace=workspace, table=table, json=json, csv=csv
    )


def run() -> None:
    """Run the program; the entry point of the package."""
    app(prog_name="budget")
