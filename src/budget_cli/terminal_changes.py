"""Log of the changes of this terminal, which `budget undo` takes back unasked."""

import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from budget_core.contract.entries.imports import ImportReport
from budget_core.contract.entries.payees import Renamed
from budget_core.contract.workspaces.changes import ChangeSet
from budget_core.contract.workspaces.members import Member
from budget_sdk import Client
from budget_sdk.folders import config_folder
from budget_sdk.operation import Operation

T = TypeVar("T")
RETENTION_SECONDS = 24 * 60 * 60
_RECORDS_MAX = 100
_CLOCK_SKEW_SECONDS = 300.0
"""Greatest difference between the clocks of this machine and a server."""
_READ_METHODS = {"GET", "HEAD"}


class Record(msgspec.Struct):
    """One call of this terminal that changed something."""

    at: float
    ids: list[str] = []
    """Ids of the rows in the answer; those of the path where it has none."""
    revision: int | None = None
    """Revision in the answer, of the workspace in `path_ids`."""
    path_ids: list[str] = []
    removed: str | None = None
    """The file of a sample that was removed."""


class RecordingClient(Client):
    """A client that records the changes of this terminal."""

    def send(self, operation: Operation[T], /) -> T:
        """Perform one operation, and record it if it changed something."""
        answer = super().send(operation)
        if operation.call.method not in _READ_METHODS:
            _record_answer(operation, answer)
        return answer


def session_id() -> str:
    """Return the session of this terminal, which its commands and pipes share."""
    return str(os.getsid(0) if hasattr(os, "getsid") else os.getppid())


def records() -> list[Record]:
    """Return what this terminal changed during the last day, oldest first."""
    try:
        found = msgspec.json.decode(_path().read_bytes(), type=list[Record])
    except (OSError, msgspec.DecodeError):
        return []
    return [one for one in found if one.at > time.time() - RETENTION_SECONDS]


def add_record(record: Record) -> None:
    """Add a record; a read-only folder is ignored."""
    _write([*records(), record][-_RECORDS_MAX:])


def remove_record(record: Record) -> None:
    """Remove a record that was undone."""
    _write([one for one in records() if one != record])


def terminal_revisions(own: Sequence[ChangeSet], workspace_id: str) -> set[int]:
    """Return the revisions made by this terminal: for each call the nearest in time."""
    return {found for record in records() if (found := _revision(record, own, workspace_id)) is not None}


def _revision(record: Record, own: Sequence[ChangeSet], workspace_id: str) -> int | None:
    if record.revision is not None:
        return record.revision if workspace_id in record.path_ids else None
    ids = set(record.ids)
    touching = [one for one in own if ids & {change.entity_id for change in one.changes}]
    nearest = min(touching, key=lambda one: abs(one.at.timestamp() - record.at), default=None)
    is_near = nearest is not None and abs(nearest.at.timestamp() - record.at) < _CLOCK_SKEW_SECONDS
    return nearest.revision if nearest is not None and is_near else None


def _record_answer(operation: Operation[Any], answer: object) -> None:
    revision = answer.revision if isinstance(answer, ChangeSet | ImportReport | Renamed) else None
    path_ids = [str(row_id) for row_id in operation.ids if row_id]
    ids = [answer.member_id] if isinstance(answer, Member) else list(_ids(answer)) or path_ids
    if revision is not None or ids:
        add_record(Record(time.time(), ids=ids, revision=revision, path_ids=path_ids))


def _ids(answer: object) -> Iterator[str]:
    """Yield the ids of an answer, of its rows and of theirs."""
    if isinstance(answer, list):
        for row in answer:
            yield from _ids(row)
    elif isinstance(answer, msgspec.Struct):
        if isinstance(own := getattr(answer, "id", None), str):
            yield own
        for name in answer.__struct_fields__:
            if isinstance(rows := getattr(answer, name), list | msgspec.Struct):
                yield from _ids(rows)


def _write(records: list[Record]) -> None:
    path = _path()
    fresh = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for old in path.parent.glob("*.json"):
            if old.stat().st_mtime < time.time() - RETENTION_SECONDS:
                old.unlink(missing_ok=True)
        fresh.touch(mode=0o600)
        fresh.write_bytes(msgspec.json.encode(records))
        fresh.replace(path)
    except OSError:
        fresh.unlink(missing_ok=True)


def _path() -> Path:
    return config_folder() / "terminals" / f"{session_id()}.json"
