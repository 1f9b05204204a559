"""`budget accounts`: where the money is."""

from typing import Annotated

import typer

from budget_cli.arguments import (
    AccountName,
    AccountNames,
    CurrencyOption,
    Deleted,
    DryRun,
    Icon,
    Name,
    NewName,
    check_changes,
    or_unset,
)
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import account_removal
from budget_cli.command import command, command_group, default_command
from budget_cli.config import section
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_cli.row_limit import All, Limit, show_rows
from budget_cli.typed import parsing
from budget_cli.typed.matching import distinct_ids, find
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.accounts import balance as shown_balance
from budget_cli.views.accounts import columns, history_columns, not_converted
from budget_core.contract.money.accounts import Balance
from budget_core.contract.types import UNSET, AccountType
from budget_sdk import AccountCreate, AccountUpdate, MainAccount

app = command_group("Show and change accounts.")

NewBalance = Annotated[TypedAmount | None, typer.Option(parser=parsing.amount, metavar="AMOUNT", help="Its balance.")]
Kind = Annotated[AccountType | None, typer.Option("--type", help="basic, savings, debt or investment.")]
InBalance = Annotated[bool | None, typer.Option("--in-balance/--not-in-balance", help="Counted in the whole balance.")]


@default_command(app)
def show(context: Context, deleted: Deleted = False) -> None:
    """Show accounts and their total balance.

    Example: budget accounts list --deleted
    """
    if deleted:
        rows = context.client.accounts.deleted(context.workspace.id)
        context.output.show(rows, rows, columns(context.display, context.currency_of))
        return
    title = None
    if context.output.is_for_people:
        total = context.client.accounts.balance(context.workspace.id)
        title = f"{context.workspace.name}: {context.display.amount(total.amount, total.currency_code)}"
    context.output.show(context.accounts, context.accounts, columns(context.display, context.currency_of), title=title)
    if title:
        for line in not_converted(context.display, total.not_converted):
            echo(line)


@command(app)
def add(
    context: Context,
    name: Name,
    balance: NewBalance = None,
    currency: CurrencyOption = None,
    kind: Kind = None,
    icon: Icon = None,
    in_balance: InBalance = None,
) -> None:
    """Open an account.

    Example: budget accounts add Savings --balance 100 --currency eur
    """
    typed = currency or section("defaults").get("currency")
    code = typed.upper() if typed else "default"
    account = AccountCreate(
        name=name,
        icon=icon or "wallet",
        budget=balance.checked(context.workspace.currency_code if code == "default" else code) if balance else UNSET,
        currency_code=code,
        type=kind or "basic",
        is_show_in_balance=or_unset(in_balance),
    )
    context.warn_of_duplicates(name, context.accounts)
    created = context.client.accounts.create(context.workspace.id, account)
    sentence = context.text(
        "Opened {name} with {balance}.",
        name=context.display.name(created.name),
        balance=shown_balance(context.display, created, context.currency_of(created)),
    )
    context.output.result(created, columns(context.display, context.currency_of), sentence)


@command(app)
def edit(
    context: Context,
    account: AccountName,
    name: NewName = None,
    balance: NewBalance = None,
    currency: CurrencyOption = None,
    kind: Kind = None,
    icon: Icon = None,
    in_balance: InBalance = None,
) -> None:
    """Change an account.

    Example: budget accounts edit cash --balance 20
    """
    before = context.account(account)
    code = currency.upper() if currency else context.currency_of(before)
    changes = AccountUpdate(
        name=or_unset(name),
        icon=or_unset(icon),
        budget=balance.checked(code) if balance else UNSET,
        prev_budget=before.budget if balance else UNSET,
        currency_code=code if currency else UNSET,
        type=or_unset(kind),
        is_show_in_balance=or_unset(in_balance),
        version=before.version,
    )
    check_changes(context, changes, "budget accounts edit")
    after = context.client.accounts.update(before.id, changes)
    sentence = context.text(
        "{name} has {balance}.",
        name=context.display.name(after.name),
        balance=shown_balance(context.display, after, context.currency_of(after)),
    )
    context.output.result(after, columns(context.display, context.currency_of), sentence)


@command(app)
def order(context: Context, accounts: AccountNames) -> None:
    """Reorder accounts: these come first, the others follow.

    Example: budget accounts order cash savings
    """
    ids = distinct_ids([context.account(typed) for typed in accounts])
    rows = context.client.accounts.order(ids, context.workspace.id)
    context.output.show(rows, rows, columns(context.display, context.currency_of))


@command(app)
def delete(context: Context, account: AccountName, dry_run: DryRun = False) -> None:
    """Remove an account; `restore` undoes it.

    Example: budget accounts delete cash
    """
    found = context.account(account)
    if dry_run:
        show_effects(context, account_removal(context, found))
        return
    deleted = context.client.accounts.delete(found.id)
    context.output.result(
        deleted,
        columns(context.display, context.currency_of),
        context.text("Removed {name}.", name=context.display.name(deleted.name)),
    )


@command(app)
def restore(context: Context, account: AccountName) -> None:
    """Restore a removed account.

    Example: budget accounts restore cash
    """
    removed = context.client.accounts.deleted(context.workspace.id)
    restored = context.client.accounts.restore(find("removed account", account, removed).id)
    context.output.result(
        restored,
        columns(context.display, context.currency_of),
        context.text("{name} is back.", name=context.display.name(restored.name)),
    )


@command(app)
def main(context: Context, account: AccountName) -> None:
    """Make an account the default for expenses.

    Example: budget accounts main cash
    """
    chosen = context.client.accounts.set_main(context.account(account).id, MainAccount(is_main_account=True))
    context.output.result(
        chosen,
        columns(context.display, context.currency_of),
        context.text("{name} is the main account.", name=context.display.name(chosen.name)),
    )


@command(app)
def history(
    context: Context,
    account: Annotated[str | None, typer.Argument(metavar="ACCOUNT", help="By default all.")] = None,
    limit: Limit = None,
    is_whole: All = False,
) -> None:
    """Show the changes of balances, newest first, with the balance after each.

    Example: budget accounts history cash
    """
    everything = {row.id: row for row in (*context.client.accounts.deleted(context.workspace.id), *context.accounts)}
    only = find("account", account, list(everything.values())).id if account else None
    rows = [row for row in context.client.accounts.history(context.workspace.id) if only in {None, row.account_id}]
    names = {"accountId": {row.id: row.name for row in everything.values()}}
    show_rows(context, rows, history_columns(context.display, context.currency_of, everything), limit, is_whole, names)


balance_app = command_group()


@command(balance_app)
def balance(context: Context) -> None:
    """Show the balance of all accounts.

    Example: budget balance
    """
    total = context.client.accounts.balance(context.workspace.id)
    columns: list[Column[Balance]] = [
        Column("balance", lambda row: row.amount, lambda row: context.display.amount(row.amount, row.currency_code)),
        Column("currency", lambda row: row.currency_code),
        Column("rates of", lambda row: row.rates_updated_at),
    ]
    context.output.show(total, [total], columns)
    if context.output.is_for_people:
        for line in not_converted(context.display, total.not_converted):
            echo(line)
