"""Commands of `budget users` for the second factor: authenticator codes and recovery codes."""

import sys
from typing import Annotated

import typer

from budget_cli.arguments import PasswordStdin
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.hosting.sign_in import read_factor_code, read_password
from budget_cli.hosting.user_administration import hosted_users
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_core.contract.people.second_factor import RecoveryCodes, Totp, TotpSecret, TotpStart
from budget_core.contract.types import UNSET
from budget_sdk import administration

app = command_group()

_Code = Annotated[
    str | None,
    typer.Option(metavar="CODE", help="Of the authenticator app, or a recovery code; asked for when left out."),
]


@command(app)
def factor(context: Context) -> None:
    """Show whether signing in also takes a code.

    Example: budget users factor
    """
    totp = context.client.users.totp()
    context.output.show(totp, [totp], _columns())


@command(app, "add-factor")
def add_factor(
    context: Context,
    code: Annotated[
        str | None, typer.Option(metavar="CODE", help="Confirm an app that was set up before, by its first code.")
    ] = None,
    password_stdin: PasswordStdin = False,
) -> None:
    """Have signing in also take a code of an authenticator app.

    Example: budget users add-factor
    """
    if code is None:
        password = read_password(password_stdin) if context.client.users.me().has_password else UNSET
        made = context.client.users.start_totp(TotpStart(current_password=password))
        if not context.output.is_for_people:
            context.output.show(made, [made], _secret_columns())
            return
        _show_secret(context, made)
        code = typer.prompt(context.text("Code"), err=True)
    _show_recovery_codes(context, context.client.users.confirm_totp(code=str(code)))


@command(app, "recovery-codes")
def recovery_codes(context: Context, code: _Code = None) -> None:
    """Replace your recovery codes by new ones.

    Example: budget users recovery-codes
    """
    _show_recovery_codes(context, context.client.users.renew_recovery_codes(code=read_factor_code(context.text, code)))


@command(app, "remove-factor")
def remove_factor(
    context: Context,
    email: Annotated[
        str | None, typer.Argument(metavar="E-MAIL", help="A user who is locked out, on the server's machine.")
    ] = None,
    code: _Code = None,
) -> None:
    """Have signing in take no code any more: your own, or another user's on the server's machine.

    Example: budget users remove-factor ann@example.com
    """
    if email is None:
        context.client.users.turn_off_totp(code=read_factor_code(context.text, code))
        totp = context.client.users.totp()
        context.output.result(totp, _columns(), context.text("Authenticator codes are off."))
        return
    folder, _ = context.local
    user = administration.remove_factor(folder, hosted_users(context).find(email).id)
    sentence = context.text("{name} signs in without a code, and is told so by mail.", name=user.name)
    context.output.result(
        user, [Column("name", lambda row: row.name), Column("e-mail", lambda row: row.email)], sentence
    )


def _show_secret(context: Context, made: TotpSecret) -> None:
    if sys.stdout.isatty():
        import segno  # 5 ms, for this command alone

        segno.make_qr(made.uri).terminal(compact=True)
    else:
        typer.echo(made.uri)
    echo(context.text("Scan this with an authenticator app, or type the key: {key}", key=made.secret))


def _show_recovery_codes(context: Context, made: RecoveryCodes) -> None:
    if context.output.is_for_people:
        typer.echo("\n".join(made.recovery_codes))
        echo(
            context.text("Each one signs you in once if you lose your phone. Save them now: they are not shown again.")
        )
        return
    context.output.show(made, made.recovery_codes, [Column("code", lambda code: code)])


def _columns() -> list[Column[Totp]]:
    return [
        Column("authenticator codes", lambda row: row.on),
        Column("recovery codes left", lambda row: row.recovery_codes_left, is_number=True),
    ]


def _secret_columns() -> list[Column[TotpSecret]]:
    return [Column("secret", lambda row: row.secret), Column("uri", lambda row: row.uri)]
