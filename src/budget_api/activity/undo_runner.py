"""Undo for calls: short change sets in one write, long ones in parts."""

from budget_api.access.caller import Caller
from budget_api.activity.queries import change_sets
from budget_api.activity.undo import undo
from budget_api.activity.undo_parts import UndoPlan, begin_parts, plan_undo
from budget_api.db.port import Database
from budget_api.journal.parted_writes import WHOLE, PartedWrites
from budget_core.contract.workspaces.changes import ChangeSet


class UndoRunner:
    """Undo service."""

    def __init__(self, database: Database, parted_writes: PartedWrites) -> None:
        self._database = database
        self._parted_writes = parted_writes

    async def undo(self, caller: Caller, revision: int) -> ChangeSet:
        """Undo a change set once, however often it is called. Raises: DependedOnError."""
        await self._parted_writes.finish(caller.workspace_id)
        plan = await self._plan(caller.workspace_id, revision)
        if plan is None:
            return await self._database.write(undo, caller, revision)
        done = await self._database.write(begin_parts, caller, revision, plan)
        await self._parted_writes.finish(caller.workspace_id)
        (undoing,) = await self._database.read(change_sets, caller.workspace_id, [done])
        return undoing

    async def _plan(self, workspace_id: str, revision: int) -> UndoPlan | None:
        part_rows = self._parted_writes.part_rows
        return None if part_rows == WHOLE else await self._database.read(plan_undo, workspace_id, revision, part_rows)
