"""`budget alerts`: what a person is told of in a workspace."""

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_alerts_change_only_where_said(answer: Json) -> None:
    before = answer("alerts")
    assert before["at80"] is before["at100"] is before["schedules"] is True
    after = answer("alerts", "set", "--no-at-80", "--others", "daily", "--quiet-from", "21:30", "--amounts")
    assert after == before | {"at80": False, "others": "daily", "quietFrom": "21:30", "showAmounts": True}
    assert answer("alerts", "list") == after


def test_the_table_reads_in_both_languages(budget: Budget, answer: Json) -> None:
    lines = [line.split() for line in budget("alerts", "--table").stdout.splitlines()]
    assert ["at", "80%", "yes"] in lines
    assert ["quiet", "from", "22:00"] in lines
    answer("config", "set", "language", "ua")
    lines = [line.split() for line in budget("alerts", "--table").stdout.splitlines()]
    assert ["на", "80", "%", "так"] in lines
    assert ["витрати", "інших", "off"] in lines


def test_small_expenses_of_others_are_left_out_from_an_amount_on(budget: Budget, answer: Json) -> None:
    assert answer("alerts", "set", "--others", "each", "--others-above", "49.90")["othersAbove"] == "49.90"
    lines = [line.split() for line in budget("alerts", "--table").stdout.splitlines()]
    assert ["expenses", "of", "others", "from", "49.90"] in lines
    assert budget("alerts", "set", "--others-above", "1.234").exit_code != 0


def test_a_time_there_is_not_is_named(budget: Budget) -> None:
    done = budget("alerts", "set", "--quiet-from", "25:00")
    assert done.exit_code != 0
    assert "Enter a time like 09:30" in done.stderr


def test_without_a_change_it_says_so(budget: Budget) -> None:
    assert budget("alerts", "set").exit_code == 2
