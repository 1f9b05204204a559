from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Budget, Json
from tests.cli.narrow import LANGUAGES, check_narrow
from tests.stocks import KEY, StockSource, stock_source


@pytest.fixture(scope="module")
def source() -> Iterator[StockSource]:
    with stock_source() as running:
        yield running


@pytest.fixture
def prices(source: StockSource, monkeypatch: pytest.MonkeyPatch) -> None:
    """A local file whose commands ask the source."""
    monkeypatch.setenv("BUDGET_STOCKS_KEY", KEY)
    monkeypatch.setenv("BUDGET_STOCKS_URL", source.url)


@pytest.mark.usefixtures("prices")
def test_a_stock_is_found_by_its_name(budget: Budget, answer: Json) -> None:
    assert [row["symbol"] for row in answer("stocks", "search", "apple")] == ["AAPL", "APC", "APLE"]
    table = budget("stocks", "search", "apple", "--table").stdout
    assert "Apple Hospitality REIT, Inc." in table and "XETR" in table


@pytest.mark.usefixtures("prices")
def test_a_price_is_shown_with_its_change_and_age_and_whether_it_is_traded_now(budget: Budget, answer: Json) -> None:
    assert answer("stocks", "show", "aapl")["price"] == "271.49"
    title, _, titles, row = budget("stocks", "show", "aapl", "--table").stdout.splitlines()
    assert (title, titles.split()[:2]) == ("AAPL · Apple Inc. · NASDAQ", ["price", "change"])
    assert row.split()[:3] == ["$271.49", "+$3.12", "+1.16%"]
    assert "closed" in row and "$266.60 – $272.58" in row
    falling = budget("stocks", "show", "APC:XETR", "--table").stdout
    assert "−€1.85" in falling and "−0.79%" in falling and "open" in falling
    csv = budget("stocks", "show", "vod", "--csv").stdout.splitlines()
    assert csv[1].startswith("VOD,4.385,GBp,-0.023,-0.52,")


@pytest.mark.usefixtures("prices")
def test_ukrainian_prices_fit_a_narrow_terminal(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    budget("config", "set", "language", "ua")
    monkeypatch.setenv("COLUMNS", "60")
    for words in (("stocks", "show", "aapl"), ("stocks", "search", "apple")):
        table = budget(*words, "--table").stdout
        assert max(map(cell_len, table.splitlines())) <= 60
    assert "тикер" in table
    assert "закрито" in budget("stocks", "show", "aapl", "--table").stdout


@pytest.mark.usefixtures("prices")
def test_a_symbol_that_is_none_is_not_found(budget: Budget) -> None:
    assert budget("stocks", "show", "NOSUCH").exit_code == 3


def test_without_a_key_the_setting_is_named_in_the_language_of_the_settings(budget: Budget) -> None:
    result = budget("stocks", "search", "apple")
    assert (result.exit_code, "Set BUDGET_STOCKS_KEY to turn it on" in result.stderr) == (1, True)
    budget("config", "set", "language", "ua")
    assert "задайте BUDGET_STOCKS_KEY" in budget("stocks", "show", "aapl", "--table").stderr


def test_a_setting_that_makes_no_sense_is_said_in_one_line(budget: Budget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUDGET_STOCKS_URL", "nonsense")
    result = budget("stocks", "search", "apple")
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)
    assert "BUDGET_STOCKS_URL must be an address" in result.stderr


@pytest.mark.usefixtures("prices")
@pytest.mark.parametrize("language", LANGUAGES)
def test_stocks_fit_sixty_columns(budget: Budget, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    budget("config", "set", "language", language)
    check_narrow(budget, monkeypatch, "stocks search apple")
    check_narrow(budget, monkeypatch, "stocks show aapl")
