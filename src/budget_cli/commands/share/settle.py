"""`budget settle`: who owes whom, and what was paid back."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.arguments import CurrencyOption, DayOption, DryRun, NoteOption, Now, Yes
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import settlement_effects
from budget_cli.command import command, command_group
from budget_cli.completion import complete_account
from budget_cli.context import Context
from budget_cli.entries.booking_day import agree_on_day, booking_date
from budget_cli.errors import WrongUsage
from budget_cli.output.writer import echo
from budget_cli.typed import parsing
from budget_cli.typed.matching import find
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.history import columns
from budget_cli.views.settlement import PlannedPayment, members, payment_columns
from budget_core.contract.entries.shares import Settlement
from budget_core.contract.money.accounts import Account
from budget_core.contract.types import UNSET, UnsetType
from budget_sdk import Settle

app = command_group()


@command(app)
def settle(
    context: Context,
    person: Annotated[
        str | None, typer.Argument(metavar="PERSON", help="Who was paid; without anybody, who owes whom is shown.")
    ] = None,
    amount: Annotated[
        TypedAmount | None,
        typer.Argument(
            parser=parsing.amount, metavar="AMOUNT", help="By default all that is owed.", show_default=False
        ),
    ] = None,
    by: Annotated[str | None, typer.Option("--by", metavar="PERSON", help="Who paid; by default you.")] = None,
    currency: CurrencyOption = None,
    account: Annotated[
        str | None,
        typer.Option(
            "--account", "-a", metavar="NAME", help="Where it arrived, if here.", autocompletion=complete_account
        ),
    ] = None,
    source: Annotated[
        str | None,
        typer.Option("--from", metavar="NAME", help="The account it left, if here.", autocompletion=complete_account),
    ] = None,
    account_value: Annotated[
        TypedAmount | None,
        typer.Option(parser=parsing.amount, metavar="AMOUNT", help="What arrived in --account, in its currency."),
    ] = None,
    from_value: Annotated[
        TypedAmount | None,
        typer.Option(parser=parsing.amount, metavar="AMOUNT", help="What left --from, in its currency."),
    ] = None,
    note: NoteOption = None,
    date: DayOption = None,
    book_now: Now = False,
    dry_run: DryRun = False,
    yes: Yes = False,
) -> None:
    """Show who owes whom, or book that somebody paid somebody back.

    Example: budget settle ann 40 --from card
    """
    found = context.client.settlement.get(context.workspace.id)
    if person is None:
        _show(context, found)
        return
    planned = _planned(context, found, (person, by), amount, currency, (account, source))
    arrived, left = (
        _account_amount(context, *side) for side in ((planned.arrives, account_value), (planned.leaves, from_value))
    )
    if dry_run:
        show_effects(context, settlement_effects(context, found, planned))
        return
    agree_on_day(context, date, book_now)
    what = {
        "payer": planned.payer.name,
        "receiver": planned.receiver.name,
        "amount": context.display.amount(planned.value, planned.currency_code),
    }
    context.agree(context.text("{payer} paid {receiver} {amount}?", **what), yes)
    body = Settle(
        from_member_id=planned.payer.id,
        to_member_id=planned.receiver.id,
        value=planned.value,
        currency_code=planned.currency_code,
        account_id=planned.arrives.id if planned.arrives else UNSET,
        account_value=arrived,
        from_account_id=planned.leaves.id if planned.leaves else UNSET,
        from_value=left,
        note=note or "",
        date=booking_date(date),
    )
    entry = context.client.settlement.settle(context.workspace.id, body)
    context.output.result(entry, columns(context.display), context.text("{payer} paid {receiver} {amount}.", **what))


def _account_amount(context: Context, account: Account | None, typed: TypedAmount | None) -> Decimal | UnsetType:
    """Return an amount in the currency of its account."""
    if typed is None:
        return UNSET
    if account is None:
        raise WrongUsage("Name the account of this amount.")
    return typed.checked(context.currency_of(account))


def _show(context: Context, found: Settlement) -> None:
    names = {member.id: member.name for member in members(context.display, context.workspace, found)}
    if context.output.is_for_people and not found.payments:
        echo(context.text("Nobody owes anybody anything."))
        return
    context.output.show(found, found.payments, payment_columns(context.display, names))


def _planned(
    context: Context,
    found: Settlement,
    people: tuple[str, str | None],
    amount: TypedAmount | None,
    currency: str | None,
    accounts: tuple[str | None, str | None],
) -> PlannedPayment:
    """Return the payment that was typed; `people` are who was paid and by whom, `accounts` where it went."""
    rows, me = members(context.display, context.workspace, found), context.client.users.me().id
    receiver = find("person", people[0], rows)
    payer = find("person", people[1] or me, rows)
    if payer.id == receiver.id:
        raise WrongUsage("Say who paid {name}: --by PERSON.", name=receiver.name)
    arrives, leaves = (None if typed is None else context.account(typed) for typed in accounts)
    if amount is not None:
        code = currency.upper() if currency else context.workspace.currency_code
        return PlannedPayment(payer, receiver, amount.checked(code), code, arrives, leaves)
    proposed = [
        payment
        for payment in found.payments
        if (payment.from_member_id, payment.to_member_id) == (payer.id, receiver.id)
    ]
    payments = [one for one in proposed if currency is None or one.currency_code == currency.upper()]
    if len(payments) != 1:
        raise WrongUsage("Say how much {payer} paid {receiver}.", payer=payer.name, receiver=receiver.name)
    return PlannedPayment(payer, receiver, payments[0].amount, payments[0].currency_code, arrives, leaves)
