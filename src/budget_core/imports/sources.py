"""Apps whose tables are known by their headers.

For each app: the meaning of its columns, and its forms of days and amounts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import NAME_MAX_CHARACTERS
from budget_core.imports.columns import Columns
from budget_core.imports.days import DateOrder
from budget_core.imports.lines import SkippedLine, clean
from budget_core.imports.numbers import DecimalMark, parse_amount
from budget_core.imports.raw_lines import Field, RawLine


@dataclass(frozen=True, slots=True)
class SourceApp:
    """App whose files are known by their headers, with the form it writes."""

    name: str
    columns: Columns
    known_by: frozenset[str]
    """Headers that all of its files have."""
    date_order: DateOrder | None = None
    decimal: DecimalMark | None = None
    fee: str = ""
    """The column of a fee that leaves the account besides the amount."""
    state: str = ""
    """Column that says `COMPLETED` for booked lines, and another word for others."""


def _source(
    name: str,
    known_by: str,
    columns: dict[str, Field],
    order: DateOrder | None = None,
    decimal: DecimalMark | None = ".",
) -> SourceApp:
    return SourceApp(name, MappingProxyType(columns), frozenset(known_by.split(",")), order, decimal)


SOURCES: Final = (
    _source(
        "budget",
        "id,kind,day,account,account_value,account_currency,category,note,who",
        {
            "id": "bankId",
            "kind": "kind",
            "day": "date",
            "account": "account",
            "account_value": "amount",
            "account_currency": "currency",
            "from_account": "otherAccount",
            "from_value": "otherAmount",
            "category": "category",
            "note": "note",
            "payee": "payee",
            "tags": "tags",
            "refund_of": "refundOf",
        },
        "ymd",
    ),
    _source(
        "actual",
        "Account,Date,Payee,Notes,Category,Amount,Cleared",
        {
            "Account": "account",
            "Date": "date",
            "Payee": "payee",
            "Notes": "note",
            "Category": "category",
            "Amount": "amount",
        },
        "ymd",
    ),
    _source(
        "ynab4",
        "Account,Flag,Check Number,Date,Payee,Category,Master Category,Sub Category,Memo,Outflow,Inflow,Cleared",
        {
            "Account": "account",
            "Date": "date",
            "Payee": "payee",
            "Sub Category": "category",
            "Memo": "note",
            "Outflow": "outflow",
            "Inflow": "inflow",
        },
        decimal=None,
    ),
    _source(
        "ynab",
        "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow,Cleared",
        {
            "Account": "account",
            "Date": "date",
            "Payee": "payee",
            "Category": "category",
            "Memo": "note",
            "Outflow": "outflow",
            "Inflow": "inflow",
        },
        decimal=None,
    ),
    _source(
        "ezbookkeeping",
        "Time,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,Account2 Amount,Description",
        {
            "Time": "date",
            "Type": "kind",
            "Sub Category": "category",
            "Account": "account",
            "Account Currency": "currency",
            "Amount": "amount",
            "Account2": "otherAccount",
            "Account2 Amount": "otherAmount",
            "Description": "note",
            "Tags": "tags",
        },
        "ymd",
    ),
    _source(
        "cashew",
        "account,amount,currency,title,note,date,income,category name,subcategory name",
        {
            "account": "account",
            "amount": "amount",
            "currency": "currency",
            "title": "payee",
            "note": "note",
            "date": "date",
            "income": "kind",
            "category name": "category",
        },
        "ymd",
    ),
    _source(
        "firefly",
        "journal_id,type,currency_code,amount,description,date,source_name,destination_name,category",
        {
            "journal_id": "bankId",
            "type": "kind",
            "currency_code": "currency",
            "amount": "amount",
            "foreign_amount": "otherAmount",
            "description": "note",
            "date": "date",
            "source_name": "account",
            "destination_name": "otherAccount",
            "category": "category",
            "tags": "tags",
        },
        "ymd",
    ),
    _source(
        "monarch",
        "Date,Merchant,Category,Account,Original Statement,Notes,Amount",
        {
            "Date": "date",
            "Merchant": "payee",
            "Category": "category",
            "Account": "account",
            "Notes": "note",
            "Amount": "amount",
            "Tags": "tags",
        },
        "ymd",
    ),
    _source(
        "mint",
        "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes",
        {
            "Date": "date",
            "Description": "payee",
            "Amount": "amount",
            "Transaction Type": "kind",
            "Category": "category",
            "Account Name": "account",
            "Labels": "tags",
            "Notes": "note",
        },
        "mdy",
    ),
    _source(
        "wallet",
        "account,category,currency,amount,ref_currency_amount,type,payment_type,note,date,transfer",
        {
            "account": "account",
            "category": "category",
            "currency": "currency",
            "amount": "amount",
            "note": "note",
            "date": "date",
            "payee": "payee",
            "transfer": "kind",
        },
        "ymd",
        decimal=None,
    ),
    _source(
        "moneymanager",
        "Date,Account,Category,Subcategory,Note,Income/Expense,Description,Amount,Currency",
        {
            "Date": "date",
            "Account": "account",
            "Category": "category",
            "Note": "note",
            "Income/Expense": "kind",
            "Amount": "amount",
            "Currency": "currency",
        },
        decimal=None,
    ),
    SourceApp(
        "revolut",
        MappingProxyType(
            {
                "Completed Date": "date",
                "Description": "note",
                "Amount": "amount",
                "Currency": "currency",
            }
        ),
        frozenset(["Product", "Started Date", "Completed Date", "Description", "Amount", "Fee", "Currency", "State"]),
        "ymd",
        ".",
        fee="Fee",
        state="State",
    ),
)
_BOOKED = "completed"


def source_of(header: Sequence[str]) -> SourceApp | None:
    """Return the app that writes this header."""
    names = {name.strip() for name in header}
    return next((source for source in SOURCES if source.known_by <= names), None)


def present(source: SourceApp, header: Sequence[str]) -> Columns:
    """Return the columns of an app's files that are in this header: they differ by version."""
    names = {name.strip() for name in header}
    return {name: field for name, field in source.columns.items() if name in names}


def settle(source: SourceApp, raw: RawLine, cells: Mapping[str, str]) -> RawLine | SkippedLine:
    """Return a line with its fee in the amount and named in the note.

    A line that is not booked yet, or never, is skipped. `cells` are the row's by their columns. A fee that is no
    amount is ignored.
    """
    state = cells.get(source.state, "").strip()
    if source.state and state.casefold() != _BOOKED:
        text = clean(state, NAME_MAX_CHARACTERS)
        return SkippedLine(raw.line, ErrorCode.IMPORT_NO_ENTRY, text, raw["note"], "pending")
    fee = cells.get(source.fee, "").strip()
    try:
        fee_amount = parse_amount(fee or "0", source.decimal or ".")
        amount = parse_amount(raw["amount"], source.decimal or ".") - fee_amount
    except DomainError:
        return raw
    if not fee_amount:
        return raw
    note = f"{raw['note']} · {source.fee} {fee}".removeprefix(" · ")
    return RawLine(raw.line, raw.values | {"amount": str(amount), "note": note})
