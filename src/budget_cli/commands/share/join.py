"""`budget join`: take part in a workspace by a link."""

from typing import Annotated

import typer

from budget_cli.arguments import DryRun
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.views.links import invitation_columns
from budget_cli.views.workspaces import columns
from budget_core.people.links import code_of

app = command_group()

Link = Annotated[str, typer.Argument(metavar="LINK", help="The link you were given, or its last part.")]


@command(app)
def join(context: Context, link: Link, dry_run: DryRun = False) -> None:
    """Join a workspace by a link.

    Example: budget join https://budget.example.org/join/9b2f4c7d1e
    """
    code = code_of(link)
    if dry_run:
        invitation = context.client.links.read(code)
        sentence = context.text(
            "{inviter} invites you to {workspace}.",
            inviter=invitation.inviter_name,
            workspace=invitation.workspace_name,
        )
        context.output.result(invitation, invitation_columns(context.display), sentence)
        return
    joined = context.client.links.join(code)
    sentence = context.text("You joined {name}.", name=joined.name)
    context.output.result(joined, columns(context.is_current), f"{sentence} budget workspaces use {joined.id[-8:]}")
