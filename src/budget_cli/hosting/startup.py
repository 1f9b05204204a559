"""Shared parts of the commands that run a part of the server."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from budget_cli.output.writer import echo

WRONG_SETTING = 7
"""Exit code of a server or worker with wrong settings."""


@contextmanager
def startup_errors() -> Iterator[None]:
    """Turn a failed start of a server or worker into its own exit code."""
    try:
        yield
    except SystemExit as ended:
        if isinstance(ended.code, str):
            echo(ended.code)
        raise typer.Exit(WRONG_SETTING if ended.code else 0) from None
