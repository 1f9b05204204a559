"""Keys of a budget's tables have its workspace, by which Citus can spread them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.db.models import SessionRow, all_tables
from budget_api.users.deletion import purge_batch
from tests.api.citus import DISTRIBUTED, REFERENCE, change_keys, changed_keys, refused_keys
from tests.api.conftest import create_database, serving
from tests.api.database import read, write
from tests.api.members import join
from tests.api.people import PASSWORD, new_token, sign_up
from tests.servers import server_settings


@pytest.fixture
def moved(postgres: str, migrated: str, tmp_path: Path) -> Iterator[TestClient[Any]]:
    """A server on the keys of the script, as the release that moves would have them."""
    url = create_database(postgres, "changed_keys", migrated)
    with changed_keys(url), serving(server_settings(tmp_path, database_url=url)) as client:
        yield client


def test_every_key_that_citus_refuses_is_changed_by_its_script(postgres: str, migrated: str) -> None:
    url = create_database(postgres, "keys", migrated)
    assert {"pk_accounts", "uq_history_occurrence", "fk_sessions_workspace_id_workspaces"} <= {*refused_keys(url)}
    change_keys(url)
    assert [*refused_keys(url)] == []


@pytest.mark.parametrize(
    "statement",
    [
        "create unique index planted on history (note)",
        "create unique index on categories (id);"
        " alter table lists add constraint planted foreign key (category_id) references categories (id)",
        "alter table reminders add workspace_id uuid constraint planted references workspaces (id)",
    ],
)
def test_a_key_without_its_workspace_is_found(postgres: str, migrated: str, statement: str) -> None:
    url = create_database(postgres, "planted", migrated)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.encode())
    assert "planted" in refused_keys(url)


def test_the_script_spreads_every_table_with_a_workspace_after_those_it_refers_to() -> None:
    tables = {table.name: table for table in all_tables()}
    inner = {name for name, table in tables.items() if "workspace_id" in table.c}
    assert DISTRIBUTED.keys() | REFERENCE == inner | {"workspaces", "users"}
    order = list(DISTRIBUTED)
    for name, column in DISTRIBUTED.items():
        assert column == ("id" if name == "workspaces" else "workspace_id")
        referred = {key.column.table.name for key in tables[name].foreign_keys}
        assert referred <= {*REFERENCE, *order[: order.index(name)]}, name


def test_a_server_works_on_the_keys_of_the_script(moved: TestClient[Any]) -> None:
    ann = sign_up(moved)
    entry = ann.spend("12.50")
    assert ann.budget() == "-12.50"
    ann.delete(f"/history/{entry['id']}")
    assert ann.budget() == "0.00"


def test_a_workspace_that_goes_takes_its_tokens_along_without_a_foreign_key(moved: TestClient[Any]) -> None:
    ann, bob = sign_up(moved, "Ann"), sign_up(moved, "Bob")
    join(ann, ann.workspace, bob)
    new_token(bob, "read", workspaceId=ann.workspace)
    ann.put(f"/workspace/{ann.workspace}", {"participants": []})
    assert read(moved, _count_tokens, ann.workspace) == 1
    ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    while write(moved, purge_batch):
        pass
    assert read(moved, _count_tokens, ann.workspace) == 0


def _count_tokens(db: Session, workspace_id: str) -> int:
    tokens = select(func.count()).where(SessionRow.workspace_id == workspace_id)
    return db.scalars(tokens).one()
