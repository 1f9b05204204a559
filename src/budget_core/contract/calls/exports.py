"""Calls about files of a workspace."""

from budget_core.contract.call import Call, InWorkspace
from budget_core.people.access import Action

EXPORT_WORKSPACE = Call(
    "exportWorkspace", "GET", "/workspace/{workspace_id}/export",
    tag="workspaces", module="exports", answer=bytes, media_type="application/json",
    right=InWorkspace(Action.READ),
    description=(
        "Export the whole workspace as one file, which `importGuest` imports.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)

EXPORT_LEDGER = Call(
    "exportLedger", "GET", "/workspace/{workspace_id}/export/beancount",
    tag="workspaces", module="exports", answer=bytes, media_type="text/plain",
    right=InWorkspace(Action.READ),
    description=(
        "Export the history as a ledger for Beancount 3, ending with every account's balance.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)
