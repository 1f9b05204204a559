"""Helpers for codes: ask for them, enter them, spoil them."""

from typing import Any

from httpx import Client, Response

from budget_core.base.codes import ALPHABET
from tests.api.people import Person

NEW_PASSWORD = "another horse battery"


def forgot(client: Client, email: str) -> str:
    """Ask for a code; return the reset token."""
    answer = client.post("/api/user/forgotPassword", json={"email": email})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["resetToken"])


def reset(client: Client, token: str, code: str, password: str = NEW_PASSWORD) -> Response:
    """Enter a code with a new password."""
    body = {"resetToken": token, "code": code, "newPassword": password}
    return client.post("/api/user/resetPassword", json=body)


def login(client: Client, email: str, password: str) -> Response:
    """Try to sign in."""
    return client.post("/api/user/login", json={"email": email, "password": password})


def ask_verification(person: Person) -> str:
    """Have a code sent; return the token that goes with it."""
    return str(person.get("/user/emailVerification")["emailVerifiedToken"])


def submit(person: Person, token: str, code: str) -> Response:
    """Enter a code for the e-mail."""
    return person.call("POST", "/user/submitEmailVerification", {"token": token, "code": code})


def other(code: str) -> str:
    """Return another code of the same form."""
    return code[:-1] + ALPHABET[(ALPHABET.index(code[-1]) + 1) % len(ALPHABET)]


def refusal(answer: Response) -> tuple[int, str, Any]:
    """Status, code and fields of an error."""
    return answer.status_code, answer.json()["code"], answer.json()["fields"]


INCORRECT = (422, "auth.codeIncorrect", {"code": "auth.codeIncorrect"})
EXPIRED = (422, "auth.codeExpired", {"code": "auth.codeExpired"})
