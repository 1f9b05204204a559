"""A process that delivers reminders until it kills itself at its Nth call.

A call is a statement to the database, before it is done, or a message handed to its push service, before and after.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from datetime import datetime, timedelta, tzinfo
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, event, update
from sqlalchemy.engine import Engine
from sqlalchemy.orm import Session

from budget_api.app.worker import run_until_signal
from budget_api.db.models import NotificationRow
from budget_api.outbox import claims, sender
from budget_api.outbox.claims import Claim
from budget_api.push.services import PushServices
from budget_api.reminders import sweep
from budget_api.server.factory import create_app
from tests.working import settings_of

LEASE_SECONDS = 5.0
"""So that what a killed process had in hand is taken up within the proof."""


_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.prove.ringing", "budget_api.jobs.postgres"])


class Ringing(msgspec.Struct, frozen=True):
    """Configuration of a delivering process."""

    folder: str
    url: str | None
    kill_at: int = 0
    """The call it dies at; 0 for none."""
    clock: float = 0
    """Hours its clock is ahead."""
    lease: float = LEASE_SECONDS
    notes_first: bool = False
    """The naive way: what is to be sent is forgotten before it is sent."""
    notes_last: bool = False
    """Another one: that a message is being sent is not written down before."""
    counts_posts: bool = False
    """It dies over messages alone: statements are no calls."""

    def start(self) -> ForkServerProcess:
        """A process that does: a fork of one that has all modules loaded, as most would die before they are."""
        process = _FORKS.Process(target=run, args=(self,), daemon=True)
        process.start()
        return process


def _die_at(number: int, *, counts_posts: bool) -> None:
    calls = count(1)

    def call(*_: object, **__: object) -> None:
        if next(calls) == number:
            os.kill(os.getpid(), signal.SIGKILL)

    post: Any = PushServices._post

    async def posting(self: PushServices, *given: Any) -> Any:
        call()
        reply = await post(self, *given)
        call()
        return reply

    if not counts_posts:
        event.listen(Engine, "before_cursor_execute", call)
    PushServices._post = posting  # type: ignore[method-assign,assignment]  # a stand-in


def _shift_clock(hours: float) -> None:
    class Shifted(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Any:
            return datetime.now(tz) + timedelta(hours=hours)

    for module in (sweep, sender):
        module.datetime = Shifted  # type: ignore[attr-defined]  # a stand-in


def _after_claim(claim: Any, statement: Any) -> Any:
    def claimed(db: Session, *given: Any) -> Sequence[Claim[Any]]:
        claims: Sequence[Claim[Any]] = claim(db, *given)
        db.execute(statement.where(NotificationRow.id.in_([one.id for one in claims])))
        return claims

    return claimed


async def _serve(folder: Path) -> None:
    async with create_app(settings_of(folder, None)).lifespan():
        await asyncio.Event().wait()


def run(how: Ringing) -> None:
    """Deliver until killed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    claims.LEASE = timedelta(seconds=how.lease)
    _shift_clock(how.clock)
    if how.notes_first:
        claims.claim = _after_claim(claims.claim, delete(NotificationRow))
    if how.notes_last:
        claims.claim = _after_claim(claims.claim, update(NotificationRow).values(attempts=0))
    if how.kill_at:
        _die_at(how.kill_at, counts_posts=how.counts_posts)
    folder = Path(how.folder)
    asyncio.run(run_until_signal(settings_of(folder, how.url)) if how.url else _serve(folder))
