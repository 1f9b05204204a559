"""The balance of a workspace: what all its accounts hold together."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Protocol

from budget_core.accounts.accounts import currency_of
from budget_core.base.conversions import Amount, Total, total
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates


class BalanceAccount(Protocol):
    """Account as far as the balance needs it."""

    @property
    def budget(self) -> Decimal:
        """Its balance, in its own currency."""

    @property
    def currency_code(self) -> str:
        """`default` follows the workspace."""

    @property
    def type(self) -> str:
        """One of `accounts.TYPES`; `total` is never one."""

    @property
    def is_show_in_balance(self) -> bool:
        """The user's choice to count the account."""

    @property
    def deleted(self) -> bool:
        """A deleted account counts for nothing."""


@dataclass(frozen=True, slots=True)
class Subtotal:
    """Sum of the counted accounts of one type and currency."""

    type: str
    currency_code: str
    amount: Decimal


def is_counted(account: BalanceAccount) -> bool:
    """Return whether the account is part of the balance."""
    return account.is_show_in_balance and not account.deleted


def balance(accounts: Iterable[BalanceAccount], workspace_currency: str, rates: Rates) -> Total:
    """Return the sum in the workspace currency, and what could not be converted."""
    amounts = [
        Amount(currency_of(account.currency_code, workspace_currency), account.budget)
        for account in accounts
        if is_counted(account)
    ]
    return total(amounts, workspace_currency, rates)


def subtotals(accounts: Iterable[BalanceAccount], workspace_currency: str) -> list[Subtotal]:
    """Return the counted accounts summed per type and currency, in the order both first appear."""
    sums: dict[tuple[str, str], Decimal] = defaultdict(lambda: ZERO)
    for account in accounts:
        if is_counted(account):
            sums[account.type, currency_of(account.currency_code, workspace_currency)] += account.budget
    return [Subtotal(kind, code, amount) for (kind, code), amount in sums.items()]
