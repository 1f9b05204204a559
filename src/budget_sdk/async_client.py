"""The awaiting client, the twin of `budget_sdk.client`: the same calls with the same parameters."""

import asyncio
import itertools
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from contextlib import aclosing
from datetime import date as Day  # noqa: N812 - a day; `date` is what calls name it
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx

from budget_core.contract.history import AddExpense, HistoryEntry
from budget_core.contract.live import LiveEvent
from budget_core.contract.workspaces import Workspace
from budget_core.devices import SCRIPT
from budget_sdk import local
from budget_sdk.bulk import book_by_import, seconds_to_wait
from budget_sdk.client import RETRIES, TIMEOUT_SECONDS
from budget_sdk.client_base import ClientBase
from budget_sdk.errors import ApiError, BudgetError, RateLimited
from budget_sdk.expenses import AT_ONCE, Amount, expense, require_booked
from budget_sdk.holdings import Holdings, read_holdings
from budget_sdk.ids import with_ids
from budget_sdk.in_process import AsyncTransport
from budget_sdk.live import listen, poll
from budget_sdk.month import Month, read_month
from budget_sdk.months import with_months
from budget_sdk.names import Steps
from budget_sdk.operation import Operation
from budget_sdk.resources.accounts import AsyncAccounts
from budget_sdk.resources.activity import AsyncActivity
from budget_sdk.resources.categories import AsyncCategories
from budget_sdk.resources.changes import AsyncChanges
from budget_sdk.resources.currencies import AsyncCurrencies
from budget_sdk.resources.health import AsyncHealth
from budget_sdk.resources.history import AsyncHistory
from budget_sdk.resources.imports import AsyncImports
from budget_sdk.resources.lists import AsyncLists
from budget_sdk.resources.plannings import AsyncPlannings
from budget_sdk.resources.push import AsyncPush
from budget_sdk.resources.reminders import AsyncReminders
from budget_sdk.resources.server import AsyncServerCalls
from budget_sdk.resources.settings import AsyncSettingsCalls
from budget_sdk.resources.statistics import AsyncStatistics
from budget_sdk.resources.stocks import AsyncStocks
from budget_sdk.resources.subscriptions import AsyncSubscriptions
from budget_sdk.resources.users import AsyncUsers
from budget_sdk.resources.workspaces import AsyncWorkspaces
from budget_sdk.retries import Outcome, require_response, translate_stream_errors
from budget_sdk.tables import Table
from budget_sdk.user_agent import user_agent

T = TypeVar("T")


class AsyncClient(ClientBase):
    """Awaiting client of a server; `AsyncClient.local` works on a file without one. All is as in `Client`.

    async with AsyncClient("https://budget.example", token) as client:
        await client.add("12.50", "food", "lunch")
        workspace = await client.workspace
    """

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        timeout: float = TIMEOUT_SECONDS,
        retries: int = RETRIES,
        transport: httpx.AsyncBaseTransport | None = None,
        program: str = SCRIPT,
    ) -> None:
        super().__init__(base_url, token, retries, transport)
        self._is_local = isinstance(transport, AsyncTransport)
        self._http = httpx.AsyncClient(
            base_url=f"{self.url}/api",
            auth=self._auth,
            headers={"user-agent": user_agent(program)},
            timeout=timeout,
            transport=transport,
        )
        self.accounts = AsyncAccounts(self)
        self.activity = AsyncActivity(self)
        self.categories = AsyncCategories(self)
        self.changes = AsyncChanges(self)
        self.currencies = AsyncCurrencies(self)
        self.health = AsyncHealth(self)
        self.history = AsyncHistory(self)
        self.imports = AsyncImports(self)
        self.lists = AsyncLists(self)
        self.plannings = AsyncPlannings(self)
        self.push = AsyncPush(self)
        self.reminders = AsyncReminders(self)
        self.server = AsyncServerCalls(self)
        self.settings = AsyncSettingsCalls(self)
        self.statistics = AsyncStatistics(self)
        self.stocks = AsyncStocks(self)
        self.subscriptions = AsyncSubscriptions(self)
        self.users = AsyncUsers(self)
        self.workspaces = AsyncWorkspaces(self)

    @classmethod
    def local(cls, path: Path | str | None = None, user: str | None = None) -> Self:
        """As `Client.local`."""
        reached = local.connection(path, user)
        return cls(reached.url, reached.token, transport=reached.async_transport())

    @property
    def workspace(self) -> Awaitable[Workspace]:
        """The workspace in use, as with `Client`: `await client.workspace`."""
        return self._run(self._names.workspace())

    @workspace.setter
    def workspace(self, workspace: Workspace | str) -> None:
        self._names.choose(workspace)

    async def month(self, month: Day | str | None = None, workspace: str | None = None) -> Month:
        """Return how a month (`2026-10` or a day of it, by default the running one) goes, category by category."""
        return await self._run(read_month(workspace, month))

    async def balance(self, workspace: str | None = None) -> Holdings:
        """What the accounts hold together, account by account, each also in the workspace currency."""
        return await self._run(read_holdings(workspace))

    async def add(
        self,
        value: Amount,
        category: str,
        note: str = "",
        *,
        account: str | None = None,
        date: Day | str | None = None,
        workspace: str | None = None,
    ) -> HistoryEntry:
        """Book an expense: `add("12.50", "food", "lunch")`; from the main account and for now unless said."""
        return await self.history.add_expense(workspace, expense(value, category, note, account, date))

    async def add_many(self, expenses: Iterable[AddExpense], workspace: str | None = None) -> Table[HistoryEntry]:
        """Book many expenses as an import does, with one undo, and give their entries in the same order.

        Those that an import can't book (of another currency, with an id or a time of day) are booked one by one; where
        a server's limit is reached, it waits. `PartlyBooked` says which were refused; the others are booked.
        """
        sent = list(expenses)
        by_import = await self._run(book_by_import(self._names, sent, workspace), self._patiently)
        found: dict[int, HistoryEntry | BudgetError] = dict(by_import)
        left = [place for place in range(len(sent)) if place not in found]
        ready = [await self._ready(AsyncHistory.add_expense.build(workspace, sent[place])) for place in left]
        at_once = asyncio.Semaphore(AT_ONCE)
        found |= zip(left, await asyncio.gather(*(self._outcome(one, at_once) for one in ready)), strict=True)
        return require_booked(sent, [found[place] for place in range(len(sent))])

    async def live(self, *workspaces: str) -> AsyncGenerator[LiveEvent]:
        """What others, and one's own other devices, change in these workspaces (none: the one in use), from now on.

            async for event in client.live("Home"):
                print(event.event, event.data)

        As with `Client.live`.
        """
        rooms = [await self._run(self._names.workspace_id(one)) for one in workspaces or (None,)]
        source = poll(self.send, rooms) if self._is_local else listen(self.url, lambda: self.token, rooms)
        async with aclosing(source):
            async for event in source:
                yield event

    async def send(self, operation: Operation[T], /) -> T:
        """Perform one operation."""
        return await self._perform(await self._ready(operation))

    async def stream(self, operation: Operation[bytes], /) -> AsyncIterator[bytes]:
        """Perform an operation whose answer is read piece by piece; one that breaks off raises `ConnectionFailed`."""
        ready = await self._ready(operation)
        async with aclosing(await self._exchange(ready, stream=True)) as response:
            with translate_stream_errors(self.url):
                if not response.is_success:
                    await response.aread()
                ready.check(response)
                async for piece in response.aiter_bytes():
                    yield piece

    async def close(self) -> None:
        """Close connections, or the local file."""
        await self._http.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        await self.close()

    async def _ready(self, operation: Operation[T]) -> Operation[T]:
        return with_ids(await self._run(self._names.complete(with_months(operation))))

    async def _run(self, steps: Steps[T], send: Callable[[Operation[Any]], Awaitable[Any]] | None = None) -> T:
        """Answer each operation that the work asks for."""
        try:
            asked = next(steps)
            while True:
                asked = steps.send(await (send or self.send)(asked))
        except StopIteration as done:
            result: T = done.value
            return result

    async def _perform(self, operation: Operation[T]) -> T:
        try:
            answer = operation.result(await self._exchange(operation))
        except ApiError:
            self._names.forget()
            raise
        self._names.forget(operation)
        return answer

    async def _outcome(self, operation: Operation[T], at_once: asyncio.Semaphore) -> T | BudgetError:
        async with at_once:
            try:
                return await self._patiently(operation)
            except BudgetError as error:
                return error

    async def _patiently(self, operation: Operation[T]) -> T:
        """Perform an operation, and where a limit of the server is reached wait and go on."""
        while True:
            try:
                return await self.send(operation)
            except RateLimited as error:
                wait = seconds_to_wait(error)
                if wait is None:
                    raise
            await asyncio.sleep(wait)

    async def _exchange(self, operation: Operation[Any], *, stream: bool = False) -> httpx.Response:
        for tried in itertools.count(1):
            outcome = await self._try(operation, stream)
            pause = self._retries.pause(operation, tried, outcome)
            if pause is None:
                break
            if isinstance(outcome, httpx.Response):
                await outcome.aclose()
            await asyncio.sleep(pause)
        return require_response(outcome, self.url)

    async def _try(self, operation: Operation[Any], stream: bool) -> Outcome:
        try:
            return await self._http.send(operation.request(self._http), stream=stream)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            return error
