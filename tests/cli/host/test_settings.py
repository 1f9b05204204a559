import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.mark.parametrize(
    ("name", "value", "changed"),
    [
        ("language", "ua", {"language": "ua"}),
        ("time-zone", "Europe/Kyiv", {"timeZone": "Europe/Kyiv"}),
        ("main-screen", "planning", {"mainScreen": "planning"}),
        ("expenses-view", "list-view", {"expensesView": "list-view"}),
        ("show-onboarding", "yes", {"showOnboarding": True}),
        ("show-onboarding", "no", {"showOnboarding": False}),
    ],
)
def test_a_setting_changes_and_nothing_else(answer: Json, name: str, value: str, changed: dict[str, object]) -> None:
    before = answer("config")
    after = answer("config", "set", name, value)
    assert before | after == before | changed
    assert answer("config", "list") == before | changed


def test_the_table_reads_yes_and_no(budget: Budget) -> None:
    lines = [line.split() for line in budget("config", "--table").stdout.splitlines()]
    assert ["main", "screen", "expenses"] in lines
    assert ["show", "onboarding", "no"] in lines


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["language", "de"], "language: 'de' is none of en, ua.\n"),
        (["show-onboarding", "true"], "show-onboarding: 'true' is none of yes, no.\n"),
        (
            ["colour", "red"],
            "'colour' is not a setting. There are: main-screen, expenses-view, language, show-onboarding, time-zone\n",
        ),
    ],
)
def test_a_value_there_is_not_is_wrong_usage(budget: Budget, typed: list[str], said: str) -> None:
    result = budget("config", "set", *typed)
    assert (result.exit_code, result.stderr) == (2, said)


def test_a_wrong_setting_is_told_in_the_language_of_the_settings(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    assert budget("config", "set", "language", "de").stderr == "language: 'de' — не одне з en, ua.\n"
    assert budget("config", "set", "time-zone", "Nowhere/Else").exit_code == 5
