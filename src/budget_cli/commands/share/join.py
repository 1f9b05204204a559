"""`budget join`: take part in a workspace by a link."""

from typing import Annotated

import typer

from budget_cli.arguments import DryRun
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.typed.free_names import free_name
from budget_cli.views.links import invitation_columns
from budget_cli.views.workspaces import columns
from budget_core.contract.types import UNSET
from budget_core.people.workspaces import code_of
from budget_sdk import JoinWorkspace

app = command_group()

Link = Annotated[str, typer.Argument(metavar="LINK", help="The link you were given, or its last part.")]

AsName = Annotated[
    str | None, typer.Option("--as", metavar="NAME", help="The name there that is yours; what it owes is yours then.")
]


@command(app)
def join(context: Context, link: Link, name: AsName = None, dry_run: DryRun = False) -> None:
    """Join a workspace by a link.

    Example: budget join https://budget.example.org/join/9b2f4c7d1e
    """
    code = code_of(link)
    if dry_run:
        invitation = context.client.links.read(code)
        if name is not None:
            free_name(context.client, code, name)
        sentence = context.text(
            "{inviter} invites you to {workspace}.",
            inviter=invitation.inviter_name,
            workspace=invitation.workspace_name,
        )
        context.output.result(invitation, invitation_columns(context.display), sentence)
        return
    body = JoinWorkspace(member_id=UNSET if name is None else free_name(context.client, code, name))
    joined = context.client.links.join(code, body)
    sentence = context.text("You joined {name}.", name=joined.name)
    context.output.result(joined, columns(context.is_current), f"{sentence} budget workspaces use {joined.id[-8:]}")
