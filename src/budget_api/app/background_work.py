"""Background work: jobs, mails and push messages, in the server itself or in workers beside it.

A command on a local file has none of it, and starts faster without SAQ and the library for messages.
"""

from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Final

from saq.queue import Queue

from budget_api.activity import undo_parts
from budget_api.alerts.sweep import send_alerts, tidy_alerts
from budget_api.app.card_payments import card_payments
from budget_api.backup.files import FOLDER
from budget_api.backup.sweep import save_when_due
from budget_api.config import ServerSettings
from budget_api.currencies.refresh import refresh_rates
from budget_api.db.error_log import throttle_loggers
from budget_api.db.port import Database
from budget_api.imports import storage
from budget_api.integrations.card_payments import CardPayments
from budget_api.integrations.rate_sources import rate_provider
from budget_api.jobs.runs import RunLog
from budget_api.jobs.trigger import JobTrigger
from budget_api.jobs.worker import EVERY_15_SECONDS, ServerJob, run_jobs
from budget_api.journal.parts import UNDO, PartedWrites, PartWriters
from budget_api.mail.transport import MailChannel, transport_for
from budget_api.outbox.sender import OutboxSender
from budget_api.payees import renames, service
from budget_api.push.channel import PushChannel
from budget_api.push.keys import PushKeys
from budget_api.reminders.sweep import ring_due, tidy_reminders
from budget_api.schedules.sweep import post_due
from budget_api.subscriptions.sweep import settle_with_provider
from budget_api.users.deletion import apply_retention

QUICK, SLOW = "quick", "slow"
"""Two queues: a reminder waits for nobody's years to be forgotten."""
LOOK_FOR_DUE_SECONDS = 5.0
RETRYING_MODULES = (
    "budget_api.jobs.trigger",
    "budget_api.jobs.worker",
    "budget_api.live.bus",
    "budget_api.outbox.sender",
)
"""Modules that try again and again while the database is away; by name, as `live.bus` loads a driver."""
_RETRYING_LOGGERS = ("saq", "psycopg.pool", *RETRYING_MODULES)


class BackgroundWork:
    """Background work that this process does itself."""

    def __init__(self, settings: ServerSettings) -> None:
        config, mail = settings.config, settings.mail
        self._keys = PushKeys(config.data, settings.push.private_key)
        self._settings = settings
        self._transport = transport_for(mail.smtp, config.data)
        mail_sender = mail.smtp.sender if mail.smtp else None
        self.mails = OutboxSender(MailChannel(self._transport, timedelta(seconds=mail.retry_seconds)))
        self.messages = OutboxSender(PushChannel(settings.push, self._keys, config, mail_sender))

    def publish(self, handed_out: list[object]) -> None:
        """Hand on the outbox of a commit; never wait."""
        self.mails.publish(handed_out)
        self.messages.publish(handed_out)

    @asynccontextmanager
    async def running(self, database: Database) -> AsyncIterator[None]:
        """Run jobs, mails and messages for as long as the block lasts."""
        self._keys.public  # noqa: B018 - read now, so that an invalid key stops the start
        throttle_loggers(_RETRYING_LOGGERS)
        runs = RunLog(database)
        async with AsyncExitStack() as stack:
            quick, slow = await _queues(stack, self._settings.config.session_url)
            stack.push_async_callback(runs.write)
            provider = await stack.enter_async_context(card_payments(self._settings.billing))
            await stack.enter_async_context(self.mails.running(database))
            await stack.enter_async_context(self.messages.running(database))
            await stack.enter_async_context(run_jobs(self._slow_jobs(provider, database), runs, slow))
            await stack.enter_async_context(run_jobs(self._quick_jobs(database), runs, quick, LOOK_FOR_DUE_SECONDS))
            yield

    def _slow_jobs(self, provider: CardPayments | None, database: Database) -> list[ServerJob]:
        rates = self._settings.rates
        jobs = [
            ServerJob("finish undos", PartedWrites(database, PART_WRITERS).finish_all),
            ServerJob("delete what is kept no longer", partial(apply_retention, database)),
            ServerJob("delete mails in the folder", self._transport.delete_old),
            ServerJob("tidy reminders", partial(tidy_reminders, database)),
            ServerJob("tidy alerts", partial(tidy_alerts, database)),
        ]
        if provider:
            jobs.append(ServerJob("ask about subscriptions", partial(settle_with_provider, database, provider)))
        if source := rate_provider(rates.urls, rates.currencyapi_key):
            jobs.append(ServerJob("refresh rates", partial(refresh_rates, database, source)))
        if hours := self._settings.backups.every_hours:
            folder = self._settings.config.data / FOLDER
            save = partial(save_when_due, database, folder, hours, self._settings.backups.keep)
            jobs.append(ServerJob("save a backup", save))
        return jobs

    def _quick_jobs(self, database: Database) -> list[ServerJob]:
        return [
            ServerJob("ring reminders", partial(ring_due, database), EVERY_15_SECONDS),
            ServerJob("post schedules", partial(post_due, database), EVERY_15_SECONDS),
            ServerJob("send alerts", partial(send_alerts, database), EVERY_15_SECONDS),
            ServerJob(_job_of(MailChannel), self.mails.sweep, EVERY_15_SECONDS),
            ServerJob(_job_of(PushChannel), self.messages.sweep, EVERY_15_SECONDS),
        ]


class WorkerTrigger:
    """Background work that is left to workers: this process tells them that there is some."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._trigger = JobTrigger({channel.event: _job_of(channel) for channel in (MailChannel, PushChannel)})

    def publish(self, handed_out: Iterable[object]) -> None:
        """Hand on the outbox of a commit; never wait."""
        self._trigger.publish(handed_out)

    @asynccontextmanager
    async def running(self, _: Database) -> AsyncIterator[None]:
        """Ask while it lasts."""
        push = self._settings.push
        PushKeys(self._settings.config.data, push.private_key).public  # noqa: B018 - made now, for the workers
        throttle_loggers(_RETRYING_LOGGERS)
        async with AsyncExitStack() as stack:
            quick, _slow = await _queues(stack, self._settings.config.session_url)
            if quick is not None:  # there are workers on PostgreSQL alone
                await stack.enter_async_context(self._trigger.running(quick))
            yield


def _job_of(channel: type[MailChannel | PushChannel]) -> str:
    return f"send {channel.name}"


async def _queues(stack: AsyncExitStack, url: str | None) -> tuple[Queue | None, Queue | None]:
    """Open the queues that the processes on a PostgreSQL database share.

    None on SQLite, where there is one process.
    """
    if url is None:
        return None, None
    from budget_api.jobs.postgres import postgres_queues  # and with it a driver that SQLite has no use for

    quick, slow = await stack.enter_async_context(postgres_queues(url, QUICK, SLOW))
    return quick, slow


PART_WRITERS: Final[PartWriters] = {
    UNDO: undo_parts.write_part,
    renames.PAYEE: renames.write_payee_part,
    renames.TAG: renames.write_tag_part,
    service.RULES: service.write_rules_part,
    storage.IMPORT: storage.write_part,
}
