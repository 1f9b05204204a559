"""Sixty columns, both languages: amounts, days and ids stay whole, and lines break only between words."""

import pytest
from tests.cli.conftest import Budget
from tests.cli.narrow import check_narrow

from budget_cli.column_widths import column_widths, lines_of

pytestmark = pytest.mark.usefixtures("online")
NAMES = {"en": {"category": "groc", "list": "sat", "word": "f"}, "ua": {"category": "прод", "list": "суб", "word": "к"}}
SHOWN = [
    "accounts",
    "accounts history",
    "activity",
    "balance",
    "categories",
    "currencies",
    "history",
    "history delete last --dry-run",
    "lists",
    "lists show {list}",
    "mappings",
    "month",
    "plannings",
    "plannings set {category} 300 --months 3 --dry-run",
    "reminders",
    "rules",
    "search {word}",
    "settings",
    "statistics",
    "statistics accounts",
    "statistics categories",
    "statistics shares",
    "tokens",
    "top",
    "users sessions",
    "workspaces",
]
OF_MILLIONS = ["accounts", "accounts history", "balance", "month", "plannings", "statistics", "top"]


@pytest.mark.parametrize("language", NAMES)
def test_every_table_fits_sixty_columns_with_its_words_amounts_days_and_ids_whole(
    budget: Budget, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    budget("settings", "set", "--language", language)
    budget("demo")
    budget("reminders", "create", "Rent", "--at", "2036-12-01 18:00", "--frequency", "monthly")
    budget("tokens", "create", "phone")
    for command in SHOWN:
        check_narrow(budget, monkeypatch, command.format(**NAMES[language]))
    budget("add", "2345678.90", NAMES[language]["category"], "car")
    for command in OF_MILLIONS:
        check_narrow(budget, monkeypatch, command)


@pytest.mark.parametrize(
    ("whole", "least", "room", "widths"),
    [
        ([20, 9], [8, 5], 40, [20, 9]),
        ([20, 9], [8, 5], 19, [11, 8]),
        ([20, 9], [8, 5], 10, [5, 5]),
        ([], [], 10, []),
        ([3, 30, 30], [3, 10, 4], 40, [3, 21, 16]),
    ],
)
def test_columns_get_what_their_words_need_and_share_the_rest(
    whole: list[int], least: list[int], room: int, widths: list[int]
) -> None:
    assert column_widths(whole, least, room) == widths


def test_lines_break_between_words_and_never_inside_an_amount() -> None:
    assert lines_of("Lunch of −$1\xa0234.50 with Ann", 12) == "Lunch of\n−$1\xa0234.50\nwith Ann"
