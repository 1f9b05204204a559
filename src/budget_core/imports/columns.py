"""Meanings of a table's columns: by the words that banks use, or as the person says."""

import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from budget_core.base.text_rules import search_key
from budget_core.imports.raw_lines import Field

Columns = Mapping[str, Field]
"""Field of each column, by its name or `#2` for the second one."""

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
        "payee": "payee|merchant|counterparty|beneficiary|name|title|partner name|payee name|counterparty name|"
        "counter party|merchant name|beneficiary name|recipient|recipient name|отримувач|контрагент|empfänger|"
        "zahlungsempfänger|auftraggeber|"
        "begünstigter/zahlungspflichtiger|naam",
        "note": "note|notes|memo|description|details|transaction description|reference|payment reference|purpose|опис|"
        "опис операції|деталі операції|призначення|призначення платежу|коментар|нотатка|verwendungszweck|concepto|"
        "libellé|tytuł|omschrijving",
        "tags": "tags|labels|hashtags|теги|мітки|etiketten",
        "bankId": "id|transaction id|reference number|bank reference|transaction reference|номер операції",
        "refundOf": "refund_of",
    }
)
"""Column names that banks use."""

_FIELD_OF = {word: field for field, words in WORDS.items() for word in words.split("|")}
_BRACKETS = re.compile(r"\s*[(\[].*[)\]]\s*$")


def guess_columns(header: Sequence[str]) -> dict[str, Field]:
    """Return the fields that column names are known for; of two equal ones the first counts."""
    columns: dict[str, Field] = {}
    for name in header:
        key = search_key(name).strip()
        field = _FIELD_OF.get(key) or _FIELD_OF.get(_BRACKETS.sub("", key))
        if field and field not in columns.values() and name not in columns:
            columns[name] = field
    return columns


def has_required_fields(columns: Iterable[Field]) -> bool:
    """Return whether there is a day, and an amount in one column or in two."""
    fields = set(columns)
    return "date" in fields and bool(fields & {"amount", "outflow", "inflow"})


def places(columns: Columns, header: Sequence[str]) -> dict[int, Field] | None:
    """Return the positions of the columns, from 0; None when one of them is missing."""
    names = [name.strip() for name in header]
    positions: dict[int, Field] = {}
    for name, field in columns.items():
        if name in names:
            positions[names.index(name)] = field
        elif re.fullmatch("#[1-9][0-9]{0,2}", name) and int(name[1:]) <= len(header):
            positions[int(name[1:]) - 1] = field
        else:
            return None
    return positions
