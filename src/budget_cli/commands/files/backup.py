"""`budget backup`: everything a server or a local file holds, in one file."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from shlex import quote
from typing import Annotated, Protocol

import msgspec
import typer

from budget_cli import options
from budget_cli.arguments import DryRun
from budget_cli.command import command_group, local_command
from budget_cli.errors import CliError, FileUnusable
from budget_cli.language import DEFAULT, translate
from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_cli.output.writer import Output, echo
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


restore_app = command_group()


SUMS_NAMED = 50


class ShownCorrection(Protocol):
    """A sum that a backup had wrong."""

    @property
    def sum(self) -> str:
        """Name of the account, or table and key of the sum."""

    @property
    def workspace(self) -> str:
        """Name of the workspace that the sum belongs to."""

    @property
    def kept(self) -> Decimal:
        """Amount stored in the backup."""

    @property
    def counted(self) -> Decimal:
        """Amount that the entries add up to."""


class RowCount(msgspec.Struct):
    """Rows of a table of the database."""

    table: str
    rows: int


COLUMNS: list[Column[RowCount]] = [
    Column("table", lambda one: one.table),
    Column("rows", lambda one: one.rows, is_number=True),
]


@local_command(restore_app)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: options.Data = None,
    recount: Annotated[
        bool, typer.Option("--recount", help="Recount balances and sums that do not match the entries.")
    ] = False,
    dry_run: DryRun = False,
) -> None:
    """Restore a backup into a new local file, or the database of BUDGET_DATABASE_URL.

    A backup of SQLite restores to PostgreSQL as well, and the other way round; one of an older version is
    upgraded. All of it is stored, or nothing. With --dry-run every line of the file is read and checked, and no place
    is looked at. A balance that its entries do not add up to is refused; with --recount it becomes what they add up to,
    and is named.

    Example: budget restore budget-2026-12-01.jsonl --data ~/restored
    """
    try:
        if dry_run:
            content = host.read_backup(file.expanduser(), is_recounting=recount)
            display = Display(content.language or DEFAULT)
            _show_corrected(content.corrected, display)
            _show(content.rows, display)
            return
        content = host.restore(file.expanduser(), data, is_recounting=recount)
    except ValueError as error:
        cure = f"budget restore {quote(str(file))} --recount" if getattr(error, "can_be_recounted", False) else ""
        raise FileUnusable("{file}, {reason}.", file=file, reason=error, hint=cure) from None
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None
    _show_corrected(content.corrected, Display(content.language or DEFAULT))
    echo(translate(content.language or DEFAULT, "{file}: {count} rows", file=file, count=content.row_count))


def _show_corrected(sums: Sequence[ShownCorrection], display: Display) -> None:
    """Name the sums that were counted again."""
    for one in sums[:SUMS_NAMED]:
        about = "{sum} of {workspace}: kept {kept}, counted {counted}"
        echo(display.text(about, sum=one.sum, workspace=one.workspace, kept=one.kept, counted=one.counted))
    if sums:
        echo(display.text("Recounted sums: {count}.", count=len(sums)))


def _show(counts: Mapping[str, int], display: Display) -> None:
    """Show the number of rows of each table that would be stored."""
    rows = [RowCount(table, count) for table, count in counts.items() if count]
    Output(None, lambda: display).show(rows, rows, COLUMNS)
    echo(display.text("Nothing was changed: --dry-run."))
