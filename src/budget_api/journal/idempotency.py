"""The same create twice: a client makes the id, so that a call whose answer was lost can be repeated."""

import hashlib
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.base import Base
from budget_core.errors import DomainError, ErrorCode


def create_hash(user_id: str, body: msgspec.Struct, *path_ids: str) -> str:
    """The fingerprint of a create: who, what, and the ids of its path. A repeated call has the same one."""
    return hashlib.sha256(msgspec.json.encode([user_id, *path_ids, body], order="sorted")).hexdigest()


def check_same_create(found: str | None, expected: str) -> None:
    """A stored row with the client's id must come from the same create; CONFLICT_ID otherwise."""
    if found != expected:
        raise DomainError(ErrorCode.CONFLICT_ID)


def find_by_client_id(db: Session, kind: type[Base], entity_id: str | msgspec.UnsetType) -> Any | None:
    """The row that has this id of the client's; None without one."""
    return None if isinstance(entity_id, msgspec.UnsetType) else db.get(kind, entity_id)
