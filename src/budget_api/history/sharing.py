"""Shares of expenses and refunds, made when they are booked and kept from then on."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from msgspec import UnsetType
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import CategoryRow, HistoryRow, WorkspaceRow
from budget_api.journal.writes import Write
from budget_api.ledger.sharing import SharingMember, present_members
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.entries.history import EntryLine, ReplaceExpense
from budget_core.contract.entries.shares import ShareRule
from budget_core.entries import shares
from budget_core.entries.lines import Line

_WORKSPACES, _CATEGORIES = table_of(WorkspaceRow).c, table_of(CategoryRow).c
_RULES = (
    select(_CATEGORIES.id, _CATEGORIES.share_rule.label("category_rule"))
    .add_columns(_WORKSPACES.share_rule.label("workspace_rule"))
    .join(table_of(WorkspaceRow), _WORKSPACES.id == _CATEGORIES.workspace_id)
    .where(readable.categories(_CATEGORIES, bindparam("workspace")))
)
"""Rule of each category, and that of the `workspace`."""


class RuledLine(NamedTuple):
    """Line with a positive value and the rule that shares it."""

    value: Decimal
    rule: ShareRule


class ShareBasis(NamedTuple):
    """Parts of an entry that its shares follow from."""

    id: str
    currency_code: str
    lines: Sequence[Line]
    rules: Sequence[ShareRule]
    """One for each line."""
    replaced: HistoryRow | None = None
    """Entry that it corrects."""
    expense: HistoryRow | None = None
    """Expense that it gives back."""


def shares_of(db: Session, write: Write, body: ReplaceExpense, booked: ShareBasis) -> dict[str, object]:
    """Return who paid, and the shares, as columns of the entry.

    Raises: `shares.member` and `shares.sum` for those that are sent.
    """
    old = booked.replaced
    members: Sequence[SharingMember] = ()
    if _names_somebody(body, booked) or old is not None:
        members = present_members(db, write.workspace_id)
    people = shares.people_of(members)
    paid_by = _payer(write, body, old, people)
    return {"paid_by": paid_by, "shares": _shares(body, booked, members, people, paid_by)}


def _names_somebody(body: ReplaceExpense, booked: ShareBasis) -> bool:
    is_sent = not isinstance(body.paid_by, UnsetType) or not isinstance(body.shares, UnsetType)
    return is_sent or any(rule.kind != "none" for rule in booked.rules)


def _payer(write: Write, body: ReplaceExpense, old: HistoryRow | None, people: Mapping[str, str]) -> str:
    """Return the payer that is sent, else that of the replaced entry, else the caller; of a claimed name its user."""
    if not isinstance(body.paid_by, UnsetType):
        if body.paid_by not in people and (old is None or body.paid_by != old.paid_by):
            raise field_error("paidBy", ErrorCode.SHARES_MEMBER)
        return people.get(body.paid_by, body.paid_by)
    if old is None:
        return write.caller.user.id
    booker = old.user_id if old.user_id in people else None
    return old.paid_by or booker or write.caller.user.id


def _shares(
    body: ReplaceExpense, booked: ShareBasis, members: Sequence[SharingMember], people: Mapping[str, str], paid_by: str
) -> Mapping[str, Decimal]:
    old, expense, code = booked.replaced, booked.expense, booked.currency_code
    if not isinstance(body.shares, UnsetType):
        shares.check_shares(body.value, code, body.shares, {*people, *(old.shares if old else ())})
        return shares.by_person(body.shares, people)
    if old is not None and (abs(old.value), old.currency_code) == (body.value, code):
        return old.shares
    if expense is not None:
        return shares.mirror(booked.id, code, body.value, expense.shares)
    lines = [RuledLine(line.value, rule) for line, rule in zip(booked.lines, booked.rules, strict=True)]
    return shares.split(booked.id, code, lines, members, paid_by)


class Sharing:
    """Shares of many entries that one person books at once, by the rules of their workspace."""

    def __init__(self, db: Session, write: Write) -> None:
        rows = db.execute(_RULES, {"workspace": write.workspace_id}).all()
        self._rules = {row.id: row.category_rule or row.workspace_rule for row in rows}
        is_shared = any(rule.kind != "none" for rule in self._rules.values())
        self._members = present_members(db, write.workspace_id) if is_shared else ()
        self._paid_by = write.caller.user.id

    def by_rule(self, entry_id: str, currency_code: str, lines: Sequence[EntryLine]) -> dict[str, Decimal]:
        """Return the shares of an entry with these lines; none without any."""
        if not self._members:
            return {}
        ruled = [RuledLine(abs(line.value), self._rules[line.category_id]) for line in lines]
        return shares.split(entry_id, currency_code, ruled, self._members, self._paid_by)
