"""The awaiting client, the twin of `budget_sdk.client`: the same calls with the same parameters."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import aclosing
from datetime import date as Day  # noqa: N812 - a day; `date` is what calls name it
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar, Unpack

import httpx

from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.server.live import LiveEvent
from budget_core.contract.workspaces.changes import Trial
from budget_core.contract.workspaces.migration import Migrated, MigrationReport
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.devices import SCRIPT
from budget_sdk import local
from budget_sdk.async_transport import AsyncTransport
from budget_sdk.bulk import Expenses
from budget_sdk.client import RETRIES, TIMEOUT_SECONDS
from budget_sdk.client_base import ClientBase, user_agent
from budget_sdk.driver import Action, Attempt, Batch, Discard, Pause, Work
from budget_sdk.expenses import AT_ONCE, Amount, Lines, expense, received, refund
from budget_sdk.holdings import Holdings, read_holdings
from budget_sdk.http_auth import BearerAuth
from budget_sdk.live import listen, poll
from budget_sdk.month_table import Month, read_month
from budget_sdk.names import Steps
from budget_sdk.operation import Operation
from budget_sdk.resources.entries import AsyncImports, AsyncLists, AsyncPayees, AsyncSettlement, AsyncTags
from budget_sdk.resources.history import AsyncHistory, Filters
from budget_sdk.resources.migrations import AsyncMigrations, files_to_migrate, files_to_preview
from budget_sdk.resources.money import AsyncAccounts, AsyncCurrencies, AsyncStocks
from budget_sdk.resources.people import AsyncPush, AsyncSettingsCalls, AsyncSubscriptions, AsyncUsers
from budget_sdk.resources.planning import (
    AsyncAlertsCalls,
    AsyncCategories,
    AsyncPlannings,
    AsyncReminders,
    AsyncSchedules,
)
from budget_sdk.resources.server import AsyncHealth, AsyncServerCalls
from budget_sdk.resources.statistics import AsyncStatistics
from budget_sdk.resources.workspaces import AsyncActivity, AsyncChanges, AsyncLinks, AsyncWorkspaces
from budget_sdk.retries import translate_stream_errors
from budget_sdk.sums import Grouping, SumRow, read_sums
from budget_sdk.tables import Table

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
            auth=BearerAuth(self._bearer),
            headers={"user-agent": user_agent(program)},
            timeout=timeout,
            transport=transport,
        )
        self.accounts = AsyncAccounts(self)
        self.activity = AsyncActivity(self)
        self.alerts = AsyncAlertsCalls(self)
        self.categories = AsyncCategories(self)
        self.changes = AsyncChanges(self)
        self.currencies = AsyncCurrencies(self)
        self.health = AsyncHealth(self)
        self.history = AsyncHistory(self)
        self.imports = AsyncImports(self)
        self.links = AsyncLinks(self)
        self.lists = AsyncLists(self)
        self.migrations = AsyncMigrations(self)
        self.payees = AsyncPayees(self)
        self.tags = AsyncTags(self)
        self.plannings = AsyncPlannings(self)
        self.push = AsyncPush(self)
        self.reminders = AsyncReminders(self)
        self.schedules = AsyncSchedules(self)
        self.server = AsyncServerCalls(self)
        self.settings = AsyncSettingsCalls(self)
        self.settlement = AsyncSettlement(self)
        self.statistics = AsyncStatistics(self)
        self.stocks = AsyncStocks(self)
        self.subscriptions = AsyncSubscriptions(self)
        self.users = AsyncUsers(self)
        self.workspaces = AsyncWorkspaces(self)

    @classmethod
    def local(cls, path: Path | str | None = None, user: str | None = None, *, program: str = SCRIPT) -> Self:
        """Return a client of a local file, as `Client.local` does."""
        reached = local.connection(path, user)
        return cls(reached.url, reached.token, transport=reached.async_transport(), program=program)

    @property
    def workspace(self) -> Awaitable[Workspace]:
        """The workspace in use, as with `Client`: `await client.workspace`."""
        return self._answer(self._driver.names.workspace())

    @workspace.setter
    def workspace(self, workspace: Workspace | str) -> None:
        self._driver.names.choose(workspace)

    async def month(self, month: Day | str | None = None, workspace: str | None = None) -> Month:
        """Return a month (`2026-10` or a day of it) with its categories, by default the running one."""
        return await self._answer(read_month(workspace, month))

    async def balance(self, workspace: str | None = None) -> Holdings:
        """Return the balance, and every account in its own and the workspace currency."""
        return await self._answer(read_holdings(workspace))

    async def sums(
        self,
        rows: Grouping | None = None,
        columns: Grouping | None = None,
        *,
        workspace: str | None = None,
        **filters: Unpack[Filters],
    ) -> Table[SumRow]:
        """Return spending and income in groups: `sums("category", "month", where="food or rent since:2026")`.

        Groups are months, categories, payees, tags, persons, accounts or kinds of entries, rows within columns; all is
        in the workspace currency. The filters are those of `history.all`.
        """
        return await self._answer(read_sums(self._driver.names, workspace, rows, columns, filters))

    async def add(
        self,
        value: Amount,
        category: str | None = None,
        note: str = "",
        *,
        lines: Lines | None = None,
        payee: str | None = None,
        tags: Sequence[str] | None = None,
        account: str | None = None,
        date: Day | str | None = None,
        paid_by: str | None = None,
        workspace: str | None = None,
    ) -> HistoryEntry:
        """Book an expense, `add("12.50", "food", "lunch")`, by default now from the main account.

        `lines` divide it: `add("80", lines={"food": "60", "home": "20"})`. `paid_by` is the user id of another
        member who paid.
        """
        return await self.history.add_expense(
            workspace, expense(value, category, note, account, date, lines, payee=payee, tags=tags, paid_by=paid_by)
        )

    async def add_refund(
        self,
        value: Amount,
        category: str | None = None,
        note: str = "",
        *,
        of: str | None = None,
        lines: Lines | None = None,
        payee: str | None = None,
        tags: Sequence[str] | None = None,
        account: str | None = None,
        date: Day | str | None = None,
        workspace: str | None = None,
    ) -> HistoryEntry:
        """Book a refund, `add_refund("20", of=expense.id)`, by default now to the main account.

        Without `of`, the id of an expense, a category or lines say what it was spent on.
        """
        return await self.history.add_refund(
            workspace, refund(value, category, note, account, date, lines, of, payee=payee, tags=tags)
        )

    async def add_income(
        self,
        value: Amount,
        note: str = "",
        *,
        account: str | None = None,
        payee: str | None = None,
        tags: Sequence[str] | None = None,
        date: Day | str | None = None,
        workspace: str | None = None,
    ) -> HistoryEntry:
        """Book an income, `add_income("2500", "salary")`, by default now to the main account."""
        body = received(value, note, date, payee=payee, tags=tags)
        return await self._run(self._driver.receive(account, body, workspace))

    async def add_transfer(
        self,
        value: Amount,
        account: str,
        from_account: str,
        note: str = "",
        *,
        from_value: Amount | None = None,
        payee: str | None = None,
        tags: Sequence[str] | None = None,
        date: Day | str | None = None,
        workspace: str | None = None,
    ) -> HistoryEntry:
        """Move money to an account, `add_transfer("100", "cash", "card")`, by default now.

        `value` is what arrives; between two currencies `from_value` is what leaves, by default by the rate.
        """
        body = received(value, note, date, from_account, from_value, payee=payee, tags=tags)
        return await self._run(self._driver.receive(account, body, workspace))

    async def add_many(self, expenses: Expenses, workspace: str | None = None) -> Table[HistoryEntry]:
        """Book many expenses as an import, with one undo, and return their entries in order.

            client.add_many([{"value": "12.50", "category": "food"}, {"value": "3", "category": "home"}])

        Rows are dicts with the keywords of `add`, or a DataFrame of pandas or Polars with columns of these names, or
        `AddExpense`. A list of tags may be a text with spaces; empty cells are left out.

        Those that an import can't book (of another currency, with an id or a time of day) are booked one by one; where
        a server's limit is reached, it waits. `PartlyBooked` says which were refused; the others are booked.
        """
        return await self._run(self._driver.book(expenses, workspace))

    async def preview_migration(self, *files: Path | str, currency_code: str | None = None) -> MigrationReport:
        """Return what becomes of another app's budget, `preview_migration("budget.zip")`; nothing is stored.

        `currency_code` is needed where the files don't say the currency.
        """
        return await self.migrations.preview(files_to_preview(files, currency_code))

    async def migrate(self, *files: Path | str, currency_code: str | None = None, name: str | None = None) -> Migrated:
        """Make a new workspace of another app's budget, `migrate("budget.zip")`.

        The answer has the workspace, which `workspaces.delete` takes back, and the report.
        """
        return await self.migrations.migrate(files_to_migrate(files, currency_code, name))

    async def live(self, *workspaces: str) -> AsyncGenerator[LiveEvent]:
        """Yield an event for every change in these workspaces, by default the one in use.

            async for event in client.live("Home"):
                print(event.event, event.data)

        As with `Client.live`.
        """
        self._require_open(self._http)
        rooms = [await self._answer(self._driver.names.workspace_id(name)) for name in workspaces or (None,)]
        source = poll(self.send, rooms) if self._is_local else listen(self.url, lambda: self.token, rooms)
        async with aclosing(source):
            async for event in source:
                yield event

    async def prepare(self, operation: Operation[T], /) -> Operation[T]:
        """Return an operation as it would be sent: with ids in place of names, and with ids for new rows."""
        return await self._run(self._driver.prepare(operation))

    async def send(self, operation: Operation[T], /) -> T:
        """Perform one operation."""
        return await self._run(self._driver.perform(operation))

    async def try_out(self, operation: Operation[Any], /) -> Trial:
        """Return what an operation would change; it is checked as always, and nothing is changed."""
        return await self._run(self._driver.perform(operation.as_trial()))

    async def stream(self, operation: Operation[bytes], /) -> AsyncGenerator[bytes]:
        """Yield the chunks of an answer. Raises: ConnectionFailed if it ends too early."""
        ready = await self._run(self._driver.prepare(operation))
        exchange = self._driver.exchange(ready, is_streamed=True)
        async with aclosing(await self._run(exchange)) as response:
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

    async def _answer(self, steps: Steps[T]) -> T:
        return await self._run(self._driver.answer(steps))

    async def _run(self, work: Work[T]) -> T:
        """Perform the actions of a work and return its result."""
        resume, value = work.send, None
        while True:
            try:
                action = resume(value)
            except StopIteration as done:
                result: T = done.value
                return result
            try:
                resume, value = work.send, await self._act(action)
            except BaseException as error:
                resume, value = work.throw, error

    async def _act(self, action: Action) -> Any:
        match action:
            case Attempt(operation, is_streamed):
                self._require_open(self._http)
                try:
                    return await self._http.send(operation.request(self._http), stream=is_streamed)
                except (httpx.TransportError, httpx.InvalidURL) as error:
                    return error
            case Batch(works):
                return await self._run_all(works)
            case Discard(response):
                return await response.aclose()
            case Pause(seconds):
                return await asyncio.sleep(seconds)

    async def _run_all(self, works: Sequence[Work[Any]]) -> list[Any]:
        free = asyncio.Semaphore(AT_ONCE)

        async def run(work: Work[Any]) -> Any:
            async with free:
                return await self._run(work)

        return await asyncio.gather(*map(run, works))
