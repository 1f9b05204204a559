"""Importer of files: each is read where nobody else waits for it."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from budget_api.access.caller import Caller
from budget_api.calls.request import Request, run_until_disconnect
from budget_api.db.port import Database
from budget_api.imports import service
from budget_api.imports.decisions import Decisions, decide
from budget_api.imports.file_readers import FileReader
from budget_api.imports.parsing import ParsedFile, ReadSettings
from budget_api.imports.places import ReadingPlaces
from budget_api.imports.queries import budget_of, read_settings
from budget_api.imports.views import preview_view
from budget_api.journal.parts import PartedWrites
from budget_core.contract.entries import imports as contract

TRIES = 3
"""Attempts to decide on lines; the last one decides in the write itself, as a busy budget keeps changing."""


class Importer:
    """Importer of files: one a person, and few large ones at a time."""

    def __init__(
        self, database: Database, reader: FileReader, parted_writes: PartedWrites, places: ReadingPlaces
    ) -> None:
        self._database = database
        self._reader = reader
        self._parted_writes = parted_writes
        self._places = places

    async def preview(self, request: Request, caller: Caller, body: contract.ImportPreview) -> contract.PreviewedFile:
        """Return the preview of a file; nothing is stored."""
        async with AsyncExitStack() as stack:
            settings = await self._database.read(read_settings, caller)
            parsed = await run_until_disconnect(request, self._read(stack, caller, body, settings))
            decisions = await self._decide(parsed, caller, body)
            return await asyncio.to_thread(preview_view, parsed, decisions, body)

    async def import_file(self, request: Request, caller: Caller, body: contract.ImportFile) -> contract.ImportReport:
        """Book a file, once however often it is sent; one that broke off is finished first."""
        async with AsyncExitStack() as stack:
            await self._parted_writes.finish(caller.workspace_id)
            sent = await asyncio.to_thread(service.import_hash, caller, body)
            if previous := await self._database.read(service.find_imported, body, sent):
                return previous
            settings = await self._database.read(read_settings, caller)
            parsed = await run_until_disconnect(request, self._read(stack, caller, body, settings))
            for tries_left in reversed(range(TRIES)):
                decisions = await self._decide(parsed, caller, body)
                read = service.ReadImport(body, parsed, decisions, _days(parsed), sent, is_last_try=not tries_left)
                with suppress(service.BudgetChangedError):
                    part_rows = self._parted_writes.part_rows
                    report = await self._database.write(service.begin_import, caller, part_rows, read)
                    await self._parted_writes.finish(caller.workspace_id)
                    return report
            raise AssertionError("unreachable: the last try returns or raises")

    async def _read(
        self, stack: AsyncExitStack, caller: Caller, body: contract.ImportedFile, settings: ReadSettings
    ) -> ParsedFile:
        """Read the file, one per person and few large ones at once; the stack releases them."""
        await self._places.enter(stack, caller.user.id, is_large=not self._reader.is_quick(body, settings))
        return await self._reader.read(body, settings)

    async def _decide(self, parsed: ParsedFile, caller: Caller, body: contract.ImportedFile) -> Decisions:
        budget = await self._database.read(budget_of, caller, _days(parsed))
        return await asyncio.to_thread(decide, parsed, budget, body)


def _days(parsed: ParsedFile) -> tuple[str, str] | None:
    """Return the first and the last day of the lines."""
    days: Sequence[str] = [line.day.isoformat() for line in parsed.lines]
    return (min(days), max(days)) if days else None
