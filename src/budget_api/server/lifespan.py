"""Lifespan of a server: services made at start, closed at shutdown."""

import asyncio
import ctypes
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final

from litestar import Litestar

from budget_api.alerts.settle import settle
from budget_api.app.card_payments import card_payments
from budget_api.app.context import Context
from budget_api.app.start_errors import explain_unreachable_database
from budget_api.app.storage import lock_data_folder, open_database, publish_to_all
from budget_api.config import ServerSettings
from budget_api.db.integrity import check_integrity
from budget_api.live.service import Live
from budget_api.subscriptions.service import set_billing

if TYPE_CHECKING:
    from budget_api.app.background_work import BackgroundWork, WorkerTrigger


SWITCH_SECONDS: Final = 0.001
"""Time that a thread computes before the event loop gets its turn.

With Python's 0.005 a small call beside three long reads took three times as long: it waits after each statement.
"""


@asynccontextmanager
async def running(
    app: Litestar, settings: ServerSettings, count_wait: Callable[[float], None] | None = None
) -> AsyncIterator[None]:
    """Start everything, with the context of calls in the app's state; close it in reverse."""
    config = settings.config
    if not config.local:
        return_large_blocks()
        sys.setswitchinterval(SWITCH_SECONDS)
    async with AsyncExitStack() as stack:
        stack.callback(lock_data_folder(config).release)
        live = Live(config.session_url)
        work = None if config.local else _work(settings)
        database = open_database(config, publish_to_all(live.publish, *([work.publish] if work else [])))
        database.count_wait = count_wait
        database.settle = settle if work else None
        stack.push_async_callback(database.close)
        if config.database_url is None:
            await asyncio.to_thread(check_integrity, config.sqlite_path)
        with explain_unreachable_database():
            await database.start()
        if not config.local:  # a command on a local file leaves that as it is
            await database.write(set_billing, "stripe" if settings.billing else "none")
        provider = await stack.enter_async_context(card_payments(settings.billing))
        context = Context(settings, database, provider, live)
        stack.callback(context.close)
        if live.counts:
            context.limits.publish, live.counts.counter = live.counts.publish, context.limits
        context.make_all()
        app.state.context, app.state.work = context, work
        await stack.enter_async_context(live.running(database))
        if work:
            await stack.enter_async_context(work.running(database))
        yield


def _work(settings: ServerSettings) -> "BackgroundWork | WorkerTrigger":
    from budget_api.app.background_work import BackgroundWork, WorkerTrigger

    return WorkerTrigger(settings) if settings.jobs.has_workers else BackgroundWork(settings)


_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of malloc.h."""
_LARGE_BYTES: Final = 1024 * 1024


def return_large_blocks() -> bool:
    """Map large blocks one by one; return False where the C library has no such choice."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(_MMAP_THRESHOLD, _LARGE_BYTES) == 1
