"""Balances, derived from all standing entries with shares."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ParticipantRow, UserRow
from budget_api.db.statements import Statement
from budget_core.contract.entries import shares as contract
from budget_core.entries import shares
from budget_core.entries.shares import Balance

FORMER_MEMBER = "Former member"
_ENTRIES, _MEMBERS, _USERS = table_of(HistoryRow).c, table_of(ParticipantRow).c, table_of(UserRow).c
_SHARED = Statement(
    select(_ENTRIES.kind, _ENTRIES.paid_by, _ENTRIES.shares, _ENTRIES.currency_code).where(
        _ENTRIES.workspace_id == bindparam("workspace"), _ENTRIES.shares.is_not(None), _ENTRIES.deleted_at.is_(None)
    )
)
_NAMES = Statement(
    select(_USERS.id, _USERS.name)
    .join(table_of(ParticipantRow), _MEMBERS.user_id == _USERS.id)
    .where(_MEMBERS.workspace_id == bindparam("workspace"), _MEMBERS.has_taken_part, _USERS.deleted_at.is_(None))
)


class _Known(NamedTuple):
    user_id: str | None
    name: str


def get_settlement(db: Session, caller: Caller) -> contract.Settlement:
    """Return the balances, and the payments that would settle them."""
    found = balances_of(db, caller.workspace_id)
    names = {row.id: _Known(row.id, row.name) for row in _NAMES.all(db, {"workspace": caller.workspace_id})}
    nobody = _Known(None, FORMER_MEMBER)
    balances = [
        contract.MemberBalance(
            member_id=each.member_id,
            currency_code=each.currency_code,
            amount=each.amount,
            **names.get(each.member_id, nobody)._asdict(),
        )
        for each in found
    ]
    return contract.Settlement(
        balances=sorted(balances, key=lambda each: (each.currency_code, each.name, each.member_id)),
        payments=[
            contract.ProposedPayment(
                from_member_id=payment.from_member_id,
                to_member_id=payment.to_member_id,
                currency_code=payment.currency_code,
                amount=payment.amount,
            )
            for payment in shares.payments(found)
        ],
    )


def balances_of(db: Session, workspace_id: str) -> Sequence[Balance]:
    """Return the balances of a workspace that are not zero."""
    return shares.balances(_SHARED.all(db, {"workspace": workspace_id}))
