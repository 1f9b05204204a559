"""Jobs of a server, and the rates it fetches."""

import asyncio
import importlib
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta, tzinfo
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any, Self

import msgspec
import pytest
from litestar.testing import TestClient
from saq.job import Job

from budget_api.app.background_work import RETRYING_MODULES
from budget_api.config import RatesSettings, read_settings
from budget_api.config.services import RATES_URLS
from budget_api.currencies.queries import current_rates
from budget_api.currencies.refresh import refresh_rates
from budget_api.integrations.rate_sources import rate_provider
from budget_api.jobs import queue as queue_module
from budget_api.jobs import worker
from budget_api.jobs.queue import MemoryQueue
from budget_api.jobs.token_bucket import TokenBucket
from budget_api.jobs.worker import JobSchedule, ServerJob, run_jobs
from budget_core.base.rates import snapshot
from tests.api.conftest import serving
from tests.api.database import read
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS


class Noon(datetime):
    """Clock that stands at noon, some days after the shipped rates: no midnight comes between two steps of a test."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        """Return that noon."""
        return cls.combine(snapshot().date + timedelta(days=9), time(12), UTC)


class Published:
    """A source of rates on the loopback."""

    def __init__(self) -> None:
        self.today = Noon.now(UTC).date()
        self.asked = 0
        self.once = Event()
        self.body = b""

    def publish(self, **changed: str) -> None:
        usd = {code.lower(): str(value) for code, value in snapshot().data.items()} | changed
        numbers = {code: msgspec.Raw(text.encode()) for code, text in usd.items()}
        self.body = msgspec.json.encode({"date": self.today, "usd": numbers})


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Published, str]]:
    for module in ("currencies.refresh", "integrations.rate_sources"):
        monkeypatch.setattr(f"budget_api.{module}.datetime", Noon)
    published = Published()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            published.asked += 1
            self.send_response(200)
            self.send_header("Content-Length", str(len(published.body)))
            self.end_headers()
            self.wfile.write(published.body)
            published.once.set()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield published, f"http://127.0.0.1:{server.server_port}/usd.json"
        server.shutdown()
        thread.join()


def refresh(client: TestClient[Any], url: str) -> None:
    provider = rate_provider((url,), None)
    assert provider is not None
    client.blocking_portal.call(refresh_rates, client.app.state.context.database, provider)


def test_old_rates_are_replaced_by_fetched_ones_once(tmp_path: Path, source: tuple[Published, str]) -> None:
    published, url = source
    published.publish(eur="0.5")
    with serving(server_settings(tmp_path)) as client:
        refresh(client, url)
        refresh(client, url)
        rates = read(client, current_rates)
    assert (rates.date, str(rates.rate("EUR")), published.asked) == (published.today, "0.5", 1)


def test_fetched_rates_are_there_after_a_restart(tmp_path: Path, source: tuple[Published, str]) -> None:
    published, url = source
    published.publish(eur="0.5")
    with serving(server_settings(tmp_path)) as client:
        refresh(client, url)
    with serving(server_settings(tmp_path)) as client:
        assert read(client, current_rates).date == published.today


def test_a_source_that_answers_nonsense_changes_nothing(tmp_path: Path, source: tuple[Published, str]) -> None:
    published, url = source
    published.body = b"<html>"
    with serving(server_settings(tmp_path)) as client:
        refresh(client, url)
        assert read(client, current_rates) == snapshot()
    assert published.asked == 1


def test_a_server_fetches_rates_by_itself(tmp_path: Path, source: tuple[Published, str]) -> None:
    published, url = source
    published.publish()
    with serving(server_settings(tmp_path, rates=RatesSettings((url,)))):
        assert published.once.wait(WAIT_SECONDS)


def test_without_an_address_nobody_is_asked() -> None:
    assert rate_provider(read_settings({"BUDGET_RATES_URLS": "off"}).rates.urls, None) is None


def test_addresses_are_read_between_commas_and_have_a_default() -> None:
    assert read_settings({"BUDGET_RATES_URLS": " https://a/x , https://b/y"}).rates.urls == (
        "https://a/x",
        "https://b/y",
    )
    assert read_settings({}).rates.urls == RATES_URLS


def test_a_job_that_fails_leaves_the_others_running() -> None:
    async def run() -> None:
        done = asyncio.Event()

        async def fail() -> None:
            raise RuntimeError("the source is gone")

        async def finish() -> None:
            done.set()

        async with run_jobs([ServerJob("fails", fail), ServerJob("finishes", finish)]):
            await asyncio.wait_for(done.wait(), WAIT_SECONDS)

    asyncio.run(run())


def test_a_job_is_called_again_by_its_schedule() -> None:
    async def run() -> None:
        called: list[datetime] = []
        often = asyncio.Event()

        async def call() -> None:
            called.append(datetime.now(UTC))
            if len(called) > 1:
                often.set()

        async with run_jobs([ServerJob("often", call, JobSchedule("* * * * * */1", 1))], look_seconds=0.2):
            await asyncio.wait_for(often.wait(), WAIT_SECONDS)

    asyncio.run(run())


def test_a_queued_job_waits_for_its_time_and_is_queued_once() -> None:
    async def run() -> None:
        queue = MemoryQueue()
        later = int((datetime.now(UTC) + timedelta(hours=1)).timestamp())
        assert await queue.enqueue(Job("sweep", key="sweep", scheduled=later)) is not None
        assert await queue.enqueue(Job("sweep", key="sweep")) is None
        assert await queue.dequeue(timeout=0.01) is None
        assert await queue.enqueue(Job("now", key="now")) is not None
        found = await queue.dequeue(timeout=WAIT_SECONDS)
        assert found is not None
        assert found.key == "now"

    asyncio.run(run())


async def stop_at_once() -> None:
    async with run_jobs([ServerJob("nothing", Event().wait)]):  # type: ignore[arg-type] # never gets to run
        pass


def test_a_server_that_stops_before_its_jobs_began_does_not_wait_for_them() -> None:
    asyncio.run(asyncio.wait_for(stop_at_once(), WAIT_SECONDS))


def test_much_work_is_spread_and_catches_up_a_little_after_a_delay() -> None:
    now = 100.0
    intervals = TokenBucket(0.5, 3, lambda: now)
    assert [intervals.seconds_to_turn() for _ in range(6)] == [0, 0, 0, 0, 0.5, 1], "three are late at the start"
    now += 60
    assert [intervals.seconds_to_turn() for _ in range(6)] == [0, 0, 0, 0, 0.5, 1], "and never more than that"


async def _ended_waits(steps: int) -> list[bool]:
    """Call off three waits after some steps of the loop, while their times run out; return which of them ended."""
    queue = MemoryQueue()
    await queue.enqueue(Job("later", key="later", scheduled=10))
    waits = [asyncio.create_task(queue.dequeue()) for _ in range(3)]
    for _ in range(steps):
        await asyncio.sleep(0)
    for wait in waits:
        wait.cancel()
    for _ in range(60):
        await asyncio.sleep(0)
    return [wait.cancelled() for wait in waits]


def test_a_wait_for_a_job_is_called_off_at_any_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue_module, "SHORTEST_WAIT_SECONDS", 1e-9)
    monkeypatch.setattr(queue_module, "now_seconds", lambda: 10 - 1e-9)
    ended = {steps: asyncio.run(_ended_waits(steps)) for steps in range(1, 20)}
    assert ended == dict.fromkeys(ended, [True] * 3)


class _StubbornQueue(MemoryQueue):
    """A queue whose first look at a job by the clock does not hear a cancellation."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked, self.missed = asyncio.Event(), 0

    async def job(self, job_key: str) -> Job | None:
        """Wait for ever; end at the second cancellation."""
        self.is_asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.missed += 1
        await asyncio.Event().wait()
        return None


async def _missed_by_the_clock() -> int:
    queue, job = _StubbornQueue(), ServerJob("nothing", asyncio.Event().wait)  # type: ignore[arg-type] # never runs
    async with asyncio.timeout(WAIT_SECONDS), run_jobs([job], queue=queue, look_seconds=0.01):
        await queue.is_asked.wait()
    return queue.missed


def test_jobs_end_although_their_clock_misses_that_it_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "END_SECONDS", 0.05)
    assert asyncio.run(_missed_by_the_clock()) == 1


class Deaf(MemoryQueue):
    """Its timetable does not hear that it is called off, once."""

    called_off = False

    async def schedule(self, lock: int = 1) -> list[str]:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.called_off = True
        return []


async def _until_begun_and_ended(queue: Deaf) -> None:
    begun = asyncio.Event()

    async def begin() -> None:
        begun.set()

    async with asyncio.timeout(WAIT_SECONDS) as limit:
        async with run_jobs([ServerJob("begin", begin)], queue=queue):
            await begun.wait()
    assert not limit.expired()


def test_jobs_end_although_one_of_the_worker_s_tasks_misses_that_it_is_called_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "END_SECONDS", 0.05)
    queue = Deaf()
    asyncio.run(_until_begun_and_ended(queue))
    assert queue.called_off


async def _scheduled_after_the_clock_was_set_back(schedule: JobSchedule) -> int:
    queue, tomorrow = MemoryQueue(), datetime.now(UTC) + timedelta(days=1)
    await queue.enqueue(Job("sweep", key="cron:sweep", scheduled=int(tomorrow.timestamp())))
    job = ServerJob("sweep", asyncio.Event().wait, schedule)  # type: ignore[arg-type] # never gets to run
    async with asyncio.timeout(WAIT_SECONDS), run_jobs([job], queue=queue, look_seconds=0.05):
        while True:
            await asyncio.sleep(0.01)
            waiting = await queue.job("cron:sweep")
            if waiting and waiting.scheduled < tomorrow.timestamp() - 1:
                return waiting.scheduled


def test_a_run_comes_no_later_than_its_schedule_has_it_when_a_clock_is_set_back() -> None:
    scheduled = asyncio.run(_scheduled_after_the_clock_was_set_back(JobSchedule("7 * * * *", 3600)))
    assert datetime.fromtimestamp(scheduled, UTC) <= datetime.now(UTC) + timedelta(hours=1)


@pytest.mark.parametrize("name", RETRYING_MODULES)
def test_a_module_whose_log_is_throttled_exists_and_logs(name: str) -> None:
    assert importlib.import_module(name).logger.name == name
