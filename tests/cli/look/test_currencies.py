import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_rates_are_for_the_workspace_currency_by_default(answer: Json) -> None:
    rates = answer("currencies")
    assert rates["baseCurrency"] == "USD"
    assert {"UAH", "XAU", "BTC"} <= rates["data"].keys()


def test_the_table_shows_the_wanted_codes_and_the_day_of_the_rates(budget: Budget) -> None:
    lines = budget("currencies", "usd", "--base", "eur", "--table").stdout.splitlines()
    assert lines[0].startswith("For 1 EUR, rates of 20")
    assert [line.split()[0] for line in lines[2:]] == ["code", "USD"]


def test_a_code_without_rate_is_not_found(budget: Budget) -> None:
    result = budget("currencies", "XXX")
    assert (result.exit_code, result.stderr) == (3, "There is no rate for XXX.\nTry: budget currencies\n")
