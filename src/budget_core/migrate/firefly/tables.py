"""Tables of Firefly III's export, known by their columns."""

from collections.abc import Mapping, Sequence
from decimal import Decimal, InvalidOperation
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.migrate.files import Table, unreadable

TABLES: Final[Mapping[str, tuple[str, ...]]] = {
    "transactions": ("journal_id", "type", "amount", "currency_code", "date", "source_name", "destination_name"),
    "accounts": ("user_id", "account_id", "type", "name", "currency_code", "active"),
    "budgets": ("user_id", "budget_id", "name", "start_date", "end_date", "amount"),
    "recurrences": ("user_id", "recurrence_id", "row_contains", "first_date"),
    "rules": ("user_id", "rule_id", "row_contains"),
    "piggies": ("user_id", "piggy_bank_id", "name"),
    "bills": ("user_id", "bill_id", "name"),
    "categories": ("user_id", "category_id", "name"),
    "tags": ("user_id", "tag_id", "tag"),
}

Record = Mapping[str, str]


def kind_of(table: Table) -> str | None:
    """Return which of the tables one is."""
    return next((kind for kind, columns in TABLES.items() if table.has(*columns)), None)


def by_kind(tables: Sequence[Table]) -> dict[str, Table]:
    """Return the tables by kind: each once, and the transactions among them."""
    found: dict[str, Table] = {}
    for table in tables:
        kind = kind_of(table) or ""
        if kind in found:
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=table.name)
        found[kind] = table
    if "transactions" not in found:
        raise DomainError(ErrorCode.MIGRATION_INCOMPLETE, file=tables[0].name, missing="transactions.csv")
    return found


def amount_of(table: Table, text: str) -> Decimal:
    """Return the hundredths of an amount, whole ones or not, without its sign."""
    try:
        amount = Decimal(text or "0")
    except InvalidOperation:
        raise unreadable(table.name, text) from None
    if not amount.is_finite():
        raise unreadable(table.name, text)
    return abs(amount) * 100
