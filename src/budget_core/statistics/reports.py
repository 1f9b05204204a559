"""The statistics of a run of budget months, computed from sums.

Months, accounts, categories and their shares. Everything is in the workspace currency at today's rates, past balances
too, so that a line moves when money does, not when rates do. What has no rate is in no sum and is named with the figure
it is missing in. Where the sums come from (kept by a server, or counted on a device) makes no difference. Source:
specification, decisions 3 and 17.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from budget_core.accounts.accounts import currency_of
from budget_core.base import currencies, months, percent
from budget_core.base.conversions import Amount, Total
from budget_core.entries.payees import fold
from budget_core.planning.suggestions import average
from budget_core.statistics import statistics
from budget_core.statistics.statistics import NOTHING, Period, UnconvertedSum, left_out

MonthParts = Iterable[tuple[str, Amount]]
"""Month and amount; a month may come once for each currency."""
CategoryParts = Iterable[tuple[tuple[str, str], Amount]]
"""Category id with month, and amount; zero amounts are left out."""


@dataclass(frozen=True, slots=True)
class AccountMovements:
    """An account now, and what it moved by in each later month: enough to tell every earlier balance."""

    id: str
    currency_code: str
    """`default` follows the workspace."""
    budget: Decimal
    """Today's balance, in its own currency."""
    is_show_in_balance: bool
    deleted_on: date | None
    """The user's calendar day."""
    moved: Mapping[str, Decimal]
    """By month; the months after the first one of the period are needed."""


@dataclass(frozen=True, slots=True)
class MonthReport:
    """Income, spending and budget of a month, and the balance at its end.

    The balance is that of the counted accounts.
    """

    month: str
    first_day: date
    last_day: date
    income: Total
    spent: Total
    budget: Total
    balance: Total

    @property
    def net(self) -> Decimal:
        """Income less spending; transfers are neither."""
        return self.income.amount - self.spent.amount

    @property
    def left_out(self) -> list[UnconvertedSum]:
        """Amounts without a rate, missing in the month's figures."""
        return left_out(income=self.income, spent=self.spent, budget=self.budget, balance=self.balance)


@dataclass(frozen=True, slots=True)
class MonthlyMean:
    """Income and spending of a usual month, and the number of months they are the mean of."""

    months: int
    income: Decimal
    spent: Decimal


@dataclass(frozen=True, slots=True)
class AccountSeries:
    """An account's balance at the end of each month: in its own currency, and in the workspace's."""

    account_id: str
    currency_code: str
    balances: list[Decimal]
    totals: list[Total]


@dataclass(frozen=True, slots=True)
class CategorySeries:
    """Spending and budget of a category, month by month."""

    category_id: str
    spent: list[Total]
    budgets: list[Total]


@dataclass(frozen=True, slots=True)
class CategorySlice:
    """A category's part of all spending in whole percents, and what was spent of its plan."""

    category_id: str
    share: int
    spent: Total
    budget: Total

    @property
    def percent(self) -> Decimal:
        """Spent of budget, from 0 to 100."""
        return percent.percent(self.spent.amount, self.budget.amount)

    @property
    def ratio(self) -> Decimal | None:
        """Spent of budget in percent, not capped; None when nothing was planned."""
        return percent.ratio(self.spent.amount, self.budget.amount)

    @property
    def left_out(self) -> list[UnconvertedSum]:
        """Amounts without a rate, missing in the two sums."""
        return left_out(spent=self.spent, budget=self.budget)


@dataclass(frozen=True, slots=True)
class SpendingShares:
    """All the months together: the whole spending, and each category's part of it."""

    spent: Total
    categories: list[CategorySlice]


@dataclass(frozen=True, slots=True)
class NamedPart:
    """Spending of a payee or a tag in one currency, and the number of its entries."""

    name: str
    amount: Amount
    count: int


@dataclass(frozen=True, slots=True)
class NamedTotal:
    """Spending of a payee or a tag, and the number of its entries."""

    name: str
    spent: Total
    count: int


@dataclass(frozen=True, slots=True)
class NamedSpending:
    """All spending, and that of each payee or tag."""

    spent: Total
    rows: list[NamedTotal]


def month_figures(
    period: Period, incomes: MonthParts, spent: MonthParts, budgets: MonthParts, accounts: Iterable[AccountMovements]
) -> list[MonthReport]:
    """Return the figures of every month of the period, also of empty ones."""
    income, expenses, planned = period.totals(incomes), period.totals(spent), period.totals(budgets)
    balances = period.totals(_counted_balances(period, accounts))
    sums = (income, expenses, planned, balances)
    return [
        MonthReport(month, *months.day_range(month, period.first_day), *(each.get(month, NOTHING) for each in sums))
        for month in period.keys
    ]


def monthly_average(period: Period, figures: Sequence[MonthReport], first: str | None) -> MonthlyMean | None:
    """Return the mean of the whole months of a period; None where it has no month to count.

    `first` is the month of the first entry, None without one.
    """
    counted = statistics.averaged_months(period.keys, first, period.running)
    rows = [row for row in figures if row.month in counted]
    digits = currencies.money_digits(period.currency_code)
    income = average([row.income.amount for row in rows], digits)
    spent = average([row.spent.amount for row in rows], digits)
    return None if income is None or spent is None else MonthlyMean(len(rows), income, spent)


def account_series(period: Period, accounts: Iterable[AccountMovements]) -> list[AccountSeries]:
    """Return a series for every account, in the order given."""
    return [_series(period, account) for account in accounts]


def category_series(
    period: Period, archived: Mapping[str, bool], spent: CategoryParts, budgets: CategoryParts
) -> list[CategorySeries]:
    """Return the categories to show, in the order given.

    Those in use, and archived ones with spending or a budget in these months. `archived` says of every category id
    whether it is.
    """
    expenses, planned = period.totals(spent), period.totals(budgets)
    used = {key[0] for key in (*expenses, *planned)}
    return [
        CategorySeries(category_id, _row(period, category_id, expenses), _row(period, category_id, planned))
        for category_id, is_archived in archived.items()
        if not is_archived or category_id in used
    ]


def category_shares(
    period: Period, categories: Iterable[str], spent: CategoryParts, budgets: CategoryParts
) -> SpendingShares:
    """Return the categories with spending or a budget, largest spending first.

    Shares add up to 100, or are all 0.
    """
    parts = list(spent)
    expenses = period.totals((category_id, amount) for (category_id, _), amount in parts)
    planned = period.totals((category_id, amount) for (category_id, _), amount in budgets)
    used = [category_id for category_id in categories if category_id in expenses or category_id in planned]
    used.sort(key=lambda category_id: -expenses.get(category_id, NOTHING).amount)
    shares = statistics.shares([expenses.get(category_id, NOTHING).amount for category_id in used])
    rows = [
        CategorySlice(category_id, share, expenses.get(category_id, NOTHING), planned.get(category_id, NOTHING))
        for category_id, share in zip(used, shares, strict=True)
    ]
    return SpendingShares(period.total(amount for _, amount in parts), rows)


def payee_spending(period: Period, parts: Iterable[NamedPart]) -> NamedSpending:
    """Return the spending by payee, most first; the spellings of one are one, by the most used of them."""
    return _named_spending(period, parts, fold)


def tag_spending(period: Period, parts: Iterable[NamedPart]) -> NamedSpending:
    """Return the spending by tag, most first."""
    return _named_spending(period, parts, str)


def _named_spending(period: Period, parts: Iterable[NamedPart], key_of: Callable[[str], str]) -> NamedSpending:
    amounts: dict[str, list[Amount]] = {}
    counts: dict[str, int] = {}
    spellings: dict[str, dict[str, int]] = {}
    for part in parts:
        key = key_of(part.name)
        amounts.setdefault(key, []).append(part.amount)
        counts[key] = counts.get(key, 0) + part.count
        written = spellings.setdefault(key, {})
        written[part.name] = written.get(part.name, 0) + part.count
    rows = [
        NamedTotal(min(written, key=lambda name: (-written[name], name)), period.total(amounts[key]), counts[key])
        for key, written in spellings.items()
    ]
    rows.sort(key=lambda row: (-row.spent.amount, row.name))
    return NamedSpending(period.total(amount for each in amounts.values() for amount in each), rows)


def _row(period: Period, category_id: str, totals: Mapping[tuple[str, str], Total]) -> list[Total]:
    return [totals.get((category_id, month), NOTHING) for month in period.keys]


def _series(period: Period, account: AccountMovements) -> AccountSeries:
    code = currency_of(account.currency_code, period.currency_code)
    ends = statistics.closings(account.budget, account.moved, period.keys, period.running)
    return AccountSeries(account.id, code, ends, [period.total([Amount(code, end)]) for end in ends])


def _counted_balances(period: Period, accounts: Iterable[AccountMovements]) -> Iterator[tuple[str, Amount]]:
    last_days = [months.day_range(month, period.first_day)[1] for month in period.keys]
    for account in accounts:
        code = currency_of(account.currency_code, period.currency_code)
        ends = statistics.closings(account.budget, account.moved, period.keys, period.running)
        for month, last_day, end in zip(period.keys, last_days, ends, strict=True):
            if statistics.was_counted(account.is_show_in_balance, account.deleted_on, last_day):
                yield month, Amount(code, end)
