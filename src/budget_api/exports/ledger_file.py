"""Books of a workspace as a ledger for Beancount."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from decimal import Decimal
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from budget_api.access.caller import Caller
from budget_api.db.port import Database
from budget_api.exports import queries
from budget_api.ledger.lines import lines_of
from budget_core.accounts.accounts import currency_of
from budget_core.exports import beancount
from budget_core.exports.beancount import Posting

QUERIES: Final = (
    queries.WORKSPACE,
    queries.ACCOUNTS,
    queries.CATEGORIES,
    queries.ADJUSTMENTS,
    queries.ENTRIES,
)
_ROOTS = {"debt": "Liabilities"}
_SOURCES = {"opening": beancount.OPENING}


async def ledger_text(database: Database, caller: Caller) -> AsyncGenerator[str]:
    """Yield the pieces of the ledger; all of them show one moment of the workspace."""
    ledger = LedgerFile()
    async with aclosing(database.stream(caller.user.id, {"workspace": caller.workspace_id}, *QUERIES)) as batches:
        async for number, rows in batches:
            if text := ledger.text(number, rows):
                yield text
    yield ledger.end()


class _LedgerAccount(NamedTuple):
    name: str
    currency: str
    balance: Decimal


class LedgerFile:
    """Writer of a ledger's text."""

    def __init__(self) -> None:
        self._names = beancount.AccountNames()
        self._accounts: dict[str, _LedgerAccount] = {}
        self._categories: dict[str | None, str] = {None: beancount.UNNAMED}
        self._currency = ""
        self._last_day = beancount.FIRST_DAY
        self._writers: tuple[Callable[[Any], str], ...] = (
            self._head,
            self._account,
            self._category,
            self._adjustment,
            self._entry,
        )

    def text(self, number: int, rows: Sequence[Row[Any]]) -> str:
        """Return the text of rows of one of the `QUERIES`; the queries come in their order."""
        return "".join(map(self._writers[number], rows))

    def end(self) -> str:
        """Return the balances of every account."""
        return beancount.balances(
            self._last_day, ((account.name, account.balance, account.currency) for account in self._accounts.values())
        )

    def _head(self, row: Row[Any]) -> str:
        self._currency = row.currency_code
        return beancount.head(row.name, row.currency_code)

    def _account(self, row: Row[Any]) -> str:
        name = self._names.new(_ROOTS.get(row.type, "Assets"), row.name)
        self._accounts[row.id] = account = _LedgerAccount(
            name, currency_of(row.currency_code, self._currency), row.budget
        )
        return beancount.open_account(name, row.name, account.currency)

    def _category(self, row: Row[Any]) -> str:
        self._categories[row.id] = name = self._names.new("Expenses", row.name)
        return beancount.open_account(name, row.name)

    def _adjustment(self, row: Row[Any]) -> str:
        delta, account = row.new_budget - row.prev_budget, self._accounts[row.account_id]
        if not delta:
            return ""
        source = _SOURCES.get(row.kind, beancount.ADJUSTED)
        return self._transaction(
            row.local_day, "", (account.name, delta, account.currency), (source, -delta, account.currency)
        )

    def _entry(self, row: Row[Any]) -> str:
        account = self._accounts[row.account_id].name if row.account_id else beancount.SETTLED
        postings = _POSTINGS[row.kind](self, row, account)
        return self._transaction(row.local_day, row.note, *postings, payee=row.payee, tags=row.tags)

    def _spending(self, row: Row[Any], account: str) -> tuple[Posting, ...]:
        """Return the posting of the account, and one for each line of an expense or a refund."""
        lines = ((self._categories[line.category_id], -line.value, row.currency_code) for line in lines_of(row))
        return _priced(account, row.account_value, row.account_currency_code, row.value, row.currency_code), *lines

    def _income(self, row: Row[Any], account: str) -> tuple[Posting, Posting]:
        worth, code = row.workspace_value, row.workspace_currency_code
        if worth is None or not worth:
            worth, code = row.value, row.currency_code
        return _priced(account, row.value, row.currency_code, worth, code), (beancount.RECEIVED, -worth, code)

    def _transfer(self, row: Row[Any], account: str) -> tuple[Posting, Posting]:
        source = (self._accounts[row.from_account_id].name, -row.from_value, row.from_currency_code)
        return _priced(account, row.value, row.currency_code, row.from_value, row.from_currency_code), source

    def _settlement(self, row: Row[Any], account: str) -> tuple[Posting, ...]:
        """Return the accounts that a payment between members moved, against what members owe each other."""
        owed, code = beancount.SETTLED, row.currency_code
        postings: list[Posting] = []
        if row.account_id:
            arrived = _priced(account, row.account_value, row.account_currency_code, row.value, code)
            postings += [arrived, (owed, -row.value, code)]
        if row.from_account_id:
            source = self._accounts[row.from_account_id].name
            left = _priced(source, -row.from_value, row.from_currency_code, row.value, code)
            postings += [left, (owed, row.value, code)]
        return tuple(postings)

    def _transaction(self, day: str, text: str, *postings: Posting, payee: str = "", tags: Sequence[str] = ()) -> str:
        self._last_day = max(self._last_day, day)
        return beancount.transaction(day, text, *postings, payee=payee, tags=tags)


def _priced(account: str, amount: Decimal, currency: str, worth: Decimal, worth_currency: str) -> Posting:
    posting = (account, amount, currency)
    return posting if currency == worth_currency else (*posting, worth, worth_currency)


_POSTINGS: Final = {
    "expense": LedgerFile._spending,
    "refund": LedgerFile._spending,
    "income": LedgerFile._income,
    "transfer": LedgerFile._transfer,
    "settlement": LedgerFile._settlement,
}
