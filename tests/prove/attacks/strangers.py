"""A stranger with many addresses guesses a password and burns quotas: `python -m tests.prove.attacks.strangers`.

The addresses are /64s of one /48, which a trusted proxy passes on. The controls: no limits, and the quota of codes that
is one for an e-mail, whoever asks.
"""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import func, select

from budget_api.config import CodeQuota, Quotas, SignInSettings
from budget_api.config.quotas import DEFAULTS
from budget_api.db.models import ChallengeRow
from budget_api.sign_in.codes import Purpose
from tests.api.conftest import serving
from tests.api.database import read
from tests.api.people import PASSWORD, Person, sign_up
from tests.servers import UNLIMITED, server_settings

PROXY = "testclient"
OWNERS = "203.0.113.9"
ONE_FOR_ALL = CodeQuota(3, 10)
Client = TestClient[Any]


def main(tries: int) -> str:
    """Compare the actions that a stranger, and the owner, could still do."""
    with _serving(DEFAULTS) as client:
        compared, owner_is_in = guess(client, tries)
        got_code = burn(client, tries)
    with _serving(UNLIMITED, ONE_FOR_ALL) as client:
        compared_there, _ = guess(client, tries)
        got_code_there = burn(client, tries)
    limit = DEFAULTS["LOGIN_ACCOUNT"]
    assert limit is not None and compared <= limit.count and owner_is_in and got_code
    assert compared_there == tries and not got_code_there
    return (
        f"{compared} of {tries} guesses compared, the owner is let in and gets a code; "
        f"control {compared_there} compared, no code"
    )


def guess(client: Client, tries: int) -> tuple[int, bool]:
    """Return the number of wrong passwords compared, and whether the right one still signs its owner in."""
    ann = sign_up(client)
    wrong = [_login(client, ann, f"guess number {number}", _strange(number)) for number in range(tries)]
    return wrong.count(HTTPStatus.UNPROCESSABLE_ENTITY), _login(client, ann, PASSWORD, OWNERS) == HTTPStatus.OK


def burn(client: Client, tries: int) -> bool:
    """Return whether the owner still gets a code after a stranger asked for many."""
    ann = sign_up(client)
    for number in range(tries):
        _ask(client, ann, _strange(number))
    before = _codes(client, ann)
    return _ask(client, ann, OWNERS) == HTTPStatus.OK and _codes(client, ann) > before


@contextmanager
def _serving(limits: Quotas, quota: CodeQuota | None = None) -> Iterator[Client]:
    with tempfile.TemporaryDirectory() as folder:
        settings = server_settings(Path(folder), limits=limits, trusted_proxies=(PROXY,))
        sign_in = SignInSettings(password_cost=settings.sign_in.password_cost)
        sign_in = replace(sign_in, code_quota=quota) if quota else sign_in
        with serving(replace(settings, sign_in=sign_in)) as client:
            yield client


def _strange(number: int) -> str:
    return f"2001:db8:1:{number:x}::1"


def _login(client: Client, person: Person, password: str, address: str) -> int:
    body = {"email": person.email, "password": password}
    return client.post("/api/user/login", json=body, headers={"x-forwarded-for": address}).status_code


def _ask(client: Client, person: Person, address: str) -> int:
    headers = {"x-forwarded-for": address}
    return client.post("/api/user/forgotPassword", json={"email": person.email}, headers=headers).status_code


def _codes(client: Client, person: Person) -> int:
    codes = select(func.count()).where(ChallengeRow.user_id == person.id, ChallengeRow.purpose == Purpose.RESET)
    return int(read(client, lambda db: db.scalar(codes)))


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
