"""`budget serve`: a server on the local file, or on a database."""

import logging.config
import os
from typing import Annotated

import typer

from budget_cli import options
from budget_cli.command import command_group, local_command
from budget_cli.errors import CliError
from budget_cli.hosting.server_log import WORKER_LOG, startup_errors
from budget_sdk import host
from budget_sdk.extras import check_server
from budget_sdk.folders import data_folder
from budget_sdk.local import running_server

app = command_group()


@local_command(app)
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 can be reached from other devices.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help="0 for any free one.")] = 8000,
    workers: Annotated[
        int, typer.Option(min=1, max=64, metavar="N", help="The number of processes; PostgreSQL only.")
    ] = 1,
    data: options.Data = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="Log requests to stderr.")] = False,
) -> None:
    """Start a server on the local file, for phones and browsers.

    Example: budget serve --port 8000
    """
    if workers > 1 and not os.environ.get("BUDGET_DATABASE_URL"):
        raise CliError("--workers needs BUDGET_DATABASE_URL: a SQLite file has one process.")
    folder = data.expanduser() if data else data_folder()
    if running := running_server(folder):
        raise CliError("A server is already running on {folder}: {url}", folder=folder, url=running.url)
    check_server()
    from budget_cli.hosting import server  # and with it uvicorn

    with startup_errors():
        server.run(host, port, folder, workers, access_log=access_log)


worker_app = command_group()


@local_command(worker_app)
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
