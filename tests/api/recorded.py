"""Statements that the server makes in tests of the API, each held against its one workspace when it comes first."""

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from budget_api.db import migrate, statements
from budget_api.db.statements import CompiledStatement
from tests.api.citus import DISTRIBUTED
from tests.one_workspace import unrestricted_tables

_PERSON = "a person's budgets"
_DUE = "jobs look for what is due, in order of its time; the order is that of all primaries"
_ALL = "one budget after the other, or all rows, read beside the calls"
_GONE = "what deleted people and past months leave"
ACROSS = {
    "budget_api.alerts.sweep._announceable": _DUE,
    "budget_api.alerts.sweep._waiting": _DUE,
    "budget_api.alerts.sweep.tidy": _GONE,
    "budget_api.app.doctor._recounted": _ALL,
    "budget_api.backup.service._live_workspaces": _ALL,
    "budget_api.backup.service._check_empty": _ALL,
    "budget_api.backup.service.write_backup": _ALL,
    "budget_api.journal.compaction.compact_logs.<locals>.<lambda>": _ALL,
    "budget_api.journal.parts.workspaces_with_open_sets": _ALL,
    "budget_api.links.service.join_workspace": "a code that names no workspace",
    "budget_api.links.queries.read_link": "a code that names no workspace",
    "budget_api.links.service.revoke_links_of": _PERSON,
    "budget_api.live.queries.audience": "members of all workspaces that were written to, who are told",
    "budget_api.schedules.waiting.due_schedules": _DUE,
    "budget_api.users.deletion._anonymize_changes": _PERSON,
    "budget_api.users.deletion._remove_unnamed_users": _GONE,
    "budget_api.users.deletion.anonymize_user": _PERSON,
    "budget_api.users.deletion.purge_batch": _GONE,
    "budget_api.users.service.take_over": _PERSON,
    "budget_api.workspaces.queries.confirmed_workspaces": _PERSON,
    "budget_api.workspaces.queries.list_invitations": _PERSON,
    "budget_api.workspaces.queries.present_memberships": _PERSON,
    "budget_api.workspaces.service.check_workspace_count": _PERSON,
}
"""Functions whose statements are for many workspaces, and what for: Citus asks all primaries at once."""


class Recorder:
    """Texts that were seen, and the statements that stay in no workspace and are on no list."""

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self._faults: list[str] = []

    def hear(self, *call: Any) -> None:
        """Take a statement that is about to run; those of a driver that the server does not have are a test's own."""
        connection, _, text, values, _, is_many = call
        if text not in self._seen and connection.dialect.driver != "psycopg":
            self._read(text, values[0] if is_many else values)

    def take_faults(self) -> list[str]:
        """Return the faults found since the last time."""
        faults, self._faults = self._faults, []
        return faults

    def compiled(self, statement: Any, compiled: Any) -> CompiledStatement:
        """Compile a statement that runs past SQLAlchemy."""
        if str(compiled) not in self._seen:
            self._read(str(compiled), ())
        return CompiledStatement(statement, compiled)

    def _read(self, text: str, values: Any) -> None:
        maker = _maker()
        if maker is None:
            return
        self._seen.add(text)
        if maker not in ACROSS and (tables := unrestricted_tables(text, values, DISTRIBUTED)):
            self._faults.append(f"{maker} uses {', '.join(tables)} beyond one workspace: {text}")


def _maker() -> str | None:
    """Return the function of the server that makes the running statement; None for a test and a migration."""
    frame = inspect.currentframe()
    while frame is not None:
        module = str(frame.f_globals.get("__name__"))
        if module.startswith("budget_") and not module.startswith("budget_api.db."):
            return f"{module}.{frame.f_code.co_qualname}"
        if module == migrate.__name__ or (module.startswith("tests.") and module != __name__):
            return None
        frame = frame.f_back
    return None


@contextmanager
def recording() -> Iterator[Recorder]:
    """Record every statement."""
    recorder = Recorder()
    event.listen(Engine, "before_cursor_execute", recorder.hear)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(statements, "CompiledStatement", recorder.compiled)
            yield recorder
    finally:
        event.remove(Engine, "before_cursor_execute", recorder.hear)
