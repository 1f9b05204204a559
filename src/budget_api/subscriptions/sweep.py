"""Sweep for what no event tells: subscriptions whose period is over, and customers to be forgotten."""

import logging
from datetime import UTC, datetime, timedelta

from budget_api.db.port import Database
from budget_api.integrations.card_payments import CardPayments
from budget_api.subscriptions import queries, service
from budget_api.subscriptions.payments import refresh
from budget_core.errors import DomainError, ErrorCode

logger = logging.getLogger(__name__)

GRACE = timedelta(hours=2)
"""The provider takes an hour over a renewal, and tells of it then."""
OUTAGE = 3
"""So many failures one after the other are no customer's own."""


async def settle_with_provider(database: Database, provider: CardPayments) -> None:
    """Have abandoned customers forgotten, and fold in the state of subscriptions whose events never came.

    What fails is found again by the next run; raises the last failure, so that it is noted.
    """
    abandoned = await database.read(queries.abandoned_customers)
    overdue = await database.read(queries.overdue_customers, datetime.now(UTC) - GRACE)
    failed: DomainError | None = None
    in_a_row = 0
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
            failed, in_a_row = error, in_a_row + 1
            if in_a_row == OUTAGE:
                break
        else:
            in_a_row = 0
    if failed:
        raise failed


async def _forget(database: Database, provider: CardPayments, customer_id: str) -> None:
    await provider.forget_customer(customer_id)
    await database.write(service.forget_abandoned, customer_id)
