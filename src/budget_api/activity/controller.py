"""Calls about what changed."""

from typing import Annotated

from budget_api.access.dependencies import Caller, Database, User
from budget_api.access.guards import authenticate, require
from budget_api.activity import queries, since, undoer
from budget_api.activity.start import start
from budget_api.http.routes import Controller, FromPath, FromQuery, NamedDependency, QueryParameter, get, post
from budget_core.access import Action
from budget_core.contract.changes import ActivityPage, Changes, ChangeSet, Start
from budget_core.grants import Reach
from budget_core.limits import ACTIVITY_PAGE, CHANGES_DEFAULT

_SINCE = "The workspace's revision when the reader read its lists; what a workspace is made with is no change"
Since = Annotated[int, QueryParameter(name="since", description=_SINCE)]


_WORKSPACE = "The workspace that the reader has a copy of"
_REVISION = "The revision of that copy"
Copied = Annotated[str | None, QueryParameter(name="workspaceId", description=_WORKSPACE)]
CopiedAt = Annotated[int | None, QueryParameter(name="since", description=_REVISION)]


By = Annotated[str | None, QueryParameter(name="userId", description="Only what this person changed")]
Undoer = NamedDependency[undoer.Undoer]
In = Annotated[str | None, QueryParameter(name="month", description="Only changes of this budget month: yyyy-MM-01")]
About = Annotated[str | None, QueryParameter(name="entity", description="Only changes of this kind of row")]


class StartController(Controller):
    """What a program begins with."""

    path = "/start"
    tags = ("changes",)

    @get("/", operation_id="start", guards=[authenticate(Reach.BASICS)])
    async def start(
        self, user: User, database: Database, workspace_id: Copied = None, since_revision: CopiedAt = None
    ) -> Start:
        """The person, the workspaces, and the open one: whole, or what changed since the copy at hand."""
        return await database.read(start, user, workspace_id, since_revision)


class ChangesController(Controller):
    """What a copy of a workspace has to catch up with."""

    path = "/changes/{workspace_id:str}"
    tags = ("changes",)

    @get("/", operation_id="listChanges", guards=[require(Action.READ)])
    async def list_changes(
        self, caller: Caller, database: Database, since_revision: Since, limit: FromQuery[int] = CHANGES_DEFAULT
    ) -> Changes:
        """Everything that changed since a revision, as it is now."""
        return await database.read(since.changes_since, caller, since_revision, limit)


class ActivityController(Controller):
    """Who did what, and taking it back."""

    path = "/activity/{workspace_id:str}"
    tags = ("changes",)

    @get("/", operation_id="listActivity", guards=[require(Action.READ)])
    async def list_activity(
        self,
        caller: Caller,
        database: Database,
        cursor: FromQuery[str | None] = None,
        limit: FromQuery[int] = ACTIVITY_PAGE,
        user_id: By = None,
        entity: About = None,
        month: In = None,
    ) -> ActivityPage:
        """Change sets, newest first; `cursor` is the `nextCursor` of the page before."""
        return await database.read(queries.activity, caller, cursor, limit, queries.Wanted(user_id, entity, month))

    @post(
        "/{revision:int}/undo",
        operation_id="undo",
        guards=[require(Action.WRITE)],
        opt={"refusals": (403, 409)},
    )
    async def undo(self, caller: Caller, undoer: Undoer, revision: FromPath[int]) -> ChangeSet:
        """Take a whole change set back, unless something later builds on it.

        What does is named by `params.revision` of the 409: undo that first.
        """
        return await undoer.undo(caller, revision)
