"""Accounts of a workspace with their balances in one currency."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from budget_core.accounts.accounts import currency_of
from budget_core.base.conversions import Amount, total
from budget_core.base.rates import Rates
from budget_core.contract.money.accounts import Account
from budget_core.contract.money.currencies import CurrencyRates
from budget_core.contract.types import Id, View
from budget_sdk.charts import Balance
from budget_sdk.names import Steps
from budget_sdk.resources.money import Accounts, Currencies
from budget_sdk.tables import Table, bar, heading, table


class Holding(View, kw_only=True):
    """Balance of an account."""

    account: str
    balance: Decimal
    """In the account's currency."""
    currency_code: str
    value: Decimal | None
    """Balance in the workspace currency; None without a rate."""
    is_show_in_balance: bool
    account_id: Id


@dataclass(frozen=True, slots=True)
class Holdings:
    """Balance of all accounts, and a row for each of them."""

    balance: Balance
    accounts: Table[Holding]

    def _repr_html_(self) -> str:
        values = [row.value or Decimal(0) for row in self.accounts]
        most = max(values, default=Decimal(0))
        head = ("account", "balance", "currency", self.balance.currency_code, "", "in balance")
        rows = [
            (row.account, row.balance, row.currency_code, row.value, bar(value, most), _mark(row.is_show_in_balance))
            for row, value in zip(self.accounts, values, strict=True)
        ]
        return heading(f"{self.balance.amount} {self.balance.currency_code}") + table(head, rows)


def _mark(is_shown: bool) -> str:
    return "✓" if is_shown else ""


def read_holdings(workspace_id: str | None) -> Steps[Holdings]:
    """Return the balance, and the accounts valued at current rates."""
    balance: Balance = yield Accounts.balance.build(workspace_id)
    accounts: Sequence[Account] = yield Accounts.list.build(workspace_id)
    rates = _rates((yield Currencies.rates.build()))
    rows = [_row(account, balance.currency_code, rates) for account in accounts]
    return Holdings(balance, Table(rows, Holding))


def _rates(answer: CurrencyRates) -> Rates:
    data = {code: Decimal(rate.value) for code, rate in answer.data.items()}
    return Rates(answer.base_currency, date.fromisoformat(answer.last_updated_at), data)


def _row(account: Account, target: str, rates: Rates) -> Holding:
    code = currency_of(account.currency_code, target)
    worth = total([Amount(code, account.budget)], target, rates)
    return Holding(
        account=account.name,
        balance=account.budget,
        currency_code=code,
        value=None if worth.not_converted else worth.amount,
        is_show_in_balance=account.is_show_in_balance,
        account_id=account.id,
    )
