"""Everything a workspace holds as JSON, a row a line: `importGuest` makes an equal workspace of it.

Rows refer to others by numbers in the file, so that equal workspaces make equal files.
"""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from typing import Any, Final

import msgspec
from sqlalchemy import Row, Select

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.db.share_columns import NO_RULE
from budget_api.exports import queries
from budget_api.exports.workspace_rows import WorkspaceRows
from budget_api.workspaces import row_codecs
from budget_api.workspaces.row_codecs import RowCodec
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
