"""`budget statistics`: months, accounts and categories over time, with charts on a terminal."""

from datetime import date
from typing import Annotated

import typer

from budget_cli.arguments import Mine, whose_share
from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_month
from budget_cli.context import Context
from budget_cli.entries.filters import PayeeFilter, TagFilter, Words, read_words
from budget_cli.entries.listing import ViewOptions, check_names, show_groups
from budget_cli.errors import WrongUsage
from budget_cli.output.writer import echo
from budget_cli.views.statistics import (
    account_rows,
    category_rows,
    month_columns,
    named_columns,
    series_columns,
    share_columns,
)
from budget_core.base import months
from budget_core.base.limits import STATISTICS_DEFAULT_MONTHS, STATISTICS_MAX_MONTHS
from budget_core.filters import is_named, parse, terms

app = command_group("Show income, spending and balances over months.", takes_words=True)

First = Annotated[
    str | None, typer.Option("--from", metavar="MONTH", help="The first month.", autocompletion=complete_month)
]
Last = Annotated[
    str | None,
    typer.Option(
        "--to", metavar="MONTH", help="The last one; by default the running one.", autocompletion=complete_month
    ),
]


@default_command(app)
def show(context: Context, words: Words = None, first: First = None, last: Last = None, mine: Mine = False) -> None:
    """Show income, spending and balance of each month; with a filter, spending and income of what it finds.

    Example: budget statistics list --from january --to last
    """
    if words and mine:
        raise WrongUsage("Use --mine without a filter.")
    if words:
        _show_filtered(context, read_words(context, words), *_range(context, first, last))
        return
    found = context.client.statistics.main(context.workspace.id, *_range(context, first, last), share=whose_share(mine))
    context.output.show(found, found.months, month_columns(context.display, found))
    if context.output.is_for_people:
        if found.average is not None:
            spent, income = (
                context.display.amount(amount, found.currency_code)
                for amount in (found.average.spent, found.average.income)
            )
            echo(context.text("On average a month: spent {spent}, income {income}", spent=spent, income=income))
        for month in found.months:
            for one in month.not_converted:
                amount = context.display.amount(one.amount, one.currency_code)
                text = "Not counted in {group}, because there is no rate: {amount}"
                echo(context.text(text, group=context.display.month(month.month), amount=amount))


def _show_filtered(context: Context, where: str, first: str, last: str) -> None:
    """Show the months of what a filter finds, by budget months."""
    begins, _ = months.day_range(first, context.workspace.first_day_of_month)
    _, ends = months.day_range(last, context.workspace.first_day_of_month)
    workspace = context.workspace.id
    sums = context.client.sums("month", workspace=workspace, where=where, since=begins, until=ends)
    if not sums:
        _check_words(context, where)
    show_groups(context, sums, "month", ViewOptions())


def _check_words(context: Context, where: str) -> None:
    """Raise an error where a filter names a payee or tag that nobody used, or a word that nothing has."""
    workspace = context.workspace.id
    if next(iter(context.client.history.all(workspace, where=where)), None) is not None:
        return
    check_names(context, {"where": where}, [])
    names = [*context.category_names.values(), *(account.name for account in context.accounts)]
    for term in terms(parse(where, date.today())):  # noqa: DTZ011 - the wall clock is meant
        if term.field == "word" and not any(is_named(term, name) for name in names):
            raise WrongUsage(
                "{typed} is no command, and nothing here is called so.",
                typed=repr(term.text),
                hint="budget statistics -h",
            )


@command(app)
def accounts(context: Context, first: First = None, last: Last = None) -> None:
    """Show the balance of each account at the end of each month.

    Example: budget statistics accounts --from january
    """
    found = context.client.statistics.accounts(context.workspace.id, *_range(context, first, last))
    rows = account_rows(found)
    context.output.show(found, rows, series_columns(context.display, "account"))


@command(app)
def categories(context: Context, first: First = None, last: Last = None, mine: Mine = False) -> None:
    """Show spending and budget of each category in each month.

    Example: budget statistics categories --from january
    """
    found = context.client.statistics.categories(
        context.workspace.id, *_range(context, first, last), share=whose_share(mine)
    )
    rows = category_rows(found)
    context.output.show(found, rows, series_columns(context.display, "category"))


@command(app)
def shares(context: Context, first: First = None, last: Last = None) -> None:
    """Show each category's share of all spending.

    Example: budget statistics shares --from january
    """
    found = context.client.statistics.shares(context.workspace.id, *_range(context, first, last))
    context.output.show(found, found.categories, share_columns(context.display, found.currency_code))


@command(app)
def payees(context: Context, first: First = None, last: Last = None, tag: TagFilter = None, mine: Mine = False) -> None:
    """Show what was spent on each payee.

    Example: budget statistics payees --from january
    """
    found = context.client.statistics.payees(
        context.workspace.id, *_range(context, first, last), tag=tag, share=whose_share(mine)
    )
    context.output.show(found, found.payees, named_columns(context.display, "payee", found.currency_code))


@command(app)
def tags(
    context: Context, first: First = None, last: Last = None, payee: PayeeFilter = None, mine: Mine = False
) -> None:
    """Show what was spent with each tag.

    Example: budget statistics tags --from january
    """
    found = context.client.statistics.tags(
        context.workspace.id, *_range(context, first, last), payee=payee, share=whose_share(mine)
    )
    context.output.show(found, found.tags, named_columns(context.display, "tag", found.currency_code))


def _range(context: Context, first: str | None, last: str | None) -> tuple[str, str]:
    """Return the months asked for; by default the last twelve."""
    end = context.month(last)
    start = context.month(first) if first else months.add(end, 1 - STATISTICS_DEFAULT_MONTHS)
    if start > end:
        raise WrongUsage("{first} is after {last}.", first=start, last=end)
    if len(months.between(start, end)) > STATISTICS_MAX_MONTHS:
        raise WrongUsage("Show at most {count} months at once.", count=STATISTICS_MAX_MONTHS)
    return start, end
