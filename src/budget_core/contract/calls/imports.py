"""Calls about the files of banks and other apps."""

from budget_core.access import Action
from budget_core.contract.call import LONG_FILE_SECONDS, BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.imports import (
    ImportFile,
    ImportPreview,
    ImportReport,
    ImportSettings,
    ImportSettingsUpdate,
    PreviewedFile,
)
from budget_core.grants import Reach
from budget_core.limits import IMPORT_BODY_MAX_BYTES, LIST_BODY_MAX_BYTES

GET_IMPORT_SETTINGS = Call(
    "getImportSettings", "GET", "/import/settings",
    tag="imports", answer=ImportSettings,
    right=SignedIn(Reach.WORKSPACES),
    description="The saved column mappings, and the rules that give imported spending its category.",
)

UPDATE_IMPORT_SETTINGS = BodyCall(
    "updateImportSettings", "PUT", "/import/settings",
    tag="imports", body=ImportSettingsUpdate, answer=ImportSettings,
    right=SignedIn(Reach.WORKSPACES), body_max_bytes=LIST_BODY_MAX_BYTES,
    description="Replace the mappings, the rules, or both.",
)

PREVIEW_IMPORT = BodyCall(
    "previewImport", "POST", "/import/{workspace_id}/preview",
    tag="imports", body=ImportPreview, answer=PreviewedFile,
    right=InWorkspace(Action.WRITE), limit="IMPORT", body_max_bytes=IMPORT_BODY_MAX_BYTES,
    patience_seconds=LONG_FILE_SECONDS,
    description=(
        "What is understood of a file, line by line; nothing is stored. What stays open is asked, never guessed.\n"
        "\n"
        "The 422 of a file that can't be read says the line in `params.line`."
    ),
)

IMPORT_FILE = BodyCall(
    "importFile", "POST", "/import/{workspace_id}",
    tag="imports", body=ImportFile, answer=ImportReport, status=201,
    right=InWorkspace(Action.WRITE), limit="IMPORT", body_max_bytes=IMPORT_BODY_MAX_BYTES, refusals=(409,),
    patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Book the lines of a file as one change set, which undo takes back whole.\n"
        "\n"
        "Lines that are in the history already are left out unless `changes` says that they are to be taken."
    ),
)
