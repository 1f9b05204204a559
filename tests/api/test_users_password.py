"""Changing a password: only with the old one, and every token from before is dead."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from budget_api.config import PasswordCost, SignInSettings
from budget_api.db.models import SessionRow, UserRow
from budget_api.sign_in.passwords import Passwords
from budget_api.users import service
from budget_api.users.service import SignIn
from tests.api.codes import INCORRECT, NEW_PASSWORD, forgot, login, refusal, reset
from tests.api.conftest import Mailing, serving
from tests.api.database import read, state_of, write
from tests.api.people import PASSWORD, Person, sign_up
from tests.servers import server_settings

Client = TestClient[Any]


def change(person: Person, **body: str) -> Any:
    return person.call("POST", "/user/changePassword", {"newPassword": NEW_PASSWORD, **body})


def again(person: Person, token: str) -> Person:
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def without_password(server: Client, person: Person, signed_in_ago: timedelta) -> None:
    """Remove the password, as for a user who signed up with a provider."""

    def take(db: Session) -> None:
        db.execute(update(UserRow).where(UserRow.id == person.id).values(password_hash=None))
        mine = update(SessionRow).where(SessionRow.user_id == person.id)
        db.execute(mine.values(created_at=datetime.now(UTC) - signed_in_ago))

    write(server, take)


def test_the_new_password_signs_in_and_the_old_one_does_not(ann: Person, server: Client) -> None:
    assert change(ann, currentPassword=PASSWORD).json()["id"] == ann.id
    assert login(server, ann.email, PASSWORD).status_code == 422
    assert login(server, ann.email, NEW_PASSWORD).status_code == 200


def test_every_token_from_before_is_dead_and_the_acting_device_gets_another(ann: Person, server: Client) -> None:
    elsewhere = again(ann, login(server, ann.email, PASSWORD).headers["authorization"])
    answer = change(ann, currentPassword=PASSWORD)
    assert [person.call("GET", "/user/me").status_code for person in (ann, elsewhere)] == [401, 401]
    assert again(ann, answer.headers["authorization"]).get("/user/me")["id"] == ann.id


@pytest.mark.parametrize(
    ("body", "code"),
    [({}, "validation.required"), ({"currentPassword": NEW_PASSWORD}, "auth.passwordIncorrect")],
    ids=["no old one", "a wrong one"],
)
def test_without_the_old_password_nothing_changes(ann: Person, server: Client, body: dict[str, str], code: str) -> None:
    assert refusal(change(ann, **body)) == (422, "request.invalid", {"currentPassword": code})
    assert ann.get("/user/me")["id"] == ann.id
    assert login(server, ann.email, PASSWORD).status_code == 200


def test_a_password_that_is_guessed_first_is_none_to_change_to(ann: Person, server: Client) -> None:
    for password, code in (("PASSWORD1", "validation.passwordCommon"), (ann.email, "validation.passwordOwn")):
        refused = (422, "request.invalid", {"newPassword": code})
        assert refusal(change(ann, currentPassword=PASSWORD, newPassword=password)) == refused
    assert login(server, ann.email, PASSWORD).status_code == 200


def test_who_has_a_common_password_from_before_signs_in_with_it(ann: Person, server: Client) -> None:
    stored = asyncio.run(Passwords(PasswordCost(64, 1)).hash("password1"))
    write(server, lambda db: db.execute(update(UserRow).where(UserRow.id == ann.id).values(password_hash=stored)))
    assert login(server, ann.email, "password1").status_code == 200


def test_a_code_that_waits_opens_nothing_after_a_change(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Ann")
    token = forgot(mailing.client, person.email)
    code = mailing.inbox.code(person.email, 2)
    assert change(person, currentPassword=PASSWORD).status_code == 200
    assert refusal(reset(mailing.client, token, code, "a third password")) == INCORRECT


def test_who_has_no_password_sets_one_after_a_fresh_sign_in(ann: Person, server: Client) -> None:
    without_password(server, ann, timedelta(minutes=4))
    assert change(ann).status_code == 200
    assert login(server, ann.email, NEW_PASSWORD).status_code == 200


def test_who_has_no_password_and_signed_in_long_ago_signs_in_again_first(ann: Person, server: Client) -> None:
    without_password(server, ann, timedelta(minutes=6))
    assert refusal(change(ann)) == (422, "auth.signInAgain", {})
    assert refusal(ann.call("DELETE", "/user/delete-user", {})) == (422, "auth.signInAgain", {})
    assert refusal(ann.call("PUT", "/user/user-update", {"email": "x@example.com"}))[1] == "auth.signInAgain"


def test_nobody_signs_in_with_no_password_where_there_is_none(ann: Person, server: Client) -> None:
    without_password(server, ann, timedelta())
    assert login(server, ann.email, PASSWORD).status_code == 422


def meanwhile(server: Client, monkeypatch: pytest.MonkeyPatch, act: Callable[[], Any]) -> None:
    """Call a function after the password was verified and before anything is written."""
    passwords = state_of(server).passwords
    real = passwords.verify

    async def verify(stored: str | None, password: str) -> bool:
        is_right: bool = await real(stored, password)
        monkeypatch.setattr(passwords, "verify", real)
        await act()
        return is_right

    monkeypatch.setattr(passwords, "verify", verify)


def test_a_sign_in_that_is_overtaken_by_a_changed_password_fails(
    ann: Person, server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(db: Session) -> None:
        db.execute(update(UserRow).where(UserRow.id == ann.id).values(password_hash="changed"))

    meanwhile(server, monkeypatch, lambda: state_of(server).database.write(other))
    assert refusal(login(server, ann.email, PASSWORD))[1] == "auth.invalidCredentials"


@pytest.mark.parametrize("call", ["changePassword", "user-update", "delete-user"])
def test_a_change_that_is_overtaken_by_the_end_of_its_session_fails(
    ann: Person, server: Client, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    def end(db: Session) -> None:
        db.execute(update(SessionRow).where(SessionRow.user_id == ann.id).values(ended_at=datetime.now(UTC)))

    meanwhile(server, monkeypatch, lambda: state_of(server).database.write(end))
    calls: dict[str, tuple[str, dict[str, str]]] = {
        "changePassword": ("POST", {"newPassword": NEW_PASSWORD}),
        "user-update": ("PUT", {"email": f"x.{ann.email}"}),
        "delete-user": ("DELETE", {}),
    }
    method, body = calls[call]
    answer = ann.call(method, f"/user/{call}", {"currentPassword": PASSWORD, **body})
    assert refusal(answer)[:2] == (401, "auth.required")
    assert login(server, ann.email, PASSWORD).json()["pendingEmail"] is None


def test_a_change_that_is_overtaken_by_another_password_fails(
    ann: Person, server: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(db: Session) -> None:
        db.execute(update(UserRow).where(UserRow.id == ann.id).values(password_hash="changed"))

    meanwhile(server, monkeypatch, lambda: state_of(server).database.write(other))
    assert refusal(change(ann, currentPassword=PASSWORD))[:2] == (401, "auth.required")
    assert login(server, ann.email, NEW_PASSWORD).status_code == 422


def test_a_sign_in_knows_the_password_it_verified(ann: Person, server: Client) -> None:
    verified = SignIn(ann.id, "another hash", "UTC", "")
    assert write(server, service.sign_in, verified, datetime.now(UTC), timedelta(days=1)) is None


def test_a_sign_in_after_the_cost_changed_stores_the_password_at_the_present_cost(tmp_path: Path) -> None:
    settings = server_settings(data=tmp_path)
    with serving(settings) as client:
        person = sign_up(client, "Ann")
        before = read(client, stored_hash)
    dearer = replace(settings, sign_in=SignInSettings(password_cost=PasswordCost(64, 2)))
    with serving(dearer) as client:
        hashes = []
        for _ in range(2):
            assert login(client, person.email, PASSWORD).status_code == 200
            hashes.append(read(client, stored_hash))
    assert ("t=1" in before, "t=2" in hashes[0], hashes[0] == hashes[1]) == (True, True, True)


def stored_hash(db: Session) -> str:
    return db.scalars(select(UserRow.password_hash)).one() or ""
