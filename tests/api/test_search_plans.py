"""Query plans of searches by amount: they read as many entries as match, not the whole history."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.history.queries import page
from budget_api.history.search.filters import read_filters
from budget_core.contract.entries.history import HistoryQuery
from budget_core.people.access import Role
from tests.api.conftest import NewDatabase, serving
from tests.api.people import Person, sign_up
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

MOMENT = datetime(2026, 11, 22, tzinfo=UTC)
AMOUNT = read_filters(HistoryQuery(search="30.1"), MOMENT.date())


@contextmanager
def spoken(connection: Connection) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are run meanwhile."""
    said: list[tuple[str, Any]] = []

    def hear(_conn: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        said.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", hear)
    yield said
    event.remove(connection, "before_cursor_execute", hear)


def plans(engine: Engine, ann: Person) -> list[str]:
    """Return the plan of each statement that finds the entries of an amount."""
    with engine.connect() as connection, Session(connection) as db:
        with spoken(connection) as said:
            caller = Caller(User(ann.id, "Ann", None, "en", "UTC", "", MOMENT), ann.workspace, Role.CREATOR)
            assert [entry.note for entry in page(db, caller, AMOUNT, None, 50).entries] == ["rent"]
        if engine.dialect.name == "postgresql":
            # A table as small as this one is read whole otherwise.
            connection.exec_driver_sql("set enable_seqscan = off")
        explain = "explain " if engine.dialect.name == "postgresql" else "explain query plan "
        told = [connection.exec_driver_sql(explain + statement, parameters).all() for statement, parameters in said]
        return [" ".join(str(row[-1]) for row in rows) for rows in told]


def test_entries_of_an_amount_are_found_by_the_indexes_of_amounts_alone(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    url = new_database("search_plans")
    with serving(server_settings(data=tmp_path, database_url=url)) as server:
        ann = sign_up(server, "Ann")
        ann.spend("30.10", note="rent")
        ann.spend("12.50", note="lunch")
    engine = create_engine(
        f"sqlite:///{tmp_path / 'budget.sqlite3'}" if url is None else url.replace("postgresql", "postgresql+psycopg")
    )
    found = plans(engine, ann)
    engine.dispose()
    for index in ("ix_history_amount", "ix_history_account_amount", "ix_history_from_amount"):
        assert any(index in plan for plan in found)
    assert not any("ix_history_page" in plan for plan in found)
