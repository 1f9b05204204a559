"""Forecast of balances from schedules, and what of a month's budget they still need.

A forecast begins with today's balances, in which entries of later days are counted already, and moves them by what is
still to be posted. What is overdue counts on today.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from heapq import merge
from itertools import accumulate
from typing import Protocol

from budget_core.accounts.accounts import currency_of
from budget_core.base.conversions import Amount, convert, total_of
from budget_core.base.currencies import money_digits
from budget_core.base.errors import DomainError
from budget_core.base.money import ZERO, quotient
from budget_core.base.rates import Rates
from budget_core.recurring.schedules import ScheduleRule, booked_days, count_booked, open_occurrences


class ProjectedAccount(Protocol):
    """An account that is not deleted."""

    @property
    def id(self) -> str:
        """Id that the sides of schedules name."""

    @property
    def currency_code(self) -> str:
        """`default` follows the workspace."""

    @property
    def budget(self) -> Decimal:
        """Today's balance."""

    @property
    def is_show_in_balance(self) -> bool:
        """The user's choice to count the account in the total."""


class Planned(ScheduleRule, Protocol):
    """Schedule with what it books."""

    @property
    def id(self) -> str:
        """Id of the schedule."""

    @property
    def kind(self) -> str:
        """`expense`, `income` or `transfer`."""

    @property
    def account_id(self) -> str:
        """Account that pays an expense, or receives an income or a transfer."""

    @property
    def from_account_id(self) -> str | None:
        """Account that a transfer comes from; None for the other kinds."""

    @property
    def category_id(self) -> str | None:
        """Category of an expense; None without one."""

    @property
    def value(self) -> Decimal:
        """Amount in `currency_code`; positive."""

    @property
    def currency_code(self) -> str:
        """Currency of `value`; that of the account for incomes and transfers."""

    @property
    def account_value(self) -> Decimal | None:
        """Amount an expense takes, in the account's currency; None: by the rate."""

    @property
    def from_value(self) -> Decimal | None:
        """Amount that leaves the other account of a transfer; None: by the rate."""


Plans = Iterable[tuple[Planned, Collection[date]]]
"""Schedules, each with the dates of its settled occurrences (of incomes: of its skipped ones)."""


@dataclass(frozen=True, slots=True)
class ProjectedItem:
    """An occurrence that is still to be posted, on the day it counts."""

    schedule: Planned
    occurrence: date
    day: date


@dataclass(frozen=True, slots=True)
class Point:
    """A balance at the end of a day."""

    day: date
    amount: Decimal


@dataclass(frozen=True, slots=True)
class ForecastLine:
    """Balances of the days on which they change, today first."""

    currency_code: str
    days: list[Point]

    @property
    def lowest(self) -> Point:
        """The lowest balance, on the first day that has it."""
        return min(self.days, key=lambda point: point.amount)


@dataclass(frozen=True, slots=True)
class BalanceForecast:
    """Balances from today on."""

    accounts: Mapping[str, ForecastLine]
    total: ForecastLine
    """Sum of the accounts shown in the balance, in the workspace's currency."""
    not_converted: tuple[Amount, ...]
    """Amounts without a rate: balances left out of the total, and occurrences that no account is moved by."""
    planned: list[tuple[Planned, Collection[date]]]
    """Schedules that move these accounts."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """Money of a plan that no schedule needs, to be spent on these days."""

    first: date
    last: date
    amount: Decimal


@dataclass(frozen=True, slots=True)
class Upcoming:
    """Spending that is still to come in a month, in one category and currency."""

    category_id: str | None
    currency_code: str
    value: Decimal


def expected(planned: Plans, today: date, until: date) -> Iterator[ProjectedItem]:
    """Yield all that is to be posted up to a day, by day."""
    return merge(*(_items(*each, today, until) for each in planned), key=_order)


def _items(schedule: Planned, settled: Collection[date], today: date, until: date) -> Iterator[ProjectedItem]:
    for due in open_occurrences(schedule, settled, until):
        yield ProjectedItem(schedule, due.occurrence, max(due.day, today))


def _order(item: ProjectedItem) -> tuple[date, date, str]:
    return item.day, item.occurrence, item.schedule.id


def upcoming(planned: Plans, today: date, first: date, last: date) -> list[Upcoming]:
    """Add up the expenses still to be posted that count in these days, by category and currency."""
    if last < today:
        return []
    begin = None if first <= today else first
    sums: dict[tuple[str | None, str], Decimal] = defaultdict(lambda: ZERO)
    for schedule, settled in planned:
        if schedule.kind == "expense" and (number := count_booked(schedule, settled, begin, last)):
            sums[schedule.category_id, schedule.currency_code] += schedule.value * number
    return [Upcoming(category_id, code, value) for (category_id, code), value in sums.items()]


def incomes(planned: Plans, first: date, last: date) -> list[Amount]:
    """Return the sum that each schedule of an income brings in these days, posted or not."""
    return [
        Amount(schedule.currency_code, schedule.value * number)
        for schedule, skipped in planned
        if schedule.kind == "income" and (number := count_booked(schedule, skipped, first, last))
    ]


def forecast(
    accounts: Iterable[ProjectedAccount], planned: Plans, currency: str, rates: Rates, today: date, until: date
) -> BalanceForecast:
    """Return the balances from today to `until`.

    Schedules of accounts that are not among these are left out.
    """
    known = {account.id: account for account in accounts}
    ids = {None, *known}
    counted = [each for each in planned if ids.issuperset((each[0].account_id, each[0].from_account_id))]
    codes = {account.id: currency_of(account.currency_code, currency) for account in known.values()}
    moves: dict[str, dict[date, Decimal]] = {account_id: {today: known[account_id].budget} for account_id in known}
    unknown: dict[str, Decimal] = defaultdict(lambda: ZERO)
    for schedule, settled in counted:
        numbers = _numbers(schedule, settled, today, until)
        try:
            deltas = list(_moves(schedule, codes, rates)) if numbers else []
        except DomainError:
            sign = -1 if schedule.kind == "expense" else 1
            unknown[schedule.currency_code] += sign * schedule.value * sum(numbers.values())
            continue
        for account_id, delta in deltas:
            balances = moves[account_id]
            for day, number in numbers.items():
                balances[day] = balances.get(day, ZERO) + delta * number
    lines = {account_id: ForecastLine(codes[account_id], _points(moves[account_id])) for account_id in known}
    shown = [account_id for account_id, account in known.items() if account.is_show_in_balance]
    total, left_out = _total({each: moves[each] for each in shown}, codes, currency, rates, today)
    return BalanceForecast(lines, total, _named(left_out, unknown), counted)


def _numbers(schedule: Planned, settled: Collection[date], today: date, until: date) -> Counter[date]:
    """Return the number of occurrences to be posted by day, what is overdue on today."""
    numbers = Counter(booked_days(schedule, settled, today + timedelta(days=1), until))
    if due := count_booked(schedule, settled, None, today):
        numbers[today] = due
    return numbers


def allowance(first: date, last: date, today: date, amount: Decimal) -> Allowance | None:
    """Return what a month's plan still has to spend after today.

    None when there is nothing, or the month is over.
    """
    begin = max(first, today + timedelta(days=1))
    return Allowance(begin, last, amount) if begin <= last and amount > 0 else None


def spend(line: ForecastLine, allowances: Iterable[Allowance], until: date) -> ForecastLine:
    """Return the balances of every day to `until`, the allowances spent evenly over their days.

    | 90.00 on 3 days | 1st day | 2nd day | 3rd day |
    |-----------------|---------|---------|---------|
    | spent by then   | 30.00   | 60.00   | 90.00   |
    """
    balances, plans = {point.day: point.amount for point in line.days}, list(allowances)
    day, balance, points = line.days[0].day, ZERO, []
    while day <= until:
        balance = balances.get(day, balance)
        spent = (_spent_by(allowance, day, line.currency_code) for allowance in plans)
        points.append(Point(day, balance - sum(spent, ZERO)))
        day += timedelta(days=1)
    return ForecastLine(line.currency_code, points)


def _spent_by(allowance: Allowance, day: date, code: str) -> Decimal:
    days = (allowance.last - allowance.first).days + 1
    passed = min(max((day - allowance.first).days + 1, 0), days)
    amount, parts = allowance.amount.as_integer_ratio()
    return quotient(amount * passed, parts * days, money_digits(code)) if passed else ZERO


def _moves(schedule: Planned, codes: Mapping[str, str], rates: Rates) -> Iterable[tuple[str, Decimal]]:
    """Yield the accounts that an occurrence moves, each with the difference.

    Raises: DomainError without a rate.
    """
    code = codes[schedule.account_id]
    if schedule.kind == "expense":
        paid = _in_currency(schedule.value, schedule.currency_code, code, schedule.account_value, rates)
        yield schedule.account_id, -paid
        return
    value = convert(schedule.value, schedule.currency_code, code, rates)
    yield schedule.account_id, value
    if schedule.from_account_id is not None:
        left = _in_currency(value, code, codes[schedule.from_account_id], schedule.from_value, rates)
        yield schedule.from_account_id, -left


def _in_currency(value: Decimal, code: str, target: str, fixed: Decimal | None, rates: Rates) -> Decimal:
    """Return a value in another currency: the amount given for it, else converted."""
    return fixed if fixed is not None and code != target else convert(value, code, target, rates)


def _points(moves: Mapping[date, Decimal]) -> list[Point]:
    days = sorted(moves)
    return [Point(*point) for point in zip(days, accumulate(moves[day] for day in days), strict=True)]


def _total(
    moves: Mapping[str, Mapping[date, Decimal]],
    codes: Mapping[str, str],
    currency: str,
    rates: Rates,
    today: date,
) -> tuple[ForecastLine, Iterable[Amount]]:
    """Return the line of all these accounts together, and what of them has no rate at its end."""
    by_day: dict[date, dict[str, Decimal]] = {today: {}}
    for account_id, deltas in moves.items():
        for day, delta in deltas.items():
            of_day, code = by_day.setdefault(day, {}), codes[account_id]
            of_day[code] = of_day.get(code, ZERO) + delta
    sums: dict[str, Decimal] = {}
    points: list[Point] = []
    left_out: tuple[Amount, ...] = ()
    for day in sorted(by_day):
        for code, delta in by_day[day].items():
            sums[code] = sums.get(code, ZERO) + delta
        total = total_of(sums, currency, rates)
        left_out = total.not_converted
        points.append(Point(day, total.amount))
    return ForecastLine(currency, points), left_out


def _named(left_out: Iterable[Amount], unknown: Mapping[str, Decimal]) -> tuple[Amount, ...]:
    sums = dict(unknown)
    for part in left_out:
        sums[part.currency_code] = sums.get(part.currency_code, ZERO) + part.amount
    return tuple(Amount(code, sums[code]) for code in sorted(sums))
