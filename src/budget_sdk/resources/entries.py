"""Parts and sources of entries: lists, payees, tags, settling up, imports."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from budget_core.base.limits import LABEL_MAX_CHARACTERS
from budget_core.contract.entries import import_calls, lists, payees, shares
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.entries.imports import ImportFile, ImportPreview, ImportSettings
from budget_core.contract.entries.lists import LastPrice, List
from budget_core.contract.entries.payees import KnownPayee, KnownTag
from budget_core.contract.entries.shares import Settlement as Answer
from budget_sdk.calls import AsyncResource, Resource, endpoint, part_body, row_body, with_body, workspace_body
from budget_sdk.tables import Table


class _Lists:
    @endpoint(lists.LIST_LISTS)
    def list(self, workspace_id: str | None = None) -> Table[List]: ...

    create = workspace_body(lists.CREATE_LIST)
    update = row_body(lists.UPDATE_LIST)

    @endpoint(lists.DELETE_LIST)
    def delete(self, list_id: str) -> List: ...

    @endpoint(lists.RESTORE_LIST)
    def restore(self, list_id: str) -> List: ...

    add_item = row_body(lists.ADD_LIST_ITEM)
    update_item = part_body(lists.UPDATE_LIST_ITEM)

    @endpoint(lists.REMOVE_LIST_ITEM)
    def remove_item(self, list_id: str, item_id: str) -> List: ...

    check_out = row_body(lists.CHECK_OUT_LIST)

    @endpoint(lists.LIST_LAST_PRICES)
    def prices(self, workspace_id: str | None = None, *, label: str | None = None) -> Table[LastPrice]: ...


class Lists(_Lists, Resource):
    """`client.lists`, blocking."""


class AsyncLists(_Lists, AsyncResource):
    """`client.lists`, awaiting."""


class _Payees:
    @endpoint(payees.LIST_PAYEES)
    def list(self, workspace_id: str | None = None, *, search: str | None = None) -> Table[KnownPayee]: ...

    rename = workspace_body(payees.RENAME_PAYEE)


class Payees(_Payees, Resource):
    """`client.payees`, blocking."""


class AsyncPayees(_Payees, AsyncResource):
    """`client.payees`, awaiting."""


class _Tags:
    @endpoint(payees.LIST_TAGS)
    def list(self, workspace_id: str | None = None) -> Table[KnownTag]: ...

    rename = workspace_body(payees.RENAME_TAG)


class Tags(_Tags, Resource):
    """`client.tags`, blocking."""


class AsyncTags(_Tags, AsyncResource):
    """`client.tags`, awaiting."""


class _Settlement:
    @endpoint(shares.GET_SETTLEMENT)
    def get(self, workspace_id: str | None = None) -> Answer: ...

    settle = workspace_body(shares.SETTLE)
    replace = row_body(shares.REPLACE_SETTLEMENT)


class Settlement(_Settlement, Resource):
    """`client.settlement`, blocking."""


class AsyncSettlement(_Settlement, AsyncResource):
    """`client.settlement`, awaiting."""


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
    preview = workspace_body(import_calls.PREVIEW_IMPORT)
    import_file = workspace_body(import_calls.IMPORT_FILE)

    @endpoint(import_calls.GET_IMPORT_SETTINGS)
    def settings(self) -> ImportSettings: ...

    update_settings = with_body(import_calls.UPDATE_IMPORT_SETTINGS)

    @endpoint(import_calls.GET_IMPORT_RULES)
    def rules(self, workspace_id: str | None = None) -> list[ImportRule]: ...

    set_rules = workspace_body(import_calls.SET_IMPORT_RULES)
    preview_rules = workspace_body(import_calls.PREVIEW_IMPORT_RULES)
    apply_rules = workspace_body(import_calls.APPLY_IMPORT_RULES)


class Imports(_Imports, Resource):
    """`client.imports`, blocking."""


class AsyncImports(_Imports, AsyncResource):
    """`client.imports`, awaiting."""
