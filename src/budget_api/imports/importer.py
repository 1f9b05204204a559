"""What comes before a preview or an import is stored: reading a file takes seconds, so it waits for its turn."""

import asyncio
from collections.abc import Sequence

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.imports import service
from budget_api.imports.decisions import Decisions, decide
from budget_api.imports.interpretation import Understood, understood
from budget_api.imports.queries import budget_of, import_settings
from budget_api.imports.views import preview_view
from budget_core.contract import imports as contract


class Importer:
    """Reads files, one at a time: a process holds the lines of one alone."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._turn = asyncio.Lock()

    async def preview(self, caller: Caller, body: contract.ImportPreview) -> contract.PreviewedFile:
        """What a file would become; nothing is stored."""
        async with self._turn:
            settings = await self._database.read(import_settings, caller.user)
            found, decided = await self._decided(caller, body, settings)
            return await asyncio.to_thread(preview_view, found, decided, body)

    async def import_file(self, caller: Caller, body: contract.ImportFile) -> contract.ImportReport:
        """Book a file, once however often it is sent."""
        async with self._turn:
            sent = await asyncio.to_thread(service.sent_by, caller, body)
            if done := await self._database.read(service.find_imported, body, sent):
                return done
            settings = await self._database.read(import_settings, caller.user)
            found, decided = await self._decided(caller, body, settings)
            read = service.ReadImport(body, found, decided, settings.rules, _days(found), sent)
            return await self._database.write(service.import_lines, caller, read)

    async def _decided(
        self, caller: Caller, body: contract.ImportedFile, settings: contract.ImportSettings
    ) -> tuple[Understood, Decisions]:
        found = await asyncio.to_thread(understood, body, settings.mappings)
        budget = await self._database.read(budget_of, caller, _days(found))
        return found, await asyncio.to_thread(decide, found, budget, body, settings.rules)


def _days(found: Understood) -> tuple[str, str] | None:
    """The first and the last day of the lines."""
    days: Sequence[str] = [line.day.isoformat() for line in found.lines]
    return (min(days), max(days)) if days else None
