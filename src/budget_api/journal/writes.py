"""The order of writes and the log of their changes.

`begin_write` is the first statement of every write: it raises the workspace's revision, and that row lock, held to the
commit, puts the writes of a workspace in order.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

import msgspec
from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.bulk_insert import insert_columns
from budget_api.db.models import ChangeRow, ParticipantRow, WorkspaceRow
from budget_api.db.port import announce
from budget_api.db.row_views import pack_views
from budget_api.db.statements import Statement
from budget_api.live.events import events_of, events_of_added, users_concerned
from budget_api.live.messages import Changed, UserChanged
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.money.accounts import Account
from budget_core.contract.planning.categories import Category

Side = Literal["before", "after"]
_CHANGES = table_of(ChangeRow)
_WORKSPACES, _MEMBERS = table_of(WorkspaceRow).c, table_of(ParticipantRow).c
_BEGIN = Statement(
    update(table_of(WorkspaceRow))
    .where(_WORKSPACES.id == bindparam("workspace"), _WORKSPACES.deleted_at.is_(None))
    .values(revision=_WORKSPACES.revision + 1)
    .returning(_WORKSPACES.revision, _WORKSPACES.currency_code, _WORKSPACES.first_day_of_month)
)
_MEMBER = Statement(
    select(_MEMBERS.is_verified, _MEMBERS.role).where(
        _MEMBERS.workspace_id == bindparam("workspace"),
        _MEMBERS.user_id == bindparam("user"),
        _MEMBERS.left_at.is_(None),
    )
)


def _log(insert: Any) -> Any:
    row = insert(_CHANGES)
    return row.on_conflict_do_update(index_elements=list(_CHANGES.primary_key), set_={"after": row.excluded.after})


_LOG = Statement(_log, *_CHANGES.c.keys())


@dataclass(frozen=True, slots=True)
class Write:
    """One write inside a workspace: its revision, and the workspace's currency and first day."""

    caller: Caller
    revision: int
    currency_code: str
    first_day_of_month: int
    undoes: int | None = None
    """Revision that it undoes."""

    @property
    def workspace_id(self) -> str:
        """Id of the workspace that is written to."""
        return self.caller.workspace_id


def begin_write(db: Session, caller: Caller) -> Write:
    """Take the next revision of a caller who edits, as the database says now.

    Raises: NOT_FOUND when they were removed since the call came in, WORKSPACE_VIEWER when they may only view since.
    """
    return _begin(db, caller, even_invited=False)


def begin_write_as_invited(db: Session, caller: Caller) -> Write:
    """Begin a write as `begin_write` does, for a caller who changes their own membership alone."""
    return _begin(db, caller, even_invited=True)


def continue_write(db: Session, caller: Caller) -> Write:
    """Take the next revision for a further part of a change set.

    Its caller may have been removed since it began.
    """
    row = _BEGIN.one_or_none(db, {"workspace": caller.workspace_id})
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return Write(caller, row.revision, row.currency_code, row.first_day_of_month)


def _begin(db: Session, caller: Caller, *, even_invited: bool) -> Write:
    row = _BEGIN.one_or_none(db, {"workspace": caller.workspace_id})
    # A statement of its own: one that waited for the row's lock goes on with what it saw of other rows before.
    member = _MEMBER.one_or_none(db, {"workspace": caller.workspace_id, "user": caller.user.id})
    if row is None or member is None or not (member.is_verified or even_invited):
        raise DomainError(ErrorCode.NOT_FOUND)
    if member.role == "viewer" and not even_invited:
        raise DomainError(ErrorCode.WORKSPACE_VIEWER)
    return Write(caller, row.revision, row.currency_code, row.first_day_of_month)


def record_change(
    db: Session,
    write: Write,
    entity: str,
    entity_id: str,
    kind: str,
    *,
    before: msgspec.Struct | None = None,
    after: msgspec.Struct | None = None,
) -> None:
    """Log one changed row, as its view before and after, and announce it to the live sockets.

    A row that one write changes twice has one entry: from what it was to what it became.
    """
    _LOG.run(db, {**_place(write, entity, kind), "entity_id": entity_id, "before": before, "after": after})
    user_id = write.caller.user.id
    announce(db, Changed(write.workspace_id, write.revision, user_id, events_of(entity, kind, after, before)))
    for concerned in users_concerned(before, after):
        announce(db, UserChanged(concerned, user_id, write.workspace_id, write.revision))


def record_updates(
    db: Session,
    write: Write,
    entity: str,
    changes: Sequence[tuple[Account, Account]]
    | Sequence[tuple[Category, Category]]
    | Sequence[tuple[HistoryEntry, HistoryEntry]],
) -> None:
    """Log rows of one kind that were updated alike, and announce them once.

    Each is logged as its view before and after.
    """
    if not changes:
        return
    shared = _place(write, entity, "updated")
    _LOG.run(db, *({**shared, "entity_id": new.id, "before": old, "after": new} for old, new in changes))
    announce(db, Changed(write.workspace_id, write.revision, write.caller.user.id, events_of(entity, "updated", None)))


def record_entries(db: Session, write: Write, kind: str, entries: Sequence[HistoryEntry], side: Side) -> None:
    """Log entries that were changed alike, and announce each kind of event once.

    `side` says what their views show.
    """
    shared = {**_place(write, "history", kind), "before": None, "after": None}
    if entries:
        _LOG.run(db, *({**shared, "entity_id": entry.id, side: entry} for entry in entries))
    for events in {events_of("history", kind, *((entry,) if side == "after" else (None, entry))) for entry in entries}:
        announce(db, Changed(write.workspace_id, write.revision, write.caller.user.id, events))


def record_added(db: Session, write: Write, columns: Mapping[str, Sequence[Any]], shared: Mapping[str, Any]) -> None:
    """Log entries that were added together, and announce each kind of event once.

    Their views are given column by column: `columns` have a value for each entry, `shared` one for all. They are packed
    into the first row, so the ids are in order, and none of another call of the write is between them.
    """
    ids, row = columns["id"], _place(write, "history", "created")
    views = pack_views(HistoryEntry, columns, {**shared, "workspace_id": write.workspace_id})
    insert_columns(db, _CHANGES, {"entity_id": ids[:1], "after": [views]}, row)
    insert_columns(db, _CHANGES, {"entity_id": ids[1:]}, row)
    for events in {events_of_added(kind) for kind in columns["kind"]}:
        announce(db, Changed(write.workspace_id, write.revision, write.caller.user.id, events))


def record_corrections(db: Session, write: Write, pairs: Sequence[tuple[HistoryEntry, HistoryEntry]]) -> None:
    """Log entries that took the place of others, each as one change of the two, and announce them."""
    shared = _place(write, "history", "corrected")
    if pairs:
        rows = ({"entity_id": new.id, "replaces": old.id, "before": old, "after": new} for old, new in pairs)
        _LOG.run(db, *({**shared, **row} for row in rows))
    for events in {events_of("history", "corrected", new, old) for old, new in pairs}:
        announce(db, Changed(write.workspace_id, write.revision, write.caller.user.id, events))


def _place(write: Write, entity: str, kind: str) -> dict[str, Any]:
    return {
        "workspace_id": write.workspace_id,
        "revision": write.revision,
        "entity": entity,
        "kind": kind,
        "replaces": None,
        "user_id": write.caller.user.id,
        "at": write.caller.now,
        "undoes": write.undoes,
        "is_by_assistant": write.caller.is_assistant or None,
    }


class OwnedRow(Protocol):
    """Row of a workspace, which keeps it when it is deleted."""

    @property
    def workspace_id(self) -> Any:
        """Id of the workspace."""

    @property
    def deleted_at(self) -> Any:
        """Moment of the deletion; None while it is not deleted."""


RowT = TypeVar("RowT", bound=OwnedRow)


def any_row(db: Session, kind: type[RowT], write: Write, row_id: str, **options: Any) -> RowT:
    """Return a row of the path, deleted or not; `options` are those of `Session.get`."""
    row = db.get(kind, row_id, **options)
    if row is None or row.workspace_id != write.workspace_id:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def live_row(
    db: Session, kind: type[RowT], write: Write, row_id: str, field: str | None = None, **options: Any
) -> RowT:
    """Return a row that is not deleted: of the path, or of the body's `field`."""
    row = db.get(kind, row_id, **options)
    if row is not None and row.workspace_id == write.workspace_id and row.deleted_at is None:
        return row
    raise DomainError(ErrorCode.NOT_FOUND) if field is None else field_error(field, ErrorCode.VALIDATION_REFERENCE)
