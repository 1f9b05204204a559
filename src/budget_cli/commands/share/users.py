"""`budget users`: oneself and one's sessions; the others are looked after by `server_users`."""

from pathlib import Path
from typing import Annotated

import typer

from budget_cli.arguments import DryRun, NewName, PasswordStdin, Yes, check_changes, or_unset
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import user_deletion
from budget_cli.command import command, command_group, default_command, local_command
from budget_cli.commands.share import factors, server_users
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.hosting.sign_in import read_new_password, read_password
from budget_cli.output.writer import echo
from budget_cli.views.users import device_name, session_columns, user_columns
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import IMAGE_MAX_BYTES
from budget_core.contract.people.users import (
    ChangePassword,
    ForgotPassword,
    ResetPassword,
    SubmitCode,
    UserDelete,
    UserUpdate,
)
from budget_core.contract.types import UNSET
from budget_sdk import Client
from budget_sdk.matching import SHORT_ID_CHARACTERS

app = command_group("Show and change your account; manage the users of a local file or server.")
app.registered_commands += server_users.app.registered_commands
app.registered_commands += factors.app.registered_commands

_Email = Annotated[str | None, typer.Option(metavar="E-MAIL", help="A new e-mail to sign in with.")]
_Code = Annotated[str | None, typer.Option(metavar="CODE", help="From the mail; asked for when left out.")]


@default_command(app, "show")
def show(context: Context) -> None:
    """Show your account.

    Example: budget users show
    """
    user = context.client.users.me()
    context.output.show(user, [user], user_columns())


@command(app)
def edit(
    context: Context,
    name: NewName = None,
    email: _Email = None,
    findable: Annotated[
        bool | None, typer.Option("--findable/--not-findable", help="Let others find and invite you.")
    ] = None,
    password_stdin: PasswordStdin = False,
) -> None:
    """Change your name or e-mail, which asks for the password.

    Example: budget users edit --name Ann
    """
    changes = UserUpdate(
        name=or_unset(name),
        email=or_unset(email),
        current_password=read_password(password_stdin) if email else UNSET,
        can_add_to_workspace=or_unset(findable),
    )
    check_changes(context, changes, "budget users edit")
    user = context.client.users.update(changes)
    sentence = context.text("You are {name}, {email}.", name=user.name, email=user.pending_email or user.email)
    context.output.result(user, user_columns(), sentence)


@command(app)
def picture(
    context: Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", help="A JPEG or PNG.")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Show no picture.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the picture you show to a file.")] = None,
) -> None:
    """Change, remove or save your picture.

    Example: budget users picture me.jpg
    """
    if (file is not None) + remove + (save is not None) != 1:
        raise WrongUsage("Name a file, or --remove, or --save FILE.")
    if save is not None:
        _save_picture(context, save)
        return
    user = context.client.users.set_avatar(_bytes(file)) if file else context.client.users.delete_avatar()
    context.output.result(user, user_columns(), context.text("Changed the picture."))


@command(app, "change-password")
def change_password(context: Context, password_stdin: PasswordStdin = False) -> None:
    """Change your password, which ends your other sessions.

    Example: budget users change-password
    """
    current = read_password(password_stdin, "Current password") if context.client.users.me().has_password else UNSET
    data = ChangePassword(current_password=current, new_password=read_new_password(password_stdin))
    user = context.client.users.change_password(data)
    context.output.result(user, user_columns(), context.text("Changed the password."))


@local_command(app, "reset-password")
def reset_password(
    url: Annotated[str, typer.Argument(metavar="URL", help="The server.")],
    email: Annotated[str, typer.Option(metavar="E-MAIL", help="Your e-mail.")],
    code: _Code = None,
    password_stdin: PasswordStdin = False,
) -> None:
    """Set a forgotten password with a code from a mail.

    Example: budget users reset-password URL --email ann@example.com
    """
    with Client(url) as client:
        token = client.users.forgot_password(ForgotPassword(email=email)).reset_token
        echo(f"If {email} has an account there, a code is on its way.")
        data = ResetPassword(
            code=code or typer.prompt("Code", err=True),
            reset_token=token,
            new_password=read_new_password(password_stdin),
        )
        client.users.reset_password(data)
    echo(f"The password is set. Sign in: budget login {url}")


@command(app)
def verify(context: Context, code: _Code = None) -> None:
    """Verify your e-mail with the code from the mail.

    Example: budget users verify
    """
    sent = context.client.users.ask_verification()
    echo(context.text("A code was sent to {email}.", email=sent.email))
    typed = code or typer.prompt(context.text("Code"), err=True)
    user = context.client.users.verify_email(SubmitCode(code=typed, token=sent.email_verified_token))
    context.output.result(user, user_columns(), context.text("{email} is yours.", email=user.email))


@command(app)
def delete(
    context: Context,
    email: server_users.SomebodyElse = None,
    yes: Yes = False,
    password_stdin: PasswordStdin = False,
    dry_run: DryRun = False,
) -> None:
    """Delete your account for good, or another user's as the owner.

    Example: budget users delete --yes
    """
    if email is not None:
        if dry_run:
            raise WrongUsage("--dry-run works only for your own account: leave the e-mail out.")
        server_users.delete(context, email, yes, password_stdin)
        return
    user = context.client.users.me()
    if dry_run:
        show_effects(context, user_deletion(context, user))
        return
    context.confirm(context.text("Delete the account of {name} for good?", name=user.name), yes)
    password = read_password(password_stdin) if user.has_password else UNSET
    context.client.users.delete(UserDelete(current_password=password))
    context.output.result(user, user_columns(), context.text("Deleted the account of {name}.", name=user.name))


@command(app)
def sessions(context: Context) -> None:
    """Show where you are signed in.

    Example: budget users sessions
    """
    rows = context.client.users.sessions()
    context.output.show(rows, rows, session_columns(context.display))


@command(app, "end-session")
def end_session(
    context: Context, session: Annotated[str, typer.Argument(metavar="ID", help="The id shown by `sessions`.")]
) -> None:
    """Sign out one device.

    Example: budget users end-session 0f3c52aa
    """
    rows = context.client.users.sessions()
    found = [row for row in rows if row.id == session or row.id[-SHORT_ID_CHARACTERS:] == session]
    if not found:
        raise UnknownTypedName("There is no session {typed}.", typed=repr(session), hint="budget users sessions")
    context.client.users.end_session(found[0].id)
    sentence = context.text("{device} is signed out.", device=device_name(context.display, found[0].device))
    context.output.result(found[0], session_columns(context.display), sentence)


def _bytes(file: Path) -> bytes:
    try:
        content = file.expanduser().read_bytes()
    except OSError as error:
        raise WrongUsage("{file} cannot be read: {reason}", file=file, reason=error.strerror) from error
    if len(content) > IMAGE_MAX_BYTES:
        raise DomainError(ErrorCode.VALIDATION_BIG_FILE)
    return content


def _save_picture(context: Context, file: Path) -> None:
    avatar = context.client.users.me().avatar
    if avatar is None:
        raise UnknownTypedName("You have no picture.", hint="budget users picture FILE")
    try:
        file.expanduser().write_bytes(context.client.users.avatar(avatar.rpartition("/")[2]))
    except OSError as error:
        raise WrongUsage("{file} cannot be written: {reason}", file=file, reason=error.strerror) from error
    echo(context.text("Saved to {file}.", file=file))
