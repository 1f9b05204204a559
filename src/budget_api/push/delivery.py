"""Sends what waits in the outbox to every device of its user, and tries again what nobody took."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.orm import Session

from budget_api.config import Config, PushSettings
from budget_api.db.port import Database
from budget_api.jobs.intervals import Intervals
from budget_api.mail.rounds import Rounds
from budget_api.push import outbox
from budget_api.push.keys import PushKeys
from budget_api.push.outbox import Message, NotificationQueued, Outcome
from budget_api.push.reply import Reply
from budget_core.texts import text_of

if TYPE_CHECKING:
    from budget_api.push.services import PushServices

logger = logging.getLogger(__name__)

IN_HAND = 16
"""Messages that are handed over at once, and the most that come again when the process is killed over them."""
EACH_SECONDS = 0.004
"""A message each, of thousands that are due at once: within a minute, in which others are answered too."""
LAST_SECONDS = 15.0
"""Seconds that a process that stops waits for what it has in hand: longer than services are waited for."""
NOBODY = "mailto:nobody@localhost"


class Delivery:
    """Woken by `NotificationQueued`, and swept for what others left. A message is tried by one process at a time."""

    def __init__(self, settings: PushSettings, keys: PushKeys, config: Config, mail_sender: str | None) -> None:
        self._settings = settings
        self._keys = keys
        self._base_url = (config.url or "").rstrip("/")
        self._contact = f"mailto:{mail_sender}" if mail_sender else NOBODY
        self._has_mail = mail_sender is not None
        self._rounds = Rounds()
        self._intervals = Intervals(EACH_SECONDS, IN_HAND)
        self._stopping = False
        self._in_hand: set[asyncio.Task[Outcome]] = set()
        """Until it is noted what became of them."""
        self._opened: PushServices | None = None

    def publish(self, handed_out: Iterable[object]) -> None:
        """Wake the delivery after a commit with its outbox; never waits."""
        if any(isinstance(one, NotificationQueued) for one in handed_out):
            self._rounds.wake()

    @asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Send while it lasts; at the end what is in hand is finished first."""
        self._keys.public  # noqa: B018 - made now, so that a key that is none stops the start
        async with AsyncExitStack() as stack:
            rounds = self._rounds.run(lambda: self._send_due(database, stack), lambda: self._stopping)
            task = asyncio.create_task(rounds, name="push delivery")
            try:
                yield
            finally:
                self._stopping = True
                self._rounds.wake()
                await asyncio.wait({task}, timeout=LAST_SECONDS)
                late = {task, *self._in_hand}
                for one in late:
                    one.cancel()
                await asyncio.gather(*late, return_exceptions=True)

    async def sweep(self) -> None:
        """While `running`: send what is due, whoever queued it."""
        await self._rounds.sweep()

    async def _services(self, stack: AsyncExitStack) -> "PushServices":
        """Return the services, opened at the first message: most servers send none for hours."""
        if self._opened is None:
            services = await asyncio.to_thread(_loaded)
            self._opened = await stack.enter_async_context(services(self._settings, self._keys.private, self._contact))
        return self._opened

    async def _send_due(self, database: Database, stack: AsyncExitStack) -> datetime | None:
        """Send what is due; when to come back."""
        tried = taken = 0
        while True:
            now = datetime.now(UTC)
            if not self._in_hand:
                due = await database.read(outbox.next_due, now)
                if self._stopping or due is None or due > now:
                    break
            outcomes = await self._turn(database, await self._services(stack), now)
            tried, taken = tried + len(outcomes), taken + sum(one.is_taken for one in outcomes)
        if tried:
            logger.info("%d of %d messages were taken by a device", taken, tried)
        return due

    async def _turn(self, database: Database, services: "PushServices", now: datetime) -> list[Outcome]:
        """Note what became of messages, and take as many again; whoever is killed leaves no more than was in hand."""
        ended = {one for one in self._in_hand if one.done()}
        outcomes = [one.result() for one in ended]
        room = 0 if self._stopping else IN_HAND - len(self._in_hand) + len(ended)
        messages = await database.write(self._note_and_claim, outcomes, now, room)
        self._in_hand -= ended  # only now: a database that was away is told when it is back
        for message in messages:
            await self._intervals.wait()
            if message.is_doubtful:
                await database.write(outbox.begin, message)
            self._in_hand.add(asyncio.create_task(self._outcome(services, message)))
        if self._in_hand:
            await asyncio.wait(self._in_hand, return_when=asyncio.FIRST_COMPLETED)
        return outcomes

    def _note_and_claim(self, db: Session, outcomes: Sequence[Outcome], now: datetime, room: int) -> Sequence[Message]:
        outbox.settle(db, outcomes, now, self._base_url, self._has_mail)
        return outbox.claim(db, now, room) if room else ()

    async def _outcome(self, services: "PushServices", message: Message) -> Outcome:
        try:
            return await self._try(services, message)
        except Exception:  # one that can't be made holds up no other
            logger.exception("a message could not be made")
            return Outcome(message, is_taken=False)

    async def _try(self, services: "PushServices", message: Message) -> Outcome:
        if message.expires_at <= datetime.now(UTC):
            return Outcome(message, is_taken=False)
        content = msgspec.json.encode(_shown(message))
        sending = (services.send(device, content, message.id, message.expires_at) for device in message.devices)
        replies = list(zip(message.devices, await asyncio.gather(*sending), strict=True))
        is_taken = any(reply is Reply.TAKEN for _, reply in replies)
        has_tries = message.attempts + 1 < outbox.TRIES
        may_later = not is_taken and has_tries and any(reply is Reply.LATER for _, reply in replies)
        gone = tuple(device.id for device, reply in replies if reply is Reply.GONE)
        return Outcome(message, is_taken, gone, self._retry_at(message) if may_later else None)

    def _retry_at(self, message: Message) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self._settings.retry_seconds * 2**message.attempts)


def _loaded() -> Callable[[PushSettings, str, str], AbstractAsyncContextManager["PushServices"]]:
    from budget_api.push.services import push_services  # with its libraries, in a thread: others are answered meanwhile

    return push_services


def _shown(message: Message) -> dict[str, str]:
    """Return the text that the service worker shows: no amounts, as it stands on a locked screen."""
    texts = {
        part: text_of(f"push.{message.text}.{part}", message.language, **message.params) for part in ("title", "body")
    }
    return texts | {"url": message.url, "tag": message.id}
