"""`budget worker`: the work of servers on PostgreSQL, in a process of its own."""

from importlib import import_module
from typing import Annotated

import typer

from budget_cli.command import command_group
from budget_cli.errors import CliError

app = command_group()


@app.command()
def worker(
    status: Annotated[bool, typer.Option("--status", help="Show what ran when, and end.")] = False,
) -> None:
    """Do the work of servers that leave it to workers: reminders, mails, messages, rates.

    It is told where by the servers' own settings (BUDGET_DATABASE_URL and the rest), and ends on SIGTERM.

    Example: budget worker --status
    """
    try:
        process = import_module("budget_api.app.worker")  # by name: the terminal does not depend on the API
    except ModuleNotFoundError as missing:
        text = 'A worker needs its packages ({name} is missing): pip install "budget-planner[server]"'
        raise CliError(text, name=missing.name) from None
    if not status:
        process.run()
        return
    for line in process.status():
        typer.echo(line)
