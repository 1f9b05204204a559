"""Accounts (money sources), their history and the balance over them."""

from decimal import Decimal
from typing import Literal

from budget_core.base import icons
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.types import (
    UNSET,
    AccountIcon,
    AccountType,
    Body,
    CalendarDay,
    CurrencyOrDefault,
    Day,
    Id,
    Instant,
    Money,
    Name,
    Note,
    Payee,
    PositiveMoney,
    Tags,
    UnsetType,
    Version,
    View,
)
from budget_core.people.access import Action


class NewOrder(Body, kw_only=True):
    """The rows that come first, in this order; all others follow in the order they have. The last write wins."""

    ids: list[Id]
    """Deleted ones are passed over."""


class Account(View, kw_only=True):
    """An account with its balance, kind and currency. Deleted ones stay, marked so."""

    id: Id
    workspace_id: Id
    name: str
    icon: str
    budget: Decimal
    """The balance, in the account's currency."""
    currency_code: str
    """`default` follows the workspace currency."""
    type: AccountType
    is_show_in_balance: bool
    is_main_account: bool
    position: int
    """Smaller ones are shown first."""
    deleted: bool
    deleted_at: Instant | None
    version: int
    created_at: Instant
    updated_at: Instant


class AccountCreate(Body, kw_only=True):
    """A new account; `id` is made by the client, so that a repeat makes no second one."""

    id: Id | UnsetType = UNSET
    name: Name
    icon: AccountIcon = icons.ACCOUNT_DEFAULT
    budget: Money | UnsetType = UNSET
    """Opening balance; zero when left out."""
    currency_code: CurrencyOrDefault = "default"
    type: AccountType = "basic"
    is_show_in_balance: bool | UnsetType = UNSET
    """When left out, debts are not shown in the balance and all others are."""
    is_main_account: bool = False


class AccountUpdate(Body, kw_only=True):
    """Fields of an account to change.

    A used account keeps its currency (`account.currencyUsed`), an investment its type (`account.investment`). With
    `version`, a field that others changed since is a conflict.
    """

    name: Name | UnsetType = UNSET
    icon: AccountIcon | UnsetType = UNSET
    budget: Money | UnsetType = UNSET
    """A new balance set by hand."""
    prev_budget: Money | UnsetType = UNSET
    """The balance the user saw: then only the difference is booked."""
    adjustment_id: Id | UnsetType = UNSET
    """A client-made id for setting the balance: sent twice, it is set once."""
    currency_code: CurrencyOrDefault | UnsetType = UNSET
    type: AccountType | UnsetType = UNSET
    is_show_in_balance: bool | UnsetType = UNSET
    version: Version | UnsetType = UNSET


class MainAccount(Body, kw_only=True):
    """True makes it the only main account; false hands the flag to the oldest other one, or `account.mainLast`."""

    is_main_account: bool


class Transfer(Body, kw_only=True):
    """An income to the account of the path, or a transfer to it."""

    id: Id | UnsetType = UNSET
    value: PositiveMoney
    """Amount that arrives, in the arriving account's currency."""
    from_account_id: Id | UnsetType = UNSET
    from_value: PositiveMoney | UnsetType = UNSET
    """Amount that leaves; converted by the rate when left out."""
    note: Note | UnsetType = UNSET
    payee: Payee | UnsetType = UNSET
    tags: Tags | UnsetType = UNSET
    date: Day | UnsetType = UNSET


class AccountHistoryEntry(View, kw_only=True):
    """A change of one account, with the balance before and after in its currency.

    Entries are listed on their own day, balances set by hand at their moment.
    """

    id: Id
    """The entry's, or that of the balance set by hand."""
    account_id: Id
    kind: Literal["opening", "set", "income", "transfer", "expense", "refund", "settlement"]
    date: Instant
    """When the entry happened, or the balance was set."""
    local_day: CalendarDay
    category_id: Id | None
    """Category of an expense or a refund; that of its first line."""
    category_label: str | None
    """The category's present name."""
    note: str
    """The entry's; empty for a balance set by hand."""
    prev_budget: Decimal
    new_budget: Decimal
    created_at: Instant


class NotConverted(View, kw_only=True):
    """An amount left out of a total because its currency has no rate."""

    currency_code: str
    amount: Decimal


class Balance(View, kw_only=True):
    """Balance of all accounts shown in it, in the workspace currency.

    `amount` leaves out `not_converted`, which names the sums without a rate.
    """

    amount: Decimal
    currency_code: str
    not_converted: list[NotConverted]
    rates_updated_at: CalendarDay | None


# fmt: off

LIST_ACCOUNTS = Call(
    "listAccounts", "GET", "/account/my/{workspace_id}/new",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="List the accounts in use, in their order.",
)

LIST_DELETED_ACCOUNTS = Call(
    "listDeletedAccounts", "GET", "/account/my/{workspace_id}/deleted",
    tag="accounts", answer=list[Account],
    right=InWorkspace(Action.READ),
    description="List deleted accounts, last deleted first.",
)

GET_BALANCE = Call(
    "getBalance", "GET", "/account/my/{workspace_id}/balance",
    tag="accounts", answer=Balance,
    right=InWorkspace(Action.READ),
    description="Return the balance of the shown accounts in the workspace currency.",
)

LIST_ACCOUNT_HISTORY = Call(
    "listAccountHistory", "GET", "/account/my/account-history/{workspace_id}",
    tag="accounts", answer=list[AccountHistoryEntry],
    right=InWorkspace(Action.READ),
    description="List the last 200 changes of balances by day, each with the balance after it.",
)

CREATE_ACCOUNT = BodyCall(
    "createAccount", "POST", "/account/{workspace_id}/create",
    tag="accounts", body=AccountCreate, answer=Account, status=201,
    right=InWorkspace(Action.WRITE),
    description="Create an account with its opening balance.",
)

ORDER_ACCOUNTS = BodyCall(
    "orderAccounts", "PUT", "/account/{workspace_id}/order",
    tag="accounts", body=NewOrder, answer=list[Account],
    right=InWorkspace(Action.WRITE),
    description="Reorder accounts; the answer is all accounts in use.",
)

UPDATE_ACCOUNT = BodyCall(
    "updateAccount", "PUT", "/account/{account_id}",
    tag="accounts", body=AccountUpdate, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Change the given fields of an account.",
)

DELETE_ACCOUNT = Call(
    "deleteAccount", "DELETE", "/account/{account_id}",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Delete an account; it can be restored.",
)

RESTORE_ACCOUNT = Call(
    "restoreAccount", "PUT", "/account/{account_id}/restore",
    tag="accounts", answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Restore a deleted account.",
)

SET_MAIN_ACCOUNT = BodyCall(
    "setMainAccount", "PUT", "/account/{account_id}/main-account",
    tag="accounts", body=MainAccount, answer=Account,
    right=InWorkspace(Action.WRITE),
    description="Set or unset the main account; unset, the oldest other one becomes it.",
)
