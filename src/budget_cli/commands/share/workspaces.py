"""`budget workspaces`: the budgets one takes part in, and who shares them."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated
from uuid import uuid4

import typer

from budget_cli.arguments import DryRun, Name, NewName, Yes, check_changes, or_unset
from budget_cli.changes.dry_run import ShownEffect, show_effects
from budget_cli.changes.effects import workspace_creation, workspace_edit, workspace_removal
from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_currency, complete_person, complete_workspace
from budget_cli.config import section
from budget_cli.context import Context
from budget_cli.entries.shares import ShareRuleOption, read_share_rule, share_rule_text
from budget_cli.errors import FileUnusable
from budget_cli.output.writer import echo
from budget_cli.typed.matching import find
from budget_cli.views.workspaces import Person, candidate_columns, columns, invitation_columns, people, people_columns
from budget_core.base.texts import text_of
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.types import UNSET, MemberRole
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk import Invalid, SettingsUpdate, WorkspaceCreate, WorkspaceUpdate, read_workspace

WorkspaceFile = Annotated[Path, typer.Argument(metavar="FILE")]


def restore(
    context: Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    new_name: NewName = None,
    dry_run: DryRun = False,
) -> None:
    """Make one more workspace of what `budget export json` wrote.

    Example: budget workspaces restore home.json
    """
    body = _read(file)
    body.id = str(uuid4())
    body.name = new_name or body.name
    if dry_run:
        show_effects(context, workspace_creation(body))
        return
    try:
        workspace = context.client.workspaces.import_guest(body)
    except Invalid as error:
        raise _unusable(context, file, error.fields) from None
    sentence = context.text("Created {name}.", name=workspace.name)
    context.output.result(
        workspace, columns(context.is_current), f"{sentence} budget workspaces use {workspace.id[-8:]}"
    )


def _read(file: Path) -> GuestImport:
    try:
        return read_workspace(file.expanduser())
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None
    except ValueError as error:
        raise FileUnusable("{file}, {reason}.", file=file, reason=error) from None


def _unusable(context: Context, file: Path, fields: Mapping[str, str]) -> FileUnusable:
    """Return the error of the first wrong field, with the number of the others."""
    path, code = next(iter(fields.items()), ("", "request.malformed"))
    reason = f"{path}: {text_of(code, context.language)}"
    if len(fields) > 1:
        reason += context.text(" ({count} more)", count=len(fields) - 1)
    return FileUnusable("{file}: {reason}", file=file, reason=reason)


app = command_group("Show, share and choose workspaces.")

WorkspaceName = Annotated[
    str, typer.Argument(metavar="WORKSPACE", help="Name or prefix.", autocompletion=complete_workspace)
]
Which = Annotated[
    str | None,
    typer.Argument(metavar="WORKSPACE", help="By default the one in use.", autocompletion=complete_workspace),
]
Currency = Annotated[str | None, typer.Option(metavar="CODE", help="Its currency.", autocompletion=complete_currency)]
FirstDay = Annotated[
    int | None,
    typer.Option(min=1, max=28, metavar="DAY", help="The last day of a budget month; 1 means calendar months."),
]
PersonName = Annotated[
    str, typer.Argument(metavar="PERSON", help="A name or a whole e-mail.", autocompletion=complete_person)
]
Role = Annotated[MemberRole, typer.Argument(help="An editor changes money, plans and lists; a viewer only sees them.")]
NewRole = Annotated[MemberRole | None, typer.Option("--role", help="What they may do; without it they edit.")]


@default_command(app)
def show_all(context: Context) -> None:
    """Show the workspaces you take part in.

    Example: budget workspaces
    """
    rows = context.client.workspaces.list()
    context.output.show(rows, rows, columns(context.is_current))


@command(app)
def show(context: Context, name: Which = None) -> None:
    """Show the participants of a workspace.

    Example: budget workspaces show Home
    """
    found = context.client.workspaces.get(_find(context, name).id)
    context.output.show(found, people(found), people_columns(context.display), title=found.name)
    if context.output.is_for_people and found.share_rule.kind != "none":
        rule = share_rule_text(context, found, found.share_rule)
        echo(context.text("New expenses are shared: {rule}.", rule=rule))


@command(app)
def use(context: Context, name: WorkspaceName) -> None:
    """Use a workspace, here and on all devices.

    Example: budget workspaces use Home
    """
    chosen = _find(context, name)
    context.settings = context.client.settings.update(SettingsUpdate(workspace=chosen.id))
    context.output.result(chosen, columns(context.is_current), context.text("{name} is in use.", name=chosen.name))


@command(app)
def add(context: Context, name: Name, currency: Currency = None, first_day: FirstDay = None) -> None:
    """Create a workspace, with the currency and first day of the one in use unless given.

    Example: budget workspaces add Home --currency eur
    """
    typed = currency or section("defaults").get("currency")
    current = context.workspace
    data = WorkspaceCreate(
        name=name,
        currency_code=typed.upper() if typed else current.currency_code,
        first_day_of_month=first_day or current.first_day_of_month,
    )
    created = context.client.workspaces.create(data)
    sentence = context.text("Created {name}.", name=created.name)
    context.output.result(created, columns(context.is_current), f"{sentence} budget workspaces use {created.id[-8:]}")


@command(app)
def edit(
    context: Context,
    name: Which = None,
    new_name: NewName = None,
    currency: Currency = None,
    first_day: FirstDay = None,
    share_rule: ShareRuleOption = None,
    dry_run: DryRun = False,
) -> None:
    """Change a workspace's name, currency, first day or rule of shares.

    Example: budget workspaces edit Home --first-day 10
    """
    before = _find(context, name)
    code = currency if currency is None else currency.upper()
    rule = None if share_rule is None else read_share_rule(before, share_rule)
    changes = WorkspaceUpdate(
        name=or_unset(new_name),
        currency_code=or_unset(code),
        first_day_of_month=or_unset(first_day),
        share_rule=or_unset(rule),
        version=before.version,
    )
    check_changes(context, changes, "budget workspaces edit")
    if dry_run:
        effects = [*workspace_edit(context, before, new_name, code, first_day), *_rule_edit(context, before, rule)]
        show_effects(context, effects)
        return
    after = context.client.workspaces.update(before.id, changes)
    context.output.result(after, columns(context.is_current), context.text("Changed {name}.", name=after.name))


@command(app)
def invite(context: Context, person: PersonName, name: Which = None, role: NewRole = None) -> None:
    """Invite somebody, to edit or to view.

    Example: budget workspaces invite ann@example.com Home --role viewer
    """
    target = _find(context, name)
    hits = context.client.workspaces.search_users(person, workspace_id=target.id)
    guest = find("person", person, [Person(one.id, one.name, one.email) for one in hits]) if len(hits) != 1 else hits[0]
    changes = WorkspaceUpdate(
        participants=[*_ids(target), guest.id],
        roles={guest.id: role} if role else UNSET,
        version=target.version,
    )
    _update(context, target, changes, context.text("Invited {name}.", name=guest.name))


@command(app, "search-people")
def search_people(context: Context, text: PersonName, name: Which = None) -> None:
    """Find people to invite.

    Example: budget workspaces search-people ann
    """
    target = _find(context, name)
    rows = context.client.workspaces.search_users(text, workspace_id=target.id)
    context.output.show(rows, rows, candidate_columns())


@command(app)
def remove(context: Context, person: PersonName, name: Which = None) -> None:
    """Remove a participant or an invitation.

    Example: budget workspaces remove ann Home
    """
    target = _find(context, name)
    member = find("person", person, people(target))
    changes = WorkspaceUpdate(
        participants=[row_id for row_id in _ids(target) if row_id != member.id], version=target.version
    )
    _update(context, target, changes, context.text("Removed {name}.", name=member.name))


@command(app, "role")
def set_role(context: Context, person: PersonName, role: Role, name: Which = None) -> None:
    """Let somebody edit a workspace of yours, or only view it.

    Example: budget workspaces role ann viewer Home
    """
    target = _find(context, name)
    found = find("person", person, people(target))
    sentence = "{name} can edit." if role == "editor" else "{name} can view."
    changes = WorkspaceUpdate(roles={found.id: role}, version=target.version)
    _update(context, target, changes, context.text(sentence, name=found.name))


@command(app)
def invitations(context: Context) -> None:
    """Show your invitations.

    Example: budget workspaces invitations
    """
    rows = context.client.workspaces.invitations()
    context.output.show(rows, rows, invitation_columns())


@command(app)
def accept(context: Context, name: WorkspaceName) -> None:
    """Accept an invitation.

    Example: budget workspaces accept Home
    """
    invitation = find("invitation", name, context.client.workspaces.invitations())
    joined = context.client.workspaces.approve(invitation.id)
    context.output.result(joined, columns(context.is_current), context.text("You joined {name}.", name=joined.name))


@command(app)
def decline(context: Context, name: WorkspaceName) -> None:
    """Decline an invitation.

    Example: budget workspaces decline Home
    """
    invitation = find("invitation", name, context.client.workspaces.invitations())
    context.client.workspaces.reject(invitation.id)
    context.output.result(invitation, invitation_columns(), context.text("Declined {name}.", name=invitation.name))


@command(app)
def leave(context: Context, name: WorkspaceName, yes: Yes = False) -> None:
    """Leave somebody's workspace.

    Example: budget workspaces leave Home --yes
    """
    target = _find(context, name)
    context.confirm(context.text("Leave {name}?", name=target.name), yes)
    context.client.workspaces.reject(target.id)
    context.output.result(target, columns(context.is_current), context.text("You left {name}.", name=target.name))


@command(app)
def delete(context: Context, name: WorkspaceName, yes: Yes = False, dry_run: DryRun = False) -> None:
    """Delete a workspace for everybody.

    Example: budget workspaces delete Home --yes
    """
    target = _find(context, name)
    if dry_run:
        show_effects(context, workspace_removal(context, target))
        return
    context.confirm(context.text("Delete {name} with all its data?", name=target.name), yes)
    deleted = context.client.workspaces.delete(target.id)
    context.output.result(deleted, columns(context.is_current), context.text("Deleted {name}.", name=deleted.name))


command(app)(restore)


def _rule_edit(context: Context, workspace: Workspace, rule: ShareRule | None) -> Iterator[ShownEffect]:
    """Yield the rule of shares, where it changes."""
    if rule is not None and rule != workspace.share_rule:
        before, after = (share_rule_text(context, workspace, each) for each in (workspace.share_rule, rule))
        yield ShownEffect(what="rule of shares", name=workspace.name, before=before, after=after)


def _find(context: Context, typed: str | None) -> Workspace:
    return context.workspace if typed is None else find("workspace", typed, context.client.workspaces.list())


def _ids(workspace: Workspace) -> list[str]:
    return [participant.user_id for participant in workspace.participants]


def _update(context: Context, workspace: Workspace, changes: WorkspaceUpdate, sentence: str) -> None:
    changed = context.client.workspaces.update(workspace.id, changes)
    context.output.result(changed, columns(context.is_current), sentence)
