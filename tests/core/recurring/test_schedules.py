"""Schedules: dates against a second way to count them, and what holds for every schedule."""

from dataclasses import dataclass, replace
from datetime import date, timedelta
from decimal import Decimal
from types import SimpleNamespace

from dateutil.relativedelta import relativedelta
from hypothesis import given
from hypothesis import strategies as st

from budget_core.base.conversions import Amount
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates
from budget_core.guests import sample
from budget_core.planning import plannings
from budget_core.planning.plannings import BudgetMonth
from budget_core.recurring import forecasts, schedules
from budget_core.recurring.forecasts import ProjectedItem, Upcoming

UNITS = {"day": "days", "week": "weeks", "month": "months", "year": "years"}
RATES = Rates("USD", date(2026, 11, 20), {"USD": Decimal(1), "EUR": Decimal("0.8")})


@dataclass(frozen=True)
class Schedule:
    frequency: str
    every: int
    start_date: date
    end_date: date | None
    count: int | None
    weekend: str
    is_active: bool = True
    active_from: date = date(1970, 1, 1)
    id: str = "rent"
    kind: str = "expense"
    account_id: str = "cash"
    from_account_id: str | None = None
    category_id: str | None = "home"
    value: Decimal = Decimal("10.00")
    currency_code: str = "USD"
    account_value: Decimal | None = None
    from_value: Decimal | None = None


@dataclass(frozen=True)
class Account:
    id: str
    budget: Decimal
    currency_code: str = "USD"
    is_show_in_balance: bool = True


days = st.dates(date(1970, 1, 1), date(2100, 12, 31))
drawn = st.builds(
    Schedule,
    frequency=st.sampled_from([*UNITS, "once"]),
    every=st.integers(1, 99),
    start_date=days,
    end_date=st.none() | days,
    count=st.none() | st.integers(1, 60),
    weekend=st.sampled_from(["asIs", "before", "after"]),
)


def counted(schedule: Schedule, first: date, last: date) -> list[date]:
    """The dates of the occurrences, each from the start by dateutil."""
    unit, found = UNITS.get(schedule.frequency, "days"), []
    for number in range(1 if schedule.frequency == "once" else schedule.count or 3000):
        day = schedule.start_date + relativedelta(**{unit: schedule.every * number})
        if day > min(last, schedule.end_date or last):
            break
        found.append(day)
    return [day for day in found if day >= first]


@given(drawn, days, st.integers(0, 900))
def test_dates_are_what_dateutil_counts(schedule: Schedule, first: date, length: int) -> None:
    begin = max(first, schedule.start_date - timedelta(days=40)) if first < schedule.start_date else first
    begin = min(begin, schedule.start_date + timedelta(days=2000))
    last = begin + timedelta(days=length)
    assert schedules.occurrences(schedule, begin, last) == counted(schedule, begin, last)


def test_five_years_of_the_31st_fall_on_the_last_day_of_each_month() -> None:
    rent = Schedule("month", 1, date(2027, 1, 31), None, None, "asIs")
    found = schedules.occurrences(rent, date(2027, 1, 1), date(2031, 12, 31))
    assert len(found) == 60
    assert all((day + timedelta(days=1)).day == 1 for day in found)


@given(days, st.sampled_from(["before", "after"]))
def test_a_booked_day_is_no_weekend_and_at_most_two_days_away(day: date, weekend: str) -> None:
    moved = schedules.booked_day(day, weekend)
    assert moved.weekday() < 5
    assert abs((moved - day).days) <= 2
    assert (moved <= day) if weekend == "before" else (moved >= day)


@given(drawn, st.integers(0, 400), st.data())
def test_each_occurrence_is_open_until_it_is_settled(schedule: Schedule, length: int, data: st.DataObject) -> None:
    schedule = replace(schedule, active_from=schedule.start_date)
    last = schedule.start_date + timedelta(days=length)
    everything = [each.occurrence for each in schedules.open_occurrences(schedule, (), last)]
    settled = set(data.draw(st.lists(st.sampled_from(everything)))) if everything else set()
    still_open = [each.occurrence for each in schedules.open_occurrences(schedule, settled, last)]
    assert sorted({*still_open, *settled}) == sorted(set(everything))
    assert not settled & set(still_open)


@given(drawn, st.integers(0, 60), st.integers(0, 60), st.data())
def test_booked_days_are_counted_without_listing_them(
    schedule: Schedule, before: int, length: int, data: st.DataObject
) -> None:
    schedule = replace(schedule, active_from=schedule.start_date)
    first = schedule.start_date + timedelta(days=before - 5)
    last = first + timedelta(days=length)
    everything = [each.occurrence for each in schedules.open_occurrences(schedule, (), last)]
    settled = set(data.draw(st.lists(st.sampled_from(everything)))) if everything else set()
    listed = schedules.booked_days(schedule, settled, first, last)
    assert schedules.count_booked(schedule, settled, first, last) == len(listed)
    waiting = list(schedules.open_occurrences(schedule, settled, last))
    assert schedules.count_booked(schedule, settled, None, last) == len(waiting)


@given(drawn, days)
def test_the_next_day_is_that_of_the_first_occurrence_booked_after_today(schedule: Schedule, today: date) -> None:
    schedule = replace(schedule, active_from=max(today, schedule.start_date))
    found = schedules.next_day(schedule, (), today)
    if found is not None:
        assert found > today
        coming = schedules.open_occurrences(schedule, (), found)
        assert min(each.day for each in coming if each.day > today) == found


@given(st.lists(drawn, max_size=5), st.lists(st.sampled_from(["expense", "income"]), min_size=5, max_size=5))
def test_a_forecast_ends_with_the_balance_and_all_that_comes(plans: list[Schedule], kinds: list[str]) -> None:
    today = date(2027, 1, 15)
    until = today + timedelta(days=400)
    made = [
        replace(each, id=str(index), kind=kinds[index], active_from=max(today, each.start_date))
        for index, each in enumerate(plans)
    ]
    planned = [(each, ()) for each in made]
    items = forecasts.expected(planned, today, until)
    accounts = [Account("cash", Decimal("100.00"))]
    seen = forecasts.forecast(accounts, planned, "EUR", RATES, today, until)
    moved = sum(
        (item.schedule.value if item.schedule.kind == "income" else -item.schedule.value for item in items), ZERO
    )
    line = seen.accounts["cash"]
    assert line.days[0].day == today
    assert line.days[-1].amount == Decimal("100.00") + moved
    assert line.lowest.amount == min(point.amount for point in line.days)
    assert [point.day for point in line.days] == [point.day for point in seen.total.days]


def test_a_month_takes_what_is_to_come_off_what_is_free() -> None:
    month = BudgetMonth("2027-02", 1, date(2027, 2, 1), "USD")
    spent = SimpleNamespace(local_day=date(2027, 2, 1), category_id="home", currency_code="USD", spent=Decimal("30.00"))
    plan = SimpleNamespace(category_id="home", budget=Decimal("100.00"), currency_code="USD", deleted=False)
    coming = [Upcoming("home", "EUR", Decimal("40.00")), Upcoming("old", "GHS", Decimal("5.00"))]
    categories = [SimpleNamespace(id="home", deleted=False), SimpleNamespace(id="old", deleted=True)]
    seen = plannings.view(month, categories, [plan], [spent], RATES, coming)
    home, old = seen.rows["home"], seen.rows["old"]
    assert (home.upcoming, home.free, home.left) == (Decimal("50.00"), Decimal("20.00"), Decimal("70.00"))
    assert home.left_per_day(month.days_left) == Decimal("0.71")
    assert (old.upcoming, old.not_converted) == (ZERO, (Amount("GHS", Decimal("5.00")),))
    assert (seen.total.upcoming, seen.total.free) == (Decimal("50.00"), Decimal("20.00"))


@given(st.dates(date(2026, 1, 1), date(2028, 12, 31)), st.sampled_from(["en", "ua"]))
def test_the_schedules_of_the_sample_begin_after_today_within_a_month(today: date, language: str) -> None:
    made = sample.schedules(today, language)
    assert [each.id for each in made] == ["sch-rent", "sch-salary", "sch-music"]
    assert all(today < each.start_date <= today + timedelta(days=31) for each in made)
    accounts = {account.id for account in sample.household(today, language).accounts}
    assert {each.account_id for each in made} <= accounts


def test_what_is_posted_is_in_no_forecast() -> None:
    rent = Schedule("month", 1, date(2027, 1, 31), None, None, "asIs", active_from=date(2027, 1, 1))
    items = forecasts.expected([(rent, {date(2027, 1, 31)})], date(2027, 2, 1), date(2027, 3, 1))
    assert list(items) == [ProjectedItem(rent, date(2027, 2, 28), date(2027, 2, 28))]


def test_reversals_are_the_ids_that_are_taken_in_a_row() -> None:
    rent, day = "0198f3a2-0000-7000-8000-0000000000aa", date(2026, 12, 1)
    first, second, third = (schedules.entry_id(rent, day, attempt) for attempt in (1, 2, 3))
    assert schedules.reversals(rent, day, set()) == 0
    assert schedules.reversals(rent, day, {first, second, "of a correction"}) == 2
    assert schedules.reversals(rent, day, {second, third}) == 0
