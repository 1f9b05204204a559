"""Everything a workspace holds as JSON, a row a line: `importGuest` makes an equal workspace of it."""

from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import aclosing
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.db.share_columns import NO_RULE
from budget_api.exports import queries
from budget_api.workspaces import row_codecs
from budget_api.workspaces.row_codecs import ENTRY, ITEM, LIST, MEMBER, SCHEDULE, Json, RowCodec
from budget_core.contract.entries.history import EntryLine
from budget_core.contract.workspaces.guests import FORMAT

_encode = msgspec.json.Encoder(decimal_format="string").encode
PARTS: Final[tuple[tuple[str, Select[Any], RowCodec | None], ...]] = (
    ("guestAccounts", queries.ACCOUNTS, row_codecs.ACCOUNT),
    ("guestAccountsHistory", queries.ADJUSTMENTS, row_codecs.ADJUSTMENT),
    ("guestCategory", queries.CATEGORIES, row_codecs.CATEGORY),
    ("guestPlanning", queries.MONTHS, row_codecs.MONTH),
    ("guestPlanningCategory", queries.PLANNED, row_codecs.BUDGET),
    ("guestCarryRule", queries.CARRY_RULES, row_codecs.CARRY_RULE),
    ("guestTarget", queries.TARGETS, row_codecs.TARGET),
    ("guestExpectedIncome", queries.EXPECTED_INCOMES, row_codecs.EXPECTED_INCOME),
    ("guestList", queries.LISTS, row_codecs.LIST),
    ("guestPrice", queries.PRICES, row_codecs.PRICE),
    ("guestImportRule", queries.IMPORT_RULES, None),
    ("guestMember", queries.MEMBERS, row_codecs.MEMBER),
    ("guestSchedule", queries.SCHEDULES, row_codecs.SCHEDULE),
    ("guestHistory", queries.ENTRIES, row_codecs.ENTRY),
)
"""Name, rows and codec of each part; without a codec one stored row holds all of it."""
QUERIES: Final = (
    queries.WORKSPACE,
    queries.ITEMS,
    queries.REFUNDED,
    queries.TAKEN_BACK,
    *(query for _, query, _ in PARTS),
)


async def workspace_json(database: Database, caller: Caller) -> AsyncGenerator[str]:
    """Yield the pieces of the file; all of them show one moment of the workspace."""
    file = WorkspaceFile(caller.user.id)
    async with aclosing(database.stream(caller.user.id, {"workspace": caller.workspace_id}, *QUERIES)) as batches:
        async for number, rows in batches:
            if text := file.text(number, rows):
                yield text
    yield file.end()


class WorkspaceFile:
    """Writer of a file's text; `user_id` is the person who exports."""

    def __init__(self, user_id: str) -> None:
        self._rows = WorkspaceRows(user_id)
        self._opened = 0
        self._has_rows = False

    def text(self, number: int, rows: Sequence[Row[Any]]) -> str:
        """Return the text of rows of one of the `QUERIES`; the queries come in their order."""
        if number == 0:
            return _head(rows[0])
        if number == 1:
            self._rows.index_items(rows)
            return ""
        if number == 2:
            self._rows.index_expenses(rows)
            return ""
        if number == 3:
            self._rows.index_reversed_occurrences(rows)
            return ""
        opening, codec = self._open(number - 3), PARTS[number - 4][2]
        if codec is MEMBER and len(rows) == 1:  # nobody else
            rows = ()
        lines = [_encode(each).decode() for row in rows for each in self._rows.rows(codec, row)]
        comma = "," if self._has_rows and lines else ""
        self._has_rows = self._has_rows or bool(lines)
        return opening + comma + ",".join(f"\n{line}" for line in lines)

    def end(self) -> str:
        """Return the end of the file."""
        return self._open(len(PARTS)) + "]}\n"

    def _open(self, count: int) -> str:
        """Return the names of the next parts, until this many are open."""
        text = ""
        while self._opened < count:
            text += f'{"]" if self._opened else ""},\n"{PARTS[self._opened][0]}":['
            self._opened += 1
            self._has_rows = False
        return text


def _head(workspace: Row[Any]) -> str:
    settings = {"currencyCode": workspace.currency_code, "firstDayOfMonth": workspace.first_day_of_month}
    if workspace.share_rule != NO_RULE:
        settings["shareRule"] = workspace.share_rule
    head = {"format": FORMAT, "name": workspace.name, "guestSetting": settings}
    return _encode(head).decode().removesuffix("}")


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
        if codec is MEMBER:
            return [self._member(row)]
        return [self.row(codec, row)] if codec is not None else [self._import_rule(rule) for rule in row.rules]

    def _member(self, row: Row[Any]) -> Json:
        """Return a member, under the id that entries and rules have."""
        flags = {"isSharing": row.is_sharing, "isFormer": row.is_former, "isMine": row.user_id == self._user_id}
        unusual = {name: flag for name, flag in flags.items() if flag != (name == "isSharing")}
        return {"id": row.id, "name": row.name, **unusual}

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
