"""The stored rates, one row a day, kept through advanced-alchemy's repository.

Loaded by the process that has newer rates to keep, when it has them: the library takes as long to load as a server.
"""

from datetime import datetime

from advanced_alchemy.repository import SQLAlchemySyncRepository
from sqlalchemy.orm import Session

from budget_api.db.models import RatesRow
from budget_core.base.rates import Rates, format_rate


class RatesRepository(SQLAlchemySyncRepository[RatesRow]):
    """Repository of rates, one row a day."""

    model_type = RatesRow
    id_attribute = "date"


def store_rates(db: Session, rates: Rates, now: datetime) -> None:
    """Keep the rates of a day; another process may do so at once, or have been first."""
    row = RatesRow(
        date=rates.date.isoformat(),
        base=rates.base,
        data={code: format_rate(value) for code, value in rates.data.items()},
        held={code: format_rate(value) for code, value in rates.held.items()},
        created_at=now,
        updated_at=now,
    )
    RatesRepository(session=db).upsert_many([row])
