"""`budget` without a command: the running month in short."""

import os
from shutil import get_terminal_size
from textwrap import fill

import typer

from budget_cli.command import run_action
from budget_cli.commands.look.month import month
from budget_cli.context import Context, chosen_server
from budget_cli.output.display import bar
from budget_cli.typed.dates import planning_date
from budget_cli.views.plannings import free_to_spend, is_over, overflow_text, pace
from budget_core.contract.planning.plannings import Planning
from budget_sdk.folders import data_folder
from budget_sdk.local import has_budget


def show(ctx: typer.Context) -> None:
    """Show the running month, or the help as long as there is no budget."""
    is_new = chosen_server(ctx.obj, os.environ) is None and not has_budget(ctx.obj.data or data_folder())
    if is_new and not ctx.obj.create:
        typer.echo(ctx.get_help())
    else:
        run_action(_show_month, Context(ctx.obj), {})


def _show_month(context: Context) -> None:
    """Show what is left and overspent, and the balance; in a pipe the month."""
    if not context.output.is_for_people:
        month(context)
        return
    planning = context.client.plannings.get(context.workspace.id, planning_date(context.month(None)))
    balance = context.client.accounts.balance(context.workspace.id)
    typer.secho(f"{context.workspace.name} · {context.display.month(planning.date)}", bold=True)
    shown = f"{bar(planning.percent, pace(planning))}  {_left(context, planning)}"
    typer.echo(fill(shown, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False))
    for line in _overspent(context, planning):
        typer.secho(line, fg="red", bold=True)
    shown = context.display.amount(balance.amount, balance.currency_code)
    typer.echo(context.text("Balance {amount}", amount=shown))


def _left(context: Context, planning: Planning) -> str:
    display, code = context.display, planning.currency_code
    if not planning.budget and not planning.carried:
        spent = display.amount(planning.spent, code)
        return context.text("{spent} spent, nothing planned. Try: budget plan set food 300", spent=spent)
    budget = display.amount(planning.budget + planning.carried, code)
    if planning.overflow:
        return context.text("{over} over the budget of {budget}", over=overflow_text(display, planning), budget=budget)
    text = context.text("{left} left of {budget}", left=display.amount(planning.left, code), budget=budget)
    if planning.upcoming or planning.set_aside:
        text = free_to_spend(display, planning)
    if planning.left_per_day is None:
        return text
    daily = display.amount(planning.left_per_day, code)
    return f"{text} · {context.text('{amount} a day for {days} days', amount=daily, days=planning.days_left)}"


def _overspent(context: Context, planning: Planning) -> list[str]:
    """Return a line for each category whose budget is overspent."""
    names = context.category_names
    return [
        context.text(
            "{category} is over its budget by {amount}",
            category=names.get(row.category_id, ""),
            amount=context.display.amount(row.overflow, row.currency_code),
        )
        for row in planning.plannings_categories
        if is_over(row)
    ]
