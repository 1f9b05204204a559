"""The server's owner looks after its users: who may, and what becomes of somebody disabled, enabled or deleted."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from budget_api.config import ConfigError, MailSettings, ProviderName, read_settings
from budget_api.db.models import NotificationRow, UserRow
from tests.api.codes import login
from tests.api.conftest import NewDatabase, serving
from tests.api.database import read, write
from tests.api.hosting import OWNER_EMAIL, OWNERS, server_of, sign_up_owner
from tests.api.listening import listen, place
from tests.api.members import open_to_invitations, share_unverified, verify, verify_email
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.api.reminders import make_due, remind, ring
from tests.api.test_providers import Site, somebody
from tests.mail import Inbox, receiving
from tests.openid.provider import URL, openid_provider
from tests.servers import server_settings

DISABLED = (403, "auth.disabled")


@pytest.fixture(scope="module")
def owner(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Yield the owner of a server."""
    folder = tmp_path_factory.mktemp("hosting")
    settings = server_settings(folder, database_url=new_database("hosting"), url=URL, owners=OWNERS)
    with serving(settings) as client:
        yield sign_up_owner(client)


@pytest.fixture
def kim(owner: Person) -> Person:
    """Somebody who uses the server."""
    return sign_up(owner.client, "Kim")


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def disable(owner: Person, person: Person) -> Any:
    return owner.post(f"/server/users/{person.id}/disable", None, 200)


def enable(owner: Person, person: Person) -> Any:
    return owner.post(f"/server/users/{person.id}/enable", None, 200)


def remove(owner: Person, user_id: str, password: str = PASSWORD) -> Any:
    return owner.call("DELETE", f"/server/users/{user_id}", {"currentPassword": password})


def test_the_environment_names_owners() -> None:
    assert read_settings({}).owners == frozenset()
    assert read_settings({"BUDGET_OWNER_EMAIL": "Ann@Example.com, bob@example.com,"}).owners == {
        "ann@example.com",
        "bob@example.com",
    }
    with pytest.raises(ConfigError, match="BUDGET_OWNER_EMAIL holds 'bob', which is no e-mail"):
        read_settings({"BUDGET_OWNER_EMAIL": "ann@example.com, bob"})


def test_only_a_verified_email_makes_an_owner(owner: Person) -> None:
    assert owner.get("/server") == {"isOwner": True, "signUp": "open"}
    write(server_of(owner), verify_email, owner.id, False)
    try:
        assert owner.get("/server")["isOwner"] is False
        assert said(owner.call("GET", "/server/users")) == (403, "auth.ownerOnly")
    finally:
        write(server_of(owner), verify_email, owner.id, True)


def test_an_email_that_waits_for_its_code_makes_nobody_an_owner(owner: Person, kim: Person) -> None:
    write(server_of(owner), verify_email, kim.id, True)
    body = {"pending_email": OWNER_EMAIL}
    write(server_of(owner), lambda db: db.execute(update(UserRow).where(UserRow.id == kim.id).values(**body)))
    assert said(kim.call("GET", "/server/users")) == (403, "auth.ownerOnly")


def test_owners_tokens_for_programs_do_not_reach_the_users(owner: Person) -> None:
    script = replace(owner, token=new_token(owner, "write").token)
    assert said(script.call("GET", "/server/users")) == (403, "auth.forbidden")


@pytest.mark.both_databases
def test_users_are_found_by_a_part_of_name_or_email_and_show_nothing_of_their_budgets(
    owner: Person, kim: Person
) -> None:
    for search in (kim.email[:-4].upper(), kim.id, f"{kim.email} "):
        found = owner.get("/server/users", search=search)
        assert [row["id"] for row in found["users"]] == [kim.id]
        assert found["count"] == 1
    (row,) = found["users"]
    assert row.keys() == {"id", "name", "email", "isEmailVerified", "createdAt", "lastSeenAt", "disabledAt"}
    assert (row["name"], row["disabledAt"], row["lastSeenAt"] is None) == ("Kim", None, False)
    assert owner.get("/server/users", search="%")["count"] == 0
    assert owner.get("/server/users")["users"][0]["id"] == kim.id


def test_a_user_is_seen_by_a_call_once_a_day(owner: Person, kim: Person) -> None:
    seen_at = _last_seen(owner, kim)
    kim.get("/user/me")
    assert _last_seen(owner, kim) == seen_at
    ago = datetime.now(UTC) - timedelta(days=2)
    write(server_of(owner), lambda db: db.execute(update(UserRow).where(UserRow.id == kim.id).values(last_seen_at=ago)))
    kim.get("/user/me")
    assert _last_seen(owner, kim) > seen_at


def _last_seen(owner: Person, person: Person) -> str:
    return str(owner.get("/server/users", search=person.id)["users"][0]["lastSeenAt"])


@pytest.mark.both_databases
def test_who_is_disabled_is_out_everywhere_at_once_and_back_with_all_they_had(owner: Person, kim: Person) -> None:
    kim.spend("5")
    script = replace(kim, token=new_token(kim, "write").token)
    disable(owner, kim)
    for person in (kim, script):
        assert said(person.call("GET", "/user/me")) == (401, "auth.required")
    assert said(login(owner.client, kim.email, PASSWORD)) == DISABLED
    assert login(owner.client, kim.email, "wrong").status_code == 422
    enable(owner, kim)
    back = login(owner.client, kim.email, PASSWORD)
    assert back.status_code == 200
    again = replace(kim, token=back.headers["authorization"])
    assert again.budget() == "-5.00"
    assert said(kim.call("GET", "/user/me")) == (401, "auth.required")


@pytest.mark.both_databases
def test_the_sockets_of_who_is_disabled_close(new_database: NewDatabase, tmp_path: Any) -> None:
    url = new_database("disabled_sockets")
    settings = server_settings(tmp_path, database_url=url, owners=OWNERS)
    with place(settings, two_servers=url is not None) as servers:
        owner, kim = sign_up(servers.writing, "Olga", email=OWNER_EMAIL), sign_up(servers.writing, "Kim")
        servers.listening.write(verify_email, owner.id)
        with listen(servers.listening, kim, kim.workspace) as socket:
            disable(owner, kim)
            assert socket.close_code() == 4401


def test_disabling_and_enabling_twice_is_as_once(owner: Person, kim: Person) -> None:
    assert disable(owner, kim) == disable(owner, kim)
    assert enable(owner, kim) == enable(owner, kim)
    assert enable(owner, kim)["disabledAt"] is None


def test_others_keep_the_workspaces_they_share_with_who_is_disabled(owner: Person, kim: Person) -> None:
    lou = sign_up(owner.client, "Lou")
    share_unverified(kim, lou)
    disable(owner, kim)
    shared = next(one for one in lou.get("/workspace/my") if one["id"] == kim.workspace)
    assert [member["name"] for member in shared["participants"]] == ["Kim", "Lou"]
    guest = replace(lou, workspace=kim.workspace, accounts=kim.accounts, categories=kim.categories)
    guest.spend("3")


def test_who_is_disabled_is_not_found_for_invitations(owner: Person, kim: Person) -> None:
    open_to_invitations(kim)
    assert [row["id"] for row in owner.get("/workspace/users", str=kim.email)] == [kim.id]
    disable(owner, kim)
    assert owner.get("/workspace/users", str=kim.email) == []


def test_a_provider_signs_nobody_in_who_is_disabled(new_database: NewDatabase, tmp_path: Any) -> None:
    known = somebody()
    with openid_provider(ProviderName.GOOGLE) as google:
        settings = server_settings(tmp_path, url=URL, providers=(google,), owners=OWNERS)
        with serving(settings) as client:
            owner = sign_up_owner(client)
            user = Site(client).sign_in(known).json()
            owner.post(f"/server/users/{user['id']}/disable", None, 200)
            assert said(Site(client).sign_in(known)) == DISABLED


def test_who_is_disabled_gets_no_reminder_and_no_code(new_database: NewDatabase, tmp_path: Any) -> None:
    inbox = Inbox()
    with receiving(inbox) as smtp:
        settings = server_settings(tmp_path, mail=MailSettings(smtp), owners=OWNERS)
        with serving(settings) as client:
            owner, kim, lou = sign_up_owner(client), sign_up(client, "Kim"), sign_up(client, "Lou")
            for person in (kim, lou):
                verify(person)
                inbox.wait_for(person.email)
            reminders = [remind(person) for person in (kim, lou)]
            inbox.mails.clear()
            disable(owner, kim)
            # Due from here on: the server rings by itself, and would have rung before.
            for reminder in reminders:
                make_due(client, reminder)
            client.post("/api/user/forgot-password", json={"email": kim.email})
            ring(client)
            inbox.wait_for(lou.email)
            queued = read(client, lambda db: list(db.scalars(select(NotificationRow.user_id))))
            assert kim.id not in queued
            assert inbox.to(kim.email) == []


@pytest.mark.both_databases
def test_a_sign_in_under_way_does_not_outlive_disabling(owner: Person, kim: Person) -> None:
    with ThreadPoolExecutor(4) as pool:
        signing_in = [pool.submit(login, owner.client, kim.email, PASSWORD) for _ in range(3)]
        pool.submit(disable, owner, kim).result()
        answers = [one.result() for one in signing_in]
    for answer in answers:
        if answer.status_code == 200:
            survivor = replace(kim, token=answer.headers["authorization"])
            assert survivor.call("GET", "/user/me").status_code == 401
            enable(owner, kim)
            assert survivor.call("GET", "/user/me").status_code == 401
            disable(owner, kim)


def test_an_owner_does_not_shut_themselves_out(owner: Person) -> None:
    for path in (f"/server/users/{owner.id}/disable", f"/server/users/{owner.id}"):
        method = "POST" if path.endswith("disable") else "DELETE"
        body = None if method == "POST" else {"currentPassword": PASSWORD}
        assert said(owner.call(method, path, body)) == (403, "user.self")
    assert owner.get("/user/me")["name"] == "Olga"


@pytest.mark.both_databases
def test_a_deleted_user_is_gone_and_shared_workspaces_go_on(owner: Person, kim: Person) -> None:
    lou = sign_up(owner.client, "Lou")
    share_unverified(kim, lou)
    assert remove(owner, kim.id).status_code == 200
    assert remove(owner, kim.id).status_code == 200
    assert said(kim.call("GET", "/user/me")) == (401, "auth.required")
    assert owner.get("/server/users", search=kim.email) == {"users": [], "count": 0}
    shared = next(one for one in lou.get("/workspace/my") if one["id"] == kim.workspace)
    assert [member["name"] for member in shared["participants"]] == ["Lou"]


def test_deleting_asks_for_the_owners_own_password(owner: Person, kim: Person) -> None:
    assert remove(owner, kim.id, "wrong").json()["fields"] == {"currentPassword": "auth.passwordIncorrect"}
    assert said(owner.call("DELETE", f"/server/users/{kim.id}", {})) == (422, "request.invalid")
    assert kim.get("/user/me")["name"] == "Kim"


def test_nobody_is_found_by_an_unknown_id(owner: Person) -> None:
    for user_id in ("01890000-0000-7000-8000-000000000000", "x"):
        assert said(owner.call("POST", f"/server/users/{user_id}/disable")) == (404, "notFound")
        assert said(owner.call("POST", f"/server/users/{user_id}/enable")) == (404, "notFound")
