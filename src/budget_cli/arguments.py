"""Parameters that several commands take: how each is parsed, completed and explained."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.completion import complete_account, complete_category
from budget_core import money, months
from budget_core.errors import DomainError


def parse_amount(text: str) -> Decimal:
    """Parse an amount like `12.50`."""
    try:
        return money.parse(text)
    except DomainError:
        raise typer.BadParameter(f"{text!r} is no amount. Write it like 12.50, at most two decimals.") from None


def parse_month(text: str) -> str:
    """Parse a month like `2026-12`."""
    try:
        return months.parse_month(text)
    except DomainError:
        raise typer.BadParameter(f"{text!r} is no month. Write it like 2026-12.") from None


def parse_day(text: str) -> str:
    """Check a day like `2026-12-24`, or an RFC 3339 date and time, and return it as it is."""
    try:
        months.parse_moment(text)
    except DomainError:
        raise typer.BadParameter(f"{text!r} is no day. Write it like 2026-12-24.") from None
    return text


Amount = Annotated[Decimal, typer.Argument(parser=parse_amount, metavar="AMOUNT", help="Like 12.50.")]
Deleted = Annotated[bool, typer.Option("--deleted", help="Those that were removed and can be restored.")]
Icon = Annotated[str | None, typer.Option(metavar="ICON", help="The name of one of the app's icons.")]
NewName = Annotated[str, typer.Argument(metavar="NAME")]
CategoryName = Annotated[
    str, typer.Argument(metavar="CATEGORY", help="Its name, or how it begins.", autocompletion=complete_category)
]
AccountName = Annotated[
    str, typer.Argument(metavar="ACCOUNT", help="Its name, or how it begins.", autocompletion=complete_account)
]
MonthOption = Annotated[
    str | None, typer.Option(parser=parse_month, metavar="YYYY-MM", help="By default the running month.")
]
DayOption = Annotated[str | None, typer.Option(parser=parse_day, metavar="YYYY-MM-DD", help="By default now.")]
