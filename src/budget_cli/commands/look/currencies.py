"""`budget currencies`: rates."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group
from budget_cli.completion import complete_currency
from budget_cli.config import section
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.output.tables import Column
from budget_core.contract.money.currencies import CurrencyRates, Rate

app = command_group()


@command(app)
def currencies(
    context: Context,
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE", help="By default all.", autocompletion=complete_currency),
    ] = None,
    base: Annotated[
        str | None,
        typer.Option(
            "--base", "-b", metavar="CODE", help="By default the workspace currency.", autocompletion=complete_currency
        ),
    ] = None,
    dollar: Annotated[bool, typer.Option("--dollar", help="For one US dollar, as the rates are stored.")] = False,
) -> None:
    """Show currency rates.

    Example: budget currencies uah pln --base eur
    """
    code = (base or section("defaults").get("currency") or context.workspace.currency_code).upper()
    rates = context.client.currencies.rates() if dollar else context.client.currencies.rates_by(code)
    rows = [_rate(rates, code.upper()) for code in codes] if codes else list(rates.data.values())
    title = context.text("For 1 {code}, rates of {day}", code=rates.base_currency, day=rates.last_updated_at)
    context.output.show(rates, rows, _columns(context, rates), title=title)


def _rate(rates: CurrencyRates, code: str) -> Rate:
    if code not in rates.data:
        raise UnknownTypedName("There is no rate for {code}.", code=code, hint="budget currencies")
    return rates.data[code]


def _columns(context: Context, rates: CurrencyRates) -> list[Column[Rate]]:
    is_ukrainian = context.language == "ua"
    names = {one.code: one.name_ua if is_ukrainian else one.name for one in rates.all_currencies}
    return [
        Column("code", lambda rate: rate.code, is_fixed=True),
        Column("name", lambda rate: names.get(rate.code, "")),
        Column("rate", lambda rate: rate.value, is_number=True),
    ]
