"""Answers made of rows, and the views of rows that were added together, packed into the log."""

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import repeat
from operator import attrgetter
from typing import Any, TypeVar
from zlib import compress, decompress

import msgspec
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import set_committed_value

from budget_api.db.models import ChangeRow

ViewT = TypeVar("ViewT", bound=Struct)


def view_of(kind: type[ViewT], row: object, **others: Any) -> ViewT:
    """Return an answer of a kind with the attributes of a row; `others` are the fields that the row lacks."""
    names, read = _reader(kind, tuple(others))
    return kind(**dict(zip(names, read(row), strict=True)), **others)


@cache
def _reader(kind: type[Struct], others: tuple[str, ...]) -> tuple[tuple[str, ...], Callable[[object], tuple[Any, ...]]]:
    names = tuple(name for name in kind.__struct_fields__ if name not in others)
    return names, attrgetter(*names)


T = TypeVar("T")
_PACKED = "packed"
_LEVEL = 1
"""Level of the compression: values of one file are so alike that others save little, and take twice as long."""


class _Views(msgspec.Struct):
    """Views field by field: so they take a third of the room."""

    names: list[str]
    """Fields in their order."""
    columns: Mapping[str, Sequence[Any]]
    """Values of each view, by the field."""
    shared: Mapping[str, Any]
    """Values that all views have, by the field."""


def pack(content: object) -> dict[str, str]:
    """Return a JSON value that holds another one compressed."""
    return {_PACKED: b64encode(compress(msgspec.json.encode(content), _LEVEL)).decode()}


def unpack(stored: Mapping[str, Any], kind: type[T]) -> T:
    """Return what `pack` was given; a value that an earlier version stored as it is, too."""
    if _PACKED not in stored:
        return msgspec.convert(stored, kind)
    return msgspec.json.decode(decompress(b64decode(stored[_PACKED])), type=kind)


def pack_views(
    view: type[msgspec.Struct], columns: Mapping[str, Sequence[Any]], shared: Mapping[str, Any]
) -> dict[str, str]:
    """Return the views of entries; each field's values are in `columns`, or the one of all in `shared`."""
    names = dict(zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True))
    return pack(
        _Views(
            names=list(names.values()),
            columns={key: columns[name] for name, key in names.items() if name in columns},
            shared={key: shared[name] for name, key in names.items() if name not in columns},
        )
    )


def load_packed_views(db: Session, rows: Iterable[ChangeRow]) -> None:
    """Give logged changes the views that are packed with those of others; the rows count as unchanged."""
    added = [row for row in rows if (row.entity, row.kind) == ("history", "created")]
    packed = [row for row in added if row.after is None or _PACKED in row.after]
    views: dict[str, dict[str, Any]] = {}
    for row in sorted(packed, key=lambda row: (row.revision, row.entity_id)):
        if row.entity_id not in views:
            views = _views_around(db, row)
        set_committed_value(row, "after", views[row.entity_id])


def _views_around(db: Session, row: ChangeRow) -> dict[str, dict[str, Any]]:
    """Return the views that are packed with those of a change, by the ids of their entries."""
    query = (
        select(ChangeRow.after)
        .where(
            ChangeRow.workspace_id == row.workspace_id,
            ChangeRow.revision == row.revision,
            ChangeRow.entity == row.entity,
            ChangeRow.entity_id <= row.entity_id,
            ChangeRow.after.is_not(None),
        )
        .order_by(ChangeRow.entity_id.desc())
        .limit(1)
    )
    packed = unpack(db.scalars(query).one() or {}, _Views)
    values = (packed.columns.get(name) or repeat(packed.shared.get(name)) for name in packed.names)
    rows = (dict(zip(packed.names, row, strict=True)) for row in zip(*values, strict=False))
    return {view["id"]: view for view in rows}
