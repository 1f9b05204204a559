"""YNAB's register and plan as CSV, in the format of days and amounts that their owner chose."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from budget_core.base import currencies
from budget_core.base.currencies import CurrencyType
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import from_hundredths, to_hundredths
from budget_core.imports.days import DateOrder, decide_order, parse_file_day
from budget_core.imports.numbers import DecimalMark, decide_mark, parse_amount
from budget_core.migrate.files import Table, unreadable
from budget_core.migrate.ynab.model import (
    CARD_GROUP,
    HIDDEN_GROUP,
    READY_TO_ASSIGN,
    Account,
    Budget,
    Category,
    MonthRow,
    Side,
    Transaction,
)

REGISTER: Final = ("Account", "Date", "Payee", "Category Group", "Category", "Memo", "Outflow", "Inflow")
PLAN: Final = ("Month", "Category Group", "Category", "Activity", "Available")
_ASSIGNED: Final = ("Assigned", "Budgeted")
_TRANSFER: Final = re.compile(r"Transfer\s*:\s*(.+)")
_SPLIT: Final = re.compile(r"Split \((\d+)/(\d+)\)\s?(.*)", re.DOTALL)
_SIGN: Final = re.compile(r"[0-9.,()+\s\u00a0\u202f'\u2019-]+")
_NAME: Final = re.compile(r"(.+?)(?: as of .*?)? - (?:Register|Plan|Budget)\.csv", re.IGNORECASE)

Row = Mapping[str, str]


def read_tables(tables: Sequence[Table]) -> Budget:
    """Return the budget of a register and a plan."""
    registers = [table for table in tables if table.has(*REGISTER)]
    plans = [table for table in tables if not table.has(*REGISTER)]
    if not registers or not plans:
        missing = "Plan.csv" if registers else "Register.csv"
        raise DomainError(ErrorCode.MIGRATION_INCOMPLETE, file=tables[0].name, missing=missing)
    if len(registers) > 1 or len(plans) > 1:
        raise DomainError(ErrorCode.MIGRATION_OTHERS, file=[*registers[1:], *plans[1:]][0].name)
    return _Tables(registers[0], plans[0]).budget()


class _Tables:
    """A register and a plan."""

    def __init__(self, register: Table, plan: Table) -> None:
        self._register = register
        self._plan = plan
        self._rows = list(register.records())
        self._plans = list(plan.records())
        self._assigned = next((name for name in _ASSIGNED if plan.has(name)), None)
        if self._assigned is None:
            raise DomainError(ErrorCode.MIGRATION_VERSION, file=plan.name)
        self._mark = self._decide_mark()
        self._months = [self._month_row(row) for row in self._plans if not _is_income(row)]
        self._order = self._decide_order()
        self._tracking = self._tracking_accounts()

    def budget(self) -> Budget:
        transactions = list(self._transactions())
        balances: defaultdict[str, int] = defaultdict(int)
        for each in transactions:
            balances[each.account] += sum(side.value for side in each.sides)
        categories = {
            _key(row): Category(
                _key(row), row["Category"], _group(row), row["Category Group"].casefold() == HIDDEN_GROUP
            )
            for row in (*self._plans, *self._rows)
            if row["Category"] and not _is_income(row) and not _is_card(row)
        }
        name = _NAME.fullmatch(self._register.name)
        return Budget(
            file=self._register.name,
            name=name[1] if name else "YNAB",
            currency_code=self._currency(),
            accounts=[Account(each, each, each in self._tracking, balance=balances[each]) for each in self._accounts()],
            categories=list(categories.values()),
            transactions=transactions,
            months=[each for each in self._months if each.category in categories],
            card_payments=[
                f"{row.month} {row.category.partition('/')[2]} {from_hundredths(row.assigned)}"
                for row in self._months
                if row.category.casefold().startswith(CARD_GROUP) and row.assigned
            ],
        )

    def _accounts(self) -> Iterable[str]:
        return dict.fromkeys(row["Account"] for row in self._rows)

    def _transactions(self) -> Iterator[Transaction]:
        """Yield the transactions; rows of a split come one after the other, and count up."""
        open_split: Transaction | None = None
        for row in self._rows:
            split = _SPLIT.fullmatch(row["Memo"])
            side = self._side(row, split[3] if split else "")
            if split is None:
                yield Transaction(row["Account"], self._day(row), _payee(row), row["Memo"], [side])
                continue
            if open_split is None or int(split[1]) == 1:
                open_split = Transaction(row["Account"], self._day(row), "", "", [])
            open_split.payee = open_split.payee or _payee(row)
            open_split.sides.append(side)
            if split[1] == split[2]:
                yield open_split
                open_split = None
        if open_split is not None:
            yield open_split

    def _side(self, row: Row, note: str) -> Side:
        transfer = _TRANSFER.fullmatch(row["Payee"])
        is_spent = bool(row["Category"]) and not _is_income(row) and not _is_card(row)
        return Side(
            value=self._amount(self._register, row["Inflow"]) - self._amount(self._register, row["Outflow"]),
            category=_key(row) if is_spent else None,
            note=note,
            other=transfer[1].strip() if transfer else None,
            is_income=_is_income(row),
        )

    def _tracking_accounts(self) -> set[str]:
        """Return the accounts no row of which has a category, and that have no category of card payments."""
        with_category = {row["Account"] for row in self._rows if row["Category"]}
        cards = {row["Category"] for row in self._plans if _is_card(row)}
        with_others = {row["Account"] for row in self._rows if not _TRANSFER.fullmatch(row["Payee"])}
        spent_into = {
            found[1].strip() for row in self._rows if row["Category"] and (found := _TRANSFER.fullmatch(row["Payee"]))
        }
        return ({*self._accounts()} - with_category - cards) & (with_others | spent_into)

    def _month_row(self, row: Row) -> MonthRow:
        try:
            day = parse_file_day(f"1 {row['Month']}", "dmy")
        except DomainError:
            raise unreadable(self._plan.name, row["Month"]) from None
        amounts = (self._amount(self._plan, row[name]) for name in (self._assigned or "", "Activity", "Available"))
        return MonthRow(f"{day:%Y-%m}", _key(row), *amounts)

    def _amounts(self) -> Iterator[str]:
        for row in self._rows:
            yield from (row["Outflow"], row["Inflow"])
        for row in self._plans:
            yield from (row[self._assigned or ""], row["Activity"], row["Available"])

    def _decide_mark(self) -> DecimalMark:
        """Return the decimal mark; amounts of a currency without decimals show none, so what they have are groups."""
        amounts = [text for text in self._amounts() if text]
        mark = decide_mark(amounts)
        return mark or ("." if any("," in text for text in amounts) else ",")

    def _amount(self, table: Table, text: str) -> int:
        if not text:
            return 0
        try:
            return to_hundredths(parse_amount(text, self._mark))
        except DomainError:
            raise unreadable(table.name, text) from None

    def _decide_order(self) -> DateOrder:
        """Return the order of the days; where they can be read both ways, that by which the plan's activity is met."""
        order = decide_order(row["Date"] for row in self._rows)
        if order is not None:
            return order
        first, second = sorted(("dmy", "mdy"), key=self._misses)
        if self._misses(first) == self._misses(second):
            raise unreadable(self._register.name, self._rows[0]["Date"])
        return "dmy" if first == "dmy" else "mdy"

    def _misses(self, order: str) -> int:
        """Return how many categories' months another sum than the plan's activity comes out of."""
        sums: defaultdict[tuple[str, str], int] = defaultdict(int)
        for row in self._rows:
            side = self._side(row, "")
            if side.category is not None:
                sums[self._day(row, order)[:7], side.category] += side.value
        activity = {(each.month, each.category): each.activity for each in self._months}
        return sum(sums.get(key, 0) != activity.get(key, 0) for key in {*sums, *activity})

    def _day(self, row: Row, order: str = "") -> str:
        chosen: DateOrder = "mdy" if (order or self._order) == "mdy" else "dmy"
        try:
            return parse_file_day(row["Date"], chosen).isoformat()
        except DomainError:
            raise unreadable(self._register.name, row["Date"]) from None

    def _currency(self) -> str | None:
        """Return the currency whose sign stands with every amount; None for a sign that several have."""
        signs = {_SIGN.sub("", text) for text in self._amounts() if text}
        return _currency_of(signs.pop()) if len(signs) == 1 else None


@cache
def _currency_of(sign: str) -> str | None:
    found = [
        each.code
        for each in currencies.catalogue().values()
        if each.type is CurrencyType.FIAT and sign in (each.symbol, each.code)
    ]
    return found[0] if len(found) == 1 else None


def _is_income(row: Row) -> bool:
    return row["Category"].casefold() in READY_TO_ASSIGN


def _is_card(row: Row) -> bool:
    return row["Category Group"].casefold() == CARD_GROUP


def _key(row: Row) -> str:
    return f"{row['Category Group']}/{row['Category']}"


def _group(row: Row) -> str:
    return "" if row["Category Group"].casefold() == HIDDEN_GROUP else row["Category Group"]


def _payee(row: Row) -> str:
    return "" if _TRANSFER.fullmatch(row["Payee"]) else row["Payee"]
