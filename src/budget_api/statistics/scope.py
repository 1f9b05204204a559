"""Scope of statistics: the months of a workspace, the currency and the rates."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.ledger.terms import terms_of
from budget_core.base import months
from budget_core.base.errors import DomainError, field_error
from budget_core.statistics import statistics
from budget_core.statistics.statistics import Period


@dataclass(frozen=True, slots=True)
class Scope(Period):
    """A period of a workspace."""

    workspace_id: str

    @property
    def days(self) -> tuple[str, str]:
        """Return the first and the last day of all the months."""
        first, _ = months.day_range(self.keys[0], self.first_day)
        _, last = months.day_range(self.keys[-1], self.first_day)
        return first.isoformat(), last.isoformat()

    @property
    def dates(self) -> tuple[str, str]:
        """Return the dates of the plannings of the first and of the last month."""
        return f"{self.keys[0]}-01", f"{self.keys[-1]}-01"

    @property
    def rates_updated_at(self) -> str:
        """Return the day of the rates."""
        return self.rates.date.isoformat()


def scope_of(db: Session, caller: Caller, first: str | None, last: str | None) -> Scope:
    """Return the months from `first` to `last`; by default the last 12 up to the running one."""
    terms = terms_of(db, caller.workspace_id)
    today, first_day = caller.user.today, terms.first_day_of_month
    try:
        keys = statistics.month_keys(today, first_day, first, last)
    except DomainError as error:
        raise field_error("from", error.code) from error
    running = months.month_of(today, first_day)
    return Scope(keys, first_day, terms.currency_code, current_rates(db), running, caller.workspace_id)
