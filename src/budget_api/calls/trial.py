"""Trial of a call: its write is checked and run as always, and taken back before the commit."""

from collections.abc import Awaitable, Mapping
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.access.rights import SAFE_METHODS
from budget_api.calls.handler import DatabaseHandler
from budget_api.calls.request import Request
from budget_api.db.models import ChangeRow, WorkspaceRow
from budget_api.db.port import trial_end
from budget_api.db.row_views import load_packed_views
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.call import AnyCall, InWorkspace
from budget_core.contract.workspaces.changes import Trial, TrialChange

HEADER = "budget-trial"
_CHANGES_SHOWN = 100


class _TakenBackError(Exception):
    """End of a write that was only tried."""

    def __init__(self, trial: Trial) -> None:
        super().__init__()
        self.trial = trial


def is_trial(call: AnyCall, headers: Mapping[str, str], handler: object) -> bool:
    """Return true for a write that is only to be tried.

    Raises: REQUEST_MALFORMED for a call that may reach more than the database.
    """
    if call.method in SAFE_METHODS or headers.get(HEADER, "").lower() != "true":
        return False
    if not (isinstance(call.right, InWorkspace) or isinstance(handler, DatabaseHandler)):
        raise DomainError(ErrorCode.REQUEST_MALFORMED)
    return True


async def try_out(request: Request, handled: Awaitable[Any]) -> Trial:
    """Return what a handler would change; its first write is taken back, and nothing after it runs."""
    workspace_id = request.who.workspace_id if isinstance(request.who, Caller) else None

    def end(db: Session) -> None:
        raise _TakenBackError(_changes(db, workspace_id))

    before = trial_end.set(end)
    try:
        await handled
    except _TakenBackError as ended:
        return ended.trial
    finally:
        trial_end.reset(before)
    return Trial([], 0)


def _changes(db: Session, workspace_id: str | None) -> Trial:
    if workspace_id is None:
        return Trial([], 0)
    revision = select(WorkspaceRow.revision).where(WorkspaceRow.id == workspace_id).scalar_subquery()
    query = select(ChangeRow).where(ChangeRow.workspace_id == workspace_id, ChangeRow.revision == revision)
    rows = list(db.scalars(query.order_by(ChangeRow.entity, ChangeRow.entity_id)))
    shown = rows[:_CHANGES_SHOWN]
    load_packed_views(db, shown)
    return Trial([_change_of(row) for row in shown], len(rows))


def _change_of(row: ChangeRow) -> TrialChange:
    fields = (row.entity, row.entity_id, row.kind, _view(row.before), _view(row.after))
    return msgspec.convert(dict(zip(TrialChange.__struct_encode_fields__, fields, strict=True)), TrialChange)


def _view(stored: Any) -> dict[str, Any] | None:
    view: dict[str, Any] | None = msgspec.to_builtins(stored)
    return view
