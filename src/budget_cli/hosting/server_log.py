"""Logging of servers and workers: a line with its time in UTC to stderr.

Uvicorn is given `LOG` and sets it up in each of its processes; `budget worker` sets up `WORKER_LOG` itself.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

import typer

from budget_cli.output.writer import echo

_HERE = "budget_cli.hosting.server_log"
LOG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": f"{_HERE}.LogFormatter"}},
    "filters": {"news": {"()": f"{_HERE}.StartupNoiseFilter"}, "path": {"()": f"{_HERE}.AddressFilter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
    "loggers": {
        "uvicorn.error": {"level": "WARNING", "filters": ["news"]},
        "uvicorn.access": {"level": "INFO", "filters": ["path"]},
    },
}

WORKER_LOG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": LOG["formatters"],
    "handlers": LOG["handlers"],
    "root": LOG["root"],
    "loggers": {"budget_api": {"level": "INFO"}},
}
"""Workers also log their jobs."""


class LogFormatter(logging.Formatter):
    """`2026-12-24T18:05:00Z WARNING …`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime


class StartupNoiseFilter(logging.Filter):
    """Filter of uvicorn's line after a failed start, whose reason stands above it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False for that one line."""
        return record.msg != "Application startup failed. Exiting."


class AddressFilter(logging.Filter):
    """Filter of what is private in addresses: searches, sign-in codes, and the codes of invitation links."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Cut the query string, and what follows `/join/`, off each text argument; keep every record."""
        if isinstance(record.args, tuple):
            record.args = tuple(_public(value) if isinstance(value, str) else value for value in record.args)
        return True


def _public(address: str) -> str:
    path = address.partition("?")[0]
    before, joins, _ = path.partition("/join/")
    return before + joins


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
