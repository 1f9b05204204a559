"""The two clients. They perform operations; what can be called is in `resources`."""

import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from budget_core.contract.live import LiveEvent
from budget_core.devices import SCRIPT
from budget_sdk import local
from budget_sdk.agent import agent
from budget_sdk.auth import BearerAuth
from budget_sdk.errors import ConnectionFailed, LiveUnavailable
from budget_sdk.in_process import AsyncTransport
from budget_sdk.lean_imports import httpx
from budget_sdk.live import listen
from budget_sdk.logins import server_url
from budget_sdk.operation import Operation
from budget_sdk.resources.accounts import Accounts, AsyncAccounts
from budget_sdk.resources.activity import Activity, AsyncActivity
from budget_sdk.resources.categories import AsyncCategories, Categories
from budget_sdk.resources.changes import AsyncChanges, Changes
from budget_sdk.resources.currencies import AsyncCurrencies, Currencies
from budget_sdk.resources.health import AsyncHealth, Health
from budget_sdk.resources.history import AsyncHistory, History
from budget_sdk.resources.imports import AsyncImports, Imports
from budget_sdk.resources.lists import AsyncLists, Lists
from budget_sdk.resources.plannings import AsyncPlannings, Plannings
from budget_sdk.resources.push import AsyncPush, Push
from budget_sdk.resources.reminders import AsyncReminders, Reminders
from budget_sdk.resources.settings import AsyncSettingsCalls, SettingsCalls
from budget_sdk.resources.statistics import AsyncStatistics, Statistics
from budget_sdk.resources.stocks import AsyncStocks, Stocks
from budget_sdk.resources.subscriptions import AsyncSubscriptions, Subscriptions
from budget_sdk.resources.users import AsyncUsers, Users
from budget_sdk.resources.workspaces import AsyncWorkspaces, Workspaces

T = TypeVar("T")
_TIMEOUT_SECONDS = 30.0


class Client:
    """Blocking client of a server; `Client.local` works on a file without one.

    `program` is what the list of devices shows after a sign-in.
    """

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        transport: httpx.BaseTransport | None = None,
        program: str = SCRIPT,
    ) -> None:
        self.url = server_url(base_url)
        self._auth = BearerAuth(token)
        self._http = httpx.Client(
            base_url=f"{self.url}/api",
            auth=self._auth,
            headers={"user-agent": agent(program)},
            timeout=_TIMEOUT_SECONDS,
            transport=transport,
        )
        self.users = Users(self)
        self.settings = SettingsCalls(self)
        self.workspaces = Workspaces(self)
        self.accounts = Accounts(self)
        self.categories = Categories(self)
        self.plannings = Plannings(self)
        self.history = History(self)
        self.changes = Changes(self)
        self.activity = Activity(self)
        self.lists = Lists(self)
        self.imports = Imports(self)
        self.reminders = Reminders(self)
        self.subscriptions = Subscriptions(self)
        self.push = Push(self)
        self.statistics = Statistics(self)
        self.currencies = Currencies(self)
        self.stocks = Stocks(self)
        self.health = Health(self)

    @classmethod
    def local(cls, path: Path | str | None = None, user: str | None = None) -> Self:
        """A client on the budget file in the folder `path`, by default one's own.

        `user` (e-mail, name or id) chooses when the file has several. Nothing is opened before the first call.
        While a server runs on the file, that server is called, with the login stored by `budget login`.
        """
        reached = local.connection(path, user)
        return cls(reached.url, reached.token, transport=reached.transport())

    @property
    def token(self) -> str | None:
        """The bearer token in use; a sign-in and some other calls bring a new one."""
        return self._auth.token

    def send(self, operation: Operation[T], /) -> T:
        """Perform one operation."""
        with _transport_errors(self.url):
            response = self._http.send(operation.request(self._http))
        return operation.result(response)

    def stream(self, operation: Operation[bytes], /) -> Iterator[bytes]:
        """Perform an operation whose answer is read piece by piece; one that breaks off raises `ConnectionFailed`."""
        with _transport_errors(self.url):
            response = self._http.send(operation.request(self._http), stream=True)
            with contextlib.closing(response):
                if not response.is_success:
                    response.read()
                operation.check(response)
                yield from response.iter_bytes()

    def close(self) -> None:
        """Close connections, or the local file."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


class AsyncClient:
    """Awaiting client of a server; `AsyncClient.local` works on a file without one; `program` as with `Client`."""

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        transport: httpx.AsyncBaseTransport | None = None,
        program: str = SCRIPT,
    ) -> None:
        self.url = server_url(base_url)
        self._auth = BearerAuth(token)
        self._is_local = isinstance(transport, AsyncTransport)
        self._http = httpx.AsyncClient(
            base_url=f"{self.url}/api",
            auth=self._auth,
            headers={"user-agent": agent(program)},
            timeout=_TIMEOUT_SECONDS,
            transport=transport,
        )
        self.users = AsyncUsers(self)
        self.settings = AsyncSettingsCalls(self)
        self.workspaces = AsyncWorkspaces(self)
        self.accounts = AsyncAccounts(self)
        self.categories = AsyncCategories(self)
        self.plannings = AsyncPlannings(self)
        self.history = AsyncHistory(self)
        self.changes = AsyncChanges(self)
        self.activity = AsyncActivity(self)
        self.lists = AsyncLists(self)
        self.imports = AsyncImports(self)
        self.reminders = AsyncReminders(self)
        self.subscriptions = AsyncSubscriptions(self)
        self.push = AsyncPush(self)
        self.statistics = AsyncStatistics(self)
        self.currencies = AsyncCurrencies(self)
        self.stocks = AsyncStocks(self)
        self.health = AsyncHealth(self)

    @classmethod
    def local(cls, path: Path | str | None = None, user: str | None = None) -> Self:
        """Like `Client.local`."""
        reached = local.connection(path, user)
        return cls(reached.url, reached.token, transport=reached.async_transport())

    @property
    def token(self) -> str | None:
        """The bearer token in use; a sign-in and some other calls bring a new one."""
        return self._auth.token

    def live(self, *workspace_ids: str) -> AsyncGenerator[LiveEvent]:
        """What others, and one's own other devices, change in these workspaces, from now on.

            async for event in client.live(workspace.id):
                print(event.event, event.data)

        The first event is `refetch`: what is read after it misses nothing. Events say only that something changed.
        """
        if self._is_local:
            raise LiveUnavailable("A local file has no live events: start a server with `budget serve`.")
        return listen(self.url, lambda: self.token, workspace_ids)

    async def send(self, operation: Operation[T], /) -> T:
        """Perform one operation."""
        with _transport_errors(self.url):
            response = await self._http.send(operation.request(self._http))
        return operation.result(response)

    async def stream(self, operation: Operation[bytes], /) -> AsyncIterator[bytes]:
        """Perform an operation whose answer is read piece by piece; one that breaks off raises `ConnectionFailed`."""
        with _transport_errors(self.url):
            response = await self._http.send(operation.request(self._http), stream=True)
            try:
                if not response.is_success:
                    await response.aread()
                operation.check(response)
                async for piece in response.aiter_bytes():
                    yield piece
            finally:
                await response.aclose()

    async def close(self) -> None:
        """Close connections, or the local file."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()


@contextlib.contextmanager
def _transport_errors(url: str) -> Iterator[None]:
    """Raises `ConnectionFailed` for what httpx raises without an answer."""
    try:
        yield
    except (httpx.TransportError, httpx.InvalidURL) as error:
        raise ConnectionFailed(url, str(error) or type(error).__name__) from error
