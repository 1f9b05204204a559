"""A statement of the server that is for many workspaces fails the test in which it comes first."""

from collections.abc import Callable

from sqlalchemy import Connection, create_engine, text

from tests.api.recorded import Recorder

SERVER = "def read(connection, statement): connection.execute(statement)"


def run(read: Callable[..., object], statement: str) -> None:
    """Run a statement on an empty table of accounts."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        connection.execute(text("create table accounts (id, workspace_id, name)"))
        read(connection, text(statement))
    engine.dispose()


def own_read(connection: Connection, statement: object) -> None:
    connection.execute(statement)  # type: ignore[call-overload]


def test_a_statement_of_the_server_without_its_workspace_is_a_fault(recorder: Recorder) -> None:
    planted: dict[str, object] = {"__name__": "budget_api.planted"}
    exec(SERVER, planted)
    run(planted["read"], "select id from accounts where workspace_id = 'w'")  # type: ignore[arg-type]
    assert recorder.take_faults() == []
    run(planted["read"], "select id from accounts where name = 'Cash'")  # type: ignore[arg-type]
    (fault,) = recorder.take_faults()
    assert fault.startswith("budget_api.planted.read uses accounts beyond one workspace: ")


def test_a_statement_of_a_test_is_its_own(recorder: Recorder) -> None:
    run(own_read, "select id from accounts where name = 'Card'")
    assert recorder.take_faults() == []
