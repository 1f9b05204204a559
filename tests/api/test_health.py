"""Whether the server says that it works."""

from typing import Any

from litestar.testing import TestClient


def test_a_working_server_says_so_to_everybody(server: TestClient[Any]) -> None:
    answer = server.get("/api/health")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
