"""`budget migrate`: the whole budget of another app as a new workspace."""

from pathlib import Path
from typing import Annotated
from uuid import uuid4

import typer

from budget_cli.arguments import DryRun, NewName
from budget_cli.command import command, command_group
from budget_cli.completion import complete_currency
from budget_cli.context import Context
from budget_cli.errors import FileUnusable, WrongUsage
from budget_cli.output.writer import echo
from budget_cli.views.migration import columns, difference_columns, rows, sentences
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import MIGRATION_MAX_BYTES
from budget_core.base.texts import text_of
from budget_core.contract.workspaces.migration import MigrationReport
from budget_sdk import Invalid, files_to_migrate, files_to_preview

_QUESTIONS = {
    "currencyCode": "The files don't say the currency: --currency CODE",
    "me": "The files don't say which of them you are: --me NAME ({names})",
}

app = command_group()


@command(app)
def migrate(
    context: Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="One or more files of one budget.")],
    currency: Annotated[
        str | None,
        typer.Option(
            metavar="CODE", help="The currency, where the files don't say it.", autocompletion=complete_currency
        ),
    ] = None,
    me: Annotated[
        str | None, typer.Option(metavar="NAME", help="Your name in the files, where they name people (Splitwise).")
    ] = None,
    name: NewName = None,
    dry_run: DryRun = False,
) -> None:
    """Make a workspace of another app's budget: of Splitwise, Cashew, Actual, YNAB or Firefly III.

    Accounts, categories, plans of every month, entries, people, schedules and rules come along, and the report
    compares every month and balance with the other app. Files recognise themselves. It becomes a workspace of its
    own; nothing else changes.

    Example: budget migrate my-budget.zip --dry-run
    """
    paths = [file.expanduser() for file in files]
    _check(context, paths)
    currency = currency and currency.upper()
    preview = files_to_preview(paths, currency, me)
    try:
        if dry_run:
            report = context.client.migrations.preview(preview)
            _show(context, report, report)
            if report.questions:
                raise _question(context, report)
            return
        body = files_to_migrate(paths, currency, name, me)
        body.id = str(uuid4())
        made = context.client.migrations.migrate(body)
    except Invalid as error:
        if ErrorCode.VALIDATION_REQUIRED in error.fields.values():
            raise _question(context, context.client.migrations.preview(preview)) from None
        raise _refusal(context, error) from None
    _show(context, made, made.report)
    if context.output.is_for_people:
        own = made.workspace.id[-8:]
        echo(context.text("Created {name}.", name=made.workspace.name) + f" budget workspaces use {own}")
        echo(context.text("To take it back: {command}", command=f"budget workspaces delete {own}"))


def _check(context: Context, paths: list[Path]) -> None:
    left = MIGRATION_MAX_BYTES
    for path in paths:
        try:
            path.open("rb").close()
            left -= path.stat().st_size
        except OSError as error:
            raise FileUnusable("{file} can't be read: {reason}.", file=path, reason=error.strerror) from None
        if left < 0:
            reason = text_of(ErrorCode.MIGRATION_TOO_LARGE, context.known_language)
            raise FileUnusable("{file}: {reason}.", file=path.name, reason=reason)


def _show(context: Context, data: object, report: MigrationReport) -> None:
    """Show the differences first, and then what is taken and what is not."""
    if report.differences and context.output.is_for_people:
        context.output.show(report, report.differences, difference_columns(context.display))
    if not report.questions or not context.output.is_for_people:
        context.output.show(data, rows(report), columns(context.display))
    if context.output.is_for_people:
        echo("\n".join(sentences(context.display, report)))


def _refusal(context: Context, error: Invalid) -> Exception:
    """Return the error with the file that it is about."""
    if "file" not in error.problem.params:
        return error
    context.learn_language()
    return FileUnusable("{reason}.", reason=text_of(error.code, context.known_language, **error.problem.params))


def _question(context: Context, report: MigrationReport) -> WrongUsage:
    """Return the first question of a report, with the option that answers it."""
    context.learn_language()
    return WrongUsage(_QUESTIONS[report.questions[0]], names=", ".join(report.people))
