"""The books of one person in a database in memory: services are called as the writer calls them, without a server.

What the rules promise is asked of the tables themselves, in SQL that shares nothing with the product.
"""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import all_tables
from budget_api.db.sqlite_connection import execute, open_sqlite, raw_of
from budget_api.users.service import NewUser, sign_up
from budget_core.base.errors import DomainError
from budget_core.people.access import Role

START = datetime(2026, 11, 21, 12, tzinfo=UTC)

BALANCES = """
    select a.id, a.budget,
      (select coalesce(sum(new_budget - prev_budget), 0) from account_history where account_id = a.id)
      + (select coalesce(sum(account_value), 0) from history where account_id = a.id and deleted_at is null)
      - (select coalesce(sum(from_value), 0) from history where from_account_id = a.id and deleted_at is null)
    from accounts a
"""
"""Query of each balance: the stored one, and opening + adjustments + entries."""

MAINS = "select id from accounts where is_main_account and deleted_at is null"
MONTH_SUMS = "select month, category_id, currency_code, spent from month_sums where spent <> 0"
DAY_SUMS = "select local_day, category_id, currency_code, spent from day_sums where spent <> 0 order by 1, 2, 3"
DAYS = """
    select local_day, category_id, currency_code, -sum(value) from (
      select local_day, category_id, currency_code, value from history
      where kind in ('expense', 'refund') and deleted_at is null and lines is null
      union all
      select local_day, line.value ->> 'categoryId', currency_code,
        cast(round((line.value ->> 'value') * 100) as integer)
      from history, json_each(history.lines) line where deleted_at is null
    ) group by 1, 2, 3 having sum(value) <> 0 order by 1, 2, 3
"""
"""Query of the spending of each day, from the entries."""

BUDGET_CURRENCY = "select currency_code from planning_categories where category_id = ? and date = ?"
NOTES = """
    select id, note from history
    union all select history.id, line.value ->> 'note' from history, json_each(history.lines) line
"""
LINES = "select entry_id, category_id, value from entry_lines where value <> 0 order by 1, 2"
LINE_ENTRIES = """
    select history.id, line.value ->> 'categoryId', sum(cast(round((line.value ->> 'value') * 100) as integer))
    from history, json_each(history.lines) line group by 1, 2 order by 1, 2
"""
"""Query of the value of each category in entries that store their lines."""

TOO_MUCH_BACK = """
    select back.refund_of from history back
    left join history spent on spent.id = back.refund_of and spent.deleted_at is null and spent.kind = 'expense'
    where back.refund_of is not null and back.deleted_at is null group by back.refund_of
    having sum(back.value) > coalesce(-max(spent.value), 0)
"""
"""Query of expenses that gave back more than they were, or do not stand any more."""

WORDS = "select entry_id, word from history_words"

TRANSFERS = """
    select coalesce(sum(account_value - from_value), 0) from history
    where kind = 'transfer' and deleted_at is null and account_currency_code = from_currency_code
"""
INCOMES = "select local_day, currency_code, income from day_incomes where income <> 0 order by 1, 2"
INCOME_ENTRIES = """
    select local_day, coalesce(workspace_currency_code, currency_code) as code, sum(coalesce(workspace_value, value))
    from history where kind = 'income' and deleted_at is null
    group by 1, 2 having sum(coalesce(workspace_value, value)) <> 0 order by 1, 2
"""
"""Query of the income of each day, from the entries, in the currency it counts in."""


class Books:
    """A workspace; `close` rolls everything back."""

    def __init__(self) -> None:
        self._connection = open_sqlite(Path(":memory:"), ("foreign_keys=ON",))
        for table in all_tables():
            table.create(self._connection)
        self._connection.commit()
        with Session(self._connection, expire_on_commit=False) as db:
            signed_in = sign_up(db, NewUser("Ann", "ann@example.com"), START, timedelta(days=1))
            db.commit()
        self.workspace = signed_in.user.settings.workspace or ""
        self._user = signed_in.user.id

    def open(self) -> None:
        """Start with the books of somebody who just signed up."""
        self._calls = 0
        execute(self._connection, "BEGIN")

    def close(self) -> None:
        """Roll back everything since `open`."""
        execute(self._connection, "ROLLBACK")

    def caller(self) -> Caller:
        """Return the caller, one second later at each call."""
        now = START + timedelta(seconds=self._calls)
        user = User(self._user, "Ann", "ann@example.com", "en", "UTC", "", now)
        return Caller(user, self.workspace, Role.CREATOR)

    def call(self, service: Callable[..., Any], *args: Any) -> Any:
        """Run a service; a refusal leaves no trace."""
        self._calls += 1
        execute(self._connection, "SAVEPOINT call")
        try:
            with Session(self._connection, expire_on_commit=False) as db:
                answer = service(db, self.caller(), *args)
                db.flush()
        except DomainError:
            execute(self._connection, "ROLLBACK TO call")
            raise
        finally:
            execute(self._connection, "RELEASE call")
        return answer

    def read(self, query: Callable[..., Any], *args: Any) -> Any:
        """Run a query of the product."""
        with Session(self._connection, expire_on_commit=False) as db:
            return query(db, *args)

    def rows(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a statement."""
        return raw_of(self._connection).execute(statement, values).fetchall()

    def one(self, statement: str) -> Any:
        """Return a single value of the tables."""
        return self.rows(statement)[0][0]


@cache
def books() -> Books:
    """Return the books of this process: its runs share them, as making the tables takes longer than a run."""
    return Books()
