"""`budget stocks`: what is traded under which symbol, and at which price."""

from datetime import UTC, datetime
from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.command import command, command_group, takes_options
from budget_cli.context import Context
from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core import stocks
from budget_core.contract.money.stocks import Stock, StockQuote

app = takes_options(command_group("Find stocks and show their prices."))


@command(app)
def search(context: Context, text: Annotated[str, typer.Argument(metavar="TEXT", help="A name or a symbol.")]) -> None:
    """Find stocks by name or symbol.

    Example: budget stocks search apple
    """
    found = context.client.stocks.search(text)
    context.output.show(found, found, columns())


@command(app)
def show(
    context: Context,
    symbol: Annotated[str, typer.Argument(metavar="SYMBOL", help="Like AAPL, or AAPL:NASDAQ on one exchange.")],
) -> None:
    """Show the last price of a stock.

    Example: budget stocks show AAPL
    """
    shown = quote_columns(context.display)
    quote = context.client.stocks.get(symbol)
    title = " · ".join(part for part in (quote.symbol, quote.name, quote.exchange) if part)
    context.output.show(quote, [quote], shown, title=title)


_AGES = {stocks.MINUTES: "{count} min ago", stocks.HOURS: "{count} h ago", stocks.DAYS: "{count} d ago"}
_STYLES = {1: "green", -1: "red", 0: ""}


def columns() -> list[Column[Stock]]:
    """Return the columns of a stock."""
    return [
        Column("symbol", lambda row: row.symbol, is_fixed=True),
        Column("name", lambda row: row.name),
        Column("exchange", lambda row: row.exchange, is_fixed=True),
        Column("currency", lambda row: row.currency_code, is_fixed=True),
        Column("country", lambda row: row.country, is_optional=True),
        Column("type", lambda row: row.type, is_optional=True),
    ]


def quote_columns(display: Display) -> list[Column[StockQuote]]:
    """Return the columns of a price."""
    language = display.language

    def price(digits: str | None, row: StockQuote) -> str:
        return stocks.display_price(digits, row.currency_code, language) if digits else ""

    def day(row: StockQuote) -> str:
        return f"{price(row.low, row)} – {price(row.high, row)}" if row.low and row.high else ""

    return [
        Column("symbol", lambda row: row.symbol, is_in_table=False),
        Column("price", lambda row: Decimal(row.price), lambda row: price(row.price, row), is_number=True),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column(
            "change",
            lambda row: _number(row.change),
            lambda row: stocks.display_change(row.change, row.currency_code, language) if row.change else "",
            style=lambda row: _STYLES[stocks.direction(row.change or "")],
            is_number=True,
        ),
        Column(
            "change %",
            lambda row: _number(row.percent_change),
            lambda row: stocks.display_percent(row.percent_change, language) if row.percent_change else "",
            style=lambda row: _STYLES[stocks.direction(row.percent_change or "")],
            is_number=True,
        ),
        Column(
            "age",
            lambda row: row.at.isoformat(),
            lambda row: _age(display, row.at),
            is_fixed=True,
        ),
        Column(
            "market",
            lambda row: row.is_open,
            lambda row: display.text("open" if row.is_open else "closed"),
            is_fixed=True,
        ),
        Column("range", lambda _: None, day, is_fixed=True, is_optional=True, is_in_csv=False),
        Column("opened", lambda row: _number(row.open), is_in_table=False),
        Column("high", lambda row: _number(row.high), is_in_table=False),
        Column("low", lambda row: _number(row.low), is_in_table=False),
        Column("previous close", lambda row: _number(row.previous_close), is_in_table=False),
        Column("volume", lambda row: row.volume, is_in_table=False),
    ]


def _number(text: str | None) -> Decimal | None:
    return Decimal(text) if text else None


def _age(display: Display, at: datetime) -> str:
    count, unit = stocks.age(at, datetime.now(UTC))
    return display.text(_AGES[unit], count=count)
