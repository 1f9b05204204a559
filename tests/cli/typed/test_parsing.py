from datetime import date, datetime, time
from decimal import Decimal

import pytest

from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.parsing import TypedAmount

SUNDAY = date(2026, 11, 22)
NOON = datetime.combine(SUNDAY, time(12))


@pytest.mark.parametrize(
    ("typed", "value", "currency"),
    [
        ("12.50", "12.50", ""),
        ("12,50", "12.50", ""),
        ("12,5", "12.50", ""),
        ("-5", "-5.00", ""),
        ("−5", "-5.00", ""),
        ("$12.50", "12.50", "$"),
        ("-$12.50", "-12.50", "$"),
        ("12,50 ₴", "12.50", "₴"),
        ("12.50uah", "12.50", "uah"),
        ("CHF 12.50", "12.50", "CHF"),
        ("1 234,50", "1234.50", ""),
        ("1\u00a0234.50", "1234.50", ""),
        ("1,234.50", "1234.50", ""),
        ("1.234,50", "1234.50", ""),
        ("1,234,567", "1234567.00", ""),
        ("1'234.50", "1234.50", ""),
        ("1_234", "1234.00", ""),
    ],
)
def test_an_amount_is_read_as_people_write_it(typed: str, value: str, currency: str) -> None:
    assert parsing.amount(typed) == TypedAmount(Decimal(value), currency)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("1,234", "may mean 1.234 or 1234"),
        ("1.234", "may mean 1.234 or 1234"),
        ("1234.567", "more than two decimals"),
        ("12 50", "is not an amount"),
        ("12.50.30", "is not an amount"),
        ("$12€", "is not an amount"),
        ("lunch", "is not an amount"),
        ("", "is not an amount"),
        ("1e9", "is not an amount"),
        ("99999999999", "is too much"),
    ],
)
def test_an_amount_that_is_none_or_two_says_the_true_reason(typed: str, reason: str) -> None:
    with pytest.raises(WrongUsage, match=reason):
        parsing.amount(typed)


@pytest.mark.parametrize("typed", ["", "$", "usd", "USD"])
def test_an_amount_may_name_the_currency_it_is_in(typed: str) -> None:
    assert TypedAmount(Decimal(5), typed).checked("USD") == 5


def test_an_amount_in_another_currency_is_refused_not_taken_for_ours() -> None:
    with pytest.raises(WrongUsage, match="is in €, but this needs USD"):
        TypedAmount(Decimal(5), "€").checked("USD")


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", "2026-12-24"),
        ("2026-12-24T10:00:00+02:00", "2026-12-24T10:00:00+02:00"),
        ("today", "2026-11-22"),
        ("Yesterday", "2026-11-21"),
        ("вчора", "2026-11-21"),
        ("friday", "2026-11-20"),
        ("sun", "2026-11-22"),
        ("п’ятниця", "2026-11-20"),
        ("24.12", "2026-12-24"),
        ("24.12.", "2026-12-24"),
        ("3.1", "2027-01-03"),
        ("24.12.2025", "2025-12-24"),
        ("24 december", "2026-12-24"),
        ("24 грудня 2025", "2025-12-24"),
        ("29.2", "2028-02-29"),
    ],
)
def test_a_day_is_read_as_people_write_it(typed: str, day: str) -> None:
    today = date(2027, 12, 1) if typed == "29.2" else SUNDAY
    assert parsing.day(typed, today) == day


@pytest.mark.parametrize("typed", ["31.02", "32.1.2026", "someday", "2026-02-30", "24/12", "t", "1.13"])
def test_a_day_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(WrongUsage, match=r"not a day|no day"):
        parsing.day(typed, SUNDAY)


@pytest.mark.parametrize(
    ("typed", "month"),
    [
        ("2026-12", "2026-12"),
        ("12.2026", "2026-12"),
        ("december", "2026-12"),
        ("Nov", "2026-11"),
        ("january", "2027-01"),
        ("листопад", "2026-11"),
        ("june 2025", "2025-06"),
        ("june-2025", "2025-06"),
        ("last", "2026-10"),
        ("this", "2026-11"),
        ("next", "2026-12"),
        ("минулий", "2026-10"),
    ],
)
def test_a_month_is_read_as_people_write_it(typed: str, month: str) -> None:
    assert parsing.month(typed, "2026-11") == month


@pytest.mark.parametrize("typed", ["2026-13", "13.2026", "ju", "someday", ""])
def test_a_month_that_is_none_is_refused(typed: str) -> None:
    with pytest.raises(WrongUsage, match=r"is not a month"):
        parsing.month(typed, "2026-11")


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2026-12-24 09:00", "2026-12-24T09:00"),
        ("2026-12-24T09:00", "2026-12-24T09:00"),
        ("24.12 9:05", "2026-12-24T09:05"),
        ("tomorrow 17:30", "2026-11-23T17:30"),
        ("18:00", "2026-11-22T18:00"),
        ("11:59", "2026-11-23T11:59"),
        ("friday 17:30", "2026-11-27T17:30"),
        ("неділя 18:00", "2026-11-22T18:00"),
        ("sunday 9:00", "2026-11-29T09:00"),
    ],
)
def test_a_time_is_the_next_one_that_it_can_be(typed: str, read: str) -> None:
    assert parsing.local_minute(typed, NOON) == read


@pytest.mark.parametrize("typed", ["", "noon", "24:00", "9", "someday 9:00", "2026-02-30 09:00"])
def test_what_is_no_time_says_how_to_write_one(typed: str) -> None:
    with pytest.raises(WrongUsage, match="Write it like"):
        parsing.local_minute(typed, NOON)
