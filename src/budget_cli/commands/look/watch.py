"""`budget watch`: a month that is shown anew when something in it changes."""

from rich.console import Console

from budget_cli.arguments import MonthArgument
from budget_cli.command import command, command_group
from budget_cli.commands.look.month import show
from budget_cli.context import Context

app = command_group()


@command(app)
def watch(context: Context, month: MonthArgument = None) -> None:
    """Show a month again after every change, until Ctrl-C; in a pipe as a stream of JSON.

    Example: budget watch
    """
    last: object = None
    for event in context.client.live(context.workspace.id):
        revision = event.data.get("revision")
        if revision is not None and revision == last:  # one change has an event for each kind of rows
            continue
        last = revision
        if context.output.is_for_people:
            Console().clear()
        show(context, month, context.client.categories.list(context.workspace.id))
