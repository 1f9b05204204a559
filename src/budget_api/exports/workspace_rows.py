"""The rows of a workspace as its file has them: `budget_core.contract.guest_rows`, without what is not set."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Row

from budget_core.contract.guest_rows import (
    GuestAccount,
    GuestAdjustment,
    GuestCategory,
    GuestEntry,
    GuestList,
    GuestListItem,
    GuestPlanningCategory,
)

Json = dict[str, Any]
_MADE_ANEW = {
    "id",
    "account_id",
    "from_account_id",
    "category_id",
    "workspace_id",
    "position",
    "version",
    "user_id",
    "creator_name",
}


class WorkspaceRows:
    """One workspace on its way out; `user_id` is who asks for it, whose entries name nobody."""

    def __init__(self, user_id: str) -> None:
        self._user_id = user_id
        self._labels: dict[str, str] = {}
        self._items: dict[str, list[Json]] = {}
        self._entries = 0

    def keep_items(self, rows: Iterable[Row[Any]]) -> None:
        """Items come before the lists that hold them."""
        for row in rows:
            self._items.setdefault(row.list_id, []).append(_fields(GuestListItem, row))

    def account(self, row: Row[Any]) -> Json:
        """Return an account, deleted ones too."""
        return {"id": self._label(row.id)} | _fields(GuestAccount, row) | _deleted(row)

    def adjustment(self, row: Row[Any]) -> Json:
        """Return a balance that was set by hand."""
        return {"accountId": self._labels[row.account_id]} | _fields(GuestAdjustment, row)

    def category(self, row: Row[Any]) -> Json:
        """Return a category, archived ones too."""
        return {"id": self._label(row.id)} | _fields(GuestCategory, row) | _deleted(row)

    def month(self, row: Row[Any]) -> Json:
        """Return a month for which something was planned once."""
        return {"date": row.date}

    def planned(self, row: Row[Any]) -> Json:
        """Return the budget of a category in a month."""
        return {"categoryId": self._labels[row.category_id]} | _fields(GuestPlanningCategory, row) | _deleted(row)

    def list(self, row: Row[Any]) -> Json:
        """Return a list with its items."""
        named = {"id": self._label(row.id)} | self._reference("categoryId", row.category_id)
        return named | _fields(GuestList, row) | {"listItems": self._items.get(row.id, [])}

    def entry(self, row: Row[Any]) -> Json:
        """Return an entry with what it booked, and by whom when that is somebody else."""
        self._entries += 1
        named = {"id": f"{self._entries:08}", "accountId": self._labels[row.account_id]}
        references = self._reference("fromAccountId", row.from_account_id) | self._reference(
            "categoryId", row.category_id
        )
        by = {} if row.user_id == self._user_id else {"by": row.creator_name}
        return named | references | self._booked(row) | by

    def _booked(self, row: Row[Any]) -> Json:
        fields = _fields(GuestEntry, row)
        if row.kind == "expense":  # it counts as it is, which each of 100 000 rows would say again
            for name in ("workspaceValue", "workspaceCurrencyCode"):
                fields.pop(name, None)
        return fields

    def _label(self, row_id: str) -> str:
        return self._labels.setdefault(row_id, str(len(self._labels) + 1))

    def _reference(self, name: str, row_id: str | None) -> Json:
        return {} if row_id is None else {name: self._labels[row_id]}


def _deleted(row: Row[Any]) -> Json:
    return {} if row.deleted_at is None else {"deleted": True}


def _fields(kind: type[Struct], row: Row[Any]) -> Json:
    """Return the fields of a row in its own words, without those that are None."""
    values = row._mapping
    return {name: value for name, column in _columns(kind) if (value := values.get(column)) is not None}


@cache
def _columns(kind: type[Struct]) -> tuple[tuple[str, str], ...]:
    names = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    return tuple((name, column) for name, column in names if column not in _MADE_ANEW)
