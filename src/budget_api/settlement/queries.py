"""Balances, derived from all standing entries with shares."""

from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import NamedMemberRow, ParticipantRow, UserRow
from budget_api.db.statements import Statement
from budget_api.ledger.sharing import balances_of, claimed_names
from budget_core.contract.entries import shares as contract
from budget_core.entries import shares

FORMER_MEMBER = "Former member"
_MEMBERS, _USERS, _NAMED = table_of(ParticipantRow).c, table_of(UserRow).c, table_of(NamedMemberRow).c
_USER_NAMES = Statement(
    select(_USERS.id, _USERS.name)
    .join(table_of(ParticipantRow), _MEMBERS.user_id == _USERS.id)
    .where(_MEMBERS.workspace_id == bindparam("workspace"), _MEMBERS.has_taken_part, _USERS.deleted_at.is_(None))
)
_FREE_NAMES = Statement(
    select(_NAMED.id, _NAMED.name).where(_NAMED.workspace_id == bindparam("workspace"), _NAMED.user_id.is_(None))
)


class _Known(NamedTuple):
    user_id: str | None
    name: str


def get_settlement(db: Session, caller: Caller) -> contract.Settlement:
    """Return the balances of people, and the payments that would settle them."""
    found = balances_of(db, caller.workspace_id, claimed_names(db, caller.workspace_id))
    here = {"workspace": caller.workspace_id}
    names = {row.id: _Known(row.id, row.name) for row in _USER_NAMES.all(db, here)}
    names |= {row.id: _Known(None, row.name) for row in _FREE_NAMES.all(db, here)}
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
