"""A long history comes in parts: each is booked once, balances are right in between, and what broke off goes on."""

from typing import Any

import pytest
from litestar.testing import TestClient
from uuid_utils import uuid7

from budget_api.guests import service
from budget_core.base.limits import GUEST_PART_HISTORY_MAX
from tests.api.guests import Json, account, adjustment, category, entry, send, sign_up_body
from tests.api.people import Person

pytestmark = pytest.mark.both_databases


def label(prefix: str) -> str:
    """An id as a device makes it."""
    return f"{prefix}-{uuid7()}"


def long_story(count: int) -> tuple[Json, list[Json]]:
    """A guest's data without entries, with the balances before them, and as many entries of one unit each."""
    card = account("Card", "1000.00", id=label("acc"), isMainAccount=True)
    food = category("Food", id=label("cat"))
    days = [f"2026-0{1 + number % 9}-{1 + number % 28:02}" for number in range(count)]
    entries = [
        entry(
            card,
            "-1.00",
            id=label("his"),
            categoryId=food["id"],
            note=f"bread {number}",
            localDay=day,
            date=f"{day}T09:00:00Z",
        )
        for number, day in enumerate(days)
    ]
    opening = [adjustment(card, "0.00", "1000.00", kind="opening")]
    return {
        "guestAccounts": [card],
        "guestAccountsHistory": opening,
        "guestCategory": [food],
        "guestHistory": [],
    }, entries


def signed_up(client: TestClient[Any], body: Json) -> Person:
    answer = send(client, body)
    assert answer.status_code == 201, answer.text
    user = answer.json()
    token = answer.headers["authorization"]
    return Person(client, user["name"], user["email"], token, user["id"], user["settings"]["workspace"])


def bring(person: Person, entries: list[Json], workspace: str | None = None) -> Any:
    path = f"/workspace/{workspace or person.workspace}/import-guest-part"
    return person.post(path, {"guestHistory": entries})


def standing(person: Person, workspace: str | None = None) -> tuple[str, str, int]:
    """Balance, spending of a month, and number of entries."""
    at = workspace or person.workspace
    month = person.get(f"/planning/{at}/list", date="2026-03-01")
    entries, cursor = 0, None
    while True:
        page = person.get(f"/history/{at}/list-new", limit=200, **({"cursor": cursor} if cursor else {}))
        entries += len(page["entries"])
        if (cursor := page["nextCursor"]) is None:
            return person.get(f"/account/my/{at}/new")[0]["budget"], month["spent"], entries


def test_a_history_in_parts_is_the_same_as_at_once(server: TestClient[Any]) -> None:
    first, entries = long_story(30)
    at_once = {**first, "guestAccounts": [first["guestAccounts"][0] | {"budget": "970.00"}], "guestHistory": entries}
    whole = signed_up(server, sign_up_body(at_once))
    person = signed_up(server, sign_up_body(first))
    assert standing(person) == ("1000.00", "0.00", 0)
    bring(person, entries[:20])
    assert standing(person)[0::2] == ("980.00", 20)
    bring(person, entries[20:])
    assert standing(person) == standing(whole) == ("970.00", standing(whole)[1], 30)
    found = person.get(f"/history/{person.workspace}/list-new", search="bread 29")["entries"]
    assert [row["creatorName"] for row in found] == [person.name]


def test_a_part_that_is_sent_again_adds_nothing_and_brings_no_deleted_entry_back(server: TestClient[Any]) -> None:
    first, entries = long_story(10)
    person = signed_up(server, sign_up_body(first))
    bring(person, entries[:6])
    newest = person.get(f"/history/{person.workspace}/list-new")["entries"][0]
    person.delete(f"/history/{newest['id']}")
    bring(person, entries[:6])
    bring(person, entries)
    bring(person, entries)
    assert standing(person)[0::2] == ("991.00", 9)


def test_a_device_that_read_the_workspace_before_reads_it_whole(server: TestClient[Any]) -> None:
    first, entries = long_story(2)
    person = signed_up(server, sign_up_body(first))
    before = person.get(f"/workspace/{person.workspace}")["revision"]
    bring(person, entries)
    changes = person.call("GET", f"/changes/{person.workspace}", since=before)
    assert changes.status_code == 422


def test_what_a_part_refers_to_is_named_when_it_is_not_there(server: TestClient[Any]) -> None:
    first, entries = long_story(3)
    person, other = signed_up(server, sign_up_body(first)), signed_up(server, sign_up_body(long_story(0)[0]))
    path = f"/workspace/{person.workspace}/import-guest-part"
    entries[0]["id"] = "his-1"
    entries[1]["scheduleId"], entries[1]["occurrence"] = label("sch"), "2026-03-01"
    entries[2]["accountId"], entries[2]["paidBy"] = label("acc"), other.id
    answer = person.call("POST", path, {"guestHistory": entries})
    assert answer.status_code == 422
    assert set(answer.json()["fields"]) == {
        "guestHistory.0.id",
        "guestHistory.1.scheduleId",
        "guestHistory.2.accountId",
        "guestHistory.2.paidBy",
    }
    strange = other.call("POST", f"/workspace/{other.workspace}/import-guest-part", {"guestHistory": long_story(1)[1]})
    assert set(strange.json()["fields"]) == {"guestHistory.0.accountId", "guestHistory.0.categoryId"}
    assert standing(other)[2] == 0


def test_an_import_that_broke_off_is_finished_by_its_repeat(
    server: TestClient[Any], ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    count = 2 * GUEST_PART_HISTORY_MAX + 1
    first, entries = long_story(count)
    for number, row in enumerate(entries):
        row["id"] = f"e{number}"  # labels of a file, without a time
    card = first["guestAccounts"][0] | {"budget": f"{1000 - count}.00"}
    body = {**first, "guestAccounts": [card], "guestHistory": entries, "id": str(uuid7())}
    add_part, parts = service.add_part, []

    def break_off(db: Any, part: Any) -> None:
        parts.append(part)
        if len(parts) == 2:
            raise RuntimeError("killed")
        add_part(db, part)

    with monkeypatch.context() as patch:
        patch.setattr(service, "add_part", break_off)
        assert ann.call("POST", "/workspace/import-guest", body).status_code == 500
    assert standing(ann, body["id"])[0::2] == (f"{1000 - 2 * GUEST_PART_HISTORY_MAX}.00", 2 * GUEST_PART_HISTORY_MAX)
    for _ in range(2):
        ann.post("/workspace/import-guest", body)
        assert standing(ann, body["id"])[0::2] == (f"{1000 - count}.00", count)
