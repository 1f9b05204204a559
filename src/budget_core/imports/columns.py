"""Which column of a table holds what: other apps by their headers, banks by the words they use, anything by hand."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from budget_core.imports.days import DateOrder
from budget_core.imports.numbers import DecimalMark
from budget_core.imports.raw_lines import Field
from budget_core.validation import search_key

Columns = Mapping[str, Field]
"""A column's name, or `#2` for the second one → what it holds."""


@dataclass(frozen=True, slots=True)
class Source:
    """An app whose files are known by their headers, and what it always writes."""

    name: str
    columns: Columns
    known_by: frozenset[str]
    """Headers that all stand in its files."""
    date_order: DateOrder | None = None
    decimal: DecimalMark | None = None


def _source(
    name: str,
    known_by: str,
    columns: dict[str, Field],
    order: DateOrder | None = None,
    decimal: DecimalMark | None = ".",
) -> Source:
    return Source(name, MappingProxyType(columns), frozenset(known_by.split(",")), order, decimal)


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
            "Notes": "note",
        },
        "mdy",
    ),
)

WORDS: Final[Mapping[Field, str]] = MappingProxyType(
    {
        "date": "date|booking date|transaction date|posting date|posted|value date|completed date|started date|day|"
        "дата|дата операції|дата i час операції|дата і час операції|buchungstag|buchungsdatum|valuta|datum|fecha|data",
        "amount": "amount|sum|value|transaction amount|amount in account currency|сума|сума операції|"
        "сума в валюті картки|сума у валюті картки|сума в валюті картки (uah)|betrag|umsatz|importe|"
        "montant|kwota|bedrag",
        "outflow": "outflow|debit|debit amount|withdrawal|withdrawals|paid out|money out|spent|витрата|витрати|дебет|"
        "soll|débit|cargo",
        "inflow": "inflow|credit|credit amount|deposit|deposits|paid in|money in|надходження|дохід|кредит|haben|"
        "crédit|abono",
        "kind": "type|transaction type|debit/credit|credit/debit|cr/dr|dr/cr|тип|тип операції",
        "currency": "currency|currency code|account currency|валюта|валюта картки|währung|moneda|devise|waluta",
        "account": "account|account name|рахунок|картка|konto|cuenta|compte",
        "otherAccount": "transfer account|to account|from account|на рахунок|з рахунку",
        "category": "category|category name|категорія|kategorie|categoría|catégorie|kategoria",
        "payee": "payee|merchant|counterparty|beneficiary|name|title|отримувач|контрагент|empfänger|auftraggeber|"
        "begünstigter/zahlungspflichtiger|naam",
        "note": "note|notes|memo|description|details|transaction description|reference|purpose|опис|опис операції|"
        "деталі операції|призначення|призначення платежу|коментар|нотатка|verwendungszweck|concepto|libellé|"
        "tytuł|omschrijving",
        "bankId": "id|transaction id|reference number|bank reference|transaction reference|номер операції",
    }
)
"""What banks call their columns."""

_FIELD_OF = {word: field for field, words in WORDS.items() for word in words.split("|")}
_BRACKETS = re.compile(r"\s*[(\[].*[)\]]\s*$")


def source_of(header: Sequence[str]) -> Source | None:
    """The app that writes this header."""
    names = {name.strip() for name in header}
    return next((source for source in SOURCES if source.known_by <= names), None)


def guess_columns(header: Sequence[str]) -> dict[str, Field]:
    """What the names of columns say by themselves; of two that say the same the first one counts."""
    found: dict[str, Field] = {}
    for name in header:
        key = search_key(name).strip()
        field = _FIELD_OF.get(key) or _FIELD_OF.get(_BRACKETS.sub("", key))
        if field and field not in found.values() and name not in found:
            found[name] = field
    return found


def are_enough(columns: Iterable[Field]) -> bool:
    """Whether entries can be read of them: a day, and an amount in one column or in two."""
    given = set(columns)
    return "date" in given and bool(given & {"amount", "outflow", "inflow"})


def places(columns: Columns, header: Sequence[str]) -> dict[int, Field] | None:
    """Where each of the columns stands, from 0; None when one of them is not there."""
    names = [name.strip() for name in header]
    found: dict[int, Field] = {}
    for name, field in columns.items():
        if name in names:
            found[names.index(name)] = field
        elif re.fullmatch("#[1-9][0-9]{0,2}", name) and int(name[1:]) <= len(header):
            found[int(name[1:]) - 1] = field
        else:
            return None
    return found


def present(source: Source, header: Sequence[str]) -> Columns:
    """The columns of an app's files that this one has: they differ by version."""
    names = {name.strip() for name in header}
    return {name: field for name, field in source.columns.items() if name in names}
