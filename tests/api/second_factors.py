"""Authenticator apps in tests: turned on, and their codes."""

import time
from dataclasses import dataclass, field
from typing import Any

from httpx import Client, Response
from litestar.testing import TestClient
from pyotp import TOTP
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import AuthenticatorRow
from tests.api.codes import login
from tests.api.database import write
from tests.api.people import PASSWORD, Person

PERIOD = 30


@dataclass
class Authenticator:
    """Authenticator app of a person, which never shows the same code twice."""

    secret: str
    recovery: list[str] = field(default_factory=list)

    def code(self, step: int = 0) -> str:
        """Return the code of the present step, or of one beside it."""
        return TOTP(self.secret).generate_otp(int(time.time()) // PERIOD + step)

    def wrong(self) -> str:
        """Return a code of no step near the present one."""
        near = {self.code(step) for step in range(-3, 4)}
        return next(code for code in map("{:06}".format, range(10)) if code not in near)


def turn_on(person: Person, password: str | None = PASSWORD) -> Authenticator:
    """Turn authenticator codes on by the code before the present one, so that two more are good."""
    body = {} if password is None else {"currentPassword": password}
    app = Authenticator(person.post("/user/totp/start", body, 200)["secret"])
    app.recovery = person.post("/user/totp/confirm", {"code": app.code(-1)}, 200)["recoveryCodes"]
    return app


def ticket_of(answer: Response) -> str:
    """Return the ticket of a first step, which brings no token."""
    assert answer.status_code == 202, answer.text
    assert "authorization" not in answer.headers
    assert answer.json().keys() == {"secondFactor", "ticket"}
    return str(answer.json()["ticket"])


def first_step(person: Person) -> str:
    """Return the ticket of a sign-in with the password."""
    return ticket_of(login(person.client, person.email, PASSWORD))


def second_step(client: Client, ticket: str, code: str) -> Response:
    """Enter a code."""
    return client.post("/api/user/login/second", json={"ticket": ticket, "code": code})


def change_authenticator(client: TestClient[Any], person: Person, **values: Any) -> None:
    """Change what the server keeps of a person's authenticator."""

    def change(db: Session) -> None:
        db.execute(update(AuthenticatorRow).where(AuthenticatorRow.user_id == person.id).values(**values))

    write(client, change)
