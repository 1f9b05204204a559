"""What an entry moves: account balances and the sums kept beside the history, always by delta, never set."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from budget_api.db.models import AccountRow, DayIncomeRow, DaySumRow, HistoryRow
from budget_api.history.views import booking_of
from budget_core import expenses
from budget_core.expenses import Effect

_MOVE = (
    update(AccountRow)
    .where(AccountRow.workspace_id == bindparam("workspace"), AccountRow.id == bindparam("account"))
    .values(budget=AccountRow.budget + bindparam("delta", type_=AccountRow.budget.type))
)


def post(db: Session, row: HistoryRow, effect: Effect) -> None:
    """Move the accounts of an entry and the sums of its day."""
    move_account(db, row.workspace_id, row.account_id, effect.account)
    if row.from_account_id is not None:
        move_account(db, row.workspace_id, row.from_account_id, effect.from_account)
    day = {"workspace_id": row.workspace_id, "local_day": row.local_day, "currency_code": row.currency_code}
    if effect.spent:
        _add(db, DaySumRow, {**day, "category_id": row.category_id}, "spent", effect.spent)
    if effect.income:
        _add(db, DayIncomeRow, day, "income", effect.income)


def take_back(db: Session, row: HistoryRow, now: datetime) -> None:
    """Delete an entry, and move back exactly what it moved."""
    _turn(db, row, now, deleted_at=now)
    post(db, row, expenses.reverse(booking_of(row)))


def put_back(db: Session, row: HistoryRow, now: datetime) -> None:
    """Book a deleted entry again as it was."""
    _turn(db, row, now, deleted_at=None)
    post(db, row, expenses.effect(booking_of(row)))


def _turn(db: Session, row: HistoryRow, now: datetime, deleted_at: datetime | None) -> None:
    row.deleted_at = deleted_at
    row.updated_at = now
    row.version += 1
    db.flush()


def move_account(db: Session, workspace_id: str, account_id: str, delta: Decimal) -> None:
    """Change a balance by a difference."""
    db.execute(
        _MOVE,
        {"workspace": workspace_id, "account": account_id, "delta": delta},
        execution_options={"synchronize_session": False},
    )


def _add(db: Session, table: type[Any], key: dict[str, Any], column: str, delta: Decimal) -> None:
    insert = postgresql.insert if db.get_bind().dialect.name == "postgresql" else sqlite.insert
    row: Any = insert(table).values({**key, column: delta})
    total = getattr(table, column) + getattr(row.excluded, column)
    db.execute(row.on_conflict_do_update(index_elements=list(key), set_={column: total}))
