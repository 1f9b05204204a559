"""The log of changes is kept within its bounds, and who is older begins anew."""

from datetime import timedelta
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from budget_api.db.models import ChangeRow
from budget_api.journal.compaction import compact_logs
from budget_core.base.limits import CHANGES_KEPT_DAYS
from tests.api.database import read, state_of, write
from tests.api.people import Person

pytestmark = pytest.mark.both_databases

Client = TestClient[Any]


def compact(client: Client) -> None:
    client.blocking_portal.call(compact_logs, state_of(client).database)


def logged(client: Client, person: Person) -> int:
    rows = select(func.count()).where(ChangeRow.workspace_id == person.workspace, ChangeRow.revision > 0)
    return int(read(client, lambda db: db.scalar(rows)))


def revision(person: Person) -> int:
    return int(person.get(f"/workspace/{person.workspace}")["revision"])


def shown(person: Person) -> list[int]:
    return [one["revision"] for one in person.get(f"/activity/{person.workspace}")["changeSets"]]


def test_of_too_many_changes_the_newest_are_kept(server: Client, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        ann.put(f"/account/{ann.accounts['Cash']}", {"name": f"Purse {number}"})
    monkeypatch.setattr("budget_core.base.limits.CHANGES_KEPT_ROWS", 3)
    monkeypatch.setattr("budget_api.journal.compaction.PIECE_ROWS", 2)
    last = revision(ann)
    compact(server)
    assert (logged(server, ann), shown(ann)) == (3, [last, last - 1, last - 2])
    compact(server)
    assert logged(server, ann) == 3
    assert ann.get(f"/changes/{ann.workspace}", since=last - 3)["accounts"][0]["name"] == "Purse 7"
    refused = ann.call("GET", f"/changes/{ann.workspace}?since={last - 4}")
    assert (refused.status_code, refused.json()["fields"]) == (422, {"since": "validation.past"})
    assert ann.get("/start", workspaceId=ann.workspace, since=last - 3)["changes"] is not None
    assert ann.get("/start", workspaceId=ann.workspace, since=last - 4)["rows"] is not None
    assert ann.call("POST", f"/activity/{ann.workspace}/{last - 4}/undo").status_code == 404
    assert ann.call("POST", f"/activity/{ann.workspace}/{last}/undo").status_code in {200, 201}


def test_a_change_set_is_kept_whole_or_not_at_all(server: Client, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = [{"categoryId": one, "budget": "5"} for one in ann.categories.values()]
    planning = ann.get(f"/planning/{ann.workspace}/list")
    ann.put(
        f"/planning/{ann.workspace}/{planning['id']}/planning",
        {"date": planning["date"], "planningsCategories": budgets},
    )
    monkeypatch.setattr("budget_core.base.limits.CHANGES_KEPT_ROWS", 2)
    compact(server)
    assert logged(server, ann) == len(budgets)


def test_what_was_changed_long_ago_is_forgotten(server: Client, ann: Person) -> None:
    old = revision(ann)
    ann.put(f"/account/{ann.accounts['Cash']}", {"name": "Purse"})

    def put_back(db: Any) -> None:
        mine = select(ChangeRow).where(ChangeRow.workspace_id == ann.workspace, ChangeRow.revision <= old)
        for row in db.scalars(mine):
            row.at -= timedelta(days=CHANGES_KEPT_DAYS, minutes=1)

    write(server, put_back)
    compact(server)
    assert shown(ann) == [revision(ann)]


def test_a_workspace_within_the_bounds_is_left_alone(server: Client, ann: Person) -> None:
    before = logged(server, ann)
    compact(server)
    assert logged(server, ann) == before
    assert ann.get(f"/changes/{ann.workspace}", since=0)["revision"] == revision(ann)
