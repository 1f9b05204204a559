"""Writes of many rows for calls and jobs, in parts so that other writes don't wait long."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.journal.parts import (
    PartedSet,
    PartWriters,
    has_open_set,
    parted_set,
    workspaces_with_open_sets,
    write_next_part,
)

T = TypeVar("T")
P = ParamSpec("P")
PART_ROWS = 100
"""Entries that one write changes in some hundredths of a second.

On PostgreSQL another call waits for as much each time that it asks the database something.
"""
WHOLE = 2**31
"""Rows of a part where nobody else writes: every change set is a single write."""


class PartedWrites:
    """Runner of change sets in parts of `part_rows` rows."""

    def __init__(self, database: Database, writers: PartWriters, part_rows: int = PART_ROWS) -> None:
        self.part_rows = part_rows
        self._database = database
        self._writers = writers

    async def run(
        self,
        plan: Callable[Concatenate[Session, str, P], T],
        begin: Callable[[Session, Caller, int, T], PartedSet],
        caller: Caller,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> PartedSet:
        """Read a plan, write the first part by it and then the others; return the whole set.

        A set that was interrupted is finished first, so that its repeat finds nothing left to do.
        """
        await self.finish(caller.workspace_id)
        planned = await self._database.read(plan, caller.workspace_id, *args, **kwargs)
        parted = await self._database.write(begin, caller, self.part_rows, planned)
        if parted.is_whole:
            return parted
        await self.finish(caller.workspace_id)
        return await self._database.read(parted_set, caller.workspace_id, parted.id)

    async def finish(self, workspace_id: str) -> None:
        """Write the missing parts of what was interrupted."""
        if await self._database.read(has_open_set, workspace_id):
            while await self._database.write(self._write_next, workspace_id):
                pass

    async def finish_all(self) -> None:
        """Finish what was interrupted in any workspace."""
        for workspace_id in await self._database.read(workspaces_with_open_sets):
            await self.finish(workspace_id)

    def _write_next(self, db: Session, workspace_id: str) -> bool:
        return write_next_part(db, workspace_id, self._writers, self.part_rows)
