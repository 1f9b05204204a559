"""Exchange rates as they were last fetched."""

from datetime import datetime

from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Currency, Day


class RatesRow(Base):
    """Rates of one day: units of each currency for one unit of `base`."""

    __tablename__ = "rates"

    date: Mapped[Day] = mapped_column(primary_key=True)
    base: Mapped[Currency]
    data: Mapped[dict[str, str]]
    held: Mapped[dict[str, str]]
    """Values that moved too far to be believed at once, until the next answer says the same."""
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
