"""Signing up, in and out."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from argon2.exceptions import VerifyMismatchError
from httpx import Response
from litestar.testing import TestClient

from tests.api.database import state_of
from tests.api.people import PASSWORD, Person, sign_up

Client = TestClient[Any]


def post(client: Client, path: str, **body: Any) -> Response:
    return client.post(f"/api/user/{path}", json=body)


def login(client: Client, email: str, password: str = PASSWORD) -> Response:
    return post(client, "login", email=email, password=password)


class CountingHasher:
    """The real Argon2, which counts its calls."""

    def __init__(self, real: Any) -> None:
        self._real = real
        self.verified = 0
        self.costs: list[list[str]] = []
        self.ends: list[type[Exception]] = []

    def hash(self, password: str) -> str:
        return str(self._real.hash(password))

    def check_needs_rehash(self, stored: str) -> bool:
        return bool(self._real.check_needs_rehash(stored))

    def verify(self, stored: str, password: str) -> bool:
        self.verified += 1
        self.costs.append(stored.split("$")[:4])
        try:
            return bool(self._real.verify(stored, password))
        except Exception as error:
            self.ends.append(type(error))
            raise


@pytest.fixture
def hasher(server: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[CountingHasher]:
    held = state_of(server).passwords
    counting = CountingHasher(held._hasher)
    monkeypatch.setattr(held, "_hasher", counting)
    yield counting


def test_signing_up_gives_a_user_with_a_personal_workspace_and_a_token(server: Client) -> None:
    answer = post(server, "signup", name=" Ann ", email=" New.Ann@Example.COM ", password=PASSWORD, language="ua")
    assert answer.status_code == 201
    user = answer.json()
    assert (user["name"], user["email"]) == ("Ann", "New.Ann@example.com")
    assert (user["hasPassword"], user["isEmailVerified"], user["canAddToWorkspace"]) == (True, False, False)
    assert user["settings"]["language"] == "ua"
    headers = {"authorization": answer.headers["authorization"]}
    assert server.get("/api/user/me", headers=headers).json() == user
    workspaces = server.get("/api/workspace/my", headers=headers).json()
    assert [(row["id"], row["name"], row["isPersonal"]) for row in workspaces] == [
        (user["settings"]["workspace"], "Ann", True)
    ]
    assert (workspaces[0]["currencyCode"], workspaces[0]["firstDayOfMonth"]) == ("USD", 1)
    assert [person["userId"] for person in workspaces[0]["participants"]] == [user["id"]]


def test_every_wrong_field_of_a_sign_up_is_named_at_once(server: Client) -> None:
    answer = post(server, "signup", name=" ", email="ann@", password="short", language="de", isAdmin=True)
    assert (answer.status_code, answer.json()["fields"]) == (
        422,
        {
            "name": "validation.required",
            "email": "validation.email",
            "password": "validation.password",
            "language": "validation.choice",
            "isAdmin": "validation.unknown",
        },
    )
    answer = post(server, "signup", name="x" * 101)
    assert answer.json()["fields"] == {
        "name": "validation.nameMax",
        "email": "validation.required",
        "password": "validation.required",
    }


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("password1", "validation.passwordCommon"),
        ("QwertyUiop", "validation.passwordCommon"),
        ("new.ann@example.com", "validation.passwordOwn"),
        ("NewAnn-Example", "validation.passwordOwn"),
    ],
)
def test_a_password_that_is_guessed_first_is_refused_at_its_field(server: Client, password: str, code: str) -> None:
    answer = post(server, "signup", name="New Ann Example", email="New.Ann@example.com", password=password)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"password": code})


@pytest.mark.parametrize("spelling", ["{}", "{upper}", " {} ", "{domain_upper}"])
def test_an_e_mail_is_taken_in_every_spelling(ann: Person, server: Client, spelling: str) -> None:
    local, _, domain = ann.email.partition("@")
    email = spelling.format(ann.email, upper=ann.email.upper(), domain_upper=f"{local}@{domain.upper()}")
    answer = post(server, "signup", name="Other", email=email, password=PASSWORD)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"email": "validation.unique"})


def test_of_two_sign_ups_at_once_with_one_e_mail_one_wins(server: Client) -> None:
    def attempt(name: str) -> Response:
        return post(server, "signup", name=name, email="Race@example.com", password=PASSWORD)

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(attempt, "ABCDEFGH"))
    assert sorted(answer.status_code for answer in answers) == [201] + [422] * 7
    refused = [answer.json()["fields"] for answer in answers if answer.status_code == 422]
    assert refused == [{"email": "validation.unique"}] * 7
    winner = next(answer.json() for answer in answers if answer.status_code == 201)
    assert login(server, "race@example.com").json()["id"] == winner["id"]


def test_signing_in_gives_a_token_of_its_own(ann: Person, server: Client) -> None:
    answer = login(server, ann.email.upper())
    assert (answer.status_code, answer.json()) == (200, ann.get("/user/me"))
    assert answer.headers["authorization"] not in {"", ann.token}


def test_a_wrong_password_and_an_unknown_e_mail_are_one_answer(
    ann: Person, server: Client, hasher: CountingHasher
) -> None:
    wrong = login(server, ann.email, "wrong password")
    assert hasher.verified == 1
    unknown = login(server, "nobody@example.com", "wrong password")
    assert hasher.verified == 2
    assert hasher.costs[0] == hasher.costs[1]
    assert hasher.ends == [VerifyMismatchError] * 2
    assert (wrong.status_code, wrong.json()) == (422, unknown.json())
    assert wrong.json()["fields"] == dict.fromkeys(["email", "password"], "auth.invalidCredentials")
    assert wrong.json()["message"] == "E-mail or password is not correct"
    assert "authorization" not in wrong.headers


def test_a_right_password_is_verified_once(ann: Person, server: Client, hasher: CountingHasher) -> None:
    assert login(server, ann.email).status_code == 200
    assert hasher.verified == 1


@pytest.mark.parametrize("password", [PASSWORD + " ", " " + PASSWORD, PASSWORD.upper(), PASSWORD[:-1], "x"])
def test_a_password_is_neither_trimmed_nor_cut(ann: Person, server: Client, password: str) -> None:
    assert login(server, ann.email, password).status_code == 422


def test_long_passwords_count_to_their_last_character(server: Client) -> None:
    long = "x" * 1023
    email = "long@example.com"
    assert post(server, "signup", name="Long", email=email, password=long + "a").status_code == 201
    assert login(server, email, long + "b").status_code == 422
    assert login(server, email, long + "a").status_code == 200


def test_the_same_letters_typed_on_another_device_are_the_same_password(server: Client) -> None:
    email = "cafe@example.com"
    post(server, "signup", name="Café", email=email, password="caf\u00e9 au lait")
    assert login(server, email, "cafe\u0301 au lait").status_code == 200


def test_signing_out_ends_this_session_and_no_other(ann: Person, server: Client) -> None:
    other = Person(server, ann.name, ann.email, login(server, ann.email).headers["authorization"], ann.id, "")
    assert ann.post("/user/logout", {}, 200) == {"ok": True}
    assert ann.call("GET", "/user/me").status_code == 401
    assert ann.call("POST", "/user/logout").status_code == 401
    assert other.get("/user/me")["id"] == ann.id


def test_a_new_user_sees_nothing_of_others(ann: Person, server: Client) -> None:
    ann.spend("5")
    bob = sign_up(server, "Bob")
    assert bob.get(f"/history/{bob.workspace}/list-new")["entries"] == []
    assert [row["id"] for row in bob.get("/workspace/my")] == [bob.workspace]
