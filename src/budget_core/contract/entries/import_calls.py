"""Calls about the files of banks and other apps."""

from budget_core.base.limits import IMPORT_BODY_MAX_BYTES, LIST_BODY_MAX_BYTES
from budget_core.contract.call import LONG_FILE_SECONDS, BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.entries.import_rules import (
    ImportRule,
    ImportRulesApplication,
    ImportRulesPreview,
    ImportRulesUpdate,
    RuledEntries,
)
from budget_core.contract.entries.imports import (
    ImportFile,
    ImportPreview,
    ImportReport,
    ImportSettings,
    ImportSettingsUpdate,
    PreviewedFile,
)
from budget_core.contract.entries.payees import Renamed
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

# fmt: off

GET_IMPORT_SETTINGS = Call(
    "getImportSettings", "GET", "/import/settings",
    tag="imports", answer=ImportSettings,
    right=SignedIn(AccessLevel.WORKSPACES),
    description="Return the saved column mappings.",
)

UPDATE_IMPORT_SETTINGS = BodyCall(
    "updateImportSettings", "PUT", "/import/settings",
    tag="imports", body=ImportSettingsUpdate, answer=ImportSettings,
    right=SignedIn(AccessLevel.WORKSPACES), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Replace the mappings.",
)

PREVIEW_IMPORT = BodyCall(
    "previewImport", "POST", "/import/{workspace_id}/preview",
    tag="imports", body=ImportPreview, answer=PreviewedFile,
    right=InWorkspace(Action.WRITE), limit="IMPORT", body_max_bytes=IMPORT_BODY_MAX_BYTES,
    patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Preview a file line by line without storing it; ambiguities are asked about, never guessed.\n"
        "\n"
        "The 422 of an unreadable file names the line in `params.line`."
    ),
)

IMPORT_FILE = BodyCall(
    "importFile", "POST", "/import/{workspace_id}",
    tag="imports", body=ImportFile, answer=ImportReport, status=201,
    right=InWorkspace(Action.WRITE), limit="IMPORT", body_max_bytes=IMPORT_BODY_MAX_BYTES, refusals=(409,),
    patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Book the lines of a file as one change set, which can be undone as a whole.\n"
        "\n"
        "Lines already in the history are skipped, unless `changes` takes them."
    ),
)

GET_IMPORT_RULES = Call(
    "getImportRules", "GET", "/import/{workspace_id}/rules",
    tag="imports", module="payees", answer=list[ImportRule],
    right=InWorkspace(Action.READ),
    description="Return the rules for imported entries, in the order they are tried.",
)

SET_IMPORT_RULES = BodyCall(
    "setImportRules", "PUT", "/import/{workspace_id}/rules",
    tag="imports", module="payees", body=ImportRulesUpdate, answer=list[ImportRule],
    right=InWorkspace(Action.WRITE), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Replace the rules for imported entries.",
)

PREVIEW_IMPORT_RULES = BodyCall(
    "previewImportRules", "POST", "/import/{workspace_id}/rules/preview",
    tag="imports", module="payees", body=ImportRulesPreview, answer=RuledEntries,
    right=InWorkspace(Action.WRITE), limit="IMPORT", body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Show which entries rules would change, and how; nothing is stored.",
)

APPLY_IMPORT_RULES = BodyCall(
    "applyImportRules", "POST", "/import/{workspace_id}/rules/apply",
    tag="imports", module="payees", body=ImportRulesApplication, answer=Renamed,
    right=InWorkspace(Action.WRITE), limit="IMPORT",
    description="Change entries by the rules, as one change set; entries that no rule changes stay as they are.",
)
