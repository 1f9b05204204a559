"""Handlers of the calls that bring the files of banks and other apps in."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers, read, write
from budget_api.calls.request import Request
from budget_api.imports import queries, service
from budget_api.imports.importer import Importer
from budget_core.contract.entries import import_calls as calls
from budget_core.contract.entries.imports import ImportReport, PreviewedFile


class ImportsContext(handler.CallContext, Protocol):
    """Services that imports need."""

    @property
    def importer(self) -> Importer:
        """Reader and booker of the files of banks and other apps."""


async def preview_import(context: ImportsContext, request: Request) -> PreviewedFile:
    """Return the preview of a file."""
    return await context.importer.preview(request, request.caller, request.body)


async def import_file(context: ImportsContext, request: Request) -> ImportReport:
    """Book a file."""
    return await context.importer.import_file(request, request.caller, request.body)


HANDLERS: Handlers[ImportsContext] = {
    calls.GET_IMPORT_SETTINGS: read(queries.import_settings),
    calls.UPDATE_IMPORT_SETTINGS: write(service.update_settings),
    calls.PREVIEW_IMPORT: preview_import,
    calls.IMPORT_FILE: import_file,
}
