"""Copies of removed sample workspaces with entries, which `undo` restores."""

import time
from pathlib import Path
from uuid import uuid4

from budget_cli.context import Context
from budget_cli.terminal_changes import RETENTION_SECONDS, Record, add_record, records, remove_record
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk import SettingsUpdate, read_workspace
from budget_sdk.folders import config_folder


def count_booked(context: Context, workspace: Workspace) -> int:
    """Return how many entries were booked since the sample was made."""
    kinds: dict[str, str] = {}
    booked = 0
    for one in context.client.activity.all(workspace.id, entity="history"):
        for change in one.changes:
            is_standing = kinds.setdefault(change.entity_id, change.kind) != "deleted"
            if change.replaces is not None:
                kinds.setdefault(change.replaces, "deleted")
            is_booked = change.kind == "created" or (change.kind == "corrected" and one.undoes is None)
            booked += is_booked and is_standing
    return booked


def save_copy(context: Context, workspace: Workspace) -> Record:
    """Write the workspace to a private file, before it is deleted."""
    path = config_folder() / "removed" / f"{workspace.id}.json"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _remove_old(path.parent)
    path.touch(mode=0o600)
    with path.open("wb") as file:
        file.writelines(context.client.workspaces.export(workspace.id))
    return Record(0, removed=str(path))


def record_removal(record: Record) -> None:
    """Record the removal for `undo`."""
    add_record(Record(time.time(), removed=record.removed))


def last_removal() -> Record | None:
    """Return the last sample that this terminal removed and that can be restored."""
    found = [one for one in records() if one.removed and Path(one.removed).exists()]
    return found[-1] if found else None


def restore_copy(context: Context, record: Record) -> Workspace:
    """Create the workspace again, and use it."""
    path = Path(record.removed or "")
    body = read_workspace(path)
    body.id = str(uuid4())
    workspace = context.client.workspaces.import_guest(body)
    context.settings = context.client.settings.update(SettingsUpdate(workspace=workspace.id))
    path.unlink()
    remove_record(record)
    return workspace


def _remove_old(folder: Path) -> None:
    for old in folder.glob("*.json"):
        if old.stat().st_mtime < time.time() - RETENTION_SECONDS:
            old.unlink(missing_ok=True)
