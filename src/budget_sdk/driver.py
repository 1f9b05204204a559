"""Calls of a client as generators of actions.

The blocking and the awaiting client perform them, each in its way.
"""

import itertools
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec.structs import replace

from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.money.accounts import Transfer
from budget_sdk.bulk import Expenses, book_by_import, read_expenses, seconds_to_wait
from budget_sdk.errors import ApiError, BudgetError, RateLimited
from budget_sdk.expenses import require_booked
from budget_sdk.months import with_months
from budget_sdk.names import MAIN_ACCOUNT, NameResolver, Steps
from budget_sdk.operation import Operation
from budget_sdk.resources.history import History
from budget_sdk.resources.money import Accounts
from budget_sdk.retries import Retries, require_response, with_ids
from budget_sdk.tables import Table

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Attempt:
    """One HTTP exchange; its result is an `Outcome`."""

    operation: Operation[Any]
    is_streamed: bool


@dataclass(frozen=True, slots=True)
class Discard:
    """Closing of an answer that is not read."""

    response: Any


@dataclass(frozen=True, slots=True)
class Pause:
    """A wait before the next attempt."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Batch:
    """Several works at once; its result is the list of their results."""

    works: Sequence["Work[Any]"]


Action = Attempt | Discard | Pause | Batch
Work = Generator[Action, Any, T]
"""A call that yields its actions, is sent their results, and returns `T`."""


class Driver:
    """Names, ids, retries and limits of a client's calls."""

    def __init__(self, url: str, retries: int) -> None:
        self.names = NameResolver()
        self._url = url
        self._retries = Retries(retries)

    def prepare(self, operation: Operation[T]) -> Work[Operation[T]]:
        """Return the operation with ids in place of names, and with ids for new rows."""
        return with_ids((yield from self.answer(self.names.complete(with_months(operation)))))

    def perform(self, operation: Operation[T]) -> Work[T]:
        """Perform an operation and return its result."""
        ready = yield from self.prepare(operation)
        response = yield from self.exchange(ready)
        try:
            result = ready.result(response)
        except ApiError:
            self.names.forget()
            raise
        self.names.forget(ready)
        return result

    def answer(self, steps: Steps[T], perform: Callable[[Operation[Any]], Work[Any]] | None = None) -> Work[T]:
        """Perform each operation that the steps ask for, and return their result."""
        try:
            operation = next(steps)
            while True:
                operation = steps.send((yield from (perform or self.perform)(operation)))
        except StopIteration as done:
            result: T = done.value
            return result

    def exchange(self, operation: Operation[Any], *, is_streamed: bool = False) -> Work[Any]:
        """Return the answer to an operation, after retries where they can't count twice."""
        for tried in itertools.count(1):
            outcome = yield Attempt(operation, is_streamed)
            seconds = self._retries.pause(operation, tried, outcome)
            if seconds is None:
                break
            if not isinstance(outcome, Exception):
                yield Discard(outcome)
            yield Pause(seconds)
        return require_response(outcome, self._url)

    def receive(self, account: str | None, data: Transfer, workspace: str | None) -> Work[HistoryEntry]:
        """Book an income or a transfer to an account, by default the main one; names are of the workspace."""
        scope = yield from self.answer(self.names.workspace_id(workspace))
        arrives = yield from self.answer(self.names.row_id("account", account or MAIN_ACCOUNT, scope))
        if isinstance(data.from_account_id, str):
            leaves = yield from self.answer(self.names.row_id("account", data.from_account_id, scope))
            data = replace(data, from_account_id=leaves)
        entry: HistoryEntry = yield from self.perform(Accounts.transfer.build(arrives, data))
        return entry

    def book(self, expenses: Expenses, workspace: str | None) -> Work[Table[HistoryEntry]]:
        """Book many expenses: by imports, and the others one by one."""
        sent = read_expenses(expenses)
        imported = yield from self.answer(book_by_import(self.names, sent, workspace), self._perform_patiently)
        outcomes: dict[int, HistoryEntry | BudgetError] = dict(imported)
        others = [position for position in range(len(sent)) if position not in outcomes]
        ready = []
        for position in others:  # in turn, so that a name is looked up once
            ready.append((yield from self.prepare(History.add_expense.build(workspace, sent[position]))))
        results = yield Batch([self._outcome(operation) for operation in ready])
        outcomes |= zip(others, results, strict=True)
        return require_booked(sent, [outcomes[position] for position in range(len(sent))])

    def _perform_patiently(self, operation: Operation[T]) -> Work[T]:
        """Perform an operation; at a limit of the server wait and repeat it."""
        while True:
            try:
                return (yield from self.perform(operation))
            except RateLimited as error:
                seconds = seconds_to_wait(error)
                if seconds is None:
                    raise
            yield Pause(seconds)

    def _outcome(self, operation: Operation[T]) -> Work[T | BudgetError]:
        try:
            return (yield from self._perform_patiently(operation))
        except BudgetError as error:
            return error
