"""Shared parts of the commands that run a part of the server."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from budget_cli.errors import CliError
from budget_cli.output import echo
from budget_sdk import ServerNotInstalled
from budget_sdk.platforms import POSIX_MODULES, UNSUPPORTED

WRONG_SETTING = 7
"""Exit code of a server or worker with wrong settings."""


@contextmanager
def require_server() -> Iterator[None]:
    """Raise `CliError` with the missing package that a part of the server needs."""
    try:
        yield
    except (ModuleNotFoundError, ServerNotInstalled) as missing:
        name = missing.package if isinstance(missing, ServerNotInstalled) else missing.name
        if name in POSIX_MODULES:
            raise CliError(UNSUPPORTED) from None
        text = 'This needs the packages of a server ({name} is missing): pip install "budget-planner[server]"'
        raise CliError(text, name=name) from None


@contextmanager
def startup_errors() -> Iterator[None]:
    """Turn a failed start of a server or worker into its own exit code."""
    try:
        yield
    except SystemExit as ended:
        if isinstance(ended.code, str):
            echo(ended.code)
        raise typer.Exit(WRONG_SETTING if ended.code else 0) from None
