"""Rows of a workspace as its file holds them: `budget_core.contract.workspaces.guest_rows`, without unset fields."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from budget_api.workspaces.row_codecs import ENTRY, ITEM, LIST, SCHEDULE, Json, RowCodec
from budget_core.contract.entries.history import EntryLine


class WorkspaceRows:
    """Rows of one workspace with labels for ids; entries that `user_id` booked name nobody."""

    def __init__(self, user_id: str) -> None:
        self._user_id = user_id
        self._labels: dict[str, str] = {}
        self._items: dict[str, list[Json]] = {}
        self._expenses: dict[str, str] = {}
        """Labels of expenses that refunds give back."""
        self._reversed: dict[str, set[str]] = {}
        self._entries = 0

    def index_expenses(self, rows: Iterable[Row[Any]]) -> None:
        """Index the expenses of refunds, before any entry is written."""
        for row in rows:
            self._expenses[row.id] = _label_of(row.number)

    def index_items(self, rows: Iterable[Row[Any]]) -> None:
        """Index the items by their lists, before any list is written."""
        for row in rows:
            self._items.setdefault(row.list_id, []).append(ITEM.write(row._mapping, self._labels))

    def index_reversed_occurrences(self, rows: Iterable[Row[Any]]) -> None:
        """Index the occurrences of reversed entries by their schedules."""
        for row in rows:
            self._reversed.setdefault(row.schedule_id, set()).add(row.occurrence)

    def rows(self, codec: RowCodec | None, row: Row[Any]) -> list[Json]:
        """Return what a stored row is in the file: one row, or all rules for imports."""
        return [self.row(codec, row)] if codec is not None else [self._import_rule(rule) for rule in row.rules]

    def _import_rule(self, rule: Json) -> Json:
        """Return a rule without what it leaves open."""
        category = {"categoryId": self._labels[rule["categoryId"]]} if rule["categoryId"] in self._labels else {}
        return {name: value for name, value in rule.items() if name != "categoryId" and value} | category

    def row(self, codec: RowCodec, row: Row[Any]) -> Json:
        """Return a row of a part, deleted ones too."""
        values = codec.write(row._mapping, self._labels)
        for name in ("payee", "tags"):
            if not values.get(name):
                values.pop(name, None)
        if codec is ENTRY:
            return self._entry(row, values)
        if codec.has_label:
            values = {"id": self._labels.setdefault(row.id, str(len(self._labels) + 1))} | values
        if codec is LIST:
            values["listItems"] = self._items.get(row.id, [])
        if codec is SCHEDULE and row.mode == "post":
            # Nothing else in the file keeps what a person took back from being posted once more.
            values["skipped"] = sorted(self._reversed.get(row.id, set()).union(row.skipped))
        if codec.can_be_deleted and row.deleted_at is not None:
            values["deleted"] = True
        return values

    def _entry(self, row: Row[Any], values: Json) -> Json:
        """Return an entry, with the person who booked it when that is somebody else."""
        self._entries += 1
        if row.kind in ("expense", "refund"):  # it counts as it is, which each of 100 000 rows would say again
            for name in ("workspaceValue", "workspaceCurrencyCode"):
                values.pop(name, None)
        if not values["isAutomatic"]:
            values.pop("isAutomatic")
        if not values["shares"]:
            values.pop("shares")
        if "scheduleId" not in values:
            values.pop("occurrence", None)
        if row.lines:
            values["lines"] = [self._line(line) for line in row.lines]
        if row.refund_of is not None:
            values["refundOf"] = self._expenses[row.refund_of]
        by = {} if row.user_id == self._user_id else {"by": row.creator_name}
        return {"id": _label_of(self._entries)} | values | by

    def _line(self, line: EntryLine) -> Json:
        note = {"note": line.note} if line.note else {}
        return {"categoryId": self._labels[line.category_id], "value": line.value} | note


def _label_of(number: int) -> str:
    """Return the label of an entry.

    Labels are in the order of the entries, as the ids will be that they get.
    """
    return f"{number:08}"
