"""Pages whose names lead to this machine for a moment (DNS rebinding): `python -m tests.prove.attacks.hosts`.

The control is the same server without the check of names.
"""

import sys
import tempfile
from http import HTTPStatus
from pathlib import Path
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from budget_api.http.hosts import host_check
from budget_api.server.factory import create_app
from tests.api.people import sign_up
from tests.servers import server_settings

OWN = "budget.example.org"
SHAPES = (
    *("evil{}.example", "evil{}.example:8000", f"{OWN}.evil{{}}.example", f"evil{{}}{OWN}", "127.0.0.1.evil{}.example"),
    *("localhost.evil{}.example", "0x7f.1.evil{}.example", "EVIL{}.EXAMPLE.", "evil{}.local.example", "1.2.3.{}.5"),
)


def main(names: int) -> str:
    """Compare the number of host names that are answered, with the check and without."""
    hosts = [shape.format(number) for number in range(names // len(SHAPES) + 1) for shape in SHAPES][:names]
    answered, heard = attack(hosts, is_checked=True)
    answered_there, heard_there = attack(hosts, is_checked=False)
    assert (answered, heard) == (0, 0), (answered, heard)
    assert (answered_there, heard_there) == (names, len(SHAPES)), (answered_there, heard_there)
    return f"{answered} of {names} names answered, {heard} sockets; control {answered_there}, {heard_there} sockets"


def attack(hosts: list[str], *, is_checked: bool) -> tuple[int, int]:
    """Return the number of names that calls, and sockets, are answered by; a socket tries one name of each shape."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = create_app(server_settings(Path(folder), url=f"https://{OWN}"))
        with TestClient(host_check(app, f"https://{OWN}", ()) if is_checked else app) as client:
            return _harm(client, hosts)


def _harm(client: TestClient[Any], hosts: list[str]) -> tuple[int, int]:
    ann = sign_up(client)
    assert _reads(client, OWN, ann.token)
    answered = sum(_reads(client, host, ann.token) for host in hosts)
    return answered, sum(_hears(client, host) for host in hosts[: len(SHAPES)])


def _reads(client: TestClient[Any], host: str, token: str) -> bool:
    headers = {"host": host, "authorization": token}
    return bool(client.get("/api/user/me", headers=headers).status_code == HTTPStatus.OK)


def _hears(client: TestClient[Any], host: str) -> bool:
    try:
        with client.websocket_connect("/api/live", headers={"host": host}):
            return True
    except WebSocketDisconnect:
        return False


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
