"""`budget accounts`: where the money is."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli import display
from budget_cli.arguments import AccountName, Deleted, Icon, NewName, parse_amount
from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_currency
from budget_cli.context import Context
from budget_cli.matching import find
from budget_cli.output import Column
from budget_core.contract.accounts import Account
from budget_core.contract.types import UNSET, AccountType
from budget_sdk import AccountCreate, AccountUpdate, MainAccount

app = command_group("Show and change accounts.")

Balance = Annotated[Decimal | None, typer.Option(parser=parse_amount, metavar="AMOUNT", help="What is on it.")]
CurrencyOption = Annotated[
    str | None, typer.Option(metavar="CODE", help="By default the workspace's.", autocompletion=complete_currency)
]
Kind = Annotated[AccountType | None, typer.Option("--type", help="basic, savings, debt or investment.")]
InBalance = Annotated[bool | None, typer.Option("--in-balance/--not-in-balance", help="Counted in the whole balance.")]


@default_command(app)
def show(context: Context, deleted: Deleted = False) -> None:
    """Show accounts, and the balance over them."""
    accounts = context.client.accounts
    rows = accounts.deleted(context.workspace.id) if deleted else accounts.list(context.workspace.id)
    title = None
    if not deleted:
        balance = accounts.balance(context.workspace.id)
        title = f"{context.workspace.name}: {display.amount(balance.amount, balance.currency_code)}"
    context.output.show(rows, rows, _columns(context), title=title)


@command(app)
def add(
    context: Context,
    name: NewName,
    balance: Balance = None,
    currency: CurrencyOption = None,
    kind: Kind = None,
    icon: Icon = None,
    in_balance: InBalance = None,
) -> None:
    """Open an account: budget accounts add Savings --balance 100"""
    account = AccountCreate(
        name=name,
        icon=icon or "wallet",
        budget=UNSET if balance is None else balance,
        currency_code=currency.upper() if currency else "default",
        type=kind or "basic",
        is_show_in_balance=in_balance is not False,
    )
    made = context.client.accounts.create(context.workspace.id, account)
    context.output.result(made, _columns(context), f"Opened {made.name} with {_balance(context, made)}.")


@command(app)
def edit(
    context: Context,
    account: AccountName,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Another name.")] = None,
    balance: Balance = None,
    currency: CurrencyOption = None,
    kind: Kind = None,
    icon: Icon = None,
    in_balance: InBalance = None,
) -> None:
    """Change an account: budget accounts edit cash --balance 20"""
    before = context.account(account)
    changes = AccountUpdate(
        name=name or UNSET,
        icon=icon or UNSET,
        budget=UNSET if balance is None else balance,
        prev_budget=UNSET if balance is None else before.budget,
        currency_code=currency.upper() if currency else UNSET,
        type=kind or UNSET,
        is_show_in_balance=UNSET if in_balance is None else in_balance,
        version=before.version,
    )
    after = context.client.accounts.update(before.id, changes)
    context.output.result(after, _columns(context), f"{after.name} has {_balance(context, after)}.")


@command(app)
def delete(context: Context, account: AccountName) -> None:
    """Remove an account; `restore` brings it back."""
    gone = context.client.accounts.delete(context.account(account).id)
    context.output.result(gone, _columns(context), f"Removed {gone.name}.")


@command(app)
def restore(context: Context, account: AccountName) -> None:
    """Bring a removed account back."""
    removed = context.client.accounts.deleted(context.workspace.id)
    back = context.client.accounts.restore(find("removed account", account, removed, "").id)
    context.output.result(back, _columns(context), f"{back.name} is back.")


@command(app)
def main(context: Context, account: AccountName) -> None:
    """Make an account the main one, which expenses are paid from."""
    chosen = context.client.accounts.set_main(context.account(account).id, MainAccount(is_main_account=True))
    context.output.result(chosen, _columns(context), f"{chosen.name} is the main account.")


def _currency(context: Context, account: Account) -> str:
    follows = account.currency_code == "default"
    return context.workspace.currency_code if follows else account.currency_code


def _balance(context: Context, account: Account) -> str:
    return display.amount(account.budget, _currency(context, account))


def _columns(context: Context) -> list[Column[Account]]:
    return [
        Column("name", lambda row: row.name),
        Column("balance", lambda row: row.budget, lambda row: _balance(context, row), is_number=True),
        Column("currency", lambda row: _currency(context, row)),
        Column("type", lambda row: row.type),
        Column("main", lambda row: row.is_main_account),
        Column("in balance", lambda row: row.is_show_in_balance),
        Column("id", lambda row: row.id, is_in_table=False),
    ]
