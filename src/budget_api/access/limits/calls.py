"""Which calls are limited as what, before their handlers run and after their guards did."""

from types import MappingProxyType
from typing import Any, Final

from litestar import Request
from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.limits.service import EVERYBODY, Limits
from budget_api.db.models import ParticipantRow
from budget_api.db.port import Database
from budget_api.http.addresses import places_behind
from budget_core.limits import INVITATIONS_PENDING_MAX

CALLS: Final = MappingProxyType(
    {
        "signUp": "SIGN_UP",
        "signUpGuest": "SIGN_UP",
        "login": "LOGIN",
        "forgotPassword": "CODE",
        "resetPassword": "CODE_TRY",
        "submitEmailVerification": "CODE_TRY",
        "searchUsers": "SEARCH",
        "searchStocks": "STOCKS",
        "getStock": "STOCKS",
        "addExpenses": "ENTRY",
        "replaceExpense": "ENTRY",
        "replaceTransfer": "ENTRY",
        "createToken": "TOKEN",
        "setAvatar": "AVATAR",
        "startProvider": "PROVIDER",
        "signInGoogle": "PROVIDER",
        "signInApple": "PROVIDER",
        "linkProvider": "PROVIDER",
        "transfer": "ENTRY",
        "previewImport": "IMPORT",
        "importFile": "IMPORT",
    }
)
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
INVITING: Final = frozenset({"createWorkspace", "updateWorkspace"})


async def limit_calls(request: Request[Any, Any, Any]) -> None:
    """Count the call, or refuse it with RATE_LIMITED."""
    if request.method not in READING and (user := request.scope.get("user")):
        request.app.state.limits.take("WRITE", {"account": user.id})
    operation = str(getattr(request.route_handler, "operation_id", ""))
    if operation in CALLS:
        _take(request, CALLS[operation])
    elif operation in INVITING and (cost := await _invited(request)):
        _take(request, "INVITATION", cost)


def _take(request: Request[Any, Any, Any], what: str, cost: int = 1) -> None:
    scopes = {**places_behind(request), "total": EVERYBODY}
    if user := request.scope.get("user"):
        scopes |= {"account": user.id, "day": user.id}
    limits: Limits = request.app.state.limits
    limits.take(what, scopes, cost)


async def _invited(request: Request[Any, Any, Any]) -> int:
    """How many people the call would invite; no more than may wait for an answer, as the service refuses those."""
    wanted = (await request.json()).participants
    if wanted is UNSET or not wanted:
        return 0
    database: Database = request.app.state.database
    workspace_id = request.path_params.get("workspace_id")
    present = await database.read(_members, workspace_id) if workspace_id else frozenset[str]()
    return min(len({*wanted} - present - {request.user.id}), INVITATIONS_PENDING_MAX)


def _members(db: Session, workspace_id: str) -> frozenset[str]:
    present = select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == workspace_id, ParticipantRow.left_at.is_(None)
    )
    return frozenset(db.scalars(present))
