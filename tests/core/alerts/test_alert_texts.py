"""Texts of alerts, with and without amounts, in both languages."""

from decimal import Decimal

import pytest

from budget_core.alerts.alert_texts import (
    LevelProgress,
    OccurrenceKind,
    ShownAmount,
    booking_notice,
    bookings_line,
    level_notice,
    occurrence_notice,
    summary,
)

VALUE = ShownAmount(Decimal("12.50"), "USD")


def of_100(spent: str, days_left: int = 9) -> LevelProgress:
    """So much spent of 100 dollars."""
    return LevelProgress(Decimal(spent), Decimal("100.00"), "USD", days_left)


@pytest.mark.parametrize(
    ("language", "spent", "body"),
    [
        ("en", "80.00", "$20.00 left of $100.00, 9 days to go"),
        ("en", "100.00", "Nothing left of $100.00, 9 days to go"),
        ("en", "112.50", "$12.50 over $100.00, 9 days to go"),
        ("ua", "80.00", "Ще 20.00\u00a0$ з 100.00\u00a0$, 9 днів до кінця"),
        ("ua", "100.00", "Нічого не лишилось із 100.00\u00a0$, 9 днів до кінця"),
        ("ua", "112.50", "На 12.50\u00a0$ більше за 100.00\u00a0$, 9 днів до кінця"),
    ],
)
def test_a_level_says_what_is_left_where_amounts_may_be_shown(language: str, spent: str, body: str) -> None:
    assert level_notice(language, "Food", of_100(spent), has_amounts=True).body == body


@pytest.mark.parametrize(("spent", "percent"), [("85.40", 85), ("99.99", 99), ("120.00", 120)])
def test_a_level_says_the_percent_that_is_spent(spent: str, percent: int) -> None:
    assert level_notice("en", "Food", of_100(spent), has_amounts=False).title == f"Food is at {percent}%"


@pytest.mark.parametrize(
    ("language", "days_left", "title", "body"),
    [
        ("en", 9, "Food is at 80%", "9 days to go"),
        ("en", 1, "Food is at 80%", "1 day to go"),
        ("en", 0, "Food is at 80%", ""),
        ("ua", 1, "Food: витрачено 80\u00a0%", "1 день до кінця"),
        ("ua", 3, "Food: витрачено 80\u00a0%", "3 дні до кінця"),
        ("ua", 11, "Food: витрачено 80\u00a0%", "11 днів до кінця"),
        ("ua", 13, "Food: витрачено 80\u00a0%", "13 днів до кінця"),
        ("ua", 21, "Food: витрачено 80\u00a0%", "21 день до кінця"),
        ("ua", 22, "Food: витрачено 80\u00a0%", "22 дні до кінця"),
        ("ua", 25, "Food: витрачено 80\u00a0%", "25 днів до кінця"),
    ],
)
def test_a_level_without_amounts_says_how_many_days_are_left(
    language: str, days_left: int, title: str, body: str
) -> None:
    assert level_notice(language, "Food", of_100("80.00", days_left), has_amounts=False) == (title, body)


@pytest.mark.parametrize(
    ("language", "value", "body"),
    [
        ("en", None, "Added an expense"),
        ("en", VALUE, "Added an expense: $12.50"),
        ("ua", None, "Додано витрату"),
        ("ua", VALUE, "Додано витрату: 12.50\u00a0$"),
    ],
)
def test_an_expense_names_person_and_category(language: str, value: ShownAmount | None, body: str) -> None:
    assert booking_notice(language, "Ann", "Food", value) == ("Ann · Food", body)


@pytest.mark.parametrize(
    ("language", "count", "line"),
    [
        ("en", 1, "Ann · Food: 1 expense"),
        ("en", 2, "Ann · Food: 2 expenses"),
        ("ua", 1, "Ann · Food: 1 витрата"),
        ("ua", 4, "Ann · Food: 4 витрати"),
        ("ua", 12, "Ann · Food: 12 витрат"),
    ],
)
def test_expenses_of_a_person_in_a_category_are_counted(language: str, count: int, line: str) -> None:
    assert bookings_line(language, "Ann", "Food", count) == line


@pytest.mark.parametrize(
    ("language", "kind", "value", "notice"),
    [
        ("en", "due", None, ("Rent is due", "From your schedules")),
        ("en", "posted", VALUE, ("Rent was added", "$12.50")),
        ("en", "problem", VALUE, ("Rent could not be added", "Open the app to see why")),
        ("ua", "due", VALUE, ("Rent: час додати", "12.50\u00a0$")),
        ("ua", "posted", None, ("Rent: додано", "З ваших розкладів")),
        ("ua", "problem", None, ("Rent: не вдалося додати", "Відкрийте застосунок, щоб дізнатися чому")),
    ],
)
def test_an_occurrence_says_what_became_of_it(
    language: str, kind: OccurrenceKind, value: ShownAmount | None, notice: tuple[str, str]
) -> None:
    assert occurrence_notice(language, kind, "Rent", value) == notice


def test_a_summary_shows_five_lines_and_counts_the_rest() -> None:
    lines = [f"Line {number}" for number in range(1, 8)]
    assert summary("en", lines[:2]) == ("2 alerts", "Line 1\nLine 2")
    assert summary("ua", lines) == ("7 сповіщень", "Line 1\nLine 2\nLine 3\nLine 4\nLine 5\nі ще 2")
