"""Ends of sessions: their calls and sockets end too, on every server of the database."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from budget_api.config import MailSettings
from budget_api.live.socket import SIGNED_OUT
from budget_api.sign_in import sessions
from tests.api.codes import NEW_PASSWORD, ask_verification, forgot, login, reset, submit
from tests.api.conftest import NewDatabase
from tests.api.listening import Place, Socket, listen, place
from tests.api.members import new_workspace
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.mail import Inbox, receiving
from tests.servers import server_settings


@dataclass(frozen=True)
class Here:
    """Servers, and the mails they sent."""

    place: Place
    inbox: Inbox


@pytest.fixture(scope="module")
def here(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """One server on SQLite, two on PostgreSQL."""
    url = new_database("sessions")
    inbox = Inbox()
    with receiving(inbox) as smtp:
        settings = server_settings(tmp_path_factory.mktemp("sessions"), database_url=url, mail=MailSettings(smtp))
        with place(settings, two_servers=url is not None) as servers:
            yield Here(servers, inbox)


@pytest.fixture
def ann(here: Here) -> Person:
    return sign_up(here.place.writing, "Ann")


def second_device(person: Person) -> Person:
    token = login(person.client, person.email, PASSWORD).headers["authorization"]
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def script(person: Person, **more: Any) -> Person:
    """Return the person as a caller with a personal access token."""
    token = new_token(person, "write", **more).token
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def session_id(person: Person) -> str:
    return next(str(row["id"]) for row in person.get("/user/sessions") if row["isCurrent"])


def by_reset(here: Here, ann: Person) -> None:
    token = forgot(ann.client, ann.email)
    assert reset(ann.client, token, here.inbox.code(ann.email, 2)).status_code == 200


def by_email(here: Here, ann: Person) -> None:
    ann.put("/user/user-update", {"email": f"new.{ann.email}", "currentPassword": PASSWORD})
    assert submit(ann, ask_verification(ann), here.inbox.code(f"new.{ann.email}")).status_code == 200


ENDINGS: dict[str, Callable[[Here, Person], Any]] = {
    "a changed password": lambda here, ann: ann.post(
        "/user/changePassword", {"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}, 200
    ),
    "a reset password": by_reset,
    "a changed e-mail": by_email,
    "signing out everywhere": lambda here, ann: ann.post("/user/logout-everywhere", {}, 200),
    "deleting the account": lambda here, ann: ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}),
}


@pytest.mark.both_databases
@pytest.mark.parametrize("ending", ENDINGS)
def test_an_ending_of_all_sessions_ends_calls_and_sockets_of_every_device(here: Here, ann: Person, ending: str) -> None:
    devices = [ann, second_device(ann), script(ann)]
    with ExitStack() as stack:
        sockets = [stack.enter_context(listen(here.place.listening, device, ann.workspace)) for device in devices]
        ENDINGS[ending](here, ann)
        assert [device.call("GET", "/user/me").status_code for device in devices] == [401] * 3
        assert [socket.close_code() for socket in sockets] == [SIGNED_OUT.close_code] * 3
    with Socket(here.place.listening) as late:
        late.say("authenticate", token=devices[1].token.removeprefix("Bearer "))
        assert late.close_code() == SIGNED_OUT.close_code


@pytest.mark.parametrize("ending", ["logout", "ending it from another device"])
def test_an_ending_of_one_session_leaves_the_others(here: Here, ann: Person, ending: str) -> None:
    phone = second_device(ann)
    with listen(here.place.listening, ann, ann.id) as own, listen(here.place.listening, phone, ann.id) as gone:
        if ending == "logout":
            phone.post("/user/logout", {}, 200)
        else:
            ann.delete(f"/user/sessions/{session_id(phone)}")
        assert phone.call("GET", "/user/me").status_code == 401
        assert gone.close_code() == SIGNED_OUT.close_code
        ann.put("/settings/update", {"showOnboarding": True})
        assert own.hear()[0] == "user_workspace_updated"


def test_sessions_are_listed_with_the_device_that_opened_them(here: Here, ann: Person) -> None:
    body = {"email": ann.email, "password": PASSWORD}
    ann.client.post("/api/user/login", json=body, headers={"user-agent": "Phone " + "x" * 300})
    rows = ann.get("/user/sessions")
    assert [row["isCurrent"] for row in rows] == [False, True]
    assert rows[0]["device"] == ("Phone " + "x" * 300)[:200]
    assert rows[1]["device"].startswith("python-httpx/")
    assert rows[0]["createdAt"] < rows[0]["expiresAt"]


@pytest.mark.parametrize("anew", ["a changed password", "a changed e-mail"])
def test_a_session_opened_anew_keeps_the_name_of_its_device(here: Here, ann: Person, anew: str) -> None:
    token = here.place.writing.post(
        "/api/user/login", json={"email": ann.email, "password": PASSWORD}, headers={"user-agent": "budget-cli (Linux)"}
    ).headers["authorization"]
    terminal = Person(ann.client, ann.name, ann.email, token, ann.id, ann.workspace)
    if anew == "a changed password":
        change = {"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}
        answer = terminal.call("POST", "/user/changePassword", change)
    else:
        terminal.put("/user/user-update", {"email": f"new.{ann.email}", "currentPassword": PASSWORD})
        answer = submit(terminal, ask_verification(terminal), here.inbox.code(f"new.{ann.email}"))
    terminal.token = answer.headers["authorization"]
    assert [row["device"] for row in terminal.get("/user/sessions")] == ["budget-cli (Linux)"]


def test_ended_sessions_are_not_listed(here: Here, ann: Person) -> None:
    second_device(ann).post("/user/logout", {}, 200)
    assert len(ann.get("/user/sessions")) == 1


def test_a_session_of_somebody_else_is_not_there(here: Here, ann: Person) -> None:
    bob = sign_up(here.place.writing, "Bob")
    for foreign in (session_id(bob), "01890000-0000-7000-8000-000000000000", "x"):
        answer = ann.call("DELETE", f"/user/sessions/{foreign}")
        assert (answer.status_code, answer.json()["code"]) == (404, "notFound")
    assert bob.get("/user/me")["id"] == bob.id


def test_an_ended_session_ends_once(here: Here, ann: Person) -> None:
    phone = second_device(ann)
    gone = session_id(phone)
    ann.delete(f"/user/sessions/{gone}")
    assert ann.call("DELETE", f"/user/sessions/{gone}").status_code == 404


def test_a_revoked_access_token_hears_nothing_more(here: Here, ann: Person) -> None:
    program = script(ann)
    with listen(here.place.listening, program, ann.workspace) as socket:
        ann.delete(f"/user/tokens/{ann.get('/user/tokens')[0]['id']}")
        assert socket.close_code() == SIGNED_OUT.close_code
    assert program.call("GET", "/user/me").status_code == 401


def test_an_access_token_of_one_workspace_hears_that_one_alone(here: Here, ann: Person) -> None:
    home = new_workspace(ann)
    with listen(here.place.listening, script(ann, workspaceId=home), home) as socket:
        for event, room in (("join_room", ann.workspace), ("join_user_room", ann.id)):
            answer = socket.ask(event, room=room, username="x")
            assert answer == ("error", {"code": "notFound", "room": room})


def test_access_tokens_are_no_sessions_and_sessions_no_access_tokens(here: Here, ann: Person) -> None:
    token_id = new_token(ann, "read").id
    assert [row["id"] for row in ann.get("/user/sessions")] == [session_id(ann)]
    assert ann.call("DELETE", f"/user/sessions/{token_id}").status_code == 404
    assert ann.call("DELETE", f"/user/tokens/{session_id(ann)}").status_code == 404
    assert [row["id"] for row in ann.get("/user/tokens")] == [token_id]


def test_a_sign_in_too_many_ends_the_oldest_one_and_no_script(
    here: Here, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "SESSIONS_MAX", 3)
    own = script(ann)
    second, third, fourth = (second_device(ann) for _ in range(3))
    assert [one.call("GET", "/user/me").status_code for one in (ann, second, third, fourth, own)] == [
        401,
        200,
        200,
        200,
        200,
    ]
    fifth = second_device(ann)
    assert [one.call("GET", "/user/me").status_code for one in (second, third, fourth, fifth)] == [401, 200, 200, 200]
