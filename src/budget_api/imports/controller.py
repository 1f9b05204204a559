"""Calls that bring the files of banks and other apps in."""

from http import HTTPStatus

from budget_api.access.dependencies import Caller, Database, User
from budget_api.access.guards import authenticate, require
from budget_api.http.routes import Call, Controller, JSONBody, NamedDependency, get, post, put
from budget_api.imports import importer, queries, service
from budget_core.access import Action
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

Importer = NamedDependency[importer.Importer]


class ImportController(Controller):
    """Files of banks and other apps."""

    path = "/import"
    tags = ("imports",)

    @get("/settings", operation_id="getImportSettings", guards=[authenticate(Reach.WORKSPACES)])
    async def get_import_settings(self, user: User, database: Database) -> ImportSettings:
        """The saved column mappings, and the rules that give imported spending its category."""
        return await database.read(queries.import_settings, user)

    @put(
        "/settings",
        operation_id="updateImportSettings",
        request_max_body_size=LIST_BODY_MAX_BYTES,
        guards=[authenticate(Reach.WORKSPACES)],
    )
    async def update_import_settings(
        self, user: User, database: Database, data: JSONBody[ImportSettingsUpdate]
    ) -> ImportSettings:
        """Replace the mappings, the rules, or both."""
        return await database.write(service.update_settings, user, data)

    @post(
        "/{workspace_id:str}/preview",
        operation_id="previewImport",
        status_code=HTTPStatus.OK,
        request_max_body_size=IMPORT_BODY_MAX_BYTES,
        guards=[require(Action.WRITE)],
    )
    async def preview_import(
        self, request: Call, caller: Caller, importer: Importer, data: JSONBody[ImportPreview]
    ) -> PreviewedFile:
        """What is understood of a file, line by line; nothing is stored. What stays open is asked, never guessed.

        The 422 of a file that can't be read says the line in `params.line`.
        """
        return await importer.preview(request, caller, data)

    @post(
        "/{workspace_id:str}",
        operation_id="importFile",
        request_max_body_size=IMPORT_BODY_MAX_BYTES,
        guards=[require(Action.WRITE)],
        opt={"refusals": (409,)},
    )
    async def import_file(
        self, request: Call, caller: Caller, importer: Importer, data: JSONBody[ImportFile]
    ) -> ImportReport:
        """Book the lines of a file as one change set, which undo takes back whole.

        Lines that are in the history already are left out unless `changes` says that they are to be taken.
        """
        return await importer.import_file(request, caller, data)
