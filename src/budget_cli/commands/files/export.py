"""`budget export`: everything as a file for other programs."""

import os
import sys
from codecs import iterdecode
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from budget_cli.command import command, command_group, takes_options
from budget_cli.context import Context
from budget_cli.entries.filters import read_words
from budget_cli.errors import CliError, WrongUsage

app = takes_options(command_group("Export entries or a whole workspace to a file."))

Target = Annotated[Path | None, typer.Argument(metavar="FILE", help="By default stdout.")]

Where = Annotated[
    str | None, typer.Option("--where", metavar="FILTER", help="Only entries that it finds, as in `budget history`.")
]


@command(app, "csv")
def csv(context: Context, file: Target = None, where: Where = None) -> None:
    """Export the history as CSV, newest first, with amounts, currencies and rates.

    Example: budget export csv history.csv --where "food since:2026-01"
    """
    found = None if where is None else read_words(context, [where])
    _save(context, partial(context.client.history.export_csv, where=found), file)


@command(app, "json")
def json(context: Context, file: Target = None) -> None:
    """Export the workspace as JSON, for `budget workspaces restore`.

    Example: budget export json home.json
    """
    _save(context, context.client.workspaces.export, file)


@command(app, "beancount")
def beancount(context: Context, file: Target = None) -> None:
    """Export a ledger for Beancount 3, with final balance assertions.

    Example: budget export beancount home.beancount
    """
    _save(context, context.client.workspaces.export_beancount, file)


def _save(context: Context, export: Callable[[str], Generator[bytes]], file: Path | None) -> None:
    if file is None:
        with closing(export(context.workspace.id)) as pieces:
            sys.stdout.writelines(iterdecode(pieces, "utf-8"))
        return
    target = file.expanduser()
    try:
        _check_target(target)
    except WrongUsage:
        context.learn_language()
        raise
    _write(target, export(context.workspace.id))


def _check_target(file: Path) -> None:
    """Raise `WrongUsage` for what a file would replace though it is none: a folder, a link, a pipe or a device."""
    if file.is_symlink():
        raise WrongUsage("{file} is a link to {target}: name that file.", file=file, target=file.resolve())
    if file.is_dir():
        raise WrongUsage("{file} is a folder: name a file in it.", file=file)
    if file.exists() and not file.is_file():
        raise WrongUsage("{file} is not a regular file. Leave FILE out and write > {file}", file=file)


def _write(file: Path, pieces: Iterable[bytes]) -> None:
    """Write all or nothing: an older file stays until the new one is whole."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with part.open("xb") as opened:
            opened.writelines(pieces)
        part.replace(file)
    except OSError as error:
        raise CliError("{file} can't be written: {reason}.", file=file, reason=error.strerror) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
