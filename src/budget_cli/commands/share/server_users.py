"""Commands of `budget users` for the owner of a server.

The owner has the data folder, the database or a sign-in.
"""

from datetime import datetime
from typing import Annotated

import typer

from budget_cli.arguments import Name, PasswordStdin
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.hosting.sign_in import read_new_password
from budget_cli.hosting.user_administration import hosted_users
from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.views.users import user_columns
from budget_core.base import text_rules
from budget_core.base.limits import INVITATION_CODE_DAYS_DEFAULT, INVITATION_CODE_DAYS_MAX, INVITATION_CODE_USES_MAX
from budget_core.contract.server.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    ResetLink,
    ServerUser,
)
from budget_sdk import administration
from budget_sdk.matching import short_id

app = command_group()

Email = Annotated[str, typer.Argument(metavar="E-MAIL", help="The user's e-mail or id.")]
SomebodyElse = Annotated[str | None, typer.Argument(metavar="E-MAIL", help="Another user's e-mail or id.")]


@command(app, "list")
def list_users(
    context: Context,
    search: Annotated[str, typer.Argument(metavar="TEXT", help="A part of a name or an e-mail.")] = "",
) -> None:
    """Show the users of the local file, the database or your server.

    Example: budget users list
    """
    rows = hosted_users(context).search(search)
    context.output.show(rows, rows, server_user_columns(context.display))


@command(app)
def add(
    context: Context,
    name: Name,
    email: Annotated[str, typer.Option(metavar="E-MAIL", help="To sign in with.")],
    password_stdin: PasswordStdin = False,
) -> None:
    """Create a user in the local file, or in the database of BUDGET_DATABASE_URL.

    Example: budget users add Ann --email ann@example.com
    """
    folder, _ = context.local
    checked = text_rules.name(name), text_rules.email(email)
    user = administration.create_user(folder, *checked, read_new_password(password_stdin))
    context.output.result(user, user_columns(), f"{user.name} can sign in as {user.email}.")


@command(app, "set-password")
def set_password(
    context: Context,
    email: Annotated[str | None, typer.Option(metavar="E-MAIL", help="A new e-mail to sign in with.")] = None,
    password_stdin: PasswordStdin = False,
) -> None:
    """Set the password of a user of the local file, or of the database of BUDGET_DATABASE_URL.

    Example: budget users set-password --user ann@example.com
    """
    folder, user_name = context.local
    address = None if email is None else text_rules.email(email)
    user = administration.set_password(folder, user_name, read_new_password(password_stdin), address)
    context.output.result(user, user_columns(), f"{user.name} signs in as {user.email} with the new password.")


@command(app)
def disable(context: Context, email: Email) -> None:
    """Disable a user and sign them out everywhere; their data stay.

    Example: budget users disable ann@example.com
    """
    users = hosted_users(context)
    user = users.disable(users.find(email).id)
    sentence = context.text("{name} is now disabled.", name=user.name)
    context.output.result(user, server_user_columns(context.display), sentence)


@command(app)
def enable(context: Context, email: Email) -> None:
    """Enable a disabled user.

    Example: budget users enable ann@example.com
    """
    users = hosted_users(context)
    user = users.enable(users.find(email).id)
    context.output.result(
        user, server_user_columns(context.display), context.text("{name} can sign in again.", name=user.name)
    )


@command(app)
def reset(context: Context, email: Email) -> None:
    """Print a link to set a user's new password, valid once within a day.

    Example: budget users reset ann@example.com
    """
    folder, _ = context.local
    user = hosted_users(context).find(email)
    reset_link = administration.create_reset_link(folder, user.id)
    if not context.output.is_for_people:
        context.output.show(reset_link, [reset_link], reset_columns())
        return
    typer.echo(reset_link.link)
    echo(context.text("Give it to {name}: it sets their password once, within a day.", name=user.name))


@command(app)
def invite(
    context: Context,
    uses: Annotated[
        int, typer.Option(min=1, max=INVITATION_CODE_USES_MAX, metavar="N", help="The number of sign-ups.")
    ] = 1,
    expires: Annotated[
        int, typer.Option(min=1, max=INVITATION_CODE_DAYS_MAX, metavar="DAYS", help="Days until it expires.")
    ] = INVITATION_CODE_DAYS_DEFAULT,
) -> None:
    """Create an invitation code for BUDGET_SIGN_UP=invited; it is shown once.

    Example: budget users invite --uses 5 --expires 30
    """
    invitation = hosted_users(context).invite(InvitationCodeCreate(uses=uses, days=expires))
    if not context.output.is_for_people:
        context.output.show(invitation, [invitation], new_code_columns())
        return
    typer.echo(f"{invitation.code}\n{invitation.link}")
    echo(context.text("Save it now: it is not shown again."))


@command(app)
def invitations(context: Context) -> None:
    """Show the invitation codes, without the codes themselves.

    Example: budget users invitations
    """
    rows = hosted_users(context).invitation_codes()
    context.output.show(rows, rows, code_columns(context.display))


@command(app)
def revoke(
    context: Context, code: Annotated[str, typer.Argument(metavar="ID", help="The id shown by `invitations`.")]
) -> None:
    """Revoke an invitation code.

    Example: budget users revoke 0f3c52aa
    """
    users = hosted_users(context)
    found = users.find_code(code)
    users.revoke(found.id)
    context.output.result(found, code_columns(context.display), context.text("Revoked the invitation code."))


def delete(context: Context, email: str, is_confirmed: bool, is_password_from_stdin: bool) -> None:
    """Delete somebody else's account, when it was confirmed."""
    users = hosted_users(context)
    user = users.find(email)
    context.confirm(context.text("Delete the account of {name} for good?", name=user.email or user.name), is_confirmed)
    users.delete(user.id, is_password_from_stdin)
    sentence = context.text("Deleted the account of {name}.", name=user.email or user.name)
    context.output.result(user, server_user_columns(context.display), sentence)


def server_user_columns(display: Display) -> list[Column[ServerUser]]:
    """Return what is shown of a user."""
    return [
        Column("name", lambda row: row.name),
        Column("e-mail", lambda row: row.email),
        Column("since", lambda row: row.created_at.isoformat(), lambda row: _day(row.created_at), is_fixed=True),
        Column("last seen", lambda row: _instant(row.last_seen_at), lambda row: _day(row.last_seen_at), is_fixed=True),
        Column("state", _state, lambda row: display.text("disabled" if row.disabled_at else "active")),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def code_columns(display: Display) -> list[Column[InvitationCode]]:
    """Return what is shown of an invitation code."""
    return [
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
        Column("made by", lambda row: row.created_by or "", lambda row: row.created_by or display.text("the terminal")),
        Column("until", lambda row: row.expires_at.isoformat(), lambda row: _day(row.expires_at), is_fixed=True),
        Column("used", lambda row: row.uses, is_number=True),
        Column("of", lambda row: row.uses_max, is_number=True),
    ]


def new_code_columns() -> list[Column[NewInvitationCode]]:
    """Return what a pipe gets of a new invitation code."""
    return [Column("code", lambda row: row.code), Column("link", lambda row: row.link)]


def reset_columns() -> list[Column[ResetLink]]:
    """Return what a pipe gets of a link for a new password."""
    return [Column("link", lambda row: row.link), Column("until", lambda row: row.expires_at.isoformat())]


def _state(row: ServerUser) -> str:
    return "disabled" if row.disabled_at else "active"


def _instant(at: datetime | None) -> str | None:
    return at.isoformat() if at else None


def _day(at: datetime | None) -> str:
    return f"{at.astimezone():%Y-%m-%d}" if at else ""
