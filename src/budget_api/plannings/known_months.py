"""Months as they were read, kept in memory until their workspace changes.

For reads alone: a write sees a revision whose data it still changes, and which another write may get after it.
"""

from datetime import date
from threading import Lock
from typing import Final, NamedTuple

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.ledger.terms import Terms, terms_of
from budget_api.plannings.queries import MonthRead, month_of_query, read_month
from budget_core.base.rates import Rates
from budget_core.contract.planning.plannings import Planning
from budget_core.contract.types import WhoseShare

MONTHS_KEPT: Final = 256


class _Basis(NamedTuple):
    """State that a month follows from; the revision of the workspace stands for all its rows."""

    terms: Terms
    today: date
    rates: Rates

    def is_of(self, other: "_Basis") -> bool:
        return self.terms == other.terms and self.today == other.today and self.rates is other.rates


def get_planning(db: Session, caller: Caller, date: str | None, share: WhoseShare) -> Planning:
    """Return a month as clients see it; the running one when none is asked for."""
    member_id = caller.user.id if share == "mine" else None
    return known_month(db, caller, month_of_query(db, caller, date), member_id).planning


def known_month(db: Session, caller: Caller, month_date: str, member_id: str | None = None) -> MonthRead:
    """Return a month (yyyy-MM-01), all of it or what a member bears of it, read once for a revision."""
    key = (caller.workspace_id, month_date, member_id)
    basis = _Basis(terms_of(db, caller.workspace_id), caller.user.today, current_rates(db))
    with _lock:
        cached = _cache.get(key)
    if cached is not None and cached[0].is_of(basis):
        return cached[1]
    read = read_month(db, caller, month_date, member_id, cached[1].row_views.made if cached else {})
    with _lock:
        _cache.pop(key, None)
        if len(_cache) >= MONTHS_KEPT:
            del _cache[next(iter(_cache))]
        _cache[key] = (basis, read)
    return read


_cache: dict[tuple[str, str, str | None], tuple[_Basis, MonthRead]] = {}
_lock = Lock()
