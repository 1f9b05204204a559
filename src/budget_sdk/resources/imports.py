"""Files of banks and other apps: a look at what is understood of one, and booking it as one change set."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from budget_core.contract.imports import (
    ImportFile,
    ImportPreview,
    ImportReport,
    ImportSettings,
    ImportSettingsUpdate,
    PreviewedFile,
)
from budget_core.limits import LABEL_MAX_CHARACTERS
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import LONG_FILE_SECONDS, Operation


def file_to_preview(path: Path | str, **said: Any) -> ImportPreview:
    """The body of `imports.preview` for a file; `said` are its fields: `account_id`, `date_order`, `decimal` …"""
    return ImportPreview(**_file(Path(path)), **said)


def file_to_import(path: Path | str, **said: Any) -> ImportFile:
    """The body of `imports.import_file` for a file, with what is said about it."""
    return ImportFile(**_file(Path(path)), **said)


def _file(path: Path) -> dict[str, Any]:
    return {"file_name": path.name[-LABEL_MAX_CHARACTERS:], "content": b64encode(path.read_bytes()).decode("ascii")}


class _Imports:
    @with_body(ImportPreview)
    @staticmethod
    def preview(workspace_id: str | None, data: ImportPreview) -> Operation[PreviewedFile]:
        """What a file would become, 500 lines at a time; nothing is stored."""
        route = "/import/{workspace_id}/preview"
        return Operation("POST", route, PreviewedFile, (workspace_id,), data, patience_seconds=LONG_FILE_SECONDS)

    @with_body(ImportFile)
    @staticmethod
    def import_file(workspace_id: str | None, data: ImportFile) -> Operation[ImportReport]:
        """Book the lines of a file, all or none; what is in the history already is left out and named."""
        route = "/import/{workspace_id}"
        return Operation("POST", route, ImportReport, (workspace_id,), data, patience_seconds=LONG_FILE_SECONDS)

    @endpoint
    @staticmethod
    def settings() -> Operation[ImportSettings]:
        """The saved column mappings, and the rules that give imported spending its category."""
        return Operation("GET", "/import/settings", ImportSettings)

    @with_body(ImportSettingsUpdate)
    @staticmethod
    def update_settings(data: ImportSettingsUpdate) -> Operation[ImportSettings]:
        """Replace the mappings, the rules, or both."""
        return Operation("PUT", "/import/settings", ImportSettings, body=data)


class Imports(_Imports, Resource):
    """`client.imports`, blocking."""


class AsyncImports(_Imports, AsyncResource):
    """`client.imports`, awaiting."""
