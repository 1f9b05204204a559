"""Calls about the history."""

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.history import queries, service
from budget_api.history.export import history_csv
from budget_api.history.search.filters import EVERYTHING, Filters, read_filters
from budget_api.http.downloads import file_answer
from budget_api.http.routes import (
    Controller,
    Download,
    FromPath,
    FromQuery,
    JSONBody,
    NamedDependency,
    delete,
    get,
    post,
    put,
)
from budget_core.access import Action
from budget_core.contract.accounts import Transfer
from budget_core.contract.history import AddExpense, HistoryEntry, HistoryPage, HistoryUpdate, ReplaceTransfer


class HistoryController(Controller):
    """Expenses, incomes and transfers."""

    path = "/history"
    tags = ("history",)

    @get(
        "/{workspace_id:str}/list-new",
        operation_id="listHistory",
        guards=[require(Action.READ)],
        dependencies={"filters": read_filters},
    )
    async def list_history(
        self,
        caller: Caller,
        database: Database,
        filters: NamedDependency[Filters],
        cursor: FromQuery[str | None] = None,
        limit: FromQuery[int] = queries.PAGE,
    ) -> HistoryPage:
        """Newest first; `cursor` is the `nextCursor` of a page, whatever its filters were: entries after its last."""
        read = database.look_up if filters == EVERYTHING else database.read
        return await read(queries.page, caller, filters, cursor, limit)

    @get(
        "/{workspace_id:str}/export",
        operation_id="exportHistory",
        media_type="text/csv",
        guards=[require(Action.READ)],
    )
    async def export_history(self, caller: Caller, database: Database) -> Download:
        """All entries as CSV, newest first. Text that a spreadsheet would run as a formula has an apostrophe before it.

        An answer that breaks off is no complete file.
        """
        return await file_answer(history_csv(database, caller), "history.csv", "text/csv")

    @post(
        "/{workspace_id:str}/add-expenses",
        operation_id="addExpenses",
        guards=[require(Action.WRITE)],
    )
    async def add_expenses(self, caller: Caller, database: Database, data: JSONBody[AddExpense]) -> HistoryEntry:
        """Book an expense."""
        return await database.write(service.add_expense, caller, data)

    @post(
        "/{entry_id:str}/replace",
        operation_id="replaceExpense",
        guards=[require(Action.WRITE)],
    )
    async def replace_expense(
        self, caller: Caller, database: Database, entry_id: FromPath[str], data: JSONBody[AddExpense]
    ) -> HistoryEntry:
        """Correct an expense: reverse the old one and book the new one in one transaction."""
        return await database.write(service.replace_expense, caller, entry_id, data)

    @post(
        "/{entry_id:str}/replace-transfer",
        operation_id="replaceTransfer",
        guards=[require(Action.WRITE)],
    )
    async def replace_transfer(
        self, caller: Caller, database: Database, entry_id: FromPath[str], data: JSONBody[ReplaceTransfer]
    ) -> HistoryEntry:
        """Correct an income or a transfer: reverse the old one and book the new one in one transaction."""
        return await database.write(service.replace_transfer, caller, entry_id, data)

    @put("/{entry_id:str}", operation_id="updateHistory", guards=[require(Action.WRITE)])
    async def update_history(
        self, caller: Caller, database: Database, entry_id: FromPath[str], data: JSONBody[HistoryUpdate]
    ) -> HistoryEntry:
        """Change the note."""
        return await database.write(service.update_entry, caller, entry_id, data)

    @delete("/{entry_id:str}", operation_id="deleteHistory", guards=[require(Action.WRITE)])
    async def delete_history(self, caller: Caller, database: Database, entry_id: FromPath[str]) -> HistoryEntry:
        """Take an entry back."""
        return await database.write(service.delete_entry, caller, entry_id)


class TransferController(Controller):
    """Money that goes to an account: it is an entry of the history, so the call lives here."""

    path = "/account"
    tags = ("accounts",)

    @post(
        "/transfer/{account_id:str}",
        operation_id="transfer",
        guards=[require(Action.WRITE)],
    )
    async def transfer(
        self, caller: Caller, database: Database, account_id: FromPath[str], data: JSONBody[Transfer]
    ) -> HistoryEntry:
        """Add an amount to the account, or move it there from another one."""
        return await database.write(service.transfer, caller, account_id, data)
