"""`budget workspaces restore`: a workspace made of a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from uuid import uuid4

import typer

from budget_cli.arguments import DryRun, NewName
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import workspace_creation
from budget_cli.context import Context
from budget_cli.errors import FileUnusable
from budget_cli.views.workspaces import columns
from budget_core.base.texts import text_of
from budget_core.contract.workspaces.guests import GuestImport
from budget_sdk import Invalid, read_workspace

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
