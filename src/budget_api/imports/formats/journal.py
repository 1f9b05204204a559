"""Transactions of plain-text ledgers as lines: what hledger and Beancount have in common.

| postings                        | lines                                                       |
|---------------------------------|-------------------------------------------------------------|
| one account, expenses, income   | a line for each; expenses alone are parts of one            |
| two accounts                    | a transfer                                                  |
| several accounts and others     | transfers from the account that pays most, which has the rest |
| an account and equity           | an opening balance, which is no entry                       |
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from typing import NamedTuple

from budget_api.imports.formats.model import file_error
from budget_core.base import currencies
from budget_core.base.errors import ErrorCode
from budget_core.imports.numbers import DecimalMark
from budget_core.imports.raw_lines import FIELDS, RawLine

ACCOUNT_PARTS_MAX = 30
"""Parts of an account's name; deeper ones were made to be slow."""
POSTINGS_MAX = 500
_NO_ENTRY = "opening balance"
_UNREADABLE = "?"
_OWN, _EXPENSES, _INCOME, _EQUITY = "own", "expenses", "income", "equity"
_ROOTS = {
    "assets": _OWN, "asset": _OWN, "liabilities": _OWN, "liability": _OWN, "debts": _OWN,
    "expenses": _EXPENSES, "expense": _EXPENSES,
    "income": _INCOME, "revenues": _INCOME, "revenue": _INCOME,
    "equity": _EQUITY,
}  # fmt: skip
_SIGNS = {"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY", "₴": "UAH", "грн": "UAH", "zł": "PLN"}
_AMOUNT = re.compile(
    r'(?P<minus>[-+]?) *(?P<before>[^\d\s.,+@{}="-]+|"[^"]{1,40}")? *(?P<inner>[-+]?)'
    r'(?P<number>\d[\d., \u00a0]*|[.,]\d+) *(?P<after>[^\d\s.,+@{}="-]+|"[^"]{1,40}")?'
)
_DIGITS_MAX = 30
Worth = tuple[Decimal, str]
"""An amount and its commodity."""


class Posting(NamedTuple):
    """One side of a transaction; without an `amount` it takes what is left."""

    account: str
    amount: Decimal | None
    commodity: str = ""
    worth: Worth | None = None
    """Total cost or worth in another commodity."""
    note: str = ""


@dataclass(slots=True)
class LedgerTransaction:
    """A dated transaction; `is_broken` when an amount of it can't be read."""

    line: int
    date: str
    payee: str = ""
    note: str = ""
    tags: list[str] = field(default_factory=list)
    postings: list[Posting] = field(default_factory=list)
    is_broken: bool = False

    def add(self, posting: Posting, line: int, name: str) -> None:
        """Add a posting. Raises: DomainError for more of them, or deeper accounts, than ledgers have."""
        if len(self.postings) >= POSTINGS_MAX or posting.account.count(":") >= ACCOUNT_PARTS_MAX:
            raise file_error(line, name, ErrorCode.IMPORT_TOO_LONG)
        self.postings.append(posting)


def read_amount(text: str, mark: DecimalMark) -> Worth | None:
    """Return an amount with its commodity: `$-12.50`, `12,50 EUR`, `"green apples" 3`; None for what is none."""
    found = _AMOUNT.fullmatch(text.strip())
    if found is None or (found["minus"] and found["inner"]) or len(found["number"]) > _DIGITS_MAX:
        return None
    digits = re.sub(r"[ \u00a0]|" + re.escape("," if mark == "." else "."), "", found["number"]).replace(",", ".")
    try:
        amount = Decimal(digits)
    except InvalidOperation:
        return None
    sign = (found["before"] or found["after"] or "").strip('"')
    return -amount if "-" in (found["minus"], found["inner"]) else amount, _SIGNS.get(sign, sign)


def worth_of(amount: Worth, price: Worth | None, *, is_whole: bool) -> Worth | None:
    """Return what an amount comes to by its price, `@` each or `@@` for all."""
    if price is None:
        return None
    value = abs(price[0]) if is_whole else abs(amount[0]) * abs(price[0])
    return (-value if amount[0] < 0 else value), price[1]


def raw_lines(transaction: LedgerTransaction, names: dict[str, str]) -> Iterator[RawLine]:
    """Yield the lines of a transaction; `names` are those that accounts are shown by."""
    return _JournalReader(transaction, names).lines()


class _JournalReader:
    """Sorts the postings of one transaction."""

    def __init__(self, transaction: LedgerTransaction, names: dict[str, str]) -> None:
        self._transaction, self._names = transaction, names
        postings = None if transaction.is_broken else _balanced(transaction.postings)
        self._is_clear = postings is not None
        sorted_postings: dict[str, list[Posting]] = defaultdict(list)
        for posting in postings or ():
            sorted_postings[_kind(posting.account)].append(posting)
        self._own, self._spent = sorted_postings[_OWN], sorted_postings[_EXPENSES]
        self._earned, self._equity = sorted_postings[_INCOME], sorted_postings[_EQUITY]

    def lines(self) -> Iterator[RawLine]:
        if not self._is_clear:
            yield self._line(amount=_UNREADABLE)
        elif not self._own or (self._equity and not (self._spent or self._earned)):
            yield self._line(kind=_NO_ENTRY)
        elif len(self._own) == 1:
            yield from self._of_account(self._own[0])
        elif len({posting.commodity for posting in self._own}) == 1:
            payer = min(self._own, key=lambda posting: posting.amount or 0)
            others = [posting for posting in self._own if posting is not payer and posting.amount]
            yield from (self._transfer(payer, other) for other in others)
            if self._spent or self._earned:
                yield from self._of_account(payer)
        elif len(self._own) == len(("from", "to")) and not self._spent and not self._earned:
            payer, other = sorted(self._own, key=lambda posting: posting.amount or 0)
            yield self._exchange(payer, other)
        else:
            yield self._line(amount=_UNREADABLE)

    def _of_account(self, account: Posting) -> Iterator[RawLine]:
        """Yield what an account spends and earns, in its commodity; as one line where others are not in it."""
        sides = [*self._spent, *self._earned]
        is_alone = len(self._own) == 1
        is_plain = all(posting.commodity == account.commodity for posting in sides)
        if not is_plain or (is_alone and -sum(posting.amount or 0 for posting in sides) != account.amount):
            yield self._moved(account, account.amount, next(iter(self._spent), None))
        elif is_alone and not self._spent:
            yield self._moved(account, account.amount, None)
        else:
            for posting in sides:
                spent = posting if posting in self._spent else None
                yield self._moved(account, -(posting.amount or Decimal(0)), spent, posting.note)

    def _moved(self, account: Posting, amount: Decimal | None, spent: Posting | None, note: str = "") -> RawLine:
        category = "" if spent is None else self._name(spent.account)
        kind = "refund" if spent is not None and (amount or 0) > 0 else ""
        own = {"account": self._name(account.account), "currency": account.commodity}
        return self._line(amount=f"{amount:f}", category=category, kind=kind, more=note, **own)

    def _transfer(self, payer: Posting, other: Posting) -> RawLine:
        return self._line(
            amount=f"{-(other.amount or 0):f}",
            account=self._name(payer.account),
            currency=payer.commodity,
            otherAccount=self._name(other.account),
        )

    def _exchange(self, payer: Posting, other: Posting) -> RawLine:
        return self._line(
            amount=f"{payer.amount:f}",
            account=self._name(payer.account),
            currency=payer.commodity,
            otherAccount=self._name(other.account),
            # shares and the like are counted in what was paid for them
            otherAmount=f"{other.amount:f}" if currencies.is_known(other.commodity) else "",
        )

    def _line(self, more: str = "", **values: str) -> RawLine:
        transaction = self._transaction
        note, tags = " · ".join(filter(None, (transaction.note, more))), " ".join(transaction.tags)
        found = {"date": transaction.date, "payee": transaction.payee, "note": note, "tags": tags, **values}
        return RawLine(transaction.line, {field: found[field] for field in FIELDS if found.get(field)})

    def _name(self, account: str) -> str:
        """Return the name that the file has for an account, else the account without its root."""
        if account in self._names:
            return self._names[account]
        root, _, rest = account.partition(":")
        return rest or root


def _kind(account: str) -> str:
    """Return which side an account is on, by its first part; what is unknown is somebody's own."""
    return _ROOTS.get(account.partition(":")[0].casefold(), _OWN)


def _balanced(postings: Sequence[Posting]) -> list[Posting] | None:
    """Return the postings with the elided amount; None where it is not clear."""
    open_ones = [posting for posting in postings if posting.amount is None]
    if not open_ones:
        return list(postings)
    sums: dict[str, Decimal] = defaultdict(Decimal)
    for posting in postings:
        if posting.amount is not None:
            value, commodity = posting.worth or (posting.amount, posting.commodity)
            sums[commodity] += value
    left = {commodity: value for commodity, value in sums.items() if value} or dict(list(sums.items())[:1])
    if len(open_ones) > 1 or len(left) != 1:
        return None
    ((commodity, value),) = left.items()
    return [
        posting._replace(amount=-value, commodity=commodity) if posting.amount is None else posting
        for posting in postings
    ]
