"""`budget add`: book an expense."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli import display
from budget_cli.arguments import Amount, CategoryName, DayOption, parse_amount
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.dates import now
from budget_cli.errors import UnknownName
from budget_cli.views import history as history_view
from budget_core.contract.accounts import Account
from budget_core.contract.types import UNSET
from budget_sdk import AddExpense

app = command_group()


@command(app)
def add(
    context: Context,
    amount: Amount,
    category: CategoryName,
    note: Annotated[list[str] | None, typer.Argument(metavar="NOTE", help="Any words.")] = None,
    account: Annotated[
        str | None,
        typer.Option(
            "--account", "-a", metavar="NAME", help="By default the main one.", autocompletion=complete_account
        ),
    ] = None,
    date: DayOption = None,
    account_value: Annotated[
        Decimal | None,
        typer.Option(parser=parse_amount, metavar="AMOUNT", help="What left the account, when its currency differs."),
    ] = None,
) -> None:
    """Book an expense: budget add 12.50 food lunch with Ann"""
    spent_on = context.category(category)
    paid_from = context.account(account) if account else _main(context)
    expense = AddExpense(
        value=amount,
        category_id=spent_on.id,
        account_id=paid_from.id,
        note=" ".join(note) if note else UNSET,
        account_value=UNSET if account_value is None else account_value,
        date=date or now(),
    )
    entry = context.client.history.add_expense(context.workspace.id, expense)
    booked = display.amount(-entry.value, entry.currency_code)
    context.output.result(entry, history_view.COLUMNS, f"{booked} for {spent_on.name} from {paid_from.name}.")


def _main(context: Context) -> Account:
    rows = context.client.accounts.list(context.workspace.id)
    main = [row for row in rows if row.is_main_account]
    if not main:
        raise UnknownName("There is no account. Make one: budget accounts add Cash")
    return main[0]
