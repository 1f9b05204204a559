"""`budget stocks`: what is traded under which symbol, and at which price."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, takes_options
from budget_cli.context import Context
from budget_cli.views.stocks import columns, quote_columns

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
