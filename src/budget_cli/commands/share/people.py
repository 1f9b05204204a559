"""`budget people`: who shares a workspace, names without an account, and the links by which others join."""

import sys
from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_person, complete_workspace
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.output.writer import echo
from budget_cli.typed.matching import find
from budget_cli.views.links import link_columns, new_link_columns
from budget_cli.views.workspaces import Person, claimed_names, member_columns, members, names, people, people_columns
from budget_core.base.limits import LINK_DAYS_DEFAULT, LINK_DAYS_MAX, LINK_USES_MAX
from budget_core.contract.types import MemberRole
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk import InvitationLinkCreate, Member, MemberUpdate

app = command_group("Show who shares a workspace, and invite by a link.")

Which = Annotated[
    str | None,
    typer.Argument(metavar="WORKSPACE", help="By default the one in use.", autocompletion=complete_workspace),
]
NewName = Annotated[str, typer.Argument(metavar="NAME", help="Somebody without an account.")]
Known = Annotated[
    str, typer.Argument(metavar="NAME", help="Name without an account, or its id.", autocompletion=complete_person)
]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="Name or id of a member.", autocompletion=complete_person)]
ForPerson = Annotated[
    str | None,
    typer.Option("--for", metavar="PERSON", help="Whose name it is; by default yours.", autocompletion=complete_person),
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
def add(
    context: Context,
    name: NewName,
    not_sharing: Annotated[
        bool, typer.Option("--not-sharing", help="They bear nothing where all bear the same.")
    ] = False,
) -> None:
    """Add the name of somebody without an account, who pays and bears shares like a member.

    Example: budget people add Grandma
    """
    made = context.client.workspaces.add_member(context.workspace.id, name=name, is_sharing=not not_sharing)
    _show(context, made, context.text("{name} is added.", name=made.name))


@command(app)
def rename(
    context: Context,
    name: Known,
    new_name: Annotated[str, typer.Argument(metavar="NEW", help="Another name.")],
) -> None:
    """Rename somebody without an account.

    Example: budget people rename Grandma Granny
    """
    found = find("person", name, names(context.workspace), "budget people")
    made = context.client.workspaces.update_member(context.workspace.id, found.id, name=new_name)
    _show(context, made, context.text("The name is {name} now.", name=made.name))


@command(app)
def share(
    context: Context,
    person: Who,
    off: Annotated[bool, typer.Option("--off", help="They bear nothing where all bear the same.")] = False,
) -> None:
    """Say whether a member bears a part where all bear the same.

    Example: budget people share Grandma --off
    """
    found = find("person", person, members(context.workspace), "budget people")
    made = context.client.workspaces.update_member(context.workspace.id, found.id, is_sharing=not off)
    shares, nothing = "{name} shares equally.", "{name} shares nothing."
    _show(context, made, context.text(nothing if off else shares, name=made.name))


@command(app)
def remove(context: Context, name: Known) -> None:
    """Remove a name that owes nothing; old entries keep it.

    Example: budget people remove Grandma
    """
    found = find("person", name, names(context.workspace), "budget people")
    removed = context.client.workspaces.remove_member(context.workspace.id, found.id)
    _show(context, removed, context.text("{name} is removed.", name=removed.name))


@command(app)
def claim(
    context: Context,
    name: Known,
    owner: ForPerson = None,
    undo: Annotated[bool, typer.Option("--undo", help="Make it a name without an account again.")] = False,
) -> None:
    """Say that a name is yours: what it paid and owes is yours then.

    Example: budget people claim Bobby
    """
    workspace = context.workspace
    if undo:
        found = find("person", name, claimed_names(workspace), "budget people")
        freed = context.client.workspaces.update_member(workspace.id, found.id, MemberUpdate(user_id=None))
        _show(context, freed, context.text("{name} has no account again.", name=freed.name))
        return
    user_id = context.client.users.me().id if owner is None else find("person", owner, _users(workspace)).id
    found = find("person", name, names(workspace), "budget people")
    made = context.client.workspaces.update_member(workspace.id, found.id, user_id=user_id)
    called = {user.id: user.name for user in _users(workspace)}[user_id]
    _show(context, made, context.text("{name} is {person}.", name=made.name, person=called))


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
        raise UnknownTypedName("There is no open link {typed}.", hint="budget people links", typed=repr(link))
    (found,) = rows
    context.client.links.revoke(target.id, found.id)
    context.output.result(found, link_columns(context.display), context.text("The link is revoked."))


def _find(context: Context, typed: str | None) -> Workspace:
    return context.workspace if typed is None else find("workspace", typed, context.client.workspaces.list())


def _users(workspace: Workspace) -> list[Person]:
    return [each for each in members(workspace) if each.role is not None]


def _show(context: Context, member: Member, sentence: str) -> None:
    context.output.result(member, member_columns(), sentence)
