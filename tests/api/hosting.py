"""A server with an owner, for tests of what only owners may do."""

from http import HTTPStatus
from typing import Any

from litestar.testing import TestClient

from tests.api.codes import login
from tests.api.database import write
from tests.api.members import verify_email
from tests.api.people import PASSWORD, Person, sign_up

OWNER_EMAIL = "olga.owner@example.com"
OWNERS = frozenset({OWNER_EMAIL})


def sign_up_owner(client: TestClient[Any]) -> Person:
    """Sign up the owner, with a verified e-mail."""
    owner = sign_up(client, "Olga", email=OWNER_EMAIL)
    write(client, verify_email, owner.id, True)
    return owner


def sign_in_owner(client: TestClient[Any]) -> Person:
    """Sign in the owner of a server that tests share; the first time they sign up."""
    answer = login(client, OWNER_EMAIL, PASSWORD)
    if answer.status_code != HTTPStatus.OK:
        return sign_up_owner(client)
    user = answer.json()
    token = answer.headers["authorization"]
    return Person(client, user["name"], OWNER_EMAIL, token, user["id"], user["settings"]["workspace"])


def invitation_code(owner: Person) -> str:
    """Make an invitation code; its id."""
    return str(owner.post("/server/invitation-codes", {})["id"])


def new_code(owner: Person, **more: Any) -> str:
    """Make an invitation code."""
    return str(owner.post("/server/invitation-codes", more)["code"])


def server_of(person: Person) -> TestClient[Any]:
    """Return the server that a person uses, for what is done past its calls."""
    assert isinstance(person.client, TestClient)
    return person.client
