"""Provider of card payments, for as long as a server or a worker runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from budget_api.config import StripeSettings
from budget_api.integrations.card_payments import CardPayments


@asynccontextmanager
async def card_payments(billing: StripeSettings | None) -> AsyncIterator[CardPayments | None]:
    """Yield the provider of the settings; None where nothing is paid."""
    if billing is None:
        yield None
        return
    from budget_api.integrations.stripe_payments import StripePayments  # most take no money, and it loads slowly

    provider = StripePayments(billing.secret_key, billing.webhook_secret, billing.url, billing.timeout_seconds)
    try:
        yield provider
    finally:
        await provider.close()
