"""Bookings of expenses and refunds, with their lines and references; nothing is stored here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import UnsetType
from sqlalchemy import ColumnElement, Table, bindparam, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.currencies.queries import rates_for
from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow, WorkspaceRow
from budget_api.db.statements import Statement
from budget_api.history.refunds import check_room, expense_of, refunded
from budget_api.history.sharing import ShareBasis, shares_of
from budget_api.ids import new_id
from budget_api.journal.writes import Write
from budget_api.ledger.lines import lines_of
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import quantize
from budget_core.contract.entries.history import AddExpense, AddRefund, EntryLine, ReplaceExpense
from budget_core.contract.entries.shares import ShareRule
from budget_core.entries import expenses
from budget_core.entries import lines as rules
from budget_core.entries.expenses import Booking
from budget_core.entries.lines import Line, LinePart


class Prepared(NamedTuple):
    """An entry that is ready to be stored."""

    booking: Booking
    columns: Mapping[str, Any]
    """Ids and labels of its accounts and its first category, its lines, the expense that it gives back, and shares."""


@dataclass(frozen=True, slots=True)
class _Draft:
    """The parts of a booking that its kind decides."""

    currency: str
    lines: Sequence[Line]
    spent: HistoryRow | None = None
    """Expense that a refund gives back."""
    is_refund: bool = False
    replaced: HistoryRow | None = None


def expense(db: Session, write: Write, body: AddExpense) -> Prepared:
    """Return a new expense."""
    return _prepared(db, write, body, _Draft(_currency(write, body), _sent_lines(body) or [_only_line(body)]))


def refund(db: Session, write: Write, body: AddRefund) -> Prepared:
    """Return a new refund.

    Raises: `refund.sum` and `refund.currency` where it does not fit its expense.
    """
    lines = _sent_lines(body)
    if isinstance(body.refund_of, UnsetType):
        draft = _Draft(_currency(write, body), lines or [_only_line(body)], is_refund=True)
        return _prepared(db, write, body, draft)
    spent = expense_of(db, write, body.refund_of)
    _check_currency(body, spent.currency_code)
    check_room(db, spent, body.value)
    lines = lines or rules.refund_lines(_positive_lines(spent), body.value, _category(body))
    return _prepared(db, write, body, _Draft(spent.currency_code, lines, spent, is_refund=True))


def replacement(db: Session, write: Write, body: ReplaceExpense, old: HistoryRow) -> Prepared:
    """Return the correction of an expense or a refund that was taken back; it inherits the lines.

    Raises: `refund.sum` and `refund.currency` where it does not fit its refunds, or the expense that it gives back.
    """
    currency = _currency(write, body)
    lines = _sent_lines(body) or rules.inherit_lines(_positive_lines(old), body.value, _category(body))
    if old.kind == "expense":
        refunds = refunded(db, old.id)
        if refunds:
            _check_currency(body, old.currency_code, currency)
            rules.check_refunds(body.value, refunds)
        return _prepared(db, write, body, _Draft(currency, lines, replaced=old))
    spent = None
    if old.refund_of is not None:
        spent = expense_of(db, write, old.refund_of)
        _check_currency(body, spent.currency_code, currency)
        check_room(db, spent, body.value)
    return _prepared(db, write, body, _Draft(currency, lines, spent, is_refund=True, replaced=old))


def _prepared(db: Session, write: Write, body: ReplaceExpense, draft: _Draft) -> Prepared:
    first = draft.lines[0].category_id
    has_lines = not isinstance(body.lines, UnsetType)
    refs = references(db, write, body.account_id, first, "lines.0.categoryId" if has_lines else "categoryId")
    rules_of_lines = check_categories(db, write, draft.lines, refs)
    rules.check_category(_category(body), draft.lines)
    expenses.check_amount("value", body.value, draft.currency)
    rules.check_lines(body.value, draft.currency, draft.lines)
    paid_in = currency_of(refs.account_currency, write.currency_code)
    book = expenses.refund if draft.is_refund else expenses.expense
    booking = book(
        body.value,
        draft.currency,
        paid_in,
        rates_for(db, draft.currency, paid_in),
        None if isinstance(body.account_value, UnsetType) else body.account_value,
    )
    entry_id = new_id() if isinstance(body.id, UnsetType) else body.id
    shared = ShareBasis(entry_id, draft.currency, draft.lines, rules_of_lines, draft.replaced, draft.spent)
    columns = {
        "id": entry_id,
        "account_id": body.account_id,
        "category_id": first,
        "account_label": refs.account_label,
        "category_label": refs.category_label,
        "lines": _signed(draft),
        "refund_of": None if draft.spent is None else draft.spent.id,
        **shares_of(db, write, body, shared),
    }
    return Prepared(booking, columns)


def _currency(write: Write, body: ReplaceExpense) -> str:
    return write.currency_code if isinstance(body.currency_code, UnsetType) else body.currency_code


def _category(body: ReplaceExpense) -> str | None:
    return None if isinstance(body.category_id, UnsetType) else body.category_id


def _sent_lines(body: ReplaceExpense) -> list[Line] | None:
    """Return the lines of a body; None without any."""
    if isinstance(body.lines, UnsetType):
        return None
    if not body.lines:
        raise field_error("lines", ErrorCode.VALIDATION_REQUIRED)
    return [Line(line.category_id, line.value, line.note) for line in body.lines]


def _only_line(body: ReplaceExpense) -> Line:
    if isinstance(body.category_id, UnsetType):
        raise field_error("categoryId", ErrorCode.VALIDATION_REQUIRED)
    return Line(body.category_id, body.value)


def _positive_lines(row: HistoryRow) -> list[Line]:
    return [Line(line.category_id, abs(line.value), line.note) for line in lines_of(row)]


def _signed(draft: _Draft) -> list[EntryLine]:
    sign = 1 if draft.is_refund else -1
    return [
        EntryLine(category_id=line.category_id, value=quantize(sign * line.value), note=line.note)
        for line in draft.lines
    ]


def _check_currency(body: ReplaceExpense, expected: str, sent: str | None = None) -> None:
    """Raise `refund.currency` where an expense and its refund would have different currencies."""
    code = sent if sent is not None else body.currency_code
    if not isinstance(code, UnsetType) and code != expected:
        raise field_error("currencyCode", ErrorCode.REFUND_CURRENCY)


_WORKSPACES, _ACCOUNTS, _CATEGORIES = table_of(WorkspaceRow), table_of(AccountRow), table_of(CategoryRow)


class References(NamedTuple):
    """Fields of the account and the category that an entry needs."""

    account_currency: str
    account_label: str
    category_label: str
    category_rule: ShareRule | None
    workspace_rule: ShareRule

    @property
    def rule(self) -> ShareRule:
        """Rule that shares what is spent on the category."""
        return self.category_rule or self.workspace_rule


def references(
    db: Session, write: Write, account_id: str, category_id: str, category_field: str = "categoryId"
) -> References:
    """Return the references; VALIDATION_REFERENCE for the first that is unknown, foreign or deleted."""
    names = {"workspace": write.workspace_id, "account": account_id, "category": category_id}
    (row,) = _REFERENCES.all(db, names)
    if row.account_label is None:
        raise field_error("accountId", ErrorCode.VALIDATION_REFERENCE)
    if row.category_label is None:
        raise field_error(category_field, ErrorCode.VALIDATION_REFERENCE)
    return References(*row)


def check_categories(db: Session, write: Write, lines: Sequence[LinePart], first: References) -> list[ShareRule]:
    """Return the rule of each line; `first` are the references of the first one.

    Raises: VALIDATION_REFERENCE of every line after the first whose category is not in use.
    """
    if len(lines) == 1:
        return [first.rule]
    category_ids = {line.category_id for line in lines}
    found = db.execute(
        select(_CATEGORIES.c.id, _CATEGORIES.c.share_rule).where(
            readable.categories(_CATEGORIES.c, write.workspace_id),
            _CATEGORIES.c.id.in_(category_ids),
            _CATEGORIES.c.deleted_at.is_(None),
        )
    )
    in_use: dict[str, ShareRule | None] = {row.id: row.share_rule for row in found}
    wrong = [index for index, line in enumerate(lines) if line.category_id not in in_use]
    if wrong:
        fields = {f"lines.{index}.categoryId": ErrorCode.VALIDATION_REFERENCE for index in wrong}
        raise DomainError(ErrorCode.REQUEST_INVALID, fields)
    return [in_use[line.category_id] or first.workspace_rule for line in lines]


def _is_live(table: Table, named: str) -> ColumnElement[bool]:
    rows = table.c
    return (rows.workspace_id == _WORKSPACES.c.id) & (rows.id == bindparam(named)) & rows.deleted_at.is_(None)


_REFERENCES = Statement(
    select(
        _ACCOUNTS.c.currency_code.label("account_currency"),
        _ACCOUNTS.c.name.label("account_label"),
        _CATEGORIES.c.name.label("category_label"),
        _CATEGORIES.c.share_rule.label("category_rule"),
        _WORKSPACES.c.share_rule.label("workspace_rule"),
    )
    .select_from(_WORKSPACES)
    .outerjoin(_ACCOUNTS, _is_live(_ACCOUNTS, "account"))
    .outerjoin(_CATEGORIES, _is_live(_CATEGORIES, "category"))
    .where(_WORKSPACES.c.id == bindparam("workspace"))
)
