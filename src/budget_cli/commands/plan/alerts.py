"""`budget alerts`: what you are told of in a workspace."""

from typing import Annotated

import typer

from budget_cli.arguments import check_changes, or_unset
from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_cli.typed import parsing
from budget_cli.typed.parsing import TypedAmount
from budget_core.contract.planning.alerts import Alerts
from budget_core.contract.types import UNSET, OthersAlerts
from budget_sdk import AlertsSet

app = command_group("Show and change what you are told of in a workspace.")

_Row = tuple[str, str]
_NAMES = {
    "at80": "at 80%",
    "at100": "at 100%",
    "others": "expenses of others",
    "others_above": "expenses of others from",
    "schedules": "schedules",
    "quiet_from": "quiet from",
    "quiet_to": "quiet to",
    "show_amounts": "amounts",
}


@default_command(app)
def show(context: Context) -> None:
    """Show your alerts; a server sends them to your devices, or else by mail.

    Example: budget alerts
    """
    _show(context, context.client.alerts.get(context.workspace.id))


@command(app, "set")
def set_some(
    context: Context,
    at80: Annotated[
        bool | None, typer.Option("--at-80/--no-at-80", help="When a category reaches 80% of its budget.")
    ] = None,
    at100: Annotated[
        bool | None, typer.Option("--at-100/--no-at-100", help="When a category reaches 100% of its budget.")
    ] = None,
    others: Annotated[
        OthersAlerts | None, typer.Option(help="Expenses of other members: none, each, or one summary a day.")
    ] = None,
    others_above: Annotated[
        TypedAmount | None,
        typer.Option(
            parser=parsing.amount, metavar="AMOUNT", help="Smaller expenses of others are not told; 0 for all."
        ),
    ] = None,
    schedules: Annotated[
        bool | None, typer.Option("--schedules/--no-schedules", help="What schedules bring due, post or can't post.")
    ] = None,
    quiet_from: Annotated[str | None, typer.Option(metavar="HH:MM", help="From when alerts wait.")] = None,
    quiet_to: Annotated[
        str | None, typer.Option(metavar="HH:MM", help="When they come as one; the same as from: never quiet.")
    ] = None,
    amounts: Annotated[
        bool | None, typer.Option("--amounts/--no-amounts", help="Name amounts, which locked screens show too.")
    ] = None,
) -> None:
    """Change your alerts.

    Example: budget alerts set --others daily --others-above 50 --quiet-from 21:00
    """
    changes = AlertsSet(
        at80=or_unset(at80),
        at100=or_unset(at100),
        others=or_unset(others),
        others_above=UNSET if others_above is None else others_above.checked(context.workspace.currency_code),
        schedules=or_unset(schedules),
        quiet_from=or_unset(quiet_from),
        quiet_to=or_unset(quiet_to),
        show_amounts=or_unset(amounts),
    )
    check_changes(context, changes, "budget alerts set")
    _show(context, context.client.alerts.set(context.workspace.id, changes))


def _show(context: Context, alerts: Alerts) -> None:
    """Show the settings; the words that `set` takes stay English."""
    words = {True: context.text("yes"), False: context.text("no")}
    values = {shown: getattr(alerts, name) for name, shown in _NAMES.items()}
    rows = [(shown, str(words.get(value, value))) for shown, value in values.items()]
    columns: list[Column[_Row]] = [
        Column("alert", lambda row: row[0], lambda row: context.text(row[0])),
        Column("value", lambda row: row[1], heading="set to"),
    ]
    context.output.show(alerts, rows, columns)
