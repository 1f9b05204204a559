"""`budget export`: everything as a file for other programs."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from budget_cli.command import command, command_group, takes_options
from budget_cli.context import Context

app = takes_options(command_group("Write what was booked to a file."))

Target = Annotated[Path | None, typer.Argument(metavar="FILE", help="By default stdout.")]


@command(app, "csv")
def csv(context: Context, file: Target = None) -> None:
    """Write the whole history as CSV, newest first, with amounts, currencies and rates.

    Example: budget export csv history.csv
    """
    _save(context.client.history.export_csv(context.workspace.id), file)


@command(app, "json")
def json(context: Context, file: Target = None) -> None:
    """Write everything in the workspace as JSON, which `budget workspaces restore` makes a workspace of again.

    Example: budget export json home.json
    """
    _save(context.client.workspaces.export(context.workspace.id), file)


@command(app, "beancount")
def beancount(context: Context, file: Target = None) -> None:
    """Write what was booked as a ledger for Beancount 3, with what every account holds asserted at its end.

    Example: budget export beancount home.beancount
    """
    _save(context.client.workspaces.export_beancount(context.workspace.id), file)


def _save(pieces: Iterator[bytes], file: Path | None) -> None:
    if file is None:
        for piece in pieces:
            sys.stdout.write(piece.decode())
    else:
        _write(file, pieces)


def _write(file: Path, pieces: Iterator[bytes]) -> None:
    """Write all or nothing: an older file stays until the new one is whole."""
    part = file.with_name(f"{file.name}.part")
    try:
        with part.open("wb") as opened:
            opened.writelines(pieces)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
