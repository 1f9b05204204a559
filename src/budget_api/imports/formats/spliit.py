"""Spliit's JSON: the expenses of a group, each by the person who paid."""

from typing import Any

import msgspec

from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error
from budget_core.base.errors import ErrorCode
from budget_core.base.money import from_hundredths
from budget_core.imports.raw_lines import RawLine


class _SpliitCategory(msgspec.Struct):
    name: str


class _Share(msgspec.Struct, rename="camel"):
    participant_id: str


class _SpliitExpense(msgspec.Struct, rename="camel"):
    expense_date: str
    title: str
    amount: int
    paid_by_id: str
    category: _SpliitCategory | None = None
    paid_for: list[_Share] = []
    is_reimbursement: bool = False
    notes: str | None = None


class _SpliitPerson(msgspec.Struct):
    id: str
    name: str


class _Group(msgspec.Struct):
    expenses: list[_SpliitExpense]
    participants: list[_SpliitPerson] = []
    currency_code: str | None = msgspec.field(default=None, name="currencyCode")


def read(data: bytes, _options: ReadOptions) -> ReadFile:
    """Return the expenses; the account is the person who paid.

    A reimbursement is a transfer between two people.
    """
    try:
        group = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_Group)
    except msgspec.ValidationError:
        raise file_error(1, "Spliit") from None
    except msgspec.DecodeError as error:
        cut_off = "truncated" in str(error)
        code = ErrorCode.IMPORT_CUT_OFF if cut_off else ErrorCode.IMPORT_BROKEN
        raise file_error(data.count(b"\n") + 1 if cut_off else 1, "JSON", code) from None
    check_length(len(group.expenses), len(group.expenses))
    names = {person.id: person.name for person in group.participants}
    return ReadFile([_line(place, each, names, group.currency_code) for place, each in enumerate(group.expenses, 1)])


def _line(place: int, expense: _SpliitExpense, names: dict[str, str], currency: str | None) -> RawLine:
    values: dict[Any, str] = {
        "date": expense.expense_date,
        "amount": str(-from_hundredths(expense.amount)),
        "currency": currency or "",
        "account": names.get(expense.paid_by_id, expense.paid_by_id),
        "category": expense.category.name if expense.category else "",
        "note": " · ".join(filter(None, (expense.title, expense.notes))),
    }
    debtors = [share.participant_id for share in expense.paid_for if share.participant_id != expense.paid_by_id]
    if expense.is_reimbursement and len(debtors) == 1:
        values["otherAccount"] = names.get(debtors[0], debtors[0])
    return RawLine(place, values)
