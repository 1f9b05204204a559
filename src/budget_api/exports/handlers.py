"""Handlers of the calls that make files of a workspace."""

from budget_api.calls.answers import Download, file_answer
from budget_api.calls.handler import CallContext, Handlers
from budget_api.calls.request import Request
from budget_api.exports.ledger_file import ledger_text
from budget_api.exports.workspace_file import workspace_json
from budget_core.contract.workspaces import guests as calls


async def export_workspace(context: CallContext, request: Request) -> Download:
    """Return everything in the workspace as JSON."""
    return await file_answer(workspace_json(context.database, request.caller), "budget.json")


async def export_ledger(context: CallContext, request: Request) -> Download:
    """Return the booked entries as a ledger for Beancount."""
    return await file_answer(ledger_text(context.database, request.caller), "budget.beancount")


HANDLERS: Handlers[CallContext] = {calls.EXPORT_WORKSPACE: export_workspace, calls.EXPORT_LEDGER: export_ledger}
