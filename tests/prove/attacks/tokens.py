"""Forged and oddly written tokens, and sign-ins without end: `python -m tests.prove.attacks.tokens`.

The controls: a server that believes the claims as they stand, and one that counts nobody's sessions.
"""

import sys
import tempfile
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any
from unittest.mock import patch

import jwt
from litestar.testing import TestClient

from budget_api.sign_in import sessions
from budget_core.base.limits import SESSIONS_MAX
from tests.api.codes import login
from tests.api.conftest import serving
from tests.api.forged_tokens import FORGERIES, KINDS
from tests.api.people import PASSWORD, sign_up
from tests.api.test_tokens import is_taken
from tests.servers import server_settings


def main(sign_ins: int) -> str:
    """Count the forged tokens that were accepted, and the sessions that stayed open."""
    tokens = [(kind, forge(KINDS[kind])) for kind in KINDS for forge in FORGERIES.values()]
    believed = sum(is_taken(kind, token) for kind, token in tokens)
    believed_there = sum(_is_believed(token) for _, token in tokens)
    assert not believed and believed_there > len(tokens) // 3, (believed, believed_there)
    standing = flood(sign_ins)
    with patch.object(sessions, "SESSIONS_MAX", 10 * sign_ins):
        standing_there = flood(sign_ins)
    assert standing == min(SESSIONS_MAX, sign_ins + 1) and standing_there == sign_ins + 1, (standing, standing_there)
    return (
        f"{believed} of {len(tokens)} tokens believed, {standing} sessions of {sign_ins + 1}; "
        f"control {believed_there} believed, {standing_there} sessions"
    )


def flood(sign_ins: int) -> int:
    """Return the number of sessions of one user that work after many sign-ins."""
    with tempfile.TemporaryDirectory() as folder, serving(server_settings(Path(folder))) as client:
        ann = sign_up(client)
        tokens = [login(client, ann.email, PASSWORD).headers["authorization"] for _ in range(sign_ins)]
        return sum(_opens(client, token) for token in (ann.token, *tokens))


def _opens(client: TestClient[Any], token: str) -> bool:
    return bool(client.get("/api/user/me", headers={"authorization": token}).status_code == HTTPStatus.OK)


def _is_believed(token: str) -> bool:
    """Return whether the claims are read, whoever signed them."""
    with suppress(jwt.PyJWTError, ValueError, RecursionError):
        return bool(jwt.decode(token, options={"verify_signature": False}))
    return False


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
