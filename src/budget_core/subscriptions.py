"""How long a subscription gives what is paid for."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from budget_core.limits import PAST_DUE_DAYS

FOREVER: Final = datetime(9999, 12, 31, tzinfo=UTC)
"""No end in sight."""

PAYING: Final = frozenset({"active", "trialing"})
RUNNING: Final = PAYING | {"past_due", "unpaid", "paused"}
"""Those that are not over: nobody needs a second one beside them."""

_GRACE = timedelta(days=PAST_DUE_DAYS)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a subscription says about its time; `is_unpaid`: it was cancelled because nobody paid."""

    status: str
    period_start: datetime
    period_end: datetime
    is_ending: bool = False
    is_unpaid: bool = False


def entitled_until(terms: Terms) -> datetime | None:
    """Until when it is good for; None when it is good for nothing.

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
