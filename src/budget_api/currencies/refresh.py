"""Fetches newer exchange rates, and keeps them."""

from datetime import UTC, datetime

from sqlalchemy.orm import Session

from budget_api.currencies.queries import current_rates
from budget_api.db.models import RatesRow
from budget_api.db.port import Database
from budget_api.integrations.rates import RateProvider, refreshed
from budget_core.rates import Rates, format_rate, needs_refresh


async def refresh_rates(database: Database, provider: RateProvider) -> None:
    """Ask the source once the newest rates are old enough; what is not believed or not to be had changes nothing."""
    previous = await database.read(current_rates)
    if not needs_refresh(previous.date, datetime.now(UTC).date()):
        return
    fresh = await refreshed(provider, previous)
    if fresh.date > previous.date:
        await database.write(store_rates, fresh, datetime.now(UTC))


def store_rates(db: Session, rates: Rates, now: datetime) -> None:
    """Keep the rates of a day; another process may have been first."""
    day = rates.date.isoformat()
    if db.get(RatesRow, day):
        return
    db.add(
        RatesRow(
            date=day,
            base=rates.base,
            data={code: format_rate(value) for code, value in rates.data.items()},
            held={code: format_rate(value) for code, value in rates.held.items()},
            created_at=now,
            updated_at=now,
        )
    )
