"""Members who share entries, the rules that may name them, and what they owe each other."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import String, bindparam, literal, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, NamedMemberRow, ParticipantRow
from budget_api.db.statements import Statement
from budget_core.contract.entries.shares import ShareRule
from budget_core.entries import shares
from budget_core.entries.shares import Balance

_ENTRIES = table_of(HistoryRow).c
_PARTICIPANTS, _NAMES = table_of(ParticipantRow).c, table_of(NamedMemberRow).c
_IS_PRESENT = _PARTICIPANTS.left_at.is_(None) & _PARTICIPANTS.is_verified
_IS_FREE = _NAMES.user_id.is_(None)
_PRESENT = Statement(
    select(
        _PARTICIPANTS.user_id.label("member_id"), _PARTICIPANTS.user_id, _PARTICIPANTS.role, _PARTICIPANTS.is_sharing
    )
    .where(_PARTICIPANTS.workspace_id == bindparam("workspace"), _IS_PRESENT)
    .union_all(
        select(_NAMES.id, _NAMES.user_id, literal(None, String), _NAMES.is_sharing)
        .select_from(table_of(NamedMemberRow))
        .outerjoin(
            table_of(ParticipantRow),
            (_PARTICIPANTS.workspace_id == _NAMES.workspace_id) & (_PARTICIPANTS.user_id == _NAMES.user_id),
        )
        .where(
            _NAMES.workspace_id == bindparam("workspace"),
            _NAMES.deleted_at.is_(None),
            _IS_FREE | (_IS_PRESENT & (_NAMES.id != _NAMES.user_id)),
        )
    )
    .order_by("member_id")
)
_CLAIMED = Statement(
    select(_NAMES.id.label("member_id"), _NAMES.user_id).where(_NAMES.workspace_id == bindparam("workspace"), ~_IS_FREE)
)
_SHARED = Statement(
    select(_ENTRIES.kind, _ENTRIES.paid_by, _ENTRIES.shares, _ENTRIES.currency_code).where(
        _ENTRIES.workspace_id == bindparam("workspace"), _ENTRIES.shares.is_not(None), _ENTRIES.deleted_at.is_(None)
    )
)


class SharingMember(NamedTuple):
    """Confirmed participant, or a name; the creator's role is `editor`, a name has none."""

    member_id: str
    user_id: str | None
    role: str | None
    is_sharing: bool


def present_members(db: Session, workspace_id: str) -> Sequence[SharingMember]:
    """Return the confirmed participants of a workspace, and its names, but for those of users who left."""
    return [SharingMember(*row) for row in _PRESENT.all(db, {"workspace": workspace_id})]


def claimed_names(db: Session, workspace_id: str) -> dict[str, str]:
    """Return the users who claimed names, by the id of the name."""
    return shares.people_of(_CLAIMED.all(db, {"workspace": workspace_id}))


def check_share_rule(db: Session, workspace_id: str, rule: ShareRule) -> None:
    """Raise the error of `shareRule` for a rule that can't share anything, or names no present member."""
    shares.check_rule(rule, [member.member_id for member in present_members(db, workspace_id)])


def balances_of(db: Session, workspace_id: str, people: Mapping[str, str] | None = None) -> Sequence[Balance]:
    """Return the balances of a workspace that are not zero: of people, or without any of members."""
    return shares.balances(_SHARED.all(db, {"workspace": workspace_id}), people)


def find_wrongly_shared_entry(db: Session, workspace_id: str) -> str | None:
    """Return the id of a standing entry whose shares nobody paid or do not add up to it; None without one."""
    shared = select(_ENTRIES.id, _ENTRIES.value, _ENTRIES.paid_by, _ENTRIES.shares).where(
        _ENTRIES.workspace_id == workspace_id, _ENTRIES.shares.is_not(None), _ENTRIES.deleted_at.is_(None)
    )
    for entry in db.execute(shared):
        if entry.paid_by is None or sum(entry.shares.values()) != abs(entry.value):
            return str(entry.id)
    return None
