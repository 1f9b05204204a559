"""The paid subscription."""

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.people.subscriptions import Invoice, PaymentPage, SubscriptionPrice, SubscriptionState

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
