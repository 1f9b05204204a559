"""What a server holds while it runs: made at start, asked for by name, let go at shutdown."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar

from budget_api.access.authenticator import Authenticator
from budget_api.access.limits.service import Limits
from budget_api.access.tokens import Tokens, load_key
from budget_api.app.card_payments import card_payments
from budget_api.app.health import capabilities
from budget_api.app.settings import ServerSettings
from budget_api.avatars.images import Images
from budget_api.config import Config, ConfigError
from budget_api.db.lock import FolderLock
from budget_api.db.port import Database, Publish
from budget_api.db.postgres import PostgresDatabase
from budget_api.db.sqlite import SqliteDatabase
from budget_api.guests.sign_up import GuestSignUp
from budget_api.imports.importer import Importer
from budget_api.integrations.card_payments import CardPayments
from budget_api.integrations.openid.client import OpenIdProvider
from budget_api.live.service import Live
from budget_api.live.sockets import Sockets
from budget_api.providers.sign_in import ProviderSignIn
from budget_api.push.keys import PushKeys
from budget_api.sign_in.codes import Codes
from budget_api.sign_in.passwords import Passwords
from budget_api.stocks.service import Stocks
from budget_api.subscriptions.payments import Payments
from budget_api.subscriptions.service import set_billing
from budget_api.users.account_flows import AccountFlows

if TYPE_CHECKING:
    from budget_api.app.work import Work, WorkElsewhere

LOCAL_WAIT_SECONDS = 10.0


@asynccontextmanager
async def running(app: Litestar, settings: ServerSettings) -> AsyncIterator[None]:
    """Start everything, with what guards and handlers ask for in the app's state; close it in reverse."""
    config = settings.config
    async with AsyncExitStack() as stack:
        stack.callback(held_folder(config).release)
        live = Live(config.session_url)
        work = None if config.local else _work(settings)
        database = open_database(config, all_of(live.publish, *([work.publish] if work else [])))
        images, passwords = Images(), Passwords(settings.sign_in.password_cost)
        stack.callback(images.close)
        stack.callback(passwords.close)
        stack.push_async_callback(database.close)
        await database.start()
        if not config.local:  # a command on a local file leaves that as it is
            await database.write(set_billing, "stripe" if settings.billing else "none")
        provider = await stack.enter_async_context(card_payments(settings.billing))
        app.state.update(_parts(settings, database, passwords, live, provider), images=images)
        await stack.enter_async_context(live.running(database))
        if work:
            await stack.enter_async_context(work.running(database))
        yield


def open_database(config: Config, publish: Publish) -> Database:
    """The database of the configuration, not yet started."""
    if config.database_url is None:
        return SqliteDatabase(config.sqlite_path, publish)
    return PostgresDatabase(config.database_url, publish, is_pooled=config.direct_url is not None)


def held_folder(config: Config) -> FolderLock:
    """The lock on the data folder, taken where the folder holds the database."""
    lock = FolderLock(config.data)
    try:
        config.data.mkdir(parents=True, exist_ok=True)
        if config.database_url is None:
            lock.acquire(config.url, LOCAL_WAIT_SECONDS if config.local else 0)
    except OSError as error:
        raise ConfigError(f"The data folder {config.data} (BUDGET_DATA) can't be used: {error.strerror}.") from error
    return lock


def all_of(*publishers: Publish) -> Publish:
    """Hands out to each."""

    def publish(handed_out: list[Any]) -> None:
        for one in publishers:
            one(handed_out)

    return publish


def _parts(
    settings: ServerSettings,
    database: Database,
    passwords: Passwords,
    live: Live,
    provider: CardPayments | None,
) -> dict[str, Any]:
    """By the names that guards and handlers ask for."""
    config, sign_in = settings.config, settings.sign_in
    key = load_key(config.data, config.secret)
    tokens, codes = Tokens(key), Codes(key)
    limits = Limits({} if config.local else settings.limits)
    authenticator = Authenticator(database, tokens)
    providers = {one.name: OpenIdProvider(one) for one in settings.providers}
    lifetime, has_mail = sign_in.session_lifetime, settings.mail.smtp is not None
    price_ids = settings.billing.prices if settings.billing else ()
    payments = Payments(database, provider, price_ids, (config.url or "").rstrip("/"))
    return {
        "capabilities": capabilities(settings),
        "database": database,
        "tokens": tokens,
        "passwords": passwords,
        "limits": limits,
        "authenticator": authenticator,
        "sockets": Sockets(live.rooms, database, authenticator.subscriber, config.url),
        "account_flows": AccountFlows(
            database, limits, passwords, codes, lifetime, sign_in.code_quota, has_mail, payments
        ),
        "guest_sign_up": GuestSignUp(database, limits, passwords, codes, lifetime),
        "importer": Importer(database),
        "payments": payments,
        "push_keys": PushKeys(config.data, settings.push.private_key),
        "push_settings": settings.push,
        "stocks": Stocks(settings.stocks.provider()),
        "provider_sign_in": ProviderSignIn(providers, database, limits, passwords, lifetime),
    }


def _work(settings: ServerSettings) -> "Work | WorkElsewhere":
    from budget_api.app.work import Work, WorkElsewhere

    return WorkElsewhere(settings) if settings.jobs.has_workers else Work(settings)
