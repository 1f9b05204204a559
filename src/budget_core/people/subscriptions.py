"""Time for which a subscription is good."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from budget_core.base.limits import PAST_DUE_DAYS

FOREVER: Final = datetime(9999, 12, 31, tzinfo=UTC)
"""No end in sight."""

PAYING: Final = frozenset({"active", "trialing"})
RUNNING: Final = PAYING | {"past_due", "unpaid", "paused"}
"""States of a subscription that runs: nobody needs a second one beside it."""

_GRACE = timedelta(days=PAST_DUE_DAYS)


@dataclass(frozen=True, slots=True)
class SubscriptionTerms:
    """Terms of a subscription's time; `is_unpaid`: it was cancelled because nobody paid."""

    status: str
    period_start: datetime
    period_end: datetime
    is_ending: bool = False
    is_unpaid: bool = False


def entitled_until(terms: SubscriptionTerms) -> datetime | None:
    """Return the end of the paid time; None without any.

    | status             | until                                        |
    |--------------------|----------------------------------------------|
    | active, trialing   | `FOREVER`; the period's end when it is ending |
    | past_due           | 7 days after the period began unpaid         |
    | canceled           | the period's end; unpaid like past_due       |
    | any other          | never                                        |
    """
    if terms.status in PAYING:
        return terms.period_end if terms.is_ending else FOREVER
    if terms.status == "past_due" or (terms.status == "canceled" and terms.is_unpaid):
        return terms.period_start + _GRACE
    return terms.period_end if terms.status == "canceled" else None
