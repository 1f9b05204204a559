"""Statements that are put together once do on both databases what the session would."""

from datetime import UTC, datetime
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import RatesRow
from budget_api.db.statements import Statement
from tests.api.database import read, write

pytestmark = pytest.mark.both_databases

RATES = table_of(RatesRow)
AT = datetime(1999, 1, 2, 3, 4, 5, 678901, UTC)
ROW = {"date": "1999-01-02", "base": "USD", "data": {"EUR": "0.9"}, "held": {}, "created_at": AT, "updated_at": AT}

INSERT = Statement(insert(RATES), *RATES.c.keys())
OF_DAY = Statement(select(RATES.c.date, RATES.c.data, RATES.c.updated_at).where(RATES.c.date == bindparam("day")))
REBASE = Statement(
    update(RATES).where(RATES.c.date == bindparam("day")).values(base=RATES.c.base + "2").returning(RATES.c.base)
)


def undone(service: Any) -> Any:
    """Run in a transaction that is taken back, so that other tests see nothing of it."""

    def run(db: Session) -> Any:
        with db.begin_nested() as nested:
            result = service(db)
            nested.rollback()
        return result

    return run


def test_rows_are_read_by_position_and_by_name_with_their_python_types(server: TestClient[Any]) -> None:
    def store_and_read(db: Session) -> Any:
        INSERT.run(db, ROW)
        return OF_DAY.one_or_none(db, {"day": "1999-01-02"})

    row = write(server, undone(store_and_read))
    assert tuple(row) == (row.date, row.data, row.updated_at) == ("1999-01-02", {"EUR": "0.9"}, AT)


def test_what_the_statement_says_itself_is_bound_beside_what_the_call_gives(server: TestClient[Any]) -> None:
    def store_and_change(db: Session) -> Any:
        INSERT.run(db, ROW)
        return REBASE.one_or_none(db, {"day": "1999-01-02"})

    assert write(server, undone(store_and_change)).base == "USD2"


def test_one_statement_stores_many_rows(server: TestClient[Any]) -> None:
    days = [f"1999-02-0{day}" for day in range(1, 6)]

    def store_and_count(db: Session) -> list[Any]:
        INSERT.run(db, *(ROW | {"date": day} for day in days))
        return [OF_DAY.one_or_none(db, {"day": day}).date for day in days]

    assert write(server, undone(store_and_count)) == days


def test_no_row_is_none_and_an_empty_list(server: TestClient[Any]) -> None:
    assert read(server, OF_DAY.one_or_none, {"day": "nothing"}) is None
    assert list(read(server, OF_DAY.all, {"day": "nothing"})) == []


def test_the_drivers_errors_come_as_sqlalchemys(server: TestClient[Any]) -> None:
    def store_twice(db: Session) -> None:
        INSERT.run(db, ROW)
        INSERT.run(db, ROW)

    with pytest.raises(IntegrityError):
        write(server, store_twice)
    assert read(server, OF_DAY.one_or_none, {"day": "1999-01-02"}) is None


def test_a_moment_in_no_time_zone_is_refused(server: TestClient[Any]) -> None:
    with pytest.raises(Exception, match=r"time zone|tzinfo is required"):
        write(server, INSERT.run, ROW | {"created_at": AT.replace(tzinfo=None)})


def test_a_value_that_was_forgotten_is_an_error_and_not_null(server: TestClient[Any]) -> None:
    with pytest.raises(Exception, match="day"):
        read(server, OF_DAY.all, {})
