"""`/api/metrics` in the text format of Prometheus: off unless `BUDGET_METRICS_TOKEN` is set.

Requests, durations and waits are counted by each process for itself; what stands in the database is the same from all.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from hmac import compare_digest
from time import perf_counter
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.types import ASGIApp, Message, Receive, Send
from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector
from sqlalchemy import case, func, select, text
from sqlalchemy.orm import Session

from budget_api.access.rights import bearer
from budget_api.app.health import version
from budget_api.db.models import JobRunRow, MailRow, NotificationRow, UserRow
from budget_api.db.port import Database
from budget_core.base.errors import DomainError, ErrorCode

_SIZE = {
    "sqlite": "select page_count * page_size from pragma_page_count(), pragma_page_size()",
    "postgresql": "select pg_database_size(current_database())",
}


@dataclass(frozen=True, slots=True)
class DatabaseMetrics:
    """Metrics at one moment."""

    database: str
    database_bytes: int
    mails_waiting: int
    messages_waiting: int
    users: dict[str, float]
    """By state: `active` and `disabled`."""
    job_runs: dict[str, float]
    """Seconds since 1970 at which the last run of each job ended."""
    job_failures: dict[str, float]


def read_database_metrics(db: Session) -> DatabaseMetrics:
    """Return the metrics as of now."""
    kind = db.get_bind().dialect.name
    disabled = func.coalesce(func.sum(case((UserRow.disabled_at.is_not(None), 1), else_=0)), 0)
    users, kept_out = db.execute(select(func.count(), disabled).where(UserRow.deleted_at.is_(None))).one()
    runs = db.execute(select(JobRunRow.name, JobRunRow.ended_at, JobRunRow.failed_at)).all()
    return DatabaseMetrics(
        database=kind,
        database_bytes=int(db.scalar(text(_SIZE[kind])) or 0),
        mails_waiting=db.scalars(select(func.count()).select_from(MailRow)).one(),
        messages_waiting=db.scalars(select(func.count()).select_from(NotificationRow)).one(),
        users={"active": users - kept_out, "disabled": kept_out},
        job_runs=_times((run.name, run.ended_at) for run in runs),
        job_failures=_times((run.name, run.failed_at) for run in runs),
    )


def _times(found: Iterable[tuple[str, datetime | None]]) -> dict[str, float]:
    return {name: at.timestamp() for name, at in found if at is not None}


_OTHER = "other"
"""Pages and files of the app; addresses that name nothing reach no handler, and are not counted."""

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """Metrics of one process."""

    def __init__(self, token: str) -> None:
        self._token = token.encode()
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._requests = Counter(
            "budget_requests", "Requests by call and class of status", ["call", "status"], registry=self._registry
        )
        self._durations = Histogram(
            "budget_request_seconds",
            "Time from a request to the end of its answer",
            ["call"],
            buckets=_SECONDS,
            registry=self._registry,
        )
        waits = Histogram(
            "budget_write_wait_seconds", "Time that a write waited to begin", buckets=_SECONDS, registry=self._registry
        )
        self.count_wait = waits.observe

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """Return the app, whose requests are counted."""

        async def serve(scope: Any, receive: Receive, send: Send) -> None:
            if scope["type"] != "http":
                await app(scope, receive, send)
                return
            begin, status = perf_counter(), 0

            async def note(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                await send(message)

            try:
                await app(scope, receive, note)
            finally:
                self._count(_call_of(scope), status, perf_counter() - begin)

        return serve

    @property
    def pages(self) -> list[HTTPRouteHandler]:
        """Handlers of what scrapers read."""
        return [_page(self)]

    def is_known(self, token: str | None) -> bool:
        """Return true for the token of the settings, compared in constant time."""
        return compare_digest((token or "").encode("utf-8", "surrogateescape"), self._token)

    async def page(self, database: Database) -> bytes:
        """Return everything in the text format."""
        stored_metrics = await database.read(read_database_metrics)
        stored = CollectorRegistry()
        stored.register(_Stored(stored_metrics))
        return generate_latest(self._registry) + generate_latest(stored)

    def _count(self, call: str, status: int, seconds: float) -> None:
        # No status: who asked was gone before the answer began.
        self._requests.labels(call, f"{status // 100}xx" if status else "none").inc()
        self._durations.labels(call).observe(seconds)


class _Stored(Collector):
    """Collector of the metrics that are read from the database."""

    def __init__(self, metrics: DatabaseMetrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Return the gauges."""
        found = self._metrics
        info = GaugeMetricFamily("budget_info", "Version and kind of database", labels=["version", "database"])
        info.add_metric([version(), found.database], 1)
        yield info
        yield GaugeMetricFamily("budget_database_bytes", "Size of the database", value=found.database_bytes)
        yield GaugeMetricFamily("budget_mails_waiting", "Mails to be sent", value=found.mails_waiting)
        yield GaugeMetricFamily("budget_messages_waiting", "Push messages to be sent", value=found.messages_waiting)
        yield _labelled("budget_users", "Users by state", "state", found.users)
        yield _labelled("budget_job_last_run_timestamp_seconds", "End of a job's last run", "job", found.job_runs)
        yield _labelled("budget_job_last_failure_timestamp_seconds", "A job's last failure", "job", found.job_failures)


def _labelled(name: str, text: str, label: str, values: Mapping[str, float]) -> GaugeMetricFamily:
    family = GaugeMetricFamily(name, text, labels=[label])
    for key, number in values.items():
        family.add_metric([key], number)
    return family


def _call_of(scope: Any) -> str:
    """Return the operation of a request; never an address, which holds what people typed."""
    name = getattr(scope.get("route_handler"), "name", None)
    return name if isinstance(name, str) else _OTHER


def _page(metrics: Metrics) -> HTTPRouteHandler:
    """Return the handler of the page."""

    @get("/api/metrics", name="metrics")
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """Return all metrics. Raises: DomainError(AUTH_REQUIRED) without the token."""
        if not metrics.is_known(bearer(request.headers)):
            raise DomainError(ErrorCode.AUTH_REQUIRED)
        return Response(await metrics.page(request.app.state.context.database), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return page
