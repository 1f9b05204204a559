"""Sweep for missing events: subscriptions whose period is over, and customers to delete."""

import logging
from datetime import UTC, datetime, timedelta

from budget_api.db.port import Database
from budget_api.integrations.card_payments import CardPayments
from budget_api.subscriptions import queries, service
from budget_api.subscriptions.payments import refresh
from budget_core.base.errors import DomainError, ErrorCode

logger = logging.getLogger(__name__)

GRACE = timedelta(hours=2)
"""Time for the provider's own event: a renewal takes it an hour."""
OUTAGE_FAILURES = 3
"""Consecutive failures that mean the provider is down."""


async def settle_with_provider(database: Database, provider: CardPayments) -> None:
    """Delete abandoned customers at the provider, and refresh overdue subscriptions.

    Failed ones are found again by the next run. Raises: the last failure, which is recorded for the job.
    """
    abandoned = await database.read(queries.abandoned_customers)
    overdue = await database.read(queries.overdue_customers, datetime.now(UTC) - GRACE)
    failed: DomainError | None = None
    consecutive = 0
    for customer_id in (*abandoned, *overdue):
        try:
            if customer_id in abandoned:
                await _forget(database, provider, customer_id)
            else:
                await refresh(database, provider, customer_id)
        except DomainError as error:
            if error.code is ErrorCode.NOT_FOUND:
                logger.warning("the provider knows no customer %s", customer_id)
                continue
            failed, consecutive = error, consecutive + 1
            if consecutive == OUTAGE_FAILURES:
                break
        else:
            consecutive = 0
    if failed:
        raise failed


async def _forget(database: Database, provider: CardPayments, customer_id: str) -> None:
    await provider.forget_customer(customer_id)
    await database.write(service.forget_abandoned, customer_id)
