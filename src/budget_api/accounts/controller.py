"""Calls about accounts."""

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.accounts import queries, service
from budget_api.http.routes import Controller, FromPath, JSONBody, delete, get, post, put
from budget_core.access import Action
from budget_core.contract import accounts as contract
from budget_core.contract.ordering import NewOrder

READ = [require(Action.READ)]
WRITE = [require(Action.WRITE)]


class AccountController(Controller):
    """Money sources."""

    path = "/account"
    tags = ("accounts",)

    @get("/my/{workspace_id:str}/new", operation_id="listAccounts", guards=READ)
    async def list_accounts(self, caller: Caller, database: Database) -> list[contract.Account]:
        """Accounts that are not deleted, in their order."""
        return await database.look_up(queries.list_accounts, caller)

    @get("/my/{workspace_id:str}/deleted", operation_id="listDeletedAccounts", guards=READ)
    async def list_deleted(self, caller: Caller, database: Database) -> list[contract.Account]:
        """Deleted accounts, last deleted first."""
        return await database.read(queries.list_deleted, caller)

    @get("/my/{workspace_id:str}/balance", operation_id="getBalance", guards=READ)
    async def get_balance(self, caller: Caller, database: Database) -> contract.Balance:
        """The sum of the shown accounts in the workspace currency, and what could not be converted."""
        return await database.look_up(queries.balance, caller)

    @get("/my/account-history/{workspace_id:str}", operation_id="listAccountHistory", guards=READ)
    async def list_account_history(self, caller: Caller, database: Database) -> list[contract.AccountHistoryEntry]:
        """The last 200 moves of balances, by the day of each, with the balance after it."""
        return await database.read(queries.account_history, caller)

    @post("/{workspace_id:str}/create", operation_id="createAccount", guards=WRITE)
    async def create_account(
        self, caller: Caller, database: Database, data: JSONBody[contract.AccountCreate]
    ) -> contract.Account:
        """Make an account with its opening balance."""
        return await database.write(service.create_account, caller, data)

    @put("/{workspace_id:str}/order", operation_id="orderAccounts", guards=WRITE)
    async def order_accounts(
        self, caller: Caller, database: Database, data: JSONBody[NewOrder]
    ) -> list[contract.Account]:
        """Put accounts in order; the answer is all that are not deleted."""
        return await database.write(service.order_accounts, caller, data)

    @put("/{account_id:str}", operation_id="updateAccount", guards=WRITE)
    async def update_account(
        self, caller: Caller, database: Database, account_id: FromPath[str], data: JSONBody[contract.AccountUpdate]
    ) -> contract.Account:
        """Change the fields the body carries."""
        return await database.write(service.update_account, caller, account_id, data)

    @delete("/{account_id:str}", operation_id="deleteAccount", guards=WRITE)
    async def delete_account(self, caller: Caller, database: Database, account_id: FromPath[str]) -> contract.Account:
        """Put an account aside; it can be restored."""
        return await database.write(service.delete_account, caller, account_id)

    @put("/{account_id:str}/restore", operation_id="restoreAccount", guards=WRITE)
    async def restore_account(self, caller: Caller, database: Database, account_id: FromPath[str]) -> contract.Account:
        """Bring a deleted account back."""
        return await database.write(service.restore_account, caller, account_id)

    @put("/{account_id:str}/main-account", operation_id="setMainAccount", guards=WRITE)
    async def set_main_account(
        self, caller: Caller, database: Database, account_id: FromPath[str], data: JSONBody[contract.MainAccount]
    ) -> contract.Account:
        """Make it the main account, or hand the flag to the oldest other one."""
        return await database.write(service.set_main_account, caller, account_id, data)
