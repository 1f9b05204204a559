"""Amounts carried into a month, derived from the months before."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy.orm import Session

from budget_api.plannings.month_rules import past_before
from budget_core.base.rates import Rates
from budget_core.planning.carry_over import Carried, Rule, carried_into


class ReceivingMonth(NamedTuple):
    """Month that amounts are carried into."""

    workspace_id: str
    month: str
    currency_code: str
    codes: Mapping[str, str]
    """Currencies of the month's planned rows."""
    rules: Sequence[Rule]
    rates: Rates


def derive_carried(db: Session, into: ReceivingMonth) -> Mapping[str, Carried]:
    """Derive the amounts by category; none are read when no rule begins before the month."""
    if all(rule.month >= into.month for rule in into.rules):
        return {}
    past = past_before(db, into.workspace_id, into.month, into.rules)
    return carried_into(into.month, into.codes, into.currency_code, past, into.rates)
