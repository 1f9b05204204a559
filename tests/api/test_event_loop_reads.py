"""Reads that the event loop answers itself: none takes long, however much is stored and whatever is asked."""

import ast
import time
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

import budget_api
from budget_api.app.call_handlers import handler_of
from budget_api.calls.handler import DatabaseHandler
from budget_api.db.base import Base, table_of
from budget_api.db.models import (
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    HistoryRow,
    MonthSumRow,
    ParticipantRow,
    PlanningCategoryRow,
    PlanningRow,
    ScheduleRow,
    TargetRow,
    UserRow,
    WorkspaceRow,
)
from budget_api.db.read_queue import Readers
from budget_api.ids import new_id
from budget_api.plannings import queries
from budget_core.base import limits
from budget_core.contract.calls import CALLS
from tests.api.conftest import serving
from tests.api.database import write
from tests.api.hosting import OWNERS
from tests.api.people import Person, sign_up
from tests.api.schedules import A_DAY, schedule, today
from tests.servers import server_settings

PROCESSOR_MS = 50
TRIES = 3
"""Runs of a call, of which the fastest counts: other work on the machine makes runs slower, never faster."""

Query = dict[str, str]

SOURCES = Path(budget_api.__file__).parent
KEYED = {
    "access/authenticator.py", "access/rights.py", "app/health.py", "app/local_file.py", "hosting/handlers.py",
    "subscriptions/payments.py", "users/local.py",
}  # fmt: skip
"""Modules that look up rows by their keys alone, or a limited number: nothing makes these reads dearer."""
DRIVEN = {"history/handlers.py": "listHistory"}
"""Other modules that choose the event loop themselves, with the call that is driven for each."""
MONTHS = ("1970-01-01", "2025-02-01", "{month}", "2126-12-01", "2999-12-01")
CASES: dict[str, list[Query]] = {
    "getMe": [{}],
    "getTotp": [{}],
    "getSettings": [{}],
    "listWorkspaces": [{}],
    "listInvitations": [{}],
    "getWorkspace": [{}],
    "listCategories": [{}],
    "listDeletedCategories": [{}],
    "listAccounts": [{}],
    "getBalance": [{}],
    "getAlerts": [{}],
    "getPlanning": [{"date": month, "share": share} for month in MONTHS for share in ("all", "mine")],
    "explainPlanning": [
        *({"date": month, "categoryId": "{category}"} for month in MONTHS),
        *({"date": "2999-12-01", "of": of} for of in ("available", "budget", "spent")),
    ],
    "listSuggestions": [{"date": month} for month in MONTHS],
    "listHistory": [{"limit": "200"}],
}
"""Queries of every call that the event loop answers itself."""


def clone(db: Session, row_type: type[Base], number_of: int, /, **values: Any) -> list[str]:
    """Insert copies of a stored row; a value may be a function of the copy's number."""
    table = table_of(row_type)
    row = dict(db.execute(select(table).limit(1)).one()._mapping)
    rows = [
        row | {name: value(number) if callable(value) else value for name, value in values.items()}
        for number in range(number_of)
    ]
    for copy in rows:
        if "id" in copy and "id" not in values:
            copy["id"] = new_id()
    db.execute(insert(table), rows)
    return [copy.get("id", "") for copy in rows]


def fill(db: Session, ann: Person) -> None:
    """Give a workspace as much of everything as it may have, and a past of many years."""
    workspace = {"workspace_id": ann.workspace}
    clone(db, AccountRow, limits.ACCOUNTS_MAX - 2, **workspace, is_main_account=False)
    categories = clone(db, CategoryRow, limits.CATEGORIES_MAX - 50, **workspace, deleted_at=None)
    clone(db, CategoryRow, 2000, **workspace, deleted_at=datetime.now(UTC))
    ids = plan(db, ann, categories, 400)
    every = [f"{year}-{index:02}-01" for year in range(2012, 2025) for index in range(1, 13)]
    rows = len(every) * 64
    clone(db, PlanningRow, len(every), **workspace, date=lambda at: every[at])
    past = {"category_id": lambda at: categories[at % 64], **workspace}
    clone(db, PlanningCategoryRow, rows, **past, date=lambda at: every[at // 64])
    clone(db, MonthSumRow, rows, **past, month=lambda at: every[at // 64][:7])
    day = today().isoformat()
    clone(db, HistoryRow, 10_000, **past, local_day=day)
    days = [(date(2020, 1, 1) + at * A_DAY).isoformat() for at in range(100)]
    posted = {"schedule_id": lambda at: ids[at // 100], "occurrence": lambda at: days[at % 100]}
    clone(db, HistoryRow, 100 * len(ids), **workspace, **posted, local_day=day)
    emails = {"email": lambda at: f"member{at}@x.example", "email_key": lambda at: f"member{at}@x.example"}
    people = clone(db, UserRow, limits.PARTICIPANTS_MAX - 1, **emails)
    own = clone(db, WorkspaceRow, limits.WORKSPACES_MAX - 1, is_personal=False)
    inviting = clone(db, WorkspaceRow, 200, is_personal=False, creator_id=people[0])
    for workspace_id in (*own, ann.workspace):
        clone(db, ParticipantRow, len(people), workspace_id=workspace_id, user_id=lambda at: people[at])
    clone(db, ParticipantRow, len(own), workspace_id=lambda at: own[at], user_id=ann.id)
    clone(db, ParticipantRow, len(inviting), workspace_id=lambda at: inviting[at], user_id=ann.id, is_verified=False)


def fill_within_a_short_read(db: Session, bob: Person) -> None:
    """Give a workspace as much as the event loop still reads itself, of what is dear to compute with."""
    categories = clone(db, CategoryRow, 64, workspace_id=bob.workspace, deleted_at=None)
    plan(db, bob, categories, 400)


def plan(db: Session, person: Person, categories: list[str], rules: int) -> list[str]:
    """Add as many daily schedules as a workspace may have, all overdue since 1970, with carry rules and targets."""
    workspace = {"workspace_id": person.workspace}
    clone(
        db, CarryRuleRow, rules, **workspace, carry="all", cap=None,
        from_month=lambda at: f"{1970 + at // len(categories)}-01-01",
        category_id=lambda at: categories[at % len(categories)],
    )  # fmt: skip
    targets = {"by": None, "every_month": True, "from_month": "1970-01-01"}
    clone(db, TargetRow, len(categories), **workspace, **targets, category_id=lambda at: categories[at])
    return clone(
        db, ScheduleRow, limits.SCHEDULES_MAX - 1, **workspace, active_from="1970-01-01", start_date="1970-01-01",
        category_id=lambda at: categories[at % len(categories)], account_id=next(iter(person.accounts.values())),
        kind=lambda at: "income" if at % 4 == 0 else "expense", frequency="day",
        weekend=lambda at: ("asIs", "before", "after")[at % 3], post_at=None, announce_at=None,
    )  # fmt: skip


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Person]]:
    """Ann, whose workspace is full, and Bob, whose rows the event loop reads itself."""
    with serving(server_settings(data=tmp_path_factory.mktemp("full"), owners=OWNERS)) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        food, month = ann.categories["Food"], f"{today():%Y-%m}-01"
        schedule(ann, frequency="day", startDate=today().isoformat())
        ann.spend("1", note="x" * limits.NOTE_MAX_CHARACTERS)
        ann.post(f"/planning/{ann.workspace}/planning-category", {"categoryId": food, "date": month, "budget": "1"})
        ann.put(f"/planning/{ann.workspace}/carry-over", {"categoryId": food, "from": month, "carry": "left"})
        ann.put(f"/planning/{ann.workspace}/target", {"categoryId": food, "amount": "5", "everyMonth": True})
        write(client, fill, ann)
        write(client, fill_within_a_short_read, bob)
        yield {"Ann": ann, "Bob": bob}


def looks_up(path: Path) -> bool:
    """Return whether a module uses `look_up` of the database itself."""
    nodes = ast.walk(ast.parse(path.read_text()))
    return any(isinstance(node, ast.Attribute) and node.attr == "look_up" for node in nodes)


def test_every_read_on_the_event_loop_is_driven_here() -> None:
    handlers = {name: handler_of(call) for name, call in CALLS.items()}
    answered = {
        name for name, each in handlers.items() if isinstance(each, DatabaseHandler) and each.method == "look_up"
    }
    assert answered | set(DRIVEN.values()) == CASES.keys()
    elsewhere = (path for path in SOURCES.rglob("*.py") if path.parent.name != "db" and looks_up(path))
    assert {str(path.relative_to(SOURCES)) for path in elsewhere} == KEYED | DRIVEN.keys()


@pytest.mark.dear
@pytest.mark.parametrize("name", ["Ann", "Bob"])
@pytest.mark.parametrize(("call", "query"), [(call, query) for call, queries in CASES.items() for query in queries])
def test_the_event_loop_is_held_for_moments_alone(
    people: dict[str, Person], name: str, call: str, query: Query
) -> None:
    person = people[name]
    names = {"category": person.categories["Food"], "month": f"{today():%Y-%m}-01"}
    filled = {key: value.format_map(names) for key, value in query.items()}
    path = CALLS[call].path.format(workspace_id=person.workspace)
    assert min(held_ms(person, path, filled) for _ in range(TRIES)) < PROCESSOR_MS


def test_bobs_months_are_read_on_the_event_loop(people: dict[str, Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Readers, "run", None)
    bob = people["Bob"]
    queries._cache.clear()
    assert bob.month("2999-12-01")["upcoming"] != "0.00"


def held_ms(person: Person, path: str, query: Query) -> float:
    """Return the processor time that a call takes of the event loop's thread; the month is read anew."""
    queries._cache.clear()
    client: Any = person.client
    clock = client.blocking_portal.call
    before: float = clock(time.thread_time)
    person.get(path, **query)
    after: float = clock(time.thread_time)
    print(f"{(after - before) * 1000:7.1f} ms {person.name} {path} {query}")
    return (after - before) * 1000
