"""Services of one server, or of one local file, each made when it is first used.

A server makes all of them at its start. A command on a local file uses one or two, and does not wait for the libraries
of the others: that is why they are imported here where they are made.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from budget_api.access.authenticator import Authenticator
from budget_api.access.limits import Limits
from budget_api.access.tokens import Credential, Tokens, load_key
from budget_core.base.limits import WORKSPACE_FILE_MAX_BYTES

if TYPE_CHECKING:
    from pathlib import Path

    from budget_api.activity.undo_parts import UndoRunner
    from budget_api.app.health import WriteProbe
    from budget_api.avatars.service import Images
    from budget_api.config import PushSettings, ServerSettings
    from budget_api.db.port import Database
    from budget_api.guests.sign_up import GuestSignUp
    from budget_api.hosting.flows import Hosting
    from budget_api.http.semaphore import WeightedSemaphore
    from budget_api.imports.importer import Importer
    from budget_api.imports.places import ReadingPlaces
    from budget_api.integrations.card_payments import CardPayments
    from budget_api.journal.parts import PartedWrites
    from budget_api.live.service import Live
    from budget_api.live.sockets import Sockets
    from budget_api.migration.migrator import Migrator
    from budget_api.providers.sign_in import ProviderFlow
    from budget_api.push.keys import PushKeys
    from budget_api.sign_in.codes import Codes
    from budget_api.sign_in.passwords import Passwords
    from budget_api.stocks.service import StockPrices
    from budget_api.subscriptions.payments import Payments
    from budget_api.users.account_flows import AccountFlows
    from budget_core.contract.server.health import Capability, SignUpPolicy

BODIES_MAX_BYTES = 96 * 1024 * 1024
"""Room on the disk for large bodies that arrive: four files of a bank, or two of a workspace."""

BODIES_IN_MEMORY_MAX_BYTES = WORKSPACE_FILE_MAX_BYTES
"""Memory for large bodies that have arrived: one file of the largest size."""

GUEST_BODIES_MAX_BYTES = 32 * 1024 * 1024


class Context:
    """Services of one server, or of one local file."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        provider: CardPayments | None = None,
        live: Live | None = None,
    ) -> None:
        self._settings = settings
        self._provider = provider
        self.database = database
        self.push_settings: PushSettings = settings.push
        self.live = live

    @cached_property
    def key(self) -> bytes:
        """Signing key of tokens and codes."""
        return load_key(self._settings.config.data, self._settings.config.secret)

    @cached_property
    def tokens(self) -> Tokens:
        """Signer and reader of tokens."""
        return Tokens(self.key)

    @cached_property
    def authenticator(self) -> Authenticator:
        """Reader of the caller's token."""
        return Authenticator(self.database, self.tokens, owners=self._settings.owners)

    def set_anonymous_session(self, nobody: Credential) -> None:
        """Use this session for calls without a token: on a local file that of its user."""
        self.authenticator = Authenticator(self.database, self.tokens, nobody, self._settings.owners)

    @cached_property
    def limits(self) -> Limits:
        """Rate limits of calls; none on a local file."""
        return Limits({} if self._settings.config.local else self._settings.limits)

    @cached_property
    def backups(self) -> Path:
        """Folder of the automatic backups."""
        from budget_api.backup.files import FOLDER

        return self._settings.config.data / FOLDER

    @cached_property
    def capabilities(self) -> list[Capability]:
        """Optional features that this server has switched on."""
        from budget_api.app.health import capabilities

        return capabilities(self._settings)

    @cached_property
    def sign_up_policy(self) -> SignUpPolicy:
        """Rule of who may sign up; nobody on a local file."""
        return "closed" if self._settings.config.local else self._settings.sign_in.sign_up

    @property
    def url(self) -> str:
        """Address that people reach the server by; empty where it does not know."""
        return (self._settings.config.url or "").rstrip("/")

    @cached_property
    def write_probe(self) -> WriteProbe:
        """Test write that says whether the database takes writes."""
        from budget_api.app.health import WriteProbe

        config = self._settings.config
        return WriteProbe(self.database, folder=None if config.database_url else config.data)

    @cached_property
    def passwords(self) -> Passwords:
        """Hasher of passwords, in threads that are closed at the end."""
        from budget_api.sign_in.passwords import Passwords

        return Passwords(self._settings.sign_in.password_cost)

    @cached_property
    def images(self) -> Images:
        """Renderer of uploaded pictures, in a thread that is closed at the end."""
        from budget_api.avatars.service import Images

        return Images()

    @cached_property
    def codes(self) -> Codes:
        """Maker and checker of the codes in mails."""
        from budget_api.sign_in.codes import Codes

        return Codes(self.key)

    @cached_property
    def payments(self) -> Payments:
        """Checkout, portal and webhooks of the payment provider."""
        from budget_api.subscriptions.payments import Payments

        price_ids = self._settings.billing.prices if self._settings.billing else ()
        return Payments(self.database, self._provider, price_ids, self.url)

    @cached_property
    def account_flows(self) -> AccountFlows:
        """Sign-up, sign-in and changes of the e-mail address and password."""
        from budget_api.sign_in.authenticators import Authenticators
        from budget_api.users.account_flows import AccountFlows

        sign_in = self._settings.sign_in
        return AccountFlows(
            self.database,
            self.limits,
            self.passwords,
            self.codes,
            Authenticators(self.key),
            sign_in.session_lifetime,
            sign_in.code_quota,
            self._settings.mail.smtp is not None,
            self.payments,
            sign_in.sign_up,
        )

    @cached_property
    def hosting(self) -> Hosting:
        """Deletion of users, password links and invitation codes."""
        from budget_api.hosting.flows import Hosting

        return Hosting(self.database, self.codes, self.payments, self.url)

    @cached_property
    def guest_sign_up(self) -> GuestSignUp:
        """Sign-up that makes a workspace of a guest's data."""
        from budget_api.guests.sign_up import GuestSignUp

        sign_in = self._settings.sign_in
        return GuestSignUp(
            self.database, self.limits, self.passwords, self.codes, sign_in.session_lifetime, sign_in.sign_up
        )

    @cached_property
    def importer(self) -> Importer:
        """Reader and booker of the files of banks and other apps."""
        from budget_api.imports.file_readers import ProcessReader, ThreadReader
        from budget_api.imports.importer import Importer

        reader = ThreadReader() if self._settings.config.local else ProcessReader()
        return Importer(self.database, reader, self.parted_writes, self.reading_places)

    @cached_property
    def reading_places(self) -> ReadingPlaces:
        """Places to read files in, which imports and migrations share."""
        from budget_api.imports.places import ReadingPlaces

        return ReadingPlaces()

    @cached_property
    def migrator(self) -> Migrator:
        """Reader of other apps' budgets."""
        from budget_api.migration.migrator import Migrator

        return Migrator(self.guest_sign_up, self.reading_places)

    @cached_property
    def parted_writes(self) -> PartedWrites:
        """Writes of many rows, in parts so that other writes need not wait.

        On a local file nobody waits, so each is a single write.
        """
        from budget_api.app.background_work import PART_WRITERS
        from budget_api.journal.parts import PART_ROWS, WHOLE, PartedWrites

        return PartedWrites(self.database, PART_WRITERS, WHOLE if self._settings.config.local else PART_ROWS)

    @cached_property
    def undo_runner(self) -> UndoRunner:
        """Undo of change sets."""
        from budget_api.activity.undo_parts import UndoRunner

        return UndoRunner(self.database, self.parted_writes)

    @property
    def folder(self) -> Path:
        """Folder of the server's data, where large bodies lie until there is memory for them."""
        return self._settings.config.data

    @cached_property
    def body_disk(self) -> WeightedSemaphore:
        """Room on the disk for large bodies that arrive, in bytes."""
        from budget_api.http.semaphore import WeightedSemaphore

        return WeightedSemaphore(BODIES_MAX_BYTES)

    @cached_property
    def body_memory(self) -> WeightedSemaphore:
        """Memory for large bodies that have arrived, in bytes: what is made of one takes three times as much."""
        from budget_api.http.semaphore import WeightedSemaphore

        return WeightedSemaphore(BODIES_IN_MEMORY_MAX_BYTES)

    @cached_property
    def guest_body_memory(self) -> WeightedSemaphore:
        """Memory for large bodies without a token: strangers take none from users."""
        from budget_api.http.semaphore import WeightedSemaphore

        return WeightedSemaphore(GUEST_BODIES_MAX_BYTES)

    @cached_property
    def push_keys(self) -> PushKeys:
        """Key pair (VAPID) that signs messages to push services."""
        from budget_api.push.keys import PushKeys

        return PushKeys(self._settings.config.data, self._settings.push.private_key)

    @cached_property
    def stocks(self) -> StockPrices:
        """Search and prices of stocks, from the cache where fresh."""
        from budget_api.integrations.twelve_data import TwelveData
        from budget_api.stocks.service import StockPrices

        source = self._settings.stocks
        return StockPrices(TwelveData(source.key, source.url) if source.key else None)

    @cached_property
    def provider_sign_in(self) -> ProviderFlow:
        """Sign-in with Google and Apple."""
        from budget_api.integrations.openid import OpenIdProvider
        from budget_api.providers.sign_in import ProviderFlow

        providers = {one.name: OpenIdProvider(one) for one in self._settings.providers}
        sign_in = self._settings.sign_in
        return ProviderFlow(
            providers,
            self.database,
            self.limits,
            self.passwords,
            sign_in.session_lifetime,
            sign_in.sign_up,
        )

    @cached_property
    def sockets(self) -> Sockets:
        """Serves live sockets; of a server alone."""
        from budget_api.live.sockets import Sockets

        if self.live is None:
            raise TypeError("a local file has no sockets")
        return Sockets(self.live.rooms, self.database, self.authenticator.subscriber, self._settings.config.url)

    def make_all(self) -> None:
        """Make every service now: a server is ready before its first call."""
        for name, service in vars(type(self)).items():
            if isinstance(service, cached_property):
                getattr(self, name)

    def close(self) -> None:
        """End the threads and processes of those that were made."""
        for name in ("images", "passwords"):
            if name in self.__dict__:
                self.__dict__[name].close()
