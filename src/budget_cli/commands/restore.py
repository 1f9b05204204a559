"""`budget restore`: an empty place that holds what a backup does."""

from pathlib import Path
from typing import Annotated

import typer

from budget_cli.administration import DataFolder, process
from budget_cli.command import command_group
from budget_cli.errors import FileUnusable
from budget_cli.output import echo

app = command_group()


@app.command()
def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], data: DataFolder = None) -> None:
    """Make an empty place hold what a backup does: a new local file, or the database of BUDGET_DATABASE_URL.

    A backup of SQLite restores to PostgreSQL as well, and the other way round. All of it is stored, or nothing.

    Example: budget restore budget-2026-12-01.jsonl --data ~/restored
    """
    try:
        count = process("budget_api.app.backup").restore(file.expanduser(), data)
    except ValueError as error:
        raise FileUnusable("{file}, {reason}.", file=file, reason=error) from None
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None
    echo(f"{file}: {count} rows")
