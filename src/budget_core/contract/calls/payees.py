"""Calls about payees."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.payees import KnownPayee, PayeeRename, PayeesQuery, Renamed
from budget_core.people.access import Action

LIST_PAYEES = Call(
    "listPayees", "GET", "/payee/{workspace_id}/list",
    tag="payees", query=PayeesQuery, answer=list[KnownPayee],
    right=InWorkspace(Action.READ),
    description="List the payees, the one booked last first.",
)

RENAME_PAYEE = BodyCall(
    "renamePayee", "PUT", "/payee/{workspace_id}/rename",
    tag="payees", body=PayeeRename, answer=Renamed,
    right=InWorkspace(Action.WRITE),
    description=(
        "Rename a payee in all entries and schedules, or merge it into another one, as one change set.\n"
        "\n"
        "The old name stays as an import rule: what it names in files gets the new one."
    ),
)
