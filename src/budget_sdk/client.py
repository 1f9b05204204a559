"""The blocking client. It performs operations; what can be called is in `resources`."""

import asyncio
import time
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date as Day  # noqa: N812 - a day; `date` is what calls name it
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, TypeVar, Unpack

from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.server.live import LiveEvent
from budget_core.contract.workspaces.changes import Trial
from budget_core.contract.workspaces.migration import Migrated, MigrationReport
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.devices import SCRIPT
from budget_sdk import local
from budget_sdk.bulk import Expenses
from budget_sdk.client_base import ClientBase, user_agent
from budget_sdk.driver import Action, Attempt, Batch, Discard, Pause, Work
from budget_sdk.expenses import AT_ONCE, Amount, Lines, expense, received, refund
from budget_sdk.holdings import Holdings, read_holdings
from budget_sdk.in_process import LocalDoor, Transport
from budget_sdk.live import iterate_blocking, listen, poll
from budget_sdk.month_table import Month, read_month
from budget_sdk.names import Steps
from budget_sdk.operation import Operation
from budget_sdk.resources.entries import Imports, Lists, Payees, Settlement, Tags
from budget_sdk.resources.history import Filters, History
from budget_sdk.resources.migrations import Migrations, files_to_migrate, files_to_preview
from budget_sdk.resources.money import Accounts, Currencies, Stocks
from budget_sdk.resources.people import Push, SettingsCalls, Subscriptions, Users
from budget_sdk.resources.planning import AlertsCalls, Categories, Plannings, Reminders, Schedules
from budget_sdk.resources.server import Health, ServerCalls
from budget_sdk.resources.statistics import Statistics
from budget_sdk.resources.workspaces import Activity, Changes, Links, Workspaces
from budget_sdk.retries import is_failure, translate_stream_errors
from budget_sdk.sums import Grouping, SumRow, read_sums
from budget_sdk.tables import Table

if TYPE_CHECKING:
    import httpx

    from budget_sdk.auth import Bearer

T = TypeVar("T")
TIMEOUT_SECONDS = 30.0
RETRIES = 2


class Client(ClientBase):
    """Blocking client of a server; `Client.local` works on a file without one.

        client = Client("https://budget.example", token)
        client.add("12.50", "food", "lunch")
        client.month()
        client.balance()

    Where a call asks for the id of a workspace, account, category or list, its name will do, as in the terminal; a
    workspace may be left out and is then the one in use, `client.workspace`.

    `timeout` are the seconds that a server may be silent. `retries` is how often a call that found no server, or a busy
    one, is made again, where that can't count twice: changes carry ids made here. `program` is what the list of devices
    shows after a sign-in.
    """

    def __init__(
        self,
        base_url: str,
        token: str | None = None,
        *,
        timeout: float = TIMEOUT_SECONDS,
        retries: int = RETRIES,
        transport: "httpx.BaseTransport | Transport | None" = None,
        program: str = SCRIPT,
    ) -> None:
        super().__init__(base_url, token, retries, transport)
        self._is_local = isinstance(transport, Transport)
        agent = user_agent(program)
        self._http: Any = (
            LocalDoor(transport, self._bearer, agent, timeout)
            if isinstance(transport, Transport)
            else _http_client(self.url, self._bearer, agent, timeout, transport)
        )
        self.accounts = Accounts(self)
        self.activity = Activity(self)
        self.alerts = AlertsCalls(self)
        self.categories = Categories(self)
        self.changes = Changes(self)
        self.currencies = Currencies(self)
        self.health = Health(self)
        self.history = History(self)
        self.imports = Imports(self)
        self.links = Links(self)
        self.lists = Lists(self)
        self.migrations = Migrations(self)
        self.payees = Payees(self)
        self.tags = Tags(self)
        self.plannings = Plannings(self)
        self.push = Push(self)
        self.reminders = Reminders(self)
        self.schedules = Schedules(self)
        self.server = ServerCalls(self)
        self.settings = SettingsCalls(self)
        self.settlement = Settlement(self)
        self.statistics = Statistics(self)
        self.stocks = Stocks(self)
        self.subscriptions = Subscriptions(self)
        self.users = Users(self)
        self.workspaces = Workspaces(self)

    @classmethod
    def local(cls, path: Path | str | None = None, user: str | None = None, *, program: str = SCRIPT) -> Self:
        """Return a client of the budget file in the folder `path`, by default the user's.

        `user` (e-mail, name or id) chooses when the file has several. Nothing is opened before the first call.
        While a server runs on the file, that server is called.
        """
        reached = local.connection(path, user)
        return cls(reached.url, reached.token, transport=reached.transport(), program=program)

    @property
    def workspace(self) -> Workspace:
        """The workspace in use, which can be set by name or id.

        By default the one of the settings, else the first.

        It is read once; `workspaces.get()` reads it again.
        """
        return self._answer(self._driver.names.workspace())

    @workspace.setter
    def workspace(self, workspace: Workspace | str) -> None:
        self._driver.names.choose(workspace)

    def month(self, month: Day | str | None = None, workspace: str | None = None) -> Month:
        """Return a month (`2026-10` or a day of it) with its categories, by default the running one."""
        return self._answer(read_month(workspace, month))

    def balance(self, workspace: str | None = None) -> Holdings:
        """Return the balance, and every account in its own and the workspace currency."""
        return self._answer(read_holdings(workspace))

    def sums(
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
        return self._answer(read_sums(self._driver.names, workspace, rows, columns, filters))

    def add(
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
        return self.history.add_expense(
            workspace, expense(value, category, note, account, date, lines, payee=payee, tags=tags, paid_by=paid_by)
        )

    def add_refund(
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
        return self.history.add_refund(
            workspace, refund(value, category, note, account, date, lines, of, payee=payee, tags=tags)
        )

    def add_income(
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
        return self._run(self._driver.receive(account, body, workspace))

    def add_transfer(
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
        return self._run(self._driver.receive(account, body, workspace))

    def add_many(self, expenses: Expenses, workspace: str | None = None) -> Table[HistoryEntry]:
        """Book many expenses as an import, with one undo, and return their entries in order.

            client.add_many([{"value": "12.50", "category": "food"}, {"value": "3", "category": "home"}])

        Rows are dicts with the keywords of `add`, or a DataFrame of pandas or Polars with columns of these names, or
        `AddExpense`. A list of tags may be a text with spaces; empty cells are left out.

        Those that an import can't book (of another currency, with an id or a time of day) are booked one by one; where
        a server's limit is reached, it waits. `PartlyBooked` says which were refused; the others are booked.
        """
        return self._run(self._driver.book(expenses, workspace))

    def preview_migration(self, *files: Path | str, currency_code: str | None = None) -> MigrationReport:
        """Return what becomes of another app's budget, `preview_migration("budget.zip")`; nothing is stored.

        `currency_code` is needed where the files don't say the currency.
        """
        return self.migrations.preview(files_to_preview(files, currency_code))

    def migrate(self, *files: Path | str, currency_code: str | None = None, name: str | None = None) -> Migrated:
        """Make a new workspace of another app's budget, `migrate("budget.zip")`.

        The answer has the workspace, which `workspaces.delete` takes back, and the report.
        """
        return self.migrations.migrate(files_to_migrate(files, currency_code, name))

    def live(self, *workspaces: str) -> Generator[LiveEvent]:
        """Yield an event for every change in these workspaces, by default the one in use.

            for event in client.live("Home"):
                print(event.event, event.data)

        The first event is `refetch`: what is read after it misses nothing. Events say only that something changed. A
        local file is looked at every second.
        """
        self._require_open(self._http)
        rooms = [self._answer(self._driver.names.workspace_id(name)) for name in workspaces or (None,)]
        source = poll(self._send_from_loop, rooms) if self._is_local else listen(self.url, lambda: self.token, rooms)
        yield from iterate_blocking(source)

    def prepare(self, operation: Operation[T], /) -> Operation[T]:
        """Return an operation as it would be sent: with ids in place of names, and with ids for new rows."""
        return self._run(self._driver.prepare(operation))

    def send(self, operation: Operation[T], /) -> T:
        """Perform one operation."""
        return self._run(self._driver.perform(operation))

    def try_out(self, operation: Operation[Any], /) -> Trial:
        """Return what an operation would change; it is checked as always, and nothing is changed."""
        return self._run(self._driver.perform(operation.as_trial()))

    def stream(self, operation: Operation[bytes], /) -> Generator[bytes]:
        """Yield the chunks of an answer. Raises: ConnectionFailed if it ends too early."""
        ready = self._run(self._driver.prepare(operation))
        exchange = self._driver.exchange(ready, is_streamed=True)
        with closing(self._run(exchange)) as response, translate_stream_errors(self.url):
            if not response.is_success:
                response.read()
            ready.check(response)
            yield from response.iter_bytes()

    def close(self) -> None:
        """Close connections, or the local file."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    async def _send_from_loop(self, operation: Operation[T]) -> T:
        return await asyncio.to_thread(self.send, operation)

    def _answer(self, steps: Steps[T]) -> T:
        return self._run(self._driver.answer(steps))

    def _run(self, work: Work[T]) -> T:
        """Perform the actions of a work and return its result."""
        resume, value = work.send, None
        while True:
            try:
                action = resume(value)
            except StopIteration as done:
                result: T = done.value
                return result
            try:
                resume, value = work.send, self._act(action)
            except BaseException as error:
                resume, value = work.throw, error

    def _act(self, action: Action) -> Any:
        match action:
            case Attempt(operation, is_streamed):
                self._require_open(self._http)
                try:
                    return self._http.send(operation.request(self._http), stream=is_streamed)
                except Exception as error:
                    if not is_failure(error):
                        raise
                    return error
            case Batch(works):
                with ThreadPoolExecutor(AT_ONCE) as threads:
                    return list(threads.map(self._run, works))
            case Discard(response):
                return response.close()
            case Pause(seconds):
                return time.sleep(seconds)


def _http_client(
    url: str, bearer: "Bearer", agent: str, timeout: float, transport: "httpx.BaseTransport | None"
) -> "httpx.Client":
    import httpx  # 30 ms, which a local file needs not wait for

    from budget_sdk.http_auth import BearerAuth

    return httpx.Client(
        base_url=f"{url}/api",
        auth=BearerAuth(bearer),
        headers={"user-agent": agent},
        timeout=timeout,
        transport=transport,
    )
