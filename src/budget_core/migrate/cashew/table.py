"""Cashew's CSV: entries alone, one account a wallet, with no budgets and no schedules."""

from collections import defaultdict
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from typing import Final

from budget_core.base import currencies, months
from budget_core.base.money import ZERO
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.migrate import cells
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.cashew.rows import rounded
from budget_core.migrate.files import Table, unreadable
from budget_core.migrate.source import Figures, MonthKey, Options, Reading

COLUMNS: Final = (
    "account",
    "amount",
    "currency",
    "title",
    "note",
    "date",
    "income",
    "category name",
    "subcategory name",
)
_CORRECTION: Final = "balance correction"


def read_table(table: Table, options: Options) -> Reading:
    """Return what becomes of the table."""
    records = sorted(table.records(), key=lambda record: record["date"])
    codes = {record["account"]: record["currency"].upper() for record in records}
    known = [code for code in codes.values() if currencies.is_known(code)]
    code = options.currency_code or next(iter(known), None)
    if code is None:
        return Reading("Cashew", None, GuestImport(guest_accounts=[]), [], [])
    builder = Builder(code, options.language)
    for account, own in codes.items():
        builder.account(account, account, own if currencies.is_known(own) else code)
    balances: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    spent: defaultdict[MonthKey, int] = defaultdict(int)
    for record in records:
        amount = _amount(table, record["amount"])
        day, account = cells.day(table.name, record["date"]), record["account"]
        balances[account] += amount
        category, value = record["category name"], rounded(amount)
        if category.casefold() == _CORRECTION:
            builder.correct(account, day.isoformat(), value)
            continue
        if value < 0 and category and not builder.has_category(category):
            builder.category(category, category)
        is_spent = value < 0 and bool(category)
        builder.book(account, day.isoformat(), [Part(value, category if is_spent else None)], _words(record, is_spent))
        if is_spent:
            spent[MonthKey(months.month_of(day, 1), builder.label_of(category), builder.code_of(account))] -= value
    for account, balance in balances.items():
        builder.balance(account, rounded(balance))
    return builder.finish("Cashew", {key: Figures(0, value) for key, value in spent.items()})


def _words(record: Mapping[str, str], is_spent: bool) -> Words:
    tags = [record["subcategory name"]] if is_spent else [record["category name"], record["subcategory name"]]
    return Words(record["title"], record["note"], [tag for tag in tags if tag])


def _amount(table: Table, text: str) -> Decimal:
    try:
        amount = Decimal(text)
    except InvalidOperation:
        raise unreadable(table.name, text) from None
    if not amount.is_finite():
        raise unreadable(table.name, text)
    return amount
