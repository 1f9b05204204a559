"""Calls about changes of a workspace, and taking them back."""

from budget_core.contract.call import LONG_FILE_SECONDS, Call, InWorkspace, SignedIn
from budget_core.contract.changes import (
    ActivityPage,
    ActivityQuery,
    Changes,
    ChangeSet,
    ChangesQuery,
    Start,
    StartQuery,
)
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

LIST_ACTIVITY = Call(
    "listActivity", "GET", "/activity/{workspace_id}",
    tag="changes", module="activity", query=ActivityQuery, answer=ActivityPage,
    right=InWorkspace(Action.READ),
    description="List change sets, newest first; `cursor` is the `nextCursor` of the page before.",
)

UNDO = Call(
    "undo", "POST", "/activity/{workspace_id}/{revision:int}/undo",
    tag="changes", module="activity", answer=ChangeSet, status=201,
    right=InWorkspace(Action.WRITE), refusals=(403, 409), patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Undo a whole change set, unless a later change builds on it.\n"
        "\n"
        "The 409 names the later one in `params.revision`: undo that first."
    ),
)

LIST_CHANGES = Call(
    "listChanges", "GET", "/changes/{workspace_id}",
    tag="changes", module="activity", query=ChangesQuery, answer=Changes,
    right=InWorkspace(Action.READ),
    description="List everything that changed since a revision, as it is now.",
)

START = Call(
    "start", "GET", "/start",
    tag="changes", module="activity", query=StartQuery, answer=Start,
    right=SignedIn(AccessLevel.BASICS),
    description="Return the user, the workspaces, and the open one: whole, or its changes since the client's copy.",
)
