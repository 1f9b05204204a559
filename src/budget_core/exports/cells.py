"""The history as CSV (RFC 4180): a row for each line of an entry.

Numbers stay as they are; no spreadsheet runs a text as a formula.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from io import StringIO
from types import MappingProxyType
from typing import Final, NamedTuple

from budget_core.entries.lines import divide

Cell = str | Decimal | datetime | bool | int | list[str] | None

HISTORY_COLUMNS: Final = MappingProxyType(
    {
        "id": "id",
        "kind": "kind",
        "date": "date",
        "day": "local_day",
        "value": "value",
        "currency": "currency_code",
        "account": "account_label",
        "account_value": "account_value",
        "account_currency": "account_currency_code",
        "from_account": "from_account_label",
        "from_value": "from_value",
        "from_currency": "from_currency_code",
        "category": "category_label",
        "note": "note",
        "who": "creator_name",
        "rate": "rate",
        "rate_date": "rate_date",
        "workspace_value": "workspace_value",
        "workspace_currency": "workspace_currency_code",
        "workspace_rate": "workspace_rate",
        "workspace_rate_date": "workspace_rate_date",
        "payee": "payee",
        "tags": "tags",
        "paid_by": "payer_name",
        "refund_of": "refund_of",
    }
)
"""Name of each column in the file, and the field of an entry it holds."""

ENTRY_COLUMNS: Final = MappingProxyType(
    {
        "day": "local_day",
        "time": "date",
        "kind": "kind",
        "what": "category_label",
        "from account": "from_account_label",
        "account": "account_label",
        "value": "value",
        "currency": "currency_code",
        "account value": "account_value",
        "account currency": "account_currency_code",
        "from value": "from_value",
        "from currency": "from_currency_code",
        "rate": "rate",
        "rate day": "rate_date",
        "note": "note",
        "who": "creator_name",
        "id": "id",
        "workspace value": "workspace_value",
        "workspace currency": "workspace_currency_code",
        "workspace rate": "workspace_rate",
        "workspace rate day": "workspace_rate_date",
        "payee": "payee",
        "tags": "tags",
        "automatic": "is_automatic",
        "paid by": "paid_by",
    }
)
"""Name of each column of the terminal's CSV, a row for each entry, and the field that it holds."""

_AT = {name: at for at, name in enumerate(HISTORY_COLUMNS.values())}


class NamedLine(NamedTuple):
    """Line of an entry with the name of its category."""

    category: str
    value: Decimal
    note: str


def line_rows(entry: Sequence[Cell], lines: Sequence[NamedLine], digits: int) -> Iterator[Sequence[Cell]]:
    """Yield the rows of an entry's fields in the order of `HISTORY_COLUMNS`, one for each of its lines.

    The account's amount, in a currency of so many digits, is divided among them. A line's note follows the entry's.
    """
    account_values = divide(Decimal(str(entry[_AT["account_value"]])), [line.value for line in lines], digits)
    for line, account_value in zip(lines, account_values, strict=True):
        notes = filter(None, (str(entry[_AT["note"]]), line.note))
        of_line: dict[str, Cell] = {
            "value": line.value,
            "account_value": account_value,
            "category_label": line.category,
            "note": " · ".join(notes),
            "workspace_value": line.value,
        }
        yield [of_line.get(name, entry[at]) for name, at in _AT.items()]


_FORMULA = frozenset("=+-@\t\r\n\uff1d\uff0b\uff0d\uff20")
"""Beginning of a formula, full-width forms too."""


def csv_text(rows: Iterable[Iterable[Cell]], line_end: str = "\r\n") -> str:
    """Return the lines of a CSV file.

    Instants are in UTC, None is an empty cell.
    """
    text = StringIO()
    csv.writer(text, lineterminator=line_end).writerows(map(cell_text, row) for row in rows)
    return text.getvalue()


def cell_text(value: Cell) -> str:
    """Return a cell before it is quoted; text that a spreadsheet would run gets an apostrophe before it.

    | value     | cell   | | value | cell  |
    |-----------|--------| |-------|-------|
    | "=1+1"    | '=1+1  | | None  |       |
    | -1 (text) | '-1    | | True  | true  |
    | a, b (tags) | a b  | |       |       |
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return f"'{value}" if value[:1] in _FORMULA else value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return cell_text(" ".join(value))
    if isinstance(value, datetime):
        return f"{value.astimezone(UTC).replace(tzinfo=None).isoformat()}Z"
    return str(value)
