"""Context of all rows of a guest's data.

New ids behind the guest's labels, times, and gathered errors. Nothing here reads the database: rows are prepared before
the write, which only stores them.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from hashlib import sha256
from types import TracebackType
from typing import Any, Protocol
from uuid import UUID
from zoneinfo import ZoneInfo

from msgspec import Struct

from budget_api.workspaces.creation import NewWorkspace
from budget_api.workspaces.row_codecs import RowCodec
from budget_core.base import currencies, months
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import check_digits

Row = dict[str, Any]


class TimedRow(Protocol):
    """Row with the times it was made and changed."""

    @property
    def created_at(self) -> str | None:
        """ISO 8601 moment with a zone; None counts as now."""

    @property
    def updated_at(self) -> str | None:
        """ISO 8601 moment with a zone; None counts as now."""


class DeletableRow(Protocol):
    """Row that may be deleted."""

    @property
    def deleted(self) -> bool:
        """True for a row that was deleted but kept."""

    @property
    def deleted_at(self) -> str | None:
        """ISO 8601 moment with a zone; read only when `deleted`."""


class LabelledRow(Protocol):
    """Row that others refer to."""

    @property
    def id(self) -> str:
        """Label that only this file knows; the stored row gets a new id."""

    @property
    def created_at(self) -> str | None:
        """ISO 8601 moment that orders the new ids; None counts as now."""


class ErrorsAt:
    """Context that gathers wrong fields under a path; a generator would take three times as long a row."""

    def __init__(self, path: str, wrong: dict[str, ErrorCode]) -> None:
        self._path, self._wrong = path, wrong

    def __enter__(self) -> None:
        """Begin the checks."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        """Gather the fields of a `DomainError`; any other error goes on."""
        if not isinstance(error, DomainError):
            return False
        self._wrong.update({f"{self._path}.{name}": code for name, code in error.fields.items()})
        return True


@dataclass(frozen=True, slots=True)
class ImportContext:
    """One guest's data on its way into one workspace; the entries name `user_name`."""

    workspace: NewWorkspace
    user_name: str
    now: datetime
    zone: ZoneInfo
    ids: defaultdict[str, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    """New ids of each part's rows (`accounts`), by their labels."""
    wrong: dict[str, ErrorCode] = field(default_factory=dict)

    def errors_at(self, path: str) -> ErrorsAt:
        """Gather the wrong fields of the checks inside, under the path of their row."""
        return ErrorsAt(path, self.wrong)

    def check(self, path: str, rule: Callable[[Decimal], object], value: Decimal) -> None:
        """Note the error under `path` when a value breaks a rule."""
        try:
            rule(value)
        except DomainError as error:
            self.wrong[path] = error.code

    def check_amount(self, path: str, amount: Decimal, currency_code: str) -> None:
        """Note an error under `path` when an amount has more decimals than its currency."""
        digits = currencies.money_digits(currency_code)
        self.check(path, lambda value: check_digits(value, digits), amount)

    def assign_ids(self, field: str, rows: Sequence[LabelledRow], part: str) -> None:
        """Make new ids for the labels of a part, in the order the rows were made in."""
        ids, new_ids = self.ids[part], LabelIds(self.workspace.id, part)
        for index in sorted(range(len(rows)), key=lambda index: self.instant(rows[index].created_at)):
            if rows[index].id in ids:
                self.wrong[f"{field}.{index}.id"] = ErrorCode.VALIDATION_UNIQUE
            ids[rows[index].id] = new_ids.next_id(rows[index].id)

    def columns(self, codec: RowCodec, path: str, row: Struct) -> Row:
        """Return the columns that a row carries, its references as new ids."""
        return codec.read(row, lambda part, field, label: self._id_of(part, f"{path}.{field}", label))

    def category(self, path: str, label: str) -> str:
        """Return the new id of a category that a row at this path refers to."""
        return self._id_of("categories", f"{path}.categoryId", label)

    def instant(self, text: str | None) -> datetime:
        """Return the moment of a text, but never a later one than now; now without a text."""
        return self.now if text is None else min(months.parse_moment(text).instant, self.now)

    def deleted_at(self, row: DeletableRow) -> datetime | None:
        """Return the moment a row was deleted; None for a live one."""
        return self.instant(row.deleted_at) if row.deleted else None

    def common_columns(self, row: TimedRow, deleted_at: datetime | None = None) -> Row:
        """Return the columns of all rows that clients edit."""
        return self.columns_with_times(self.instant(row.created_at), self.instant(row.updated_at), deleted_at)

    def columns_with_times(self, created_at: datetime, updated_at: datetime, deleted_at: datetime | None = None) -> Row:
        """Return the columns of all rows that clients edit, with instants that were read before."""
        return {
            "workspace_id": self.workspace.id,
            "version": 1,
            "field_versions": {},
            "create_hash": None,
            "created_at": created_at,
            "updated_at": updated_at,
            "deleted_at": deleted_at,
        }

    def _id_of(self, part: str, path: str, label: str) -> str:
        if label not in self.ids[part]:
            self.wrong[path] = ErrorCode.VALIDATION_REFERENCE
        return self.ids[part].get(label, "")


_UUID7 = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")
_TIME_BITS, _VERSION, _VARIANT = 48, 7, 2


def has_time(label: str) -> bool:
    """Return whether a label ends in a UUIDv7, as those that devices make do."""
    return _UUID7.search(label) is not None


def label_id(workspace_id: str, part: str, label: str) -> str:
    """Return the id behind a label that ends in a UUIDv7, whose time it takes over."""
    return _uuid(workspace_id, part, label, UUID(label[-36:]).int >> 80)


class LabelIds:
    """Ids for the labels of one part, in order."""

    def __init__(self, workspace_id: str, part: str) -> None:
        self._place = workspace_id, part
        self._last = 0

    def next_id(self, label: str, milliseconds: int = 0) -> str:
        """Return the id behind a label; one without a time gets this one, or the next that is free."""
        if has_time(label):
            return label_id(*self._place, label)
        self._last = max(milliseconds, self._last + 1)
        return _uuid(*self._place, label, self._last)


def _uuid(workspace_id: str, part: str, label: str, milliseconds: int) -> str:
    random = int.from_bytes(sha256("\0".join((workspace_id, part, label)).encode()).digest()[:10])
    value = (milliseconds & (1 << _TIME_BITS) - 1) << 80 | random
    value = value & ~(0xF << 76) | _VERSION << 76
    text = f"{value & ~(0x3 << 62) | _VARIANT << 62:032x}"
    return f"{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}"
