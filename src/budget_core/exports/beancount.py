"""A ledger in the format of Beancount 3.

Every entry is a transaction that balances; every account is asserted at its end.

| ours                  | Beancount                                          |
|-----------------------|----------------------------------------------------|
| accounts, debts       | Assets:Name, Liabilities:Name                      |
| categories            | Expenses:Name                                      |
| opening, set by hand  | Equity:Opening-Balances, Equity:Adjustments        |
| expense, refund       | a posting for each line                            |
| payee, tags           | payee, tags                                        |
| income                | Income:Received, in what it counted as             |
| settlement            | Equity:Settlements, against the accounts it moved  |
| another currency      | the amount that moved, at what it was worth (`@@`) |
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from decimal import Decimal
from typing import Final

FIRST_DAY: Final = "1970-01-01"
"""All accounts are open since then."""
OPENING: Final = "Equity:Opening-Balances"
ADJUSTED: Final = "Equity:Adjustments"
RECEIVED: Final = "Income:Received"
SETTLED: Final = "Equity:Settlements"
"""Payments between members; their shares are in no ledger."""
UNNAMED: Final = "Expenses:Uncategorized"

_PLAIN_TAG = re.compile("[A-Za-z0-9_-]+")
Posting = tuple[str, Decimal, str] | tuple[str, Decimal, str, Decimal, str]
"""Account, amount, currency, and what all of it was worth in another currency."""


class AccountNames:
    """Names that Beancount takes, another one for each of ours."""

    def __init__(self) -> None:
        self._taken = {OPENING, ADJUSTED, RECEIVED, SETTLED, UNNAMED}

    def new(self, root: str, name: str) -> str:
        """Return an account below a root, like Expenses; a number tells equal names apart."""
        base_name = found = f"{root}:{component(name)}"
        number = 1
        while found in self._taken:
            number += 1
            found = f"{base_name}-{number}"
        self._taken.add(found)
        return found


def component(name: str) -> str:
    """Return a part of an account's name: letters, digits and dashes, the first a capital or a digit.

    | name        | part        | | name | part  |
    |-------------|-------------|-|------|-------|
    | Credit Card | Credit-Card | | 食費 | 1-食費 |
    | їжа         | Їжа         | | 🍕   | 1     |
    """
    cleaned = "".join(each if _is_kept(each) else " " for each in unicodedata.normalize("NFC", name))
    text = "-".join(cleaned.split())
    capital = text[:1].upper()
    if len(capital) == 1 and unicodedata.category(capital) in {"Lu", "Nd"}:
        return capital + text[1:]
    return f"1-{text}" if text else "1"


def head(title: str, currency: str) -> str:
    """Return the first lines of a ledger."""
    options = f'option "title" {quote(title)}\noption "operating_currency" "{currency}"\n\n'
    return options + "".join(f"{FIRST_DAY} open {name}\n" for name in (OPENING, ADJUSTED, RECEIVED, SETTLED, UNNAMED))


def open_account(account: str, name: str, currency: str | None = None) -> str:
    """Return the account of one of ours, with the name we have for it."""
    return f"{FIRST_DAY} open {account}{f' {currency}' if currency else ''}\n  name: {quote(name)}\n"


def transaction(day: str, text: str, *postings: Posting, payee: str = "", tags: Iterable[str] = ()) -> str:
    """Return the transaction of an entry booked on a day (yyyy-MM-dd).

    Beancount's tags are of Latin letters alone: with another one, all of them stand in the metadata `tags`.
    """
    named = list(tags)
    are_plain = all(_PLAIN_TAG.fullmatch(tag) for tag in named)
    texts = [quote(payee), quote(text)] if payee else [quote(text)]
    first = " ".join([day, "*", *texts, *(f"#{tag}" for tag in named if are_plain)])
    others = "" if are_plain else f"  tags: {quote(' '.join(named))}\n"
    return "".join([f"\n{first}\n", others, *(f"  {_posting(*each)}\n" for each in postings)])


def balances(last_day: str, rows: Iterator[tuple[str, Decimal, str]]) -> str:
    """Return the assertions of each account's balance after the last day of any entry."""
    day = (date.fromisoformat(last_day) + timedelta(days=1)).isoformat()
    return "\n" + "".join(
        f"{day} balance {account} {amount:f} ~ 0.00 {currency}\n" for account, amount, currency in rows
    )


def quote(text: str) -> str:
    """Return a string of Beancount's."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r", "").replace("\n", "\\n")
    return f'"{escaped}"'


def _posting(
    account: str, amount: Decimal, currency: str, worth: Decimal | None = None, worth_currency: str = ""
) -> str:
    price = "" if worth is None else f" @@ {abs(worth):f} {worth_currency}"
    return f"{account}  {amount:f} {currency}{price}"


def _is_kept(character: str) -> bool:
    category = unicodedata.category(character)
    return category.startswith("L") or category == "Nd"
