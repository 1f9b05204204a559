"""`budget worker`: the work of servers on PostgreSQL, in a process of its own."""

import logging.config
from typing import Annotated

import typer

from budget_cli.command import command_group, local_command
from budget_cli.hosting.server_log import WORKER_LOG
from budget_cli.hosting.startup import startup_errors
from budget_sdk import host

app = command_group()


@local_command(app)
def worker(
    status: Annotated[bool, typer.Option("--status", help="Show the last run of each job.")] = False,
) -> None:
    """Run background jobs: reminders, mails, messages, rates.

    It is told where by the servers' own settings (BUDGET_DATABASE_URL and the rest), and ends on SIGTERM.

    Example: budget worker --status
    """
    with startup_errors():
        if not status:
            logging.config.dictConfig(WORKER_LOG)
            host.run_worker()
            return
        for line in host.worker_status():
            typer.echo(line)
