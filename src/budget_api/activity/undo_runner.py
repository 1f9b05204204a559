"""Undo for calls and jobs: short change sets in one write, long ones in parts."""

from budget_api.access.caller import Caller
from budget_api.activity.queries import change_sets
from budget_api.activity.undo import undo
from budget_api.activity.undo_parts import UndoPlan, begin_parts, continue_parts, has_open_undo, plan_undo
from budget_api.db.port import Database
from budget_api.journal.parts import workspaces_with_open_sets
from budget_core.contract.changes import ChangeSet

PART_ROWS = 500
"""Entries that one write undoes in less than a tenth of a second."""


class UndoRunner:
    """Undo service; without `part_rows` each change set is undone in a single write."""

    def __init__(self, database: Database, part_rows: int | None = PART_ROWS) -> None:
        self._database = database
        self._part_rows = part_rows

    async def undo(self, caller: Caller, revision: int) -> ChangeSet:
        """Undo a change set once, however often it is called. Raises: DependedOnError."""
        await self.finish(caller.workspace_id)
        plan = await self._plan(caller.workspace_id, revision)
        if plan is None:
            return await self._database.write(undo, caller, revision)
        done = await self._database.write(begin_parts, caller, revision, plan)
        await self.finish(caller.workspace_id)
        (found,) = await self._database.read(change_sets, caller.workspace_id, [done])
        return found

    async def _plan(self, workspace_id: str, revision: int) -> UndoPlan | None:
        if self._part_rows is None:
            return None
        return await self._database.read(plan_undo, workspace_id, revision, self._part_rows)

    async def finish(self, workspace_id: str) -> None:
        """Write the missing parts of an undo that was interrupted."""
        if await self._database.read(has_open_undo, workspace_id):
            while await self._database.write(continue_parts, workspace_id, self._part_rows or PART_ROWS):
                pass


async def finish_undos(database: Database) -> None:
    """Finish every interrupted undo."""
    undo_runner = UndoRunner(database)
    for workspace_id in await database.read(workspaces_with_open_sets):
        await undo_runner.finish(workspace_id)
