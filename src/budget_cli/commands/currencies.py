"""`budget currencies`: rates."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import UnknownName
from budget_cli.output import Column
from budget_core.contract.currencies import CurrencyRates, Rate

app = command_group()


@command(app)
def currencies(
    context: Context,
    codes: Annotated[list[str] | None, typer.Argument(metavar="CODE", help="By default all.")] = None,
    base: Annotated[
        str | None, typer.Option("--base", "-b", metavar="CODE", help="By default the workspace currency.")
    ] = None,
) -> None:
    """Show currency rates: budget currencies uah pln --base eur"""
    rates = context.client.currencies.rates_by((base or context.workspace.currency_code).upper())
    rows = [_rate(rates, code.upper()) for code in codes] if codes else list(rates.data.values())
    title = f"For 1 {rates.base_currency}, rates of {rates.last_updated_at}"
    context.output.show(rates, rows, _columns(rates), title=title)


def _rate(rates: CurrencyRates, code: str) -> Rate:
    if code not in rates.data:
        raise UnknownName(f"There is no rate for {code}. See all: budget currencies")
    return rates.data[code]


def _columns(rates: CurrencyRates) -> list[Column[Rate]]:
    names = {currency.code: currency.name for currency in rates.all_currencies}
    return [
        Column("code", lambda rate: rate.code),
        Column("name", lambda rate: names.get(rate.code, "")),
        Column("rate", lambda rate: rate.value, is_number=True),
    ]
