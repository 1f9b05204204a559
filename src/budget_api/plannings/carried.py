"""Amounts carried into a month: derived from the months before, and kept in memory until the workspace changes."""

from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Final, NamedTuple

from sqlalchemy.orm import Session

from budget_api.plannings.month_rules import past_before
from budget_core.carry_over import Carried, Rule, carried_into
from budget_core.rates import Rates

MONTHS_KEPT: Final = 256


class Receiving(NamedTuple):
    """Month that amounts are carried into, and the state of its workspace."""

    workspace_id: str
    revision: int
    month: str
    currency_code: str
    codes: Mapping[str, str]
    """Currencies of the month's planned rows."""
    rules: Sequence[Rule]
    rates: Rates


Derive = Callable[[Session, Receiving], Mapping[str, Carried]]


def derive_carried(db: Session, into: Receiving) -> Mapping[str, Carried]:
    """Derive the amounts by category; none are read when no rule begins before the month."""
    if all(rule.month >= into.month for rule in into.rules):
        return {}
    past = past_before(db, into.workspace_id, into.month, into.rules)
    return carried_into(into.month, into.codes, into.currency_code, past, into.rates)


def known_carried(db: Session, into: Receiving) -> Mapping[str, Carried]:
    """Return the amounts, derived once for a revision of the workspace.

    For reads alone: a write sees a revision whose data it still changes, and which another write may get after it.
    """
    key = (into.workspace_id, into.month)
    with _lock:
        kept = _kept.get(key)
    if kept is not None and kept[0] == into.revision and kept[1] is into.rates:
        return kept[2]
    carried = derive_carried(db, into)
    with _lock:
        _kept.pop(key, None)
        if len(_kept) >= MONTHS_KEPT:
            del _kept[next(iter(_kept))]
        _kept[key] = (into.revision, into.rates, carried)
    return carried


_kept: dict[tuple[str, str], tuple[int, Rates, Mapping[str, Carried]]] = {}
_lock = Lock()
