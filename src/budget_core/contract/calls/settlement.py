"""Calls about what the members of a workspace owe each other."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.history import HistoryEntry
from budget_core.contract.shares import ReplaceSettlement, Settle, Settlement
from budget_core.people.access import Action

GET_SETTLEMENT = Call(
    "getSettlement", "GET", "/settlement/{workspace_id}",
    tag="settlement", answer=Settlement,
    right=InWorkspace(Action.READ),
    description="Return what each member is owed or owes, and the payments that would settle it.",
)

SETTLE = BodyCall(
    "settle", "POST", "/settlement/{workspace_id}/settle",
    tag="settlement", body=Settle, answer=HistoryEntry, status=201,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Book a payment between members: an entry of the kind `settlement`, "
        "which is neither income nor spending. It is taken back like any entry."
    ),
)

REPLACE_SETTLEMENT = BodyCall(
    "replaceSettlement", "POST", "/history/{entry_id}/replace-settlement",
    tag="settlement", body=ReplaceSettlement, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Correct a payment between members: reverse the old one and book the new one in one transaction; "
        "200 with the entry that stands when it was made by the same `id` before.\n"
        "\n"
        "Conflicts as `replaceExpense`."
    ),
)
