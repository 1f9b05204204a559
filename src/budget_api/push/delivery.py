"""Sends what waits in the outbox to every device of its user, and tries again what nobody took."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime, timedelta

import msgspec

from budget_api.config import Config
from budget_api.db.port import Database
from budget_api.mail.rounds import Rounds
from budget_api.push import outbox
from budget_api.push.encryption import Encryption
from budget_api.push.keys import PushKeys
from budget_api.push.outbox import Message, NotificationQueued, Outcome
from budget_api.push.services import PushServices, Reply, push_services
from budget_api.push.settings import PushSettings
from budget_core.texts import text_of

logger = logging.getLogger(__name__)

TRIES = 3
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

    def publish(self, handed_out: Iterable[object]) -> None:
        """Called after a commit with its outbox; never waits."""
        if any(isinstance(one, NotificationQueued) for one in handed_out):
            self._rounds.wake()

    @contextlib.asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Send while it lasts; what is on its way then is sent again by whoever runs next."""
        self._keys.public  # noqa: B018 - made now, so that a key that is none stops the start
        encryption = Encryption(self._keys.private, self._contact)
        async with push_services(self._settings, encryption) as services:
            rounds = self._rounds.run(lambda: self._send_due(database, services), lambda: False)
            task = asyncio.create_task(rounds, name="push delivery")
            try:
                yield
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    async def sweep(self) -> None:
        """While `running`: send what is due, whoever queued it."""
        await self._rounds.sweep()

    async def _send_due(self, database: Database, services: PushServices) -> datetime | None:
        """Send what is due; when to come back."""
        while True:
            now = datetime.now(UTC)
            due = await database.read(outbox.next_due, now)
            if due is None or due > now:
                return due
            messages = await database.write(outbox.claim, now)
            outcomes = await asyncio.gather(*(self._try(services, message) for message in messages))
            await database.write(outbox.settle, outcomes, datetime.now(UTC), self._base_url, self._has_mail)
            logger.info(
                "%d of %d messages were taken by a device", sum(one.is_taken for one in outcomes), len(outcomes)
            )

    async def _try(self, services: PushServices, message: Message) -> Outcome:
        if message.expires_at <= datetime.now(UTC):
            return Outcome(message, is_taken=False)
        content = msgspec.json.encode(_shown(message))
        sending = (services.send(device, content, message.id, message.expires_at) for device in message.devices)
        replies = list(zip(message.devices, await asyncio.gather(*sending), strict=True))
        is_taken = any(reply is Reply.TAKEN for _, reply in replies)
        may_later = not is_taken and message.attempts + 1 < TRIES and any(reply is Reply.LATER for _, reply in replies)
        gone = tuple(device.id for device, reply in replies if reply is Reply.GONE)
        return Outcome(message, is_taken, gone, self._retry_at(message) if may_later else None)

    def _retry_at(self, message: Message) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self._settings.retry_seconds * 2**message.attempts)


def _shown(message: Message) -> dict[str, str]:
    """What the service worker shows: no amounts, as it stands on a locked screen."""
    texts = {
        part: text_of(f"push.{message.text}.{part}", message.language, **message.params) for part in ("title", "body")
    }
    return texts | {"url": message.url, "tag": message.id}
