"""`budget mcp`: the budget as tools of an assistant."""

from types import ModuleType
from typing import Annotated

import anyio
import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import CliError
from budget_core.devices import ASSISTANT

app = command_group()


@command(app)
def mcp(
    context: Context,
    write: Annotated[bool, typer.Option("--write", help="Let it change things too, once you agreed.")] = False,
) -> None:
    """Serve an assistant over the Model Context Protocol, on standard input and output.

    An assistant starts it; nothing is to be typed. Any change says first what it would do.

    Example: budget mcp --write
    """
    server = _server()
    context.program = ASSISTANT
    context.client.workspace = context.workspace
    anyio.run(lambda: server.serve(context, may_write=write))


def _server() -> ModuleType:
    try:
        from budget_cli.assistant import server
    except ModuleNotFoundError as missing:
        text = 'This needs another package ({name} is missing): pip install "budget-planner[mcp]"'
        raise CliError(text, name=missing.name) from None
    return server
