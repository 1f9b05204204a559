"""Calls about changes of a workspace, and taking them back."""

from budget_core.access import Action
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
from budget_core.grants import Reach

LIST_ACTIVITY = Call(
    "listActivity", "GET", "/activity/{workspace_id}",
    tag="changes", module="activity", query=ActivityQuery, answer=ActivityPage,
    right=InWorkspace(Action.READ),
    description="Change sets, newest first; `cursor` is the `nextCursor` of the page before.",
)

UNDO = Call(
    "undo", "POST", "/activity/{workspace_id}/{revision:int}/undo",
    tag="changes", module="activity", answer=ChangeSet, status=201,
    right=InWorkspace(Action.WRITE), refusals=(403, 409), patience_seconds=LONG_FILE_SECONDS,
    description=(
        "Take a whole change set back, unless something later builds on it.\n"
        "\n"
        "What does is named by `params.revision` of the 409: undo that first."
    ),
)

LIST_CHANGES = Call(
    "listChanges", "GET", "/changes/{workspace_id}",
    tag="changes", module="activity", query=ChangesQuery, answer=Changes,
    right=InWorkspace(Action.READ),
    description="Everything that changed since a revision, as it is now.",
)

START = Call(
    "start", "GET", "/start",
    tag="changes", module="activity", query=StartQuery, answer=Start,
    right=SignedIn(Reach.BASICS),
    description="The person, the workspaces, and the open one: whole, or what changed since the copy at hand.",
)
