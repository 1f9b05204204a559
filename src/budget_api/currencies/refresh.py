"""Refresh of the exchange rates."""

from datetime import UTC, datetime

from budget_api.currencies.queries import current_rates
from budget_api.db.port import Database
from budget_api.integrations.rate_sources import RateProvider, refreshed
from budget_core.base.rates import needs_refresh


async def refresh_rates(database: Database, provider: RateProvider) -> None:
    """Fetch rates once the newest ones are old enough; failed or implausible answers change nothing."""
    previous = await database.read(current_rates)
    if not needs_refresh(previous.date, datetime.now(UTC).date()):
        return
    fresh = await refreshed(provider, previous)
    if fresh.date > previous.date:
        from budget_api.currencies.rates_repository import store_rates  # once a day, and it loads much

        await database.write(store_rates, fresh, datetime.now(UTC))
