"""Repeated creates: the client makes the id, so that a call whose answer was lost can be sent again."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.base import Base, Edited
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
