"""`budget forecast`: what the accounts will hold."""

from typing import Annotated

import typer

from budget_cli.arguments import parse_day
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.output import echo
from budget_cli.scheduled import name_of
from budget_cli.views.accounts import not_converted
from budget_cli.views.schedules import forecast_columns, forecast_rows
from budget_core import months

app = command_group()


@command(app)
def forecast(
    context: Context,
    until: Annotated[
        str | None,
        typer.Option(parser=parse_day, metavar="DAY", help="By default the end of the next budget month."),
    ] = None,
    account: Annotated[
        str | None, typer.Option("--account", "-a", metavar="NAME", autocompletion=complete_account)
    ] = None,
) -> None:
    """Show what the accounts will hold once what is scheduled is booked.

    Example: budget forecast --until 31.12
    """
    last = None if until is None else months.parse_moment(until).local_day.isoformat()
    chosen = None if account is None else context.account(account)
    seen = context.client.schedules.forecast(context.workspace.id, until=last)
    names = {row.id: name_of(context, row) for row in context.client.schedules.list(context.workspace.id)}
    line = next((each for each in seen.accounts if chosen is not None and each.account_id == chosen.id), seen.total)
    rows = forecast_rows(seen, names, None if chosen is None else chosen.id)
    title = context.text("{name} until {day}", name=chosen.name if chosen else context.workspace.name, day=seen.until)
    context.output.show(seen, rows, forecast_columns(context, line.currency_code), title=title)
    if context.output.is_for_people:
        lowest = context.display.amount(line.lowest.amount, line.currency_code)
        echo(context.text("Lowest: {amount} on {day}.", amount=lowest, day=line.lowest.day))
        for text in not_converted(context, seen.total.not_converted):
            echo(text)
