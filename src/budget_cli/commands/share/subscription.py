"""`budget subscription`: what is paid; cards are typed in on the provider's pages alone."""

from typing import Annotated

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_cli.output.writer import echo
from budget_core.contract.people.subscriptions import (
    Invoice,
    PaymentCard,
    PaymentPage,
    SubscriptionPrice,
    SubscriptionState,
)
from budget_sdk import CheckoutCreate, SubscriptionChange

app = command_group("Show, buy and cancel the subscription.")


@default_command(app)
def show(context: Context) -> None:
    """Show your subscription.

    Example: budget subscription
    """
    _show_state(context, context.client.subscriptions.me())


@command(app)
def prices(context: Context) -> None:
    """Show the prices of the subscription.

    Example: budget subscription prices
    """
    rows = context.client.subscriptions.prices()
    context.output.show(rows, rows, price_columns(context.display))


@command(app)
def checkout(
    context: Context,
    price: Annotated[
        str | None, typer.Argument(metavar="PRICE", help="Its id, month or year; not needed where there is one.")
    ] = None,
) -> None:
    """Print the address of the payment page.

    Example: budget subscription checkout month
    """
    chosen = _choose_price(context.client.subscriptions.prices(), price)
    _show_page(context, context.client.subscriptions.check_out(CheckoutCreate(price_id=chosen.price_id)))


@command(app)
def cancel(context: Context) -> None:
    """Cancel the subscription at the end of the paid period.

    Example: budget subscription cancel
    """
    _show_state(context, context.client.subscriptions.cancel(_own_subscription(context)))


@command(app)
def reactivate(context: Context) -> None:
    """Reactivate a cancelled subscription.

    Example: budget subscription reactivate
    """
    _show_state(context, context.client.subscriptions.reactivate(_own_subscription(context)))


@command(app)
def invoices(context: Context) -> None:
    """Show the bills, newest first.

    Example: budget subscription invoices
    """
    rows = context.client.subscriptions.invoices()
    context.output.show(rows, rows, invoice_columns(context.display))


@command(app)
def card(
    context: Context,
    new: Annotated[bool, typer.Option("--new", help="Print the address of the page to enter a new card.")] = False,
) -> None:
    """Show the card that pays.

    Example: budget subscription card
    """
    if new:
        _show_page(context, context.client.subscriptions.set_up())
        return
    found = context.client.subscriptions.user()
    payment_method = found.customer.payment_method if found.customer else None
    rows = [payment_method] if payment_method else []
    columns: list[Column[PaymentCard]] = [
        Column("card", lambda row: row.brand),
        Column("number", lambda row: f"…{row.last4}", is_fixed=True),
        Column("good until", lambda row: f"{row.exp_month:02}/{row.exp_year}", is_fixed=True),
    ]
    context.output.show(found, rows, columns)


def _choose_price(offered: list[SubscriptionPrice], typed: str | None) -> SubscriptionPrice:
    if typed is None and len(offered) > 1:
        raise WrongUsage("Choose a price by its id, month or year.")
    for one in offered:
        if typed in (None, one.price_id, one.interval):
            return one
    raise UnknownTypedName("There is no such price.", hint="budget subscription prices")


def _own_subscription(context: Context) -> SubscriptionChange:
    found = context.client.subscriptions.me().subscription
    if found is None:
        raise UnknownTypedName("You have no subscription.", hint="budget subscription prices")
    return SubscriptionChange(stripe_subscription_id=found.stripe_subscription_id)


def _show_state(context: Context, state: SubscriptionState) -> None:
    context.output.result(state, state_columns(), state_sentence(context.display, state))


def _show_page(context: Context, page: PaymentPage) -> None:
    if context.output.is_for_people:
        echo(context.text("Open this in a browser:"))
        typer.echo(page.url)
    else:
        context.output.show(page, [page], PAGE)


_OFTEN = {"day": "daily", "week": "weekly", "month": "monthly", "year": "yearly"}
_PAID = {"draft": "draft", "open": "not paid", "paid": "paid", "uncollectible": "not paid", "void": "void"}
PAGE: list[Column[PaymentPage]] = [Column("address", lambda page: page.url, is_fixed=True)]


def state_columns() -> list[Column[SubscriptionState]]:
    """Return the columns of a state in CSV; for people it is a sentence."""
    return [
        Column("subscribed", lambda row: row.has_subscription),
        Column("billing", lambda row: row.billing),
        Column("status", lambda row: row.subscription.status if row.subscription else None),
        Column("until", lambda row: row.subscription.current_period_end.isoformat() if row.subscription else None),
        Column("id", lambda row: row.subscription.stripe_subscription_id if row.subscription else None),
    ]


def state_sentence(display: Display, state: SubscriptionState) -> str:
    """Return the subscription of a user, and its end, as a sentence."""
    found = state.subscription
    if state.billing == "none":
        return display.text("Nothing to pay here: everyone on this server has a subscription.")
    if found is None or not state.has_subscription:
        return display.text("You have no subscription.")
    until = found.entitled_until or found.current_period_end
    at = display.day(f"{until.astimezone():%Y-%m-%d}") + f" {until.astimezone():%Y}"
    if found.status == "past_due":
        return display.text("The last payment failed. Your subscription is valid until {day}.", day=at)
    if found.entitled_until:
        return display.text("Your subscription ends on {day}.", day=at)
    return display.text("You have a subscription. The next payment is on {day}.", day=at)


def price_columns(display: Display) -> list[Column[SubscriptionPrice]]:
    """Return the columns of a price."""
    return [
        Column("name", lambda row: row.name),
        Column("price", lambda row: row.amount, lambda row: _amount(display, row), is_number=True),
        Column("how often", lambda row: row.interval, lambda row: display.text(_OFTEN[row.interval]), is_fixed=True),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column("id", lambda row: row.price_id, is_fixed=True),
    ]


def invoice_columns(display: Display) -> list[Column[Invoice]]:
    """Return the columns of a bill."""
    return [
        Column("number", lambda row: row.number, is_fixed=True),
        Column(
            "date", lambda row: row.date.isoformat(), lambda row: f"{row.date.astimezone():%Y-%m-%d}", is_fixed=True
        ),
        Column("amount", lambda row: row.amount, lambda row: _amount(display, row), is_number=True),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
        Column("status", lambda row: row.status, lambda row: _status(display, row), is_fixed=True),
        Column("address", lambda row: row.url, is_optional=True),
    ]


def _status(display: Display, row: Invoice) -> str:
    return display.text(_PAID.get(row.status, row.status))


def _amount(display: Display, row: SubscriptionPrice | Invoice) -> str:
    return display.amount(row.amount, row.currency_code)
