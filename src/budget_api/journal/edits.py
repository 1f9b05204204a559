"""Rows that clients make and edit: the same create twice, two edits of the same row."""

import hashlib
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.base import Base, Edited
from budget_core.errors import DomainError, ErrorCode


class VersionConflictError(DomainError):
    """Somebody else changed the same fields; `current` holds them as they are now."""

    def __init__(self, current: dict[str, object]) -> None:
        super().__init__(ErrorCode.CONFLICT_VERSION, dict.fromkeys(current, ErrorCode.CONFLICT_VERSION))
        self.current = current


def create_hash(user_id: str, body: msgspec.Struct, *place: str) -> str:
    """Tells a repeated create from another one that uses the same id; `place` are the ids of the path."""
    return hashlib.sha256(msgspec.json.encode([user_id, *place, body], order="sorted")).hexdigest()


def check_repeat(found: str | None, expected: str) -> None:
    """A stored row with the client's id must come from the same create; CONFLICT_ID otherwise."""
    if found != expected:
        raise DomainError(ErrorCode.CONFLICT_ID)


def carried(body: msgspec.Struct, *control: str) -> dict[str, Any]:
    """The fields a PUT carries, by their column name, without its control fields."""
    values = {name: getattr(body, name) for name in body.__struct_fields__ if name not in (*control, "version")}
    return {name: value for name, value in values.items() if value is not msgspec.UNSET}


def edit(db: Session, row: Edited, values: dict[str, Any], based_on: int | msgspec.UnsetType, now: datetime) -> bool:
    """Set what differs; whether anything did.

    Fields that another edit touched after version `based_on` conflict, others merge. Without it the last write wins.
    """
    changed = {name: value for name, value in values.items() if getattr(row, name) != value}
    if not isinstance(based_on, msgspec.UnsetType):
        _check_versions(row, changed, based_on)
    if not changed:
        return False
    row.version += 1
    row.field_versions = row.field_versions | dict.fromkeys(changed, row.version)
    row.updated_at = now
    for name, value in changed.items():
        setattr(row, name, value)
    db.flush()
    return True


def _check_versions(row: Edited, changed: dict[str, Any], based_on: int) -> None:
    stale = [name for name in changed if row.field_versions.get(name, 1) > based_on]
    if stale:
        names = {name: camel(name) for name in stale}
        raise VersionConflictError({names[name]: _plain(getattr(row, name)) for name in stale})


def _plain(value: Any) -> object:
    return msgspec.to_builtins(value)


def camel(name: str) -> str:
    """A column's name as clients write it."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def find_repeat(db: Session, kind: type[Base], entity_id: str | msgspec.UnsetType) -> Any | None:
    """The row a client-made id already names."""
    return None if isinstance(entity_id, msgspec.UnsetType) else db.get(kind, entity_id)
