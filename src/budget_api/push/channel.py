"""Channel of the outbox for notifications.

It pushes to all devices of their user, else sends a mail.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from budget_api.config import Config, PushSettings
from budget_api.db.models import NotificationRow, PushSubscriptionRow, ReminderRow, SettingsRow, UserRow
from budget_api.mail.queue import queue_mail
from budget_api.outbox.channel import Channel, Reason, Result, Status
from budget_api.push.keys import PushKeys
from budget_api.push.notifications import Message, NotificationQueued, PushDevice, PushReply
from budget_api.push.service import subscriptions_of

if TYPE_CHECKING:
    from budget_api.push.services import PushServices

MAIL_LIFETIME = timedelta(days=1)
NO_CONTACT = "mailto:nobody@localhost"


class PushChannel(Channel[NotificationRow, Message]):
    """Notifications, many at a time; a reminder that can't be sent is marked as missed."""

    name = "messages"
    row = NotificationRow
    event = NotificationQueued
    concurrency = 16
    max_attempts = 3
    retry_max = timedelta(minutes=5)
    keeps_open = True

    def __init__(self, settings: PushSettings, keys: PushKeys, config: Config, mail_sender: str | None) -> None:
        super().__init__(timedelta(seconds=settings.retry_seconds))
        self._settings = settings
        self._keys = keys
        self._base_url = (config.url or "").rstrip("/")
        self._contact = f"mailto:{mail_sender}" if mail_sender else NO_CONTACT
        self._has_mail = mail_sender is not None
        self._services: PushServices | None = None
        self._opening = asyncio.Lock()
        self._stack = AsyncExitStack()

    def load(self, db: Session, rows: Sequence[NotificationRow], now: datetime) -> Mapping[str, Message]:
        """Return the messages with their users' devices and languages."""
        users = {row.user_id for row in rows}
        settings = select(SettingsRow.user_id, SettingsRow.language).where(SettingsRow.user_id.in_(users))
        languages = {row.user_id: row.language for row in db.execute(settings)}
        devices: dict[str, list[PushDevice]] = {}
        for row in subscriptions_of(db, users, now):
            devices.setdefault(row.user_id, []).append(PushDevice(row.id, row.endpoint, row.p256dh, row.auth))
        return {
            row.id: Message(
                row.id,
                row.text,
                row.params,
                row.url,
                languages[row.user_id],
                row.expires_at,
                tuple(devices.get(row.user_id, ())),
            )
            for row in rows
            if row.user_id in languages
        }

    async def send(self, message: Message) -> Result:
        """Push a message to every device; one that accepts it is enough."""
        services, content = await self._open(), message.content()
        pushes = (services.send(device, content, message.id, message.expires_at) for device in message.devices)
        replies = list(zip(message.devices, await asyncio.gather(*pushes), strict=True))
        expired_ids = tuple(device.id for device, reply in replies if reply is PushReply.GONE)
        if any(reply is PushReply.ACCEPTED for _, reply in replies):
            return Result(Status.SENT, expired_ids)
        may_retry = any(reply is PushReply.RETRY for _, reply in replies)
        return Result(Status.RETRY if may_retry else Status.REFUSED, expired_ids)

    async def close(self) -> None:
        """Close the connections to push services."""
        self._services = None
        await self._stack.aclose()

    def give_up(self, db: Session, row: NotificationRow, reason: Reason, now: datetime) -> None:
        """Send a refused message by mail while it is of use.

        Mark the reminder of any other as missed. Without a mail server alerts and invitations become mails in the
        folder, as codes do; reminders are shown as missed.
        """
        has_mail = self._has_mail or row.reminder_id is None
        is_mailed = reason is Reason.REFUSED and has_mail and row.expires_at > now
        if not (is_mailed and _queue_mail(db, row, now, self._base_url)) and row.reminder_id is not None:
            db.execute(update(ReminderRow).where(ReminderRow.id == row.reminder_id).values(missed_at=row.at))

    def forget(self, db: Session, dead_addresses: Sequence[str]) -> None:
        """Delete the subscriptions of devices that exist no longer."""
        db.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.id.in_(dead_addresses)))

    async def _open(self) -> "PushServices":
        """Return the push services, opened by the first message.

        Most servers send none for hours.
        """
        async with self._opening:
            if self._services is None:
                services = await asyncio.to_thread(_load_services)
                context = services(self._settings, self._keys.private, self._contact)
                self._services = await self._stack.enter_async_context(context)
            return self._services


def _load_services() -> Callable[[PushSettings, str, str], AbstractAsyncContextManager["PushServices"]]:
    """Return the services, importing their libraries.

    In a thread, as it takes as long as starting a server.
    """
    from budget_api.push.services import push_services

    return push_services


def _queue_mail(db: Session, row: NotificationRow, now: datetime, base_url: str) -> bool:
    """Queue the mail in place of a message.

    False for a disabled user or without a verified address.
    """
    user, settings = db.get_one(UserRow, row.user_id), db.get(SettingsRow, row.user_id)
    if user.email is None or not user.is_email_verified or user.disabled_at is not None or settings is None:
        return False
    params = row.params | {"name": user.name, "url": base_url + row.url if base_url else ""}
    queue_mail(db, row.text, settings.language, user.email, now, now + MAIL_LIFETIME, **params)
    return True
