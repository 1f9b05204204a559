import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_settings_change_only_where_said(answer: Json) -> None:
    before = answer("settings")
    after = answer("settings", "set", "--language", "ua", "--time-zone", "Europe/Kyiv")
    assert after == before | {"language": "ua", "timeZone": "Europe/Kyiv"}
    assert answer("settings", "list") == after


def test_the_table_reads_yes_and_no(budget: Budget) -> None:
    lines = [line.split() for line in budget("settings", "--table").stdout.splitlines()]
    assert ["main", "screen", "expenses"] in lines
    assert ["show", "onboarding", "no"] in lines


def test_a_language_there_is_not_is_wrong_usage(budget: Budget) -> None:
    assert budget("settings", "set", "--language", "de").exit_code == 2
