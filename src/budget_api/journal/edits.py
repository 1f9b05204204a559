"""Edits of rows by clients, and the order that people put rows in."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.base import Edited
from budget_api.db.models import AccountRow, CategoryRow
from budget_api.journal.writes import Write, record_updates
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.ordering import positions
from budget_core.contract.money.accounts import Account
from budget_core.contract.planning.categories import Category


class VersionConflictError(DomainError):
    """Conflict with another edit of these fields; `current` holds their present values."""

    def __init__(self, current: dict[str, object]) -> None:
        super().__init__(ErrorCode.CONFLICT_VERSION, dict.fromkeys(current, ErrorCode.CONFLICT_VERSION))
        self.current = current


def sent_fields(body: msgspec.Struct, *control: str) -> dict[str, Any]:
    """Return the fields that the body of a PUT carries, by column; without `version` and `control` ones."""
    values = {name: getattr(body, name) for name in body.__struct_fields__ if name not in (*control, "version")}
    return {name: value for name, value in values.items() if value is not msgspec.UNSET}


def edit(db: Session, row: Edited, values: dict[str, Any], based_on: int | msgspec.UnsetType, now: datetime) -> bool:
    """Set the fields that differ; return whether any did.

    Fields that another edit touched after version `based_on` conflict, others merge. Without it the last write wins.
    """
    is_changed = set_fields(row, values, based_on, now)
    if is_changed:
        db.flush()
    return is_changed


def set_fields(row: Edited, values: dict[str, Any], based_on: int | msgspec.UnsetType, now: datetime) -> bool:
    """Edit a row as `edit` does, without writing it yet."""
    changed = changed_fields(row, values)
    if not isinstance(based_on, msgspec.UnsetType):
        _check_versions(row, changed, based_on)
    if not changed:
        return False
    for name, value in edited_columns(row, changed, now).items():
        setattr(row, name, value)
    return True


def edited_columns(row: Any, values: Mapping[str, Any], now: datetime) -> dict[str, Any]:
    """Return the columns that an edit of these fields sets."""
    version = row.version + 1
    field_versions = row.field_versions | dict.fromkeys(values, version)
    return {**values, "version": version, "field_versions": field_versions, "updated_at": now}


def changed_fields(row: Any, values: dict[str, Any]) -> dict[str, Any]:
    """Return those values that differ from the row's."""
    return {name: value for name, value in values.items() if getattr(row, name) != value}


def _check_versions(row: Edited, changed: dict[str, Any], based_on: int) -> None:
    stale = [name for name in changed if row.field_versions.get(name, 1) > based_on]
    if stale:
        names = {name: camel(name) for name in stale}
        raise VersionConflictError({names[name]: _plain(getattr(row, name)) for name in stale})


def _plain(value: Any) -> object:
    return msgspec.to_builtins(value)


def camel(name: str) -> str:
    """Return a column's name as clients write it."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


RowT = TypeVar("RowT", AccountRow, CategoryRow)
ViewT = TypeVar("ViewT", Account, Category)


def move_to_front(
    db: Session, write: Write, entity: str, rows: Sequence[RowT], view: Callable[[RowT], ViewT], ids: Sequence[str]
) -> list[ViewT]:
    """Move the rows of `ids` to the front and return the live ones in order.

    Each row that moves is logged. `rows` are all of the workspace in their order. Their versions stay: a position
    conflicts with no other edit.
    """
    before = [view(row) for row in rows]
    places = positions(before, ids)
    updates = [
        (row, old) for row, old in zip(rows, before, strict=True) if places.get(old.id, old.position) != old.position
    ]
    for row, _ in updates:
        row.position = places[row.id]
    db.flush()
    record_updates(db, write, entity, [(old, view(row)) for row, old in updates])
    return [view(row) for row in sorted((row for row in rows if row.id in places), key=lambda row: places[row.id])]
