"""`budget restore`: an empty place that holds what a backup does."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from budget_cli.administration import DataFolder, process
from budget_cli.arguments import DryRun
from budget_cli.command import command_group
from budget_cli.display import Display
from budget_cli.errors import FileUnusable
from budget_cli.language import DEFAULT, translate
from budget_cli.output import Output, echo
from budget_cli.tables import Column

app = command_group()


class Rows(msgspec.Struct):
    """Rows of a table of the database."""

    table: str
    rows: int


COLUMNS: list[Column[Rows]] = [
    Column("table", lambda one: one.table),
    Column("rows", lambda one: one.rows, is_number=True),
]


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")], data: DataFolder = None, dry_run: DryRun = False
) -> None:
    """Make an empty place hold what a backup does: a new local file, or the database of BUDGET_DATABASE_URL.

    A backup of SQLite restores to PostgreSQL as well, and the other way round. All of it is stored, or nothing. With
    --dry-run every line of the file is read and checked, and no place is looked at.

    Example: budget restore budget-2026-12-01.jsonl --data ~/restored
    """
    try:
        if dry_run:
            content = process("budget_api.app.backup").content(file.expanduser())
            _show(content.rows, Display(content.language or DEFAULT))
            return
        content = process("budget_api.app.backup").restore(file.expanduser(), data)
    except ValueError as error:
        raise FileUnusable("{file}, {reason}.", file=file, reason=error) from None
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None
    echo(translate(content.language or DEFAULT, "{file}: {count} rows", file=file, count=content.row_count))


def _show(counts: Mapping[str, int], display: Display) -> None:
    """Show the number of rows of each table that would be stored."""
    rows = [Rows(table, count) for table, count in counts.items() if count]
    Output(None, lambda: display).show(rows, rows, COLUMNS)
    echo(display.text("Nothing was changed: --dry-run."))
