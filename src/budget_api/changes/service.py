"""The order of writes and the log of what they changed.

`begin` is the first statement of every write: it raises the workspace's revision, and that row lock, held to the
commit, puts the writes of a workspace in order.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Select, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from budget_api.caller import Caller
from budget_api.db.models import ChangeRow, ParticipantRow, WorkspaceRow
from budget_api.db.port import announce
from budget_api.live.events import events_of, users_concerned
from budget_api.live.messages import Changed, UserChanged
from budget_core.errors import DomainError, ErrorCode

_KEY = ["workspace_id", "revision", "entity", "entity_id"]


@dataclass(frozen=True, slots=True)
class Write:
    """One write inside a workspace: its place in the order, and what the workspace is like now."""

    caller: Caller
    revision: int
    currency_code: str
    first_day_of_month: int
    undoes: int | None = None
    """The revision it takes back."""

    @property
    def workspace_id(self) -> str:
        """The workspace written to."""
        return self.caller.workspace_id


def begin(db: Session, caller: Caller) -> Write:
    """Take the next revision; NOT_FOUND when the caller was removed since the call came in."""
    return _begin(db, caller, _membership(caller).where(ParticipantRow.is_verified))


def begin_answer(db: Session, caller: Caller) -> Write:
    """As `begin`, for who may have been invited only."""
    return _begin(db, caller, _membership(caller))


def _begin(db: Session, caller: Caller, membership: Select[str]) -> Write:
    row = db.execute(
        update(WorkspaceRow)
        .where(WorkspaceRow.id == caller.workspace_id, WorkspaceRow.deleted_at.is_(None), exists(membership))
        .values(revision=WorkspaceRow.revision + 1)
        .returning(WorkspaceRow.revision, WorkspaceRow.currency_code, WorkspaceRow.first_day_of_month)
        .execution_options(synchronize_session=False)
    ).one_or_none()
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return Write(caller, row.revision, row.currency_code, row.first_day_of_month)


def _membership(caller: Caller) -> Select[str]:
    return select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == caller.workspace_id,
        ParticipantRow.user_id == caller.user.id,
        ParticipantRow.left_at.is_(None),
    )


def record(
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
    columns = {
        "workspace_id": write.workspace_id,
        "revision": write.revision,
        "entity": entity,
        "entity_id": entity_id,
        "kind": kind,
        "user_id": write.caller.user.id,
        "at": write.caller.now,
        "undoes": write.undoes,
        "before": None if before is None else msgspec.to_builtins(before),
        "after": None if after is None else msgspec.to_builtins(after),
    }
    insert = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    row: Any = insert(ChangeRow).values(columns)
    db.execute(row.on_conflict_do_update(index_elements=_KEY, set_={"after": row.excluded.after}))
    user_id = write.caller.user.id
    announce(db, Changed(write.workspace_id, write.revision, user_id, events_of(entity, kind, after)))
    for concerned in users_concerned(before, after):
        announce(db, UserChanged(concerned, user_id, write.workspace_id, write.revision))
