"""Calls that make files of a workspace."""

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.exports.ledger_file import ledger_text
from budget_api.exports.workspace_file import workspace_json
from budget_api.http.downloads import file_answer
from budget_api.http.routes import Controller, Download, get
from budget_core.access import Action


class ExportController(Controller):
    """Files of a workspace."""

    path = "/workspace"
    tags = ("workspaces",)

    @get(
        "/{workspace_id:str}/export",
        operation_id="exportWorkspace",
        media_type="application/json",
        guards=[require(Action.READ)],
    )
    async def export_workspace(self, caller: Caller, database: Database) -> Download:
        """Everything in the workspace as one file, which `importGuest` makes a workspace of again.

        An answer that breaks off is no complete file.
        """
        return await file_answer(workspace_json(database, caller), "budget.json", "application/json")

    @get(
        "/{workspace_id:str}/export/beancount",
        operation_id="exportLedger",
        media_type="text/plain",
        guards=[require(Action.READ)],
    )
    async def export_ledger(self, caller: Caller, database: Database) -> Download:
        """What was booked as a ledger for Beancount 3, which ends in what every account holds.

        An answer that breaks off is no complete file.
        """
        return await file_answer(ledger_text(database, caller), "budget.beancount", "text/plain")
