"""Reading connections of SQLite: what goes wrong while they read is what their caller is told."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from tests.api.conftest import serving
from tests.api.database import state_of
from tests.servers import server_settings


def fail_as_a_disk_does(db: Session) -> None:
    """SQLite itself ends the transaction when the disk can't be read."""
    db.execute(text("rollback"))
    raise OperationalError("select", None, OSError("disk I/O error"))


def count(db: Session) -> Any:
    return db.scalar(text("select count(*) from users"))


@pytest.mark.parametrize("way", ["read", "look_up"])
def test_a_read_that_failed_says_why_and_the_next_one_works(tmp_path: Path, way: str) -> None:
    client: TestClient[Any]
    with serving(server_settings(data=tmp_path)) as client:
        read = getattr(state_of(client).database, way)
        with pytest.raises(OperationalError, match="disk I/O error"):
            client.blocking_portal.call(read, fail_as_a_disk_does)
        assert client.blocking_portal.call(read, count) == 0
