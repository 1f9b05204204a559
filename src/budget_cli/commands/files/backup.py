"""`budget backup`: everything a server or a local file holds, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from budget_cli import options
from budget_cli.command import command_group, local_command
from budget_cli.errors import CliError
from budget_cli.language import DEFAULT, translate
from budget_cli.output.writer import echo
from budget_sdk import host

app = command_group()


@local_command(app)
def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], data: options.Data = None) -> None:
    """Back up a server with all its users to a new file, also while it runs.

    It works on a local file, and on the PostgreSQL database that BUDGET_DATABASE_URL names. Whoever has the backup can
    read every budget in it.

    Example: budget backup budget-2026-12-01.jsonl
    """
    try:
        content = host.back_up(file.expanduser(), data)
    except OSError as error:
        raise CliError("{file} can't be written: {reason}.", file=file, reason=error.strerror) from None
    echo(translate(content.language or DEFAULT, "{file}: {count} rows", file=file, count=content.row_count))
