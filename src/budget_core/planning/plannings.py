"""The view of a budget month: what was planned, carried into it and spent per category, and over all of them.

`spent` comes from the kept sums of the month's days. Amounts of other currencies are converted to the planning's
currency; what has no rate is named, never added.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from typing import Final, Protocol

from budget_core.base import currencies, months, percent
from budget_core.base.conversions import Amount, total
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import ZERO, check_digits, check_range, quotient
from budget_core.base.rates import Rates
from budget_core.planning.carry_over import Budget, Carried
from budget_core.planning.targets import TargetTerms, counts_in
from budget_core.recurring.forecasts import Upcoming

Parts = tuple[Iterable[Amount], Iterable[Amount]]
"""Amounts that were spent, and those that are to come."""
_NOTHING_CARRIED: Final[Mapping[str, Carried]] = {}
PACE_FROM_DAY = 3
"""First day of a month with a pace: on the days before, one purchase would decide it."""
PLANNED_BY_DAY = 7
"""Last day of a month on which its first plan makes a pace."""


class StoredBudget(Budget, Protocol):
    """A stored planning category of the month."""

    @property
    def deleted(self) -> bool:
        """True once the budget was removed from the month."""


class PlannedCategory(Protocol):
    """A category."""

    @property
    def id(self) -> str:
        """Id that budgets and day sums name."""

    @property
    def deleted(self) -> bool:
        """True for a category that was deleted but is kept."""


class DaySum(Protocol):
    """Spending on one day in a category, in one currency."""

    @property
    def local_day(self) -> date:
        """Calendar day of the entries."""

    @property
    def category_id(self) -> str | None:
        """None for spending without a category."""

    @property
    def currency_code(self) -> str:
        """Currency of `spent`."""

    @property
    def spent(self) -> Decimal:
        """Sum of the day, positive for spending."""


@dataclass(frozen=True, slots=True)
class BudgetMonth:
    """A budget month as a workspace sees it."""

    key: str
    first_day: int
    today: date
    currency_code: str
    """The workspace's, which totals are given in."""

    @property
    def range(self) -> tuple[date, date]:
        """The first and the last day."""
        return months.day_range(self.key, self.first_day)

    @property
    def days_left(self) -> int:
        """From today on, today included; 0 for any month but the running one."""
        return months.days_left(self.today, self.key, self.first_day)


@dataclass(frozen=True, slots=True)
class Progress:
    """A budget and what is spent of it, in one currency."""

    currency_code: str
    budget: Decimal
    spent: Decimal
    not_converted: tuple[Amount, ...]
    upcoming: Decimal = ZERO
    """Spending that is scheduled in the month and not posted yet."""
    carried: Decimal = ZERO
    """Amount carried into the month; below zero after overspending."""
    set_aside: Decimal = ZERO
    """Available in all categories with a target, after what is to come there; of the whole month alone."""
    spent_not_converted: tuple[Amount, ...] = ()
    """Part of `not_converted` that is spent: the others are to come, or carried."""

    @property
    def base(self) -> Decimal:
        """Budget with the carried amount."""
        return self.budget + self.carried

    @property
    def available(self) -> Decimal:
        """Rest of budget and carried amount; below zero when overspent."""
        return self.base - self.spent

    @property
    def free(self) -> Decimal:
        """Rest once all that is scheduled is paid and targets are kept; below zero when it does not suffice."""
        return self.available - self.upcoming - self.set_aside

    @property
    def rest(self) -> Decimal:
        """Available amount after what is to come, never negative."""
        return max(ZERO, self.available - self.upcoming)

    @property
    def percent(self) -> Decimal:
        """Spent of base, from 0 to 100."""
        return percent.percent(self.spent, self.base)

    @property
    def ratio(self) -> Decimal | None:
        """Spent of base in percent, not capped; None when there is nothing to spend."""
        return percent.ratio(self.spent, self.base)

    @property
    def overflow(self) -> Decimal:
        """Amount spent over the base, never negative."""
        return percent.overflow(self.spent, self.base)

    @property
    def left(self) -> Decimal:
        """Rest of the base, never negative."""
        return percent.left(self.spent, self.base)

    def left_per_day(self, days_left: int) -> Decimal | None:
        """Return what is free for each day left of the running month; None in any other month."""
        digits = currencies.money_digits(self.currency_code)
        return percent.left_per_day(max(self.free, ZERO), days_left, digits) if days_left else None


@dataclass(frozen=True, slots=True)
class MonthView:
    """The month: a row per category that is shown, in the order of the categories, and all of them together."""

    rows: Mapping[str, Progress]
    total: Progress
    budgets_not_converted: tuple[Amount, ...]
    """Budgets and carried amounts left out of the total because their currency has no rate."""
    removed: Mapping[str, Progress]
    """Categories removed from the month, with the budget that would come back and what is spent of it."""
    spent: Mapping[str, list[Amount]]
    """Spending by category, as it was booked."""
    upcoming: Mapping[str | None, list[Amount]]
    """Spending that is to come, by category."""
    target_ids: tuple[str, ...]
    """Categories shown with a target."""


def view(
    month: BudgetMonth,
    categories: Iterable[PlannedCategory],
    budgets: Iterable[StoredBudget],
    day_sums: Iterable[DaySum],
    rates: Rates,
    upcoming: Iterable[Upcoming] = (),
    carried: Mapping[str, Carried] = _NOTHING_CARRIED,
    targets: Iterable[TargetTerms] = (),
) -> MonthView:
    """Return the month of a workspace.

    A category never planned is shown with budget 0. An archived one, or one removed from the month, is shown only
    while it has a budget, something was spent or something is to come. `carried` has all categories with a rule
    before the month; what is carried into one that is not shown counts nowhere.
    """
    stored = {budget.category_id: budget for budget in budgets}
    spent, still_to_come = _spent_per_category(month, day_sums), _upcoming_per_category(upcoming)
    rows = {}
    for category in categories:
        planned, parts = stored.get(category.id), (spent.get(category.id, []), still_to_come.get(category.id, []))
        row = _row(month, planned, parts, rates)
        if row.budget or any(parts) or _is_offered(category, planned):
            rows[category.id] = _with_carried(row, carried[category.id]) if category.id in carried else row
    removed = {
        key: _planned_row(budget, (spent.get(key, []), still_to_come.get(key, [])), rates)
        for key, budget in stored.items()
        if budget.deleted
    }
    with_target = (target.category_id for target in targets if counts_in(target, month.key))
    target_ids = tuple(key for key in with_target if key in rows)
    target_rows = [rows[key] for key in target_ids]
    month_total, left_out = _total(month, rows.values(), target_rows, (spent, still_to_come), rates)
    missing = (part for key in rows if key in carried for part in carried[key].not_converted)
    return MonthView(rows, month_total, (*left_out, *missing), removed, spent, still_to_come, target_ids)


def pace(month: BudgetMonth, row: Progress, planned_on: date | None = None) -> Decimal | None:
    """Return how far spending is below an even pace: plan × day ÷ days − spent; negative when it is above.

    None where nothing is planned or a bill is to come, in any month but the running one, and on its first two days.
    `planned_on` is the day of the month's first plan: a late one says nothing of the days before.
    """
    day, days = months.day_number(month.today, month.key, month.first_day) or (0, 0)
    if day < PACE_FROM_DAY or row.budget <= 0 or row.upcoming:
        return None
    planned_day, _ = (planned_on and months.day_number(planned_on, month.key, month.first_day)) or (0, 0)
    if planned_day > PLANNED_BY_DAY:
        return None
    planned, parts = row.budget.as_integer_ratio()
    return quotient(planned * day, parts * days, currencies.money_digits(row.currency_code)) - row.spent


def copy_budgets(
    previous: Iterable[StoredBudget], current: Iterable[StoredBudget], categories: Iterable[PlannedCategory]
) -> list[StoredBudget]:
    """Return the budgets of last month to set in this one: of live categories, where nothing is planned yet.

    One below zero is not copied: money was taken out of that month alone.
    """
    planned = {budget.category_id for budget in current if budget.budget and not budget.deleted}
    free = {category.id for category in categories if not category.deleted} - planned
    return [budget for budget in previous if budget.budget > 0 and not budget.deleted and budget.category_id in free]


def move(
    budgets: Iterable[StoredBudget], from_category_id: str, to_category_id: str, value: Decimal, currency_code: str
) -> dict[str, Decimal]:
    """Return the new budgets of two categories after `value`, in the workspace's currency, goes from one to the other.

    `budgets` are those of the month; where one is removed or 0, nothing is planned.
    Raises: DomainError with the field of the call that is wrong.
    """
    if from_category_id == to_category_id:
        raise field_error("toCategoryId", ErrorCode.BUDGET_SAME_CATEGORY)
    planned = {budget.category_id: budget for budget in budgets if budget.budget and not budget.deleted}
    for field, category_id in (("fromCategoryId", from_category_id), ("toCategoryId", to_category_id)):
        if category_id in planned and planned[category_id].currency_code != currency_code:
            raise field_error(field, ErrorCode.BUDGET_CURRENCY)
    source, target = (planned[key].budget if key in planned else ZERO for key in (from_category_id, to_category_id))
    if value > source:
        raise field_error("value", ErrorCode.BUDGET_TOO_LITTLE)
    try:
        check_digits(value, currencies.money_digits(currency_code))
        return {from_category_id: source - value, to_category_id: check_range(target + value)}
    except DomainError as error:
        raise field_error("value", error.code) from error


def _spent_per_category(month: BudgetMonth, day_sums: Iterable[DaySum]) -> dict[str, list[Amount]]:
    first, last = month.range
    sums: dict[str, dict[str, Decimal]] = defaultdict(lambda: defaultdict(lambda: ZERO))
    for day in day_sums:
        if day.category_id is not None and first <= day.local_day <= last:
            sums[day.category_id][day.currency_code] += day.spent
    return {
        category_id: [Amount(code, spent) for code, spent in parts.items() if spent]
        for category_id, parts in sums.items()
    }


def _upcoming_per_category(upcoming: Iterable[Upcoming]) -> dict[str | None, list[Amount]]:
    parts: dict[str | None, list[Amount]] = defaultdict(list)
    for each in upcoming:
        parts[each.category_id].append(Amount(each.currency_code, each.value))
    return parts


def _row(month: BudgetMonth, stored: StoredBudget | None, parts: Parts, rates: Rates) -> Progress:
    if stored is not None and not stored.deleted:
        return _planned_row(stored, parts, rates)
    return _progress(month.currency_code, ZERO, parts, rates)


def _planned_row(stored: StoredBudget, parts: Parts, rates: Rates) -> Progress:
    return _progress(stored.currency_code, stored.budget, parts, rates)


def _progress(code: str, budget: Decimal, parts: Parts, rates: Rates) -> Progress:
    spent, upcoming = (total(part, code, rates) for part in parts)
    return Progress(
        code,
        budget,
        spent.amount,
        not_converted=(*spent.not_converted, *upcoming.not_converted),
        upcoming=upcoming.amount,
        spent_not_converted=tuple(spent.not_converted),
    )


def _is_offered(category: PlannedCategory, stored: StoredBudget | None) -> bool:
    return not category.deleted and (stored is None or not stored.deleted)


def _with_carried(row: Progress, carried: Carried) -> Progress:
    return replace(row, carried=carried.amount, not_converted=(*row.not_converted, *carried.not_converted))


def _total(
    month: BudgetMonth,
    rows: Iterable[Progress],
    target_rows: Iterable[Progress],
    by_category: tuple[Mapping[str, list[Amount]], Mapping[str | None, list[Amount]]],
    rates: Rates,
) -> tuple[Progress, tuple[Amount, ...]]:
    """Return the whole month, and its budgets and carried amounts without a rate.

    `target_rows` have a target.
    """
    budget, carried, set_aside = (
        total((Amount(row.currency_code, amount) for row, amount in amounts), month.currency_code, rates)
        for amounts in (
            ((row, row.budget) for row in rows if row.budget),
            ((row, row.carried) for row in rows if row.carried),
            ((row, row.rest) for row in target_rows),
        )
    )
    spent, upcoming = ([part for parts in each.values() for part in parts] for each in by_category)
    progress = _progress(month.currency_code, budget.amount, (spent, upcoming), rates)
    progress = replace(progress, carried=carried.amount, set_aside=set_aside.amount)
    return progress, (*budget.not_converted, *carried.not_converted)
