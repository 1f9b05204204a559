"""Answers with bars in notebooks, otherwise equal to those of the contract."""

from collections.abc import Sequence
from decimal import Decimal

from budget_core.contract.entries import statistics
from budget_core.contract.money import accounts
from budget_sdk.tables import Table, bar, heading, table


class Balance(accounts.Balance):
    """Balance of all accounts, with the sums not converted below."""

    def _repr_html_(self) -> str:
        left_out = Table(self.not_converted)._repr_html_() if self.not_converted else ""
        return heading(f"{self.amount} {self.currency_code}") + left_out


class MainStatistics(statistics.MainStatistics):
    """The months, each with a bar of what was spent, beside the dearest one."""

    def _repr_html_(self) -> str:
        most = max((month.spent for month in self.months), default=Decimal(0))
        head = ("month", "income", "spent", "", "budget", "net", "balance")
        rows = [
            (one.month, one.income, one.spent, bar(one.spent, most), one.budget, one.net, one.balance)
            for one in self.months
        ]
        return heading(self.currency_code) + table(head, rows)


class AccountStatistics(statistics.AccountStatistics):
    """The accounts at the end of the last month, each with a bar beside the richest one."""

    def _repr_html_(self) -> str:
        last = [(account.name, account.months[-1].amount) for account in self.accounts if account.months]
        return heading(self.currency_code) + _ranked(("account", "amount"), last)


class CategoryStatistics(statistics.CategoryStatistics):
    """The categories over all the months, each with a bar beside the dearest one."""

    def _repr_html_(self) -> str:
        spent = [
            (category.name, sum((month.spent for month in category.months), Decimal(0))) for category in self.categories
        ]
        return heading(self.currency_code) + _ranked(("category", "spent"), spent)


class CategoryShares(statistics.CategoryShares):
    """The categories, each with its share of all spending and a bar of what is spent of its plan."""

    def _repr_html_(self) -> str:
        months = f"{self.first_month} – {self.last_month}: {self.spent} {self.currency_code}"
        head = ("category", "spent", "share", "budget", "")
        rows = [
            (one.name, one.spent, f"{one.share}%", one.budget, bar(one.spent, one.budget)) for one in self.categories
        ]
        return heading(months) + table(head, rows)


def _ranked(head: tuple[str, str], amounts: Sequence[tuple[str, Decimal]]) -> str:
    """Return names with amounts, each with a bar relative to the largest."""
    most = max((amount for _, amount in amounts), default=Decimal(0))
    return table((*head, ""), [(name, amount, bar(amount, most)) for name, amount in amounts])
