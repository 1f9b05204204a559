"""`budget activity`: who changed what."""

from itertools import islice

from budget_cli.arguments import Limit
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.views.activity import columns

app = command_group()


@command(app)
def activity(context: Context, limit: Limit = 20) -> None:
    """Show who changed what, newest first; `undo` takes it back.

    Example: budget activity --limit 5
    """
    rows = list(islice(context.client.activity.all(context.workspace.id), limit))
    context.output.show(rows, rows, columns(context))
