"""Live events over real sockets: on SQLite in one server, on PostgreSQL from one server to another."""

import contextlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from anyio.from_thread import start_blocking_portal
from websockets.exceptions import ConnectionClosed, InvalidStatus

from budget_api.live import bus, connection, queries
from tests.api.conftest import NewDatabase
from tests.api.listening import Place, Socket, listen, place, share
from tests.api.members import set_role, verify_email
from tests.api.people import Person, sign_up
from tests.api.planning import aim, carry, expect_income
from tests.api.schedules import schedule
from tests.prove.live_churn import Left, churn
from tests.servers import server_settings

OWN_URL = "https://budget.example"
MONTH = "2026-12-01"


@pytest.fixture(scope="module")
def here(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """Servers for this file."""
    url = new_database("live")
    settings = server_settings(data=tmp_path_factory.mktemp("live"), database_url=url, url=OWN_URL)
    with place(settings, two_servers=url is not None) as servers:
        yield servers


@pytest.fixture
def ann(here: Place) -> Person:
    """Somebody who may invite others."""
    person = sign_up(here.writing, "Ann")
    here.listening.write(verify_email, person.id)
    return person


@pytest.fixture
def bob(here: Place) -> Person:
    return sign_up(here.writing, "Bob")


def mark(person: Person) -> None:
    """Send the event that every socket in the person's own room receives last."""
    person.put("/settings/update", {"showOnboarding": True})


MARK = "user_workspace_updated"


def income_of(person: Person) -> str:
    (income,) = person.get(f"/history/{person.workspace}/list-new", kind="income")["entries"]
    return str(income["id"])


def test_an_expense_is_heard_by_participants_and_by_ones_own_devices(here: Place, ann: Person, bob: Person) -> None:
    share(ann, bob)
    with listen(here.listening, bob, ann.workspace) as theirs, listen(here.listening, ann, ann.workspace) as own:
        ann.spend("5")
        revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
        told = {"userId": ann.id, "email": ann.email, "workspaceId": ann.workspace, "revision": revision}
        for socket in (theirs, own):
            heard = [socket.hear() for _ in range(3)]
            assert heard == [(event, told) for event in ("expenses_updated", "accounts_updated", "planning_updated")]


CHANGES: dict[str, tuple[Callable[[Person, str], Any], set[str]]] = {
    "a note": (lambda ann, entry: ann.put(f"/history/{entry}", {"note": "x"}), {"history_updated"}),
    "a reversal": (
        lambda ann, entry: ann.delete(f"/history/{entry}"),
        {"history_updated", "accounts_updated", "planning_updated"},
    ),
    "a correction": (
        lambda ann, entry: ann.post(
            f"/history/{entry}/replace",
            {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]},
        ),
        {"history_updated", "accounts_updated", "planning_updated"},
    ),
    "a corrected amount": (
        lambda ann, entry: ann.post(
            f"/history/{income_of(ann)}/replace-transfer", {"value": "1", "accountId": ann.accounts["Cash"]}
        ),
        {"history_updated", "accounts_updated", "planning_updated"},
    ),
    "an added amount": (
        lambda ann, entry: ann.post(f"/account/transfer/{ann.accounts['Cash']}", {"value": "1"}),
        {"history_updated", "accounts_updated", "planning_updated"},
    ),
    "an account": (lambda ann, entry: ann.put(f"/account/{ann.accounts['Cash']}", {"name": "x"}), {"accounts_updated"}),
    "a category": (
        lambda ann, entry: ann.put(f"/category/{ann.categories['Food']}", {"name": "x"}),
        {"planning_updated"},
    ),
    "the order of the categories": (
        lambda ann, entry: ann.put(f"/category/{ann.workspace}/order", {"ids": [*reversed(ann.categories.values())]}),
        {"planning_updated"},
    ),
    "the order of the accounts": (
        lambda ann, entry: ann.put(f"/account/{ann.workspace}/order", {"ids": [*reversed(ann.accounts.values())]}),
        {"accounts_updated"},
    ),
    "a budget": (
        lambda ann, entry: ann.post(
            f"/planning/{ann.workspace}/planning-category",
            {"categoryId": ann.categories["Food"], "date": MONTH, "budget": "1"},
        ),
        {"planning_updated"},
    ),
    "a rule of carry-over": (
        lambda ann, entry: carry(ann, "Food", MONTH, "left"),
        {"planning_updated"},
    ),
    "a target": (lambda ann, entry: aim(ann, "Food", "9", everyMonth=True), {"planning_updated"}),
    "an expected income": (lambda ann, entry: expect_income(ann, MONTH, "9"), {"planning_updated"}),
    "a list": (
        lambda ann, entry: ann.post(f"/list/{ann.workspace}/create", {"name": "x", "listItems": [{"label": "y"}]}),
        {"lists_updated"},
    ),
    "a schedule": (lambda ann, entry: schedule(ann), {"schedules_updated", "planning_updated"}),
    "the workspace": (lambda ann, entry: ann.put(f"/workspace/{ann.workspace}", {"name": "x"}), {"workspace_updated"}),
    "a refused change": (lambda ann, entry: ann.put(f"/history/{entry}", {"note": "x" * 2000}, 422), set()),
    "a change rolled back": (
        lambda ann, entry: ann.delete(f"/account/{ann.accounts['Credit Card']}", 422),
        set(),
    ),
}


@pytest.mark.both_databases
@pytest.mark.parametrize(("change", "events"), CHANGES.values(), ids=CHANGES)
def test_each_change_has_its_events(
    here: Place, ann: Person, change: Callable[[Person, str], Any], events: set[str]
) -> None:
    ann.post(f"/account/transfer/{ann.accounts['Cash']}", {"value": "100"})
    entry = ann.spend("5")["id"]
    with listen(here.listening, ann, ann.workspace, ann.id) as socket:
        mark(ann)
        socket.hear_until(MARK)  # earlier events may still be on their way from the other server
        change(ann, entry)
        mark(ann)
        heard = socket.hear_until(MARK)
        assert (set(heard), len(heard)) == (events, len(events))


def test_an_invitation_and_its_end_are_heard_in_the_users_own_room(here: Place, ann: Person, bob: Person) -> None:
    bob.put("/user/user-update", {"canAddToWorkspace": True})
    with listen(here.listening, bob, bob.id) as socket:
        for participants in ([bob.id], []):
            ann.put(f"/workspace/{ann.workspace}", {"participants": participants})
            event, data = socket.hear()
            assert (event, data["userId"], data["workspaceId"]) == (MARK, ann.id, ann.workspace)


def test_a_viewer_hears_of_the_new_role_and_of_all_that_follows(here: Place, ann: Person, bob: Person) -> None:
    share(ann, bob)
    with listen(here.listening, bob, ann.workspace, bob.id) as socket:
        set_role(ann, ann.workspace, bob, "viewer")
        assert {socket.hear()[0], socket.hear()[0]} == {"workspace_updated", MARK}
        ann.spend("5")
        assert socket.hear()[0] == "expenses_updated"


def test_who_only_was_invited_or_is_a_stranger_joins_nothing(here: Place, ann: Person, bob: Person) -> None:
    bob.put("/user/user-update", {"canAddToWorkspace": True})
    ann.put(f"/workspace/{ann.workspace}", {"participants": [bob.id]})
    eve = sign_up(here.writing, "Eve")
    for person in (bob, eve):
        with listen(here.listening, person, person.id) as socket:
            for event, room in [
                ("join_room", ann.workspace),
                ("join_room", ann.workspace.upper()),
                ("join_room", "nonsense"),
                ("join_room", ann.id),
                ("join_user_room", ann.id),
                ("join_user_room", ann.workspace),
            ]:
                assert socket.ask(event, room=room) == ("error", {"code": "notFound", "room": room})
            ann.spend("5")
            mark(person)
            assert socket.hear_until(MARK) == []


def test_a_room_that_was_left_is_not_heard(here: Place, ann: Person) -> None:
    with listen(here.listening, ann, ann.workspace, ann.id) as socket:
        assert socket.ask("leave_room", room=ann.workspace) == ("left", {"room": ann.workspace})
        ann.spend("5")
        mark(ann)
        assert socket.hear_until(MARK) == []


@pytest.mark.both_databases
def test_who_is_removed_leaves_the_room_and_hears_nothing_more(here: Place, ann: Person, bob: Person) -> None:
    share(ann, bob)
    with listen(here.listening, bob, ann.workspace, bob.id) as socket:
        ann.spend("5")
        socket.hear_until("planning_updated")  # what the sharing said may arrive after the rooms were joined
        ann.put(f"/workspace/{ann.workspace}", {"participants": []})
        assert sorted([socket.hear(), socket.hear()])[0] == ("left", {"room": ann.workspace})
        ann.spend("5")
        mark(bob)
        assert socket.hear_until(MARK) == []


def test_who_leaves_hears_nothing_more(here: Place, ann: Person, bob: Person) -> None:
    share(ann, bob)
    with listen(here.listening, bob, ann.workspace) as socket:
        bob.put(f"/workspace/{ann.workspace}/reject")
        assert socket.hear() == ("left", {"room": ann.workspace})


@pytest.mark.both_databases
def test_signing_out_closes_the_sockets_of_that_session_alone(here: Place, ann: Person) -> None:
    other = Person(**vars(ann))
    answer = here.writing.post("/api/user/login", json={"email": ann.email, "password": "correct horse battery"})
    other.token = answer.headers["authorization"]
    with listen(here.listening, ann, ann.workspace) as ended, listen(here.listening, other, ann.workspace) as kept:
        ann.post("/user/logout", None, 200)
        assert ended.hear() == ("error", {"code": "auth.required"})
        assert ended.close_code() == 4401
        other.spend("5")
        assert kept.hear()[0] == "expenses_updated"


def test_a_socket_closes_when_its_session_expires(here: Place, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "session_expiry", lambda *_: datetime.now(UTC) + timedelta(milliseconds=50))
    with listen(here.listening, ann) as socket:
        assert socket.hear() == ("error", {"code": "auth.required"})
        assert socket.close_code() == 4401


def test_a_socket_that_does_not_say_who_it_is_is_closed(here: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LIVE_AUTHENTICATE_SECONDS", 0.05)
    with Socket(here.listening) as socket:
        assert socket.hear() == ("error", {"code": "auth.required"})
        assert socket.close_code() == 4401


@pytest.mark.parametrize(
    ("event", "data"),
    [
        ("authenticate", {"token": "nonsense"}),
        ("authenticate", {}),
        ("join_room", {"room": "x"}),
        ("nonsense", {}),
    ],
)
def test_only_a_valid_token_opens_the_conversation(here: Place, event: str, data: dict[str, str]) -> None:
    with Socket(here.listening) as socket:
        assert socket.ask(event, **data) == ("error", {"code": "auth.required"})
        assert socket.close_code() == 4401


@pytest.mark.parametrize("scheme", ["", "Bearer ", "bearer "])
def test_a_token_is_taken_with_and_without_its_scheme(here: Place, ann: Person, scheme: str) -> None:
    with Socket(here.listening) as socket:
        token = scheme + ann.token.removeprefix("Bearer ")
        assert socket.ask("authenticate", token=token) == ("authenticated", {"userId": ann.id})


def test_an_ended_session_opens_no_conversation(here: Place, ann: Person) -> None:
    ann.post("/user/logout", None, 200)
    with Socket(here.listening) as socket:
        assert socket.authenticate(ann) == ("error", {"code": "auth.required"})


def test_the_token_in_the_address_opens_nothing(here: Place, ann: Person) -> None:
    headers = {"authorization": ann.token}
    with Socket(here.listening, additional_headers=headers) as socket:
        assert socket.ask("join_room", room=ann.workspace) == ("error", {"code": "auth.required"})


@pytest.mark.parametrize("text", ["", "{", "[]", '{"event":"join_room"}', '{"event":"join_room","data":{"room":1}}'])
def test_what_makes_no_sense_is_refused_and_the_socket_stays(here: Place, ann: Person, text: str) -> None:
    with listen(here.listening, ann) as socket:
        socket.connection.send(text)
        assert socket.hear() == ("error", {"code": "request.malformed"})
        assert socket.ask("join_room", room=ann.workspace)[0] == "joined"
        assert socket.authenticate(ann) == ("error", {"code": "request.invalid"})


def test_a_frame_of_more_than_16_kilobytes_closes_the_socket(here: Place, ann: Person) -> None:
    with listen(here.listening, ann) as socket:
        assert socket.ask("join_room", room="x" * (16 * 1024 - 100))[0] == "error"
        socket.say("join_room", room="x" * 16 * 1024)
        assert socket.close_code() == 1009


def test_more_than_20_messages_a_second_close_the_socket(here: Place, ann: Person) -> None:
    with listen(here.listening, ann) as socket:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(40):
                socket.say("leave_room", room="x")
        assert socket.close_code() == 4429


def test_a_user_has_ten_sockets_at_most(here: Place, ann: Person) -> None:
    sockets = [listen(here.listening, ann) for _ in range(10)]
    with Socket(here.listening) as one_more:
        assert one_more.authenticate(ann) == ("error", {"code": "request.rateLimited"})
        assert one_more.close_code() == 4429
    for socket in sockets:
        socket.close()


def test_sockets_that_went_away_leave_nothing_behind(tmp_path: Path) -> None:
    assert churn(server_settings(data=tmp_path), 200) == Left(sockets=0, tasks=0)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", f"{OWN_URL}:8443"])
def test_a_page_of_another_origin_opens_no_socket(here: Place, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(here.listening, origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_pages_open_sockets(here: Place) -> None:
    for origin in (OWN_URL, f"http://127.0.0.1:{here.listening.port}"):
        Socket(here.listening, origin=origin).close()


def backends(here: Place, query: str) -> list[Any]:
    """Asks PostgreSQL about the connections that live events use."""

    async def ask() -> list[Any]:
        own = await asyncpg.connect(here.listening.settings.config.database_url)
        found = await own.fetch(query, bus.APPLICATION)
        await own.close()
        return [row[0] for row in found]

    with start_blocking_portal() as portal:
        return portal.call(ask)


PIDS = "select pid from pg_stat_activity where application_name = $1 and datname = current_database() order by pid"
END = (
    "select pg_terminate_backend(pid) from pg_stat_activity"
    " where application_name = $1 and datname = current_database()"
)


@pytest.mark.both_databases
@pytest.mark.postgresql
def test_publishing_opens_no_connection(here: Place, ann: Person) -> None:
    before = backends(here, PIDS)
    with listen(here.listening, ann, ann.workspace, ann.id) as socket:
        for _ in range(20):
            ann.spend("1")
        mark(ann)
        assert "expenses_updated" in socket.hear_until(MARK)
    assert backends(here, PIDS) == before
    assert len(before) == 2, "one for each server"


@pytest.mark.postgresql
def test_after_a_lost_connection_clients_are_told_to_read_again(
    here: Place, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "RECONNECT_SECONDS", 0.01)
    with listen(here.listening, ann, ann.workspace) as socket:
        assert backends(here, END) == [True, True]
        assert socket.hear() == ("refetch", {"rooms": [ann.workspace]})
        ann.spend("5")
        assert socket.hear()[0] == "expenses_updated"
