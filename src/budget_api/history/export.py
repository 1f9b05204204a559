"""The whole history as CSV, newest first, batch by batch."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.history.queries import newest_entries
from budget_core.exports.cells import HISTORY_COLUMNS, csv_text

_QUERY = newest_entries(HISTORY_COLUMNS.values())


async def history_csv(database: Database, caller: Caller) -> AsyncGenerator[str]:
    """Yield the pieces of the file.

    The first comes after the first entries were read, so that a failure is an error answer.
    """
    lines = csv_text([HISTORY_COLUMNS])
    async with aclosing(database.stream({"workspace": caller.workspace_id}, _QUERY)) as batches:
        async for _, rows in batches:
            yield lines + csv_text(rows)
            lines = ""
    if lines:
        yield lines
