"""`budget forecast`: what the accounts will hold."""

from itertools import pairwise
from typing import Annotated

import typer
from msgspec.structs import replace

from budget_cli.arguments import NamedAccount
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.entries.order import parse_last_day
from budget_cli.errors import WrongUsage
from budget_cli.output.writer import echo
from budget_cli.scheduled import name_of
from budget_cli.views.accounts import not_converted
from budget_cli.views.schedules import forecast_columns, forecast_rows
from budget_core.base import months
from budget_core.contract.planning.schedules import Forecast, ForecastPoint
from budget_core.recurring import forecasts

app = command_group()


@command(app)
def forecast(
    context: Context,
    until: Annotated[
        str | None,
        typer.Option(
            parser=parse_last_day, metavar="DAY", help="A day, month or year; by default the next budget month's end."
        ),
    ] = None,
    account: NamedAccount = None,
    planned: Annotated[
        bool, typer.Option("--planned", help="Spend what the plans leave free as well, evenly over the days.")
    ] = False,
) -> None:
    """Show what the accounts will hold once what is scheduled is booked.

    Example: budget forecast --until 31.12
    """
    chosen = None if account is None else context.account(account)
    if planned and chosen is not None:
        raise WrongUsage("--planned and --account exclude each other: plans are of no account.")
    balances = context.client.schedules.forecast(context.workspace.id, until=until)
    if planned:
        balances = _with_plans(context, balances)
    names = {row.id: name_of(context, row) for row in context.client.schedules.list(context.workspace.id)}
    line = next(
        (each for each in balances.accounts if chosen is not None and each.account_id == chosen.id), balances.total
    )
    rows = forecast_rows(balances, names, None if chosen is None else chosen.id)
    title = context.text(
        "{name} until {day}", name=chosen.name if chosen else context.workspace.name, day=balances.until
    )
    context.output.show(balances, rows, forecast_columns(context.display, line.currency_code), title=title)
    if context.output.is_for_people:
        lowest = context.display.amount(line.lowest.amount, line.currency_code)
        echo(context.text("Lowest: {amount} on {day}.", amount=lowest, day=line.lowest.day))
        if balances.items_left:
            echo(context.text("{count} later occurrences are counted, but not named.", count=balances.items_left))
        for text in not_converted(context.display, balances.total.not_converted):
            echo(text)


def _with_plans(context: Context, balances: Forecast) -> Forecast:
    """Return the forecast in which the free money of each month is spent too."""
    first_day, today = context.workspace.first_day_of_month, months.parse_day(balances.total.days[0].day)
    until = months.parse_day(balances.until)
    keys = months.between(months.month_of(today, first_day), months.month_of(until, first_day))
    plans = [context.client.plannings.get(context.workspace.id, f"{key}-01") for key in keys]
    allowances = (
        forecasts.allowance(months.parse_day(plan.first_day), months.parse_day(plan.last_day), today, plan.free)
        for plan in plans
    )
    points = [forecasts.Point(months.parse_day(point.day), point.amount) for point in balances.total.days]
    line = forecasts.spend(
        forecasts.ForecastLine(balances.total.currency_code, points), filter(None, allowances), until
    )
    point_days = {point.day for point in points}
    point_days |= {after.day for before, after in pairwise(line.days) if after.amount != before.amount}
    days = [_view(point) for point in line.days if point.day in point_days]
    return replace(balances, total=replace(balances.total, days=days, lowest=_view(line.lowest)))


def _view(point: forecasts.Point) -> ForecastPoint:
    return ForecastPoint(day=point.day.isoformat(), amount=point.amount)
