"""Members who share entries, and the rules that may name them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ParticipantRow
from budget_api.db.statements import Statement
from budget_core.contract.entries.shares import ShareRule
from budget_core.entries import shares

_PARTICIPANTS = table_of(ParticipantRow).c
_PRESENT = Statement(
    select(_PARTICIPANTS.user_id, _PARTICIPANTS.role)
    .where(
        _PARTICIPANTS.workspace_id == bindparam("workspace"),
        _PARTICIPANTS.left_at.is_(None),
        _PARTICIPANTS.is_verified,
    )
    .order_by(_PARTICIPANTS.user_id)
)


class Member(NamedTuple):
    """Confirmed participant; the creator's role is `editor`."""

    user_id: str
    role: str


def present_members(db: Session, workspace_id: str) -> Sequence[Member]:
    """Return the confirmed participants of a workspace."""
    return [Member(row.user_id, row.role) for row in _PRESENT.all(db, {"workspace": workspace_id})]


def check_share_rule(db: Session, workspace_id: str, rule: ShareRule) -> None:
    """Raise the error of `shareRule` for a rule that can't share anything, or names no confirmed participant."""
    shares.check_rule(rule, [member.user_id for member in present_members(db, workspace_id)])


def find_wrongly_shared_entry(db: Session, workspace_id: str) -> str | None:
    """Return the id of a standing entry whose shares nobody paid or do not add up to it; None without one."""
    row = table_of(HistoryRow).c
    shared = select(row.id, row.value, row.paid_by, row.shares).where(
        row.workspace_id == workspace_id, row.shares.is_not(None), row.deleted_at.is_(None)
    )
    for entry in db.execute(shared):
        if entry.paid_by is None or sum(entry.shares.values()) != abs(entry.value):
            return str(entry.id)
    return None
