"""Sixty columns, both languages: amounts, days and ids stay whole, and lines break only between words."""

from pathlib import Path
from typing import NamedTuple

import pytest
from tests.cli.conftest import Budget, isolate, new_token, run, use_login
from tests.cli.narrow import check_narrow

from budget_cli.output.table_printer import column_widths, wrap_text

NAMES = {"en": {"category": "groc", "list": "sat", "word": "f"}, "ua": {"category": "прод", "list": "суб", "word": "к"}}
SHOWN = [
    "accounts",
    "accounts history --limit 20",
    "activity --limit 20",
    "balance",
    "categories",
    "currencies",
    "explain {category}",
    "explain --of free",
    "forecast",
    "history --limit 20",
    "history --group category",
    "history --group month",
    "history delete last --dry-run",
    "lists",
    "lists show {list}",
    "import mappings",
    "month",
    "plan",
    "plan list --months 12",
    "plan suggest",
    "plan set {category} 300 --months 3 --dry-run",
    "reminders",
    "report",
    "report --rows kind --columns person --of net",
    "import rules",
    "schedules",
    "schedules due",
    "history {word} --limit 20",
    "config",
    "statistics",
    "statistics accounts",
    "statistics categories",
    "statistics shares",
    "tokens",
    "month --top",
    "users sessions",
    "workspaces",
]
OF_MILLIONS = [
    "accounts",
    "accounts history --limit 20",
    "balance",
    "month",
    "plan",
    "plan list --months 12",
    "statistics",
    "month --top",
]


class Household(NamedTuple):
    """Somebody on the server with the sample data in one language."""

    language: str
    token: str


@pytest.fixture(scope="module", params=NAMES)
def language(request: pytest.FixtureRequest) -> str:
    """Each language of the terminal."""
    return str(request.param)


@pytest.fixture(scope="module")
def household(server: str, language: str, tmp_path_factory: pytest.TempPathFactory) -> Household:
    """A household that has a row in every table; the tests only look at it."""
    reminder = ["reminders", "add", "Rent", "--at", "2036-12-01 18:00", "--frequency", "monthly"]
    return prepared(server, language, tmp_path_factory.mktemp("home"), reminder, ["tokens", "add", "phone"])


@pytest.fixture(scope="module")
def household_of_millions(server: str, language: str, tmp_path_factory: pytest.TempPathFactory) -> Household:
    """A household that has bought a car; the tests only look at it."""
    car = ["add", "2345678.90", NAMES[language]["category"], "car"]
    return prepared(server, language, tmp_path_factory.mktemp("home"), car)


def prepared(server: str, language: str, folder: Path, *commands: list[str]) -> Household:
    """Sign somebody up, make the sample data, and run these commands."""
    with pytest.MonkeyPatch.context() as patch:
        isolate(patch, folder)
        token = new_token(server)
        use_login(patch, server, token)
        for words in (["config", "set", "language", language], ["demo"], *commands):
            assert run(*words).exit_code == 0, words
        return Household(language, token)


@pytest.mark.dear
@pytest.mark.parametrize("command", SHOWN)
def test_a_table_fits_sixty_columns_with_its_words_amounts_days_and_ids_whole(
    budget: Budget, monkeypatch: pytest.MonkeyPatch, server: str, household: Household, command: str
) -> None:
    use_login(monkeypatch, server, household.token)
    check_narrow(budget, monkeypatch, command.format(**NAMES[household.language]))


@pytest.mark.dear
@pytest.mark.parametrize("command", OF_MILLIONS)
def test_a_table_of_millions_fits_sixty_columns_too(
    budget: Budget, monkeypatch: pytest.MonkeyPatch, server: str, household_of_millions: Household, command: str
) -> None:
    use_login(monkeypatch, server, household_of_millions.token)
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
    assert wrap_text("Lunch of −$1\xa0234.50 with Ann", 12) == "Lunch of\n−$1\xa0234.50\nwith Ann"
