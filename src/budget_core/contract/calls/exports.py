"""Calls about files of a workspace."""

from budget_core.access import Action
from budget_core.contract.call import Call, InWorkspace

EXPORT_WORKSPACE = Call(
    "exportWorkspace", "GET", "/workspace/{workspace_id}/export",
    tag="workspaces", module="exports", answer=bytes, media_type="application/json",
    right=InWorkspace(Action.READ),
    description=(
        "Everything in the workspace as one file, which `importGuest` makes a workspace of again.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)

EXPORT_LEDGER = Call(
    "exportLedger", "GET", "/workspace/{workspace_id}/export/beancount",
    tag="workspaces", module="exports", answer=bytes, media_type="text/plain",
    right=InWorkspace(Action.READ),
    description=(
        "What was booked as a ledger for Beancount 3, which ends in what every account holds.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)
