"""Metrics of a server for Prometheus, and who may read them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from budget_api.config import ConfigError, read_settings
from tests.api.conftest import NewDatabase, serving
from tests.api.people import sign_up
from tests.servers import server_settings

TOKEN = "a token of a scraper"
HEADERS = {"authorization": f"Bearer {TOKEN}"}
Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]

pytestmark = pytest.mark.both_databases


@pytest.fixture(scope="module")
def measured(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """Yield a server that counts."""
    folder = tmp_path_factory.mktemp("metrics")
    with serving(server_settings(folder, database_url=new_database("metrics"), metrics_token=TOKEN)) as client:
        yield client


def scrape(client: TestClient[Any]) -> Samples:
    answer = client.get("/api/metrics", headers=HEADERS)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=")
    families = text_string_to_metric_families(answer.text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def value(samples: Samples, name: str, **labels: str) -> float:
    return samples.get((name, frozenset(labels.items())), 0.0)


def test_nobody_is_told_without_the_token(measured: TestClient[Any]) -> None:
    for given in (None, "Bearer another", TOKEN, "Bearer é"):
        headers = {} if given is None else {b"authorization": given.encode()}
        answer = measured.get("/api/metrics", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "auth.required")


def test_without_the_setting_there_is_no_such_page(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path)) as client:
        assert client.get("/api/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_requests_are_counted_by_call_and_class_of_status(measured: TestClient[Any]) -> None:
    before = scrape(measured)
    ann = sign_up(measured, "Ann")
    ann.get("/user/me")
    measured.get("/api/user/me")
    after = scrape(measured)

    def more(name: str, **labels: str) -> float:
        return value(after, name, **labels) - value(before, name, **labels)

    assert more("budget_requests_total", call="getMe", status="2xx") == 1
    assert more("budget_requests_total", call="getMe", status="4xx") == 1
    assert more("budget_request_seconds_count", call="signUp") == 1
    assert more("budget_write_wait_seconds_count") >= 1


def test_a_scraper_learns_of_database_mails_jobs_memory_and_version(measured: TestClient[Any]) -> None:
    samples = scrape(measured)
    assert value(samples, "budget_database_bytes") > 100_000
    assert value(samples, "budget_mails_waiting") >= 0
    assert value(samples, "process_resident_memory_bytes") > 10_000_000
    (info,) = [labels for name, labels in samples if name == "budget_info"]
    assert dict(info)["database"] in {"sqlite", "postgresql"}
    assert value(samples, "budget_users", state="active") >= 0
    assert value(samples, "budget_users", state="disabled") == 0


def test_no_metric_holds_what_people_typed(measured: TestClient[Any]) -> None:
    measured.get("/api/account/canary/new?search=canary")
    measured.get("/canary")
    assert "canary" not in measured.get("/api/metrics", headers=HEADERS).text


def test_a_token_that_can_be_guessed_is_refused_at_the_start() -> None:
    assert read_settings({}).metrics_token is None
    assert read_settings({"BUDGET_METRICS_TOKEN": TOKEN}).metrics_token == TOKEN
    for text in ("short", "with a line\nbreak inside of it", "é" * 20):
        with pytest.raises(ConfigError, match="BUDGET_METRICS_TOKEN needs at least 16"):
            read_settings({"BUDGET_METRICS_TOKEN": text})
