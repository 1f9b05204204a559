"""By which names a server answers, and what it says of itself."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from budget_api.http.hosts import is_local_host
from tests.api.people import Person
from tests.api.processes import ROOT, served_by_cli
from tests.waiting import WAIT_SECONDS

URL = "https://budget.example.org"
ID = "0198f3a2-0000-7000-8000-000000000001"
METHODS = {"get", "put", "post", "delete", "patch"}


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server as people start it."""
    data = tmp_path_factory.mktemp("hosts")
    with (
        served_by_cli(data, BUDGET_URL=URL, BUDGET_HOSTS="second.example") as url,
        httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client,
    ):
        yield client


def test_a_name_that_is_not_ours_is_not_answered(started: httpx.Client) -> None:
    for host in ("evil.example", "evil.example:8000", "budget.example.org.evil.example", "127.0.0.1.evil.example"):
        answer = started.get("/api/health", headers={"host": host})
        assert (answer.status_code, "BUDGET_HOSTS" in answer.text) == (421, True)


def test_our_names_and_those_at_home_are_answered(started: httpx.Client) -> None:
    port = started.base_url.port
    own = ("budget.example.org", "BUDGET.example.org.", "second.example", f"localhost:{port}", "nas", "nas.local")
    for host in (*own, "192.168.1.5:8000", "[::1]:8000"):
        assert started.get("/api/health", headers={"host": host}).status_code == 200, host


def test_a_server_does_not_say_what_it_runs_on(started: httpx.Client) -> None:
    assert "server" not in started.get("/api/health").headers


def test_head_says_what_get_would_without_a_body(started: httpx.Client) -> None:
    for path in ("/api/health", "/", "/api/nowhere"):
        asked, got = started.head(path), started.get(path)
        assert (asked.status_code, asked.content) == (got.status_code, b"")
        assert asked.headers.get("content-length") == got.headers.get("content-length")
    assert started.head("/api/user/me").status_code == 401


def test_options_name_all_that_an_address_takes(started: httpx.Client) -> None:
    document = msgspec.json.decode((ROOT / "docs" / "openapi.json").read_bytes())
    taken_by: dict[str, set[str]] = {}
    for path, operations in document["paths"].items():  # two of them can be the same address
        taken_by.setdefault(re.sub(r"\{[^}]*\}", ID, path), {"OPTIONS"}).update(
            method.upper() for method in operations if method in METHODS
        )
    wrong = {}
    for path, taken in taken_by.items():
        answer = started.options(path)
        named = {one.strip() for one in answer.headers.get("allow", "").split(",")}
        if answer.status_code != 204 or named - {"HEAD"} != taken or ("GET" in taken) != ("HEAD" in named):
            wrong[path] = (answer.status_code, named ^ taken)
    assert wrong == {}
    assert started.options("/api/nowhere").status_code == 404


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("", True),
        ("nas", True),
        ("10.0.0.1", True),
        ("::1", True),
        ("a.local", True),
        ("a.example", False),
        ("1.2.3", False),
    ],
)
def test_names_that_nobody_on_the_internet_can_own(host: str, is_ours: bool) -> None:
    assert is_local_host(host) == is_ours


def test_every_503_says_when_to_come_back(ann: Person, server: TestClient[Any]) -> None:
    answer = ann.call("GET", "/stocks?search=abc")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "3600")
