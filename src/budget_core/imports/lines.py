"""From the text of a file's lines to days, exact amounts and transfers, or the reason to skip a line."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from datetime import date
from decimal import Decimal
from typing import Literal

import msgspec

from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import (
    BANK_ID_MAX_CHARACTERS,
    NAME_MAX_CHARACTERS,
    NOTE_MAX_CHARACTERS,
    PAYEE_MAX_CHARACTERS,
    TAG_MAX_CHARACTERS,
    TAGS_MAX,
)
from budget_core.base.text_rules import is_blank
from budget_core.imports.balances import BalanceRow, balance_row
from budget_core.imports.columns import currency_of_name
from budget_core.imports.days import parse_file_day
from budget_core.imports.numbers import parse_amount
from budget_core.imports.raw_lines import Direction, LineOverride, RawLine, Status
from budget_core.imports.styles import Style, direction_word
from budget_core.imports.words import direction_of, word_key

_UNSEEN_ONES = "\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff"
_UNSEEN = re.compile(f" *[{_UNSEEN_ONES}][{_UNSEEN_ONES} ]*|  +")
_TAG_ENDS = re.compile("[,;|]")
_UNTAGGED = re.compile(r"(?:[^\w-])+")
_DIRECTIONS: Mapping[str, Direction] = {"false": "out", "transfer": "out", "true": "in"}
"""Words of apps beside those of banks: an income or not, and a transfer from the account."""
_NAMED_SIDES = frozenset({"firefly", "moneymanager"})
"""Apps that name the sides of an entry in columns of their own."""
_SIGNED_SOURCES = frozenset({"budget", "wallet"})
_NO_ENTRY = frozenset({"balance modification", "opening balance", "reconciliation", "liability credit"})
_SAYS_REFUND = frozenset({"budget", "hledger", "beancount"})
_NO_OVERRIDE = LineOverride()
_NAMED_TRANSFER = re.compile(r"transfer\s*:\s*(\S.*)", re.IGNORECASE)


class FilePart(msgspec.Struct, frozen=True, gc=False):
    """Part of an expense or a refund; `amount` is what moves the account."""

    category: str
    amount: Decimal
    note: str = ""


class FileLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of a file: `amount` is what moves the account, negative when money leaves it.

    With an `other_account` it is a transfer; what moves there is `other_amount` without a sign, when the file says.
    """

    line: int
    day: date
    amount: Decimal
    currency: str = ""
    account: str = ""
    other_account: str = ""
    other_amount: Decimal | None = None
    category: str = ""
    note: str = ""
    bank_id: str = ""
    payee: str = ""
    tags: tuple[str, ...] = ()
    rule_category: str = ""
    """Category by the workspace's rules, for spending with this note or payee."""
    parts: tuple[FilePart, ...] = ()
    """Parts of an expense or a refund that the file divides, two or more."""
    is_refund: bool = False
    """True where money that comes back lowers what is spent in its category."""
    refund_of: str = ""
    """Id, in the file, of the expense that a refund gives back."""
    balance: Decimal | None = None
    """Balance of the account after this line, when the file says."""
    part: str = ""
    """Mark of the whole of an expense (`*`) or of one of its parts (`-`)."""
    is_transfer: bool = False
    """True where the file says that money only moved between accounts."""


class SkippedLine(msgspec.Struct, frozen=True, gc=False):
    """Line that is not booked, with the reason, the text at fault, and the note it would have."""

    line: int
    code: ErrorCode
    text: str = ""
    note: str = ""
    kind: Literal["", "pending", "opening", "closing", "turnover"] = ""
    """Reason for which the line is no entry: not booked by the bank, or a row of a balance."""
    balance: Decimal | None = None
    """Balance that a row of a balance prints."""


def parse_lines(
    raws: Iterable[RawLine], style: Style, overrides: Mapping[int, LineOverride]
) -> tuple[list[FileLine], list[SkippedLine]]:
    """Return the entries and the skipped lines; the style must be complete, `overrides` are by line."""
    lines: list[FileLine] = []
    skipped: list[SkippedLine] = []
    for raw in raws:
        parsed = _line(raw, style, overrides.get(raw.line, _NO_OVERRIDE))
        if isinstance(parsed, FileLine):
            lines.append(parsed)
        else:
            skipped.append(parsed)
    return lines, skipped


def _line(raw: RawLine, style: Style, override: LineOverride) -> FileLine | SkippedLine:
    get = raw.values.get  # a dictionary's own call: there are 100 000 lines with twenty fields each
    kind = get("kind", "").strip().casefold()
    if kind in _NO_ENTRY or (style.source == "budget" and kind == "settlement"):  # it names its members nowhere
        return SkippedLine(raw.line, ErrorCode.IMPORT_NO_ENTRY, raw["kind"])
    if style.source != "budget" and (balance := _balance_of(raw)):
        return _balance_line(raw, style, *balance)
    status: Status | None = style.status.get(word_key(get("status", ""))) if style.status else None
    if status in {"pending", "cancelled"}:
        text = clean(raw["status"], NAME_MAX_CHARACTERS)
        return SkippedLine(raw.line, ErrorCode.IMPORT_NO_ENTRY, text, note_of(raw), "pending")
    try:
        day = override.day or parse_file_day(get("date", ""), style.date_order or "ymd")
    except DomainError:
        return SkippedLine(raw.line, ErrorCode.IMPORT_DATE, clean(raw["date"], NAME_MAX_CHARACTERS), note_of(raw))
    try:
        amount = _amount(raw, style) if override.amount is None else override.amount
        other = _read(raw["otherAmount"], style) if get("otherAmount") and override.amount is None else None
    except DomainError as error:
        text = raw["amount"] or raw["outflow"] or raw["inflow"]
        code = ErrorCode.IMPORT_AMOUNT if error.code is ErrorCode.VALIDATION_AMOUNT else error.code
        return SkippedLine(raw.line, code, clean(text, NAME_MAX_CHARACTERS), note_of(raw))
    if not amount:
        return SkippedLine(raw.line, ErrorCode.IMPORT_ZERO, note=note_of(raw))
    return _placed(raw, style, day, amount, other)


def _balance_of(raw: RawLine) -> tuple[BalanceRow, str] | None:
    """Return the balance that a row prints, and the text that says so."""
    get = raw.values.get
    for text in (get("note"), get("payee"), get("kind")):
        if text and (row := balance_row(text)):
            return row, text
    return None


def _balance_line(raw: RawLine, style: Style, row: BalanceRow, text: str) -> SkippedLine:
    try:
        value = _read(raw["balance"] or raw["amount"] or raw["inflow"] or raw["outflow"], style)
    except DomainError:
        value = None
    return SkippedLine(raw.line, ErrorCode.IMPORT_NO_ENTRY, clean(text, NAME_MAX_CHARACTERS), kind=row, balance=value)


def _amount(raw: RawLine, style: Style) -> Decimal:
    get = raw.values.get
    if (written := get("amount", "")) or not (get("outflow") or get("inflow")):
        return _signed(raw, _read(written, style), style)
    spent = _read(raw["outflow"], style) if raw["outflow"] else Decimal(0)
    gained = _read(raw["inflow"], style) if raw["inflow"] else Decimal(0)
    amount = gained - (abs(spent) if style.has_signed_outflow else spent)
    return -amount if style.signs == "reversed" else amount


def _signed(raw: RawLine, amount: Decimal, style: Style) -> Decimal:
    if style.source in _SIGNED_SOURCES:
        return amount
    if style.direction:
        return -amount if style.direction.get(direction_word(raw)) == "out" else amount
    amount = -amount if style.signs == "reversed" else amount
    word = "" if style.is_table else raw["kind"].strip().casefold()
    direction = _DIRECTIONS.get(word) or direction_of(word) if word else None
    return amount if direction is None else -abs(amount) if direction == "out" else abs(amount)


def _read(text: str, style: Style) -> Decimal:
    return parse_amount(text, style.decimal or ".", rounded=style.source == "cashew")


def _currency(text: str) -> str:
    """Return a column's currency as a code; an unknown one is kept, to be refused by name."""
    if not text:
        return text
    return currencies.LEGACY_LABELS.get(text.lower(), text.upper())


def _placed(raw: RawLine, style: Style, day: date, amount: Decimal, other: Decimal | None) -> FileLine:
    get = raw.values.get
    account, other_account, payee, category = _sides(raw, style, amount)
    if payee and not other_account and (named := _NAMED_TRANSFER.fullmatch(payee.strip())):
        other_account, payee = named[1], ""
    is_refund = style.source in _SAYS_REFUND and get("kind") == "refund" and amount > 0
    return FileLine(
        line=raw.line,
        day=day,
        amount=amount,
        currency=_currency(get("currency", "").strip()) or _currency_of_cell(get("amount", "")),
        account=clean(account, NAME_MAX_CHARACTERS),
        other_account=clean(other_account, NAME_MAX_CHARACTERS),
        other_amount=abs(other) if other and other_account else None,
        category=_category(category),
        note=clean(_note_with_operation(raw), NOTE_MAX_CHARACTERS),
        payee=_payee(payee),
        tags=_tags(get("tags", "")),
        bank_id=clean(get("bankId", ""), BANK_ID_MAX_CHARACTERS),
        is_refund=is_refund,
        refund_of=clean(get("refundOf", ""), BANK_ID_MAX_CHARACTERS) if is_refund else "",
        balance=_balance(raw, style) if get("balance") else None,
        part=get("part", "").strip(),
        is_transfer=style.source == "wallet" and get("kind", "").casefold() == "true",
    )


def _currency_of_cell(amount: str) -> str:
    """Return the currency behind an amount; most cells end with a digit."""
    return "" if not amount or amount[-1].isdecimal() else currency_of_name(amount)


def _sides(raw: RawLine, style: Style, amount: Decimal) -> tuple[str, str, str, str]:
    """Return the account, the other account of a transfer, the payee and the category."""
    get = raw.values.get
    account, other_account, payee = get("account", ""), get("otherAccount", ""), get("payee", "")
    if amount > 0:
        payee = get("payer", "") or payee
    if style.source not in _NAMED_SIDES:
        return account, other_account, payee, get("category", "")
    kind = raw["kind"].casefold()
    if style.source == "firefly" and kind != "transfer":
        payee = other_account if amount < 0 else account
        return (account if amount < 0 else other_account), "", payee, raw["category"]
    if style.source == "moneymanager" and kind.startswith("transfer"):  # its category is the other account
        return account, raw["category"], payee, ""
    return account, other_account, payee, raw["category"]


def _note_with_operation(raw: RawLine) -> str:
    """Return the note, with what was paid in another currency."""
    if "operationCurrency" not in raw.values:
        return raw["note"]
    currency = raw["operationCurrency"].strip().upper()
    if not currency or currency == raw["currency"].strip().upper():
        return raw["note"]
    paid = f"{raw['operationAmount'].strip().lstrip('-−+')} {currency}".strip()
    return f"{raw['note']} · {paid}".removeprefix(" · ")


def _balance(raw: RawLine, style: Style) -> Decimal | None:
    try:
        return _read(raw["balance"], style)
    except DomainError:
        return None


def _category(text: str) -> str:
    if not text:
        return text
    name = clean(text, NAME_MAX_CHARACTERS)
    return "" if is_blank(name) else name


def _payee(text: str) -> str:
    if not text:
        return text
    name = clean(text, PAYEE_MAX_CHARACTERS)
    return "" if is_blank(name) else name


def _tags(text: str) -> tuple[str, ...]:
    """Return the tags of a cell, between commas, semicolons or spaces; what no tag can have becomes a dash."""
    if not text:
        return ()
    parts = re.split("[,;|]" if _TAG_ENDS.search(text) else " ", text)
    named = (
        _UNTAGGED.sub("-", clean(part, NAME_MAX_CHARACTERS).lower()).strip("-")[:TAG_MAX_CHARACTERS] for part in parts
    )
    return tuple(dict.fromkeys(tag for tag in named if tag))[:TAGS_MAX]


def note_of(raw: RawLine) -> str:
    """Return payee and note in one text, for a line that is not booked."""
    first, second = clean(raw["payee"], NOTE_MAX_CHARACTERS), clean(raw["note"], NOTE_MAX_CHARACTERS)
    if not first or not second or first in second:
        return second or first
    return clean(f"{first} · {second}", NOTE_MAX_CHARACTERS)


def clean(text: str, most: int) -> str:
    """Return text for one line: invisible characters become a space, and what is too long is cut."""
    if not text:
        return text
    bare = _UNSEEN.sub(" ", text) if _UNSEEN.search(text) else text
    return unicodedata.normalize("NFC", bare)[:most].strip()
