"""Rows of Cashew's database (Drift), whose moments are seconds since 1970."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.migrate import cells
from budget_core.migrate.files import Database, unreadable
from budget_core.migrate.source import Options

TABLES: Final = frozenset({"wallets", "transactions", "categories", "budgets", "category_budget_limits"})
CORRECTION: Final = "0"
"""Category of balance corrections and transfers."""
UPCOMING, SUBSCRIPTION, REPETITIVE, LENT, BORROWED = range(5)
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_SECONDS_MAX: Final = 2**35

Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of the database, and what they are read with."""

    file: Database
    options: Options

    def check(self) -> None:
        """Raise the error of a version that lacks what is needed."""
        needed = {
            "transactions": {"transaction_pk", "amount", "wallet_fk", "paid"},
            "wallets": {"wallet_pk", "currency"},
        }
        if any(not columns <= {*self.file.tables[table]} for table, columns in needed.items()):
            raise DomainError(ErrorCode.MIGRATION_VERSION, file=self.file.name)

    def of(self, table: str, *columns: str) -> Iterator[Row]:
        """Yield the rows of a table by column."""
        if table in self.file.tables:
            for row in self.file.rows(table, columns):
                yield dict(zip(columns, row, strict=True))

    def day(self, value: Any) -> date:
        """Return the day of a moment where the person is."""
        seconds = cells.whole(self.file.name, value)
        if abs(seconds) > _SECONDS_MAX:
            raise unreadable(self.file.name, value)
        return (_EPOCH + timedelta(seconds=seconds)).astimezone(self.options.zone).date()

    def amount(self, value: Any) -> Decimal:
        """Return an amount as it is written."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise unreadable(self.file.name, value)
        amount = Decimal(repr(value))
        if not amount.is_finite() or abs(amount) > 10**15:
            raise unreadable(self.file.name, value)
        return amount


def rounded(amount: Decimal) -> int:
    """Return the hundredths nearest to an amount."""
    return int((amount * 100).to_integral_value(ROUND_HALF_UP))


def keys(value: Any) -> list[str]:
    """Return the keys of a list that is written as JSON."""
    found = cells.document(value)
    return [str(each) for each in found] if isinstance(found, list) else []
