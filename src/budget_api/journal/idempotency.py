"""Repeated creates: the client makes the id, so that a call whose answer was lost can be sent again.

A call that leaves no row of its own is known by a row of the log at revision 0, where no change can be.
"""

import hashlib
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import delete
from sqlalchemy.orm import Session

from budget_api.db.base import Base, Edited
from budget_api.db.models import ChangeRow
from budget_api.journal.writes import Write
from budget_core.base.errors import DomainError, ErrorCode


def create_hash(user_id: str, body: msgspec.Struct, *path_ids: str) -> str:
    """Return the fingerprint of a create: user, body and the ids of the path.

    A repeated call has an equal one.
    """
    return hashlib.sha256(msgspec.json.encode([user_id, *path_ids, body], order="sorted")).hexdigest()


def check_same_create(stored: str | None, expected: str) -> None:
    """Raise CONFLICT_ID unless a stored row with the client's id comes from the same create."""
    if stored != expected:
        raise DomainError(ErrorCode.CONFLICT_ID)


def check_repeat(row: Edited, expected: str) -> None:
    """Let a create be repeated.

    Raises: CONFLICT_ID for another create, CONFLICT_DELETED when its row was deleted since.
    """
    check_same_create(row.create_hash, expected)
    if row.deleted_at is not None:
        raise DomainError(ErrorCode.CONFLICT_DELETED)


def find_by_client_id(db: Session, kind: type[Base], entity_id: str | msgspec.UnsetType) -> Any | None:
    """Return the row that has this id of the client's; None without one."""
    return None if isinstance(entity_id, msgspec.UnsetType) else db.get(kind, entity_id)


_ENTITY: Final = "log"
_KIND: Final = "sent"


def is_repeat(db: Session, write: Write, sent_id: str | msgspec.UnsetType, sent: str) -> bool:
    """Return whether a call that leaves no row was answered before; keep its id otherwise.

    Raises: CONFLICT_ID for another call of this id in the workspace.
    """
    if isinstance(sent_id, msgspec.UnsetType):
        return False
    key = {"workspace_id": write.workspace_id, "revision": 0, "entity": _ENTITY, "entity_id": sent_id}
    row = db.get(ChangeRow, tuple(key.values()))
    if row is not None:
        check_same_create((row.after or {}).get(_KIND), sent)
        return True
    db.add(ChangeRow(**key, kind=_KIND, at=write.caller.now, after={_KIND: sent}))
    return False


def delete_sent_ids(db: Session, workspace_id: str, before: datetime) -> None:
    """Delete the ids of calls that nobody repeats any more."""
    of_calls = (ChangeRow.revision == 0) & (ChangeRow.entity == _ENTITY) & (ChangeRow.kind == _KIND)
    db.execute(delete(ChangeRow).where(ChangeRow.workspace_id == workspace_id, of_calls, ChangeRow.at < before))
