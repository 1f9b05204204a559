"""Calls about the history."""

from typing import cast

from budget_core.contract.call import JSON_LINES, BodyCall, Call, InWorkspace
from budget_core.contract.entries.history import (
    AddExpense,
    AddRefund,
    EntryFilters,
    EntryId,
    ExportQuery,
    HistoryEntry,
    HistoryPage,
    HistoryQuery,
    HistoryUpdate,
    QuickEntry,
    ReplaceExpense,
    ReplaceTransfer,
)
from budget_core.contract.money.accounts import Transfer
from budget_core.people.access import Action

# fmt: off

LIST_HISTORY = Call(
    "listHistory", "GET", "/history/{workspace_id}/list-new",
    tag="history", query=HistoryQuery, answer=HistoryPage,
    right=InWorkspace(Action.READ),
    description=(
        "List entries, newest first; `cursor` is the `nextCursor` of a page, "
        "whatever its filters were: entries after its last."
    ),
)

EXPORT_HISTORY = Call(
    "exportHistory", "GET", "/history/{workspace_id}/export",
    tag="history", query=ExportQuery, answer=bytes, media_type="text/csv",
    right=InWorkspace(Action.READ),
    description=(
        "Export entries as CSV, newest first. "
        "Text that a spreadsheet would run as a formula starts with an apostrophe.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)

EXPORT_ENTRIES = Call(
    "exportEntries", "GET", "/history/{workspace_id}/entries",
    tag="history", query=EntryFilters, answer=bytes, media_type=JSON_LINES,
    right=InWorkspace(Action.READ),
    description=(
        "Export entries as JSON, newest first: one a line, as `listHistory` answers it.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)

ADD_EXPENSE = BodyCall(
    "addExpenses", "POST", "/history/{workspace_id}/add-expenses",
    tag="history", body=AddExpense, answer=HistoryEntry, status=201,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description="Book an expense.",
)

ADD_REFUND = BodyCall(
    "addRefund", "POST", "/history/{workspace_id}/add-refund",
    tag="history", body=AddRefund, answer=HistoryEntry, status=201,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description="Book a refund: money that came back for what was spent.",
)

QUICK_ENTRY = BodyCall(
    "quickEntry", "POST", "/history/{workspace_id}/quick",
    tag="history", body=QuickEntry, answer=cast(type[HistoryEntry | EntryId], HistoryEntry | EntryId), status=201,
    right=InWorkspace(Action.ADD), limit="ENTRY",
    description=(
        "Book an entry that is typed in one line. A line that can mean several things is a 422 with `choices`, "
        "and books nothing.\n"
        "\n"
        "An access token of the scope `entry` may make this call alone. "
        "It is answered the `id` of the entry and nothing else of it, and no `choices`."
    ),
)

REPLACE_EXPENSE = BodyCall(
    "replaceExpense", "POST", "/history/{entry_id}/replace",
    tag="history", body=ReplaceExpense, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Correct an expense or a refund: reverse the old one and book the new one in one transaction; "
        "200 with the entry that stands when it was made by the same `id` before.\n"
        "\n"
        "`conflict.replaced` with the entry that stands as `current` where it was corrected meanwhile; "
        "`conflict.deleted` where it was deleted."
    ),
)

REPLACE_TRANSFER = BodyCall(
    "replaceTransfer", "POST", "/history/{entry_id}/replace-transfer",
    tag="history", body=ReplaceTransfer, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Correct an income or a transfer: reverse the old one and book the new one in one transaction; "
        "200 with the entry that stands when it was made by the same `id` before.\n"
        "\n"
        "Conflicts as `replaceExpense`."
    ),
)

UPDATE_HISTORY = BodyCall(
    "updateHistory", "PUT", "/history/{entry_id}",
    tag="history", body=HistoryUpdate, answer=HistoryEntry,
    right=InWorkspace(Action.WRITE),
    description="Change an entry's note, payee and tags. Conflicts as `replaceExpense`, and `conflict.version`.",
)

DELETE_HISTORY = Call(
    "deleteHistory", "DELETE", "/history/{entry_id}",
    tag="history", answer=HistoryEntry,
    right=InWorkspace(Action.WRITE), refusals=(409,),
    description="Reverse an entry; a second time changes nothing. `conflict.replaced` as `replaceExpense`.",
)

TRANSFER = BodyCall(
    "transfer", "POST", "/account/transfer/{account_id}",
    tag="accounts", module="history", body=Transfer, answer=HistoryEntry, status=201,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description="Book an income to the account, or a transfer to it from another one.",
)
