"""`budget people`: who shares a workspace, and the links by which others join."""

import sys
from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_workspace
from budget_cli.context import Context
from budget_cli.errors import UnknownName
from budget_cli.output.writer import echo
from budget_cli.typed.matching import find
from budget_cli.views.links import link_columns, new_link_columns
from budget_cli.views.workspaces import people, people_columns
from budget_core.base.limits import LINK_DAYS_DEFAULT, LINK_DAYS_MAX, LINK_USES_MAX
from budget_core.contract.types import MemberRole
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk import InvitationLinkCreate

app = command_group("Show who shares a workspace, and invite by a link.")

Which = Annotated[
    str | None,
    typer.Argument(metavar="WORKSPACE", help="By default the one in use.", autocompletion=complete_workspace),
]
LinkId = Annotated[str, typer.Argument(metavar="LINK", help="Its id, or the end of it.")]
Role = Annotated[MemberRole, typer.Option(help="An editor changes money, plans and lists; a viewer only sees them.")]
Uses = Annotated[int, typer.Option(min=1, max=LINK_USES_MAX, metavar="N", help="How many people can join by it.")]
Days = Annotated[int, typer.Option(min=1, max=LINK_DAYS_MAX, metavar="DAYS", help="How long it is good.")]


@default_command(app)
def show_all(context: Context) -> None:
    """Show who shares the workspace in use.

    Example: budget people
    """
    found = context.client.workspaces.get(context.workspace.id)
    context.output.show(found, people(found), people_columns(context.display), title=found.name)


@command(app)
def link(
    context: Context, name: Which = None, role: Role = "editor", uses: Uses = 1, days: Days = LINK_DAYS_DEFAULT
) -> None:
    """Make a link to join a workspace of yours.

    Example: budget people link Trip --uses 3
    """
    target = _find(context, name)
    made = context.client.links.create(target.id, InvitationLinkCreate(role=role, uses=uses, days=days))
    if not context.output.is_for_people:
        context.output.show(made, [made], new_link_columns())
        return
    typer.echo(made.url)
    echo(context.text("Save it now: it is not shown again."))
    if made.url.startswith("/"):
        echo(context.text("Put the address of your server before it: BUDGET_URL is not set."))
    elif sys.stdout.isatty():
        import segno  # 5 ms, for this command alone

        segno.make_qr(made.url).terminal(compact=True)


@command(app)
def links(context: Context, name: Which = None) -> None:
    """Show the open links of a workspace of yours.

    Example: budget people links
    """
    rows = context.client.links.list(_find(context, name).id)
    context.output.show(rows, rows, link_columns(context.display))


@command(app)
def revoke(context: Context, link: LinkId, name: Which = None) -> None:
    """Revoke a link; whoever joined stays.

    Example: budget people revoke 3fa85f64
    """
    target = _find(context, name)
    rows = [row for row in context.client.links.list(target.id) if link and row.id.endswith(link)]
    if len(rows) != 1:
        raise UnknownName("There is no open link {typed}.", hint="budget people links", typed=repr(link))
    (found,) = rows
    context.client.links.revoke(target.id, found.id)
    context.output.result(found, link_columns(context.display), context.text("The link is revoked."))


def _find(context: Context, typed: str | None) -> Workspace:
    return context.workspace if typed is None else find("workspace", typed, context.client.workspaces.list())
