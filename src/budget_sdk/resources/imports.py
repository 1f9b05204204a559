"""Import of files from banks and other apps: preview, and booking as one change set."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from budget_core.base.limits import LABEL_MAX_CHARACTERS
from budget_core.contract.entries import import_calls as calls
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.entries.imports import ImportFile, ImportPreview, ImportSettings
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body, workspace_body


def file_to_preview(path: Path | str, **fields: Any) -> ImportPreview:
    """Return the body of `imports.preview` for a file.

    `fields` are those of the body: `account_id`, `date_order`, `decimal` …
    """
    return ImportPreview(**_file(Path(path)), **fields)


def file_to_import(path: Path | str, **fields: Any) -> ImportFile:
    """Return the body of `imports.import_file` for a file, with its `fields`."""
    return ImportFile(**_file(Path(path)), **fields)


def _file(path: Path) -> dict[str, Any]:
    return {"file_name": path.name[-LABEL_MAX_CHARACTERS:], "content": b64encode(path.read_bytes()).decode("ascii")}


class _Imports:
    preview = workspace_body(calls.PREVIEW_IMPORT)
    import_file = workspace_body(calls.IMPORT_FILE)

    @endpoint(calls.GET_IMPORT_SETTINGS)
    def settings(self) -> ImportSettings: ...

    update_settings = with_body(calls.UPDATE_IMPORT_SETTINGS)

    @endpoint(calls.GET_IMPORT_RULES)
    def rules(self, workspace_id: str | None = None) -> list[ImportRule]: ...

    set_rules = workspace_body(calls.SET_IMPORT_RULES)
    preview_rules = workspace_body(calls.PREVIEW_IMPORT_RULES)
    apply_rules = workspace_body(calls.APPLY_IMPORT_RULES)


class Imports(_Imports, Resource):
    """`client.imports`, blocking."""


class AsyncImports(_Imports, AsyncResource):
    """`client.imports`, awaiting."""
