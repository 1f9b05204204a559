"""`budget mcp`: the budget as tools of an assistant."""

from typing import Annotated

import anyio
import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_core.people.devices import ASSISTANT
from budget_sdk.extras import check_extra

app = command_group()


@command(app)
def mcp(
    context: Context,
    write: Annotated[bool, typer.Option("--write", help="Let it change things too, once you agreed.")] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="Offer every call of the API, not the 24 tasks alone.")
    ] = False,
) -> None:
    """Serve an assistant over the Model Context Protocol, on standard input and output.

    An assistant starts it; nothing is to be typed. Any change says first what it would do.

    Example: budget mcp --write
    """
    check_extra("mcp")
    from budget_cli.assistant import server

    context.program = ASSISTANT
    context.client.workspace = context.workspace
    anyio.run(lambda: server.serve(context, may_write=write, has_all=everything))
