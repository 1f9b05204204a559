"""Accounts, their history and the balance over them."""

from collections.abc import Callable, Mapping

from budget_cli.output.display import Display
from budget_cli.output.tables import WARNING, Column
from budget_core.contract.money.accounts import Account, AccountHistoryEntry, NotConverted

_MOVES = {
    "opening": "Opening", "set": "Set by hand", "income": "Income", "transfer": "Transfer", "expense": "Expense",
    "refund": "Refund",
}  # fmt: skip


def balance(display: Display, account: Account, code: str) -> str:
    """Return the account's balance in its own currency, whose code this is."""
    return display.amount(account.budget, code)


def columns(display: Display, currency_of: Callable[[Account], str]) -> list[Column[Account]]:
    """Return the columns of an account."""
    return [
        Column("name", lambda row: row.name, is_label=True),
        Column(
            "balance",
            lambda row: row.budget,
            lambda row: balance(display, row, currency_of(row)),
            style=lambda row: WARNING if row.budget < 0 else "",
            is_number=True,
        ),
        Column("currency", currency_of, is_fixed=True),
        Column("type", lambda row: row.type, lambda row: display.text(row.type)),
        Column("main", lambda row: row.is_main_account),
        Column("in balance", lambda row: row.is_show_in_balance, is_optional=True),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def history_columns(
    display: Display, currency_of: Callable[[Account], str], accounts: Mapping[str, Account]
) -> list[Column[AccountHistoryEntry]]:
    """Return the columns of a move; `accounts` are all of them by id."""

    def amount(row: AccountHistoryEntry, before: bool) -> str:
        value = row.prev_budget if before else row.new_budget
        account = accounts.get(row.account_id)
        return display.amount(value, currency_of(account)) if account else str(value)

    return [
        Column("day", lambda row: row.local_day, is_fixed=True),
        Column("time", lambda row: row.date.isoformat(), is_in_table=False),
        Column(
            "account", lambda row: accounts[row.account_id].name if row.account_id in accounts else "", is_label=True
        ),
        Column("kind", lambda row: row.kind, is_in_table=False),
        Column(
            "what",
            lambda row: row.category_label,
            lambda row: display.name(row.category_label or "") or display.text(_MOVES[row.kind]),
        ),
        Column("note", lambda row: row.note, is_optional=True),
        Column("before", lambda row: row.prev_budget, lambda row: amount(row, True), is_number=True, is_optional=True),
        Column("after", lambda row: row.new_budget, lambda row: amount(row, False), is_number=True),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def not_converted(display: Display, amounts: list[NotConverted]) -> list[str]:
    """Return a sentence for each amount that a total leaves out."""
    return [
        display.text(
            "Not counted, because there is no rate: {amount}",
            amount=display.amount(amount.amount, amount.currency_code),
        )
        for amount in amounts
    ]
