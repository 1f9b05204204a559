"""The order of writes and the log of what they changed.

`begin` is the first statement of every write: it raises the workspace's revision, and that row lock, held to the
commit, puts the writes of a workspace in order.
"""

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Exists, bindparam, exists, update
from sqlalchemy.orm import Session
from sqlalchemy.sql.dml import ReturningUpdate

from budget_api.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import ChangeRow, ParticipantRow, WorkspaceRow
from budget_api.db.port import announce
from budget_api.db.statements import Statement
from budget_api.live.events import events_of, users_concerned
from budget_api.live.messages import Changed, UserChanged
from budget_core.errors import DomainError, ErrorCode

_CHANGES = table_of(ChangeRow)
_WORKSPACES, _MEMBERS = table_of(WorkspaceRow), table_of(ParticipantRow).c
_MEMBER = exists().where(
    _MEMBERS.workspace_id == _WORKSPACES.c.id, _MEMBERS.user_id == bindparam("user"), _MEMBERS.left_at.is_(None)
)


def _raise_revision(membership: Exists) -> ReturningUpdate[Any]:
    row = _WORKSPACES.c
    return (
        update(_WORKSPACES)
        .where(row.id == bindparam("workspace"), row.deleted_at.is_(None), membership)
        .values(revision=row.revision + 1)
        .returning(row.revision, row.currency_code, row.first_day_of_month)
    )


_BEGIN = Statement(_raise_revision(_MEMBER.where(_MEMBERS.is_verified)))
_BEGIN_ANSWER = Statement(_raise_revision(_MEMBER))


def _log(insert: Any) -> Any:
    row = insert(_CHANGES)
    return row.on_conflict_do_update(index_elements=list(_CHANGES.primary_key), set_={"after": row.excluded.after})


_LOG = Statement(_log, *_CHANGES.c.keys())


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
    return _begin(db, caller, _BEGIN)


def begin_answer(db: Session, caller: Caller) -> Write:
    """As `begin`, for who may have been invited only."""
    return _begin(db, caller, _BEGIN_ANSWER)


def _begin(db: Session, caller: Caller, statement: Statement) -> Write:
    row = statement.one_or_none(db, {"workspace": caller.workspace_id, "user": caller.user.id})
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return Write(caller, row.revision, row.currency_code, row.first_day_of_month)


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
        "before": before,
        "after": after,
    }
    _LOG.run(db, columns)
    user_id = write.caller.user.id
    announce(db, Changed(write.workspace_id, write.revision, user_id, events_of(entity, kind, after)))
    for concerned in users_concerned(before, after):
        announce(db, UserChanged(concerned, user_id, write.workspace_id, write.revision))
