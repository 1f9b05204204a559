"""Arguments and options of `budget schedules`."""

from typing import Annotated

import typer

from budget_cli.arguments import parse_day
from budget_cli.completion import complete_account, complete_schedule
from budget_core.contract.types import Weekend

ScheduleName = Annotated[
    str,
    typer.Argument(
        metavar="SCHEDULE", help="Its note or category, or how it begins.", autocompletion=complete_schedule
    ),
]
Words = Annotated[
    list[str] | None, typer.Argument(metavar="CATEGORY NOTE", help="The category of an expense, and any words.")
]
Every = Annotated[int, typer.Option("--every", min=1, max=99, metavar="N", help="Each so many days, weeks, …")]
Source = Annotated[
    str | None,
    typer.Option("--from", metavar="NAME", help="A transfer leaves this account.", autocompletion=complete_account),
]
Until = Annotated[str | None, typer.Option("--until", parser=parse_day, metavar="DAY", help="The last day.")]
Times = Annotated[int | None, typer.Option("--times", min=1, max=999, metavar="N", help="So many times.")]
OnWeekends = Annotated[
    Weekend | None, typer.Option("--weekend", help="Keep a day on a weekend, or move it before or after.")
]
ByItself = Annotated[
    bool | None, typer.Option("--by-itself/--ask-first", help="Book it without asking, or wait for `post`.")
]
Occurrence = Annotated[
    str | None, typer.Option("--occurrence", parser=parse_day, metavar="DAY", help="By default the oldest that is due.")
]
