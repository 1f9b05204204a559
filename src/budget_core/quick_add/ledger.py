"""Workspace that a line is read for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from budget_core.quick_add.names import NamedPlace


class QuickAccount(NamedPlace, Protocol):
    """Live account."""

    @property
    def currency_code(self) -> str:
        """Its own currency, never `default`."""

    @property
    def is_main(self) -> bool:
        """True for the one that pays where none is named."""


class EarlierNote(Protocol):
    """Note of an earlier expense, with the category and account it was booked on."""

    @property
    def note(self) -> str:
        """Note as it was typed."""

    @property
    def category_id(self) -> str:
        """Category, which may be archived now."""

    @property
    def account_id(self) -> str:
        """Account, which may be deleted now."""


class LedgerPayee(Protocol):
    """Payee of earlier entries, with the category and account of the one booked last."""

    @property
    def name(self) -> str:
        """Payee as it was typed."""

    @property
    def category_id(self) -> str | None:
        """Category, which may be archived now; None of an income."""

    @property
    def account_id(self) -> str:
        """Account, which may be deleted now."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Workspace that a line is read for."""

    accounts: Sequence[QuickAccount]
    """Live ones, in their order."""
    categories: Sequence[NamedPlace]
    currency_code: str
    memory: Sequence[EarlierNote] = ()
    """Newest first."""
    payees: Sequence[LedgerPayee] = ()
    """Newest first."""

    def account(self, account_id: str | None) -> QuickAccount | None:
        """Return the live account of an id."""
        return next((account for account in self.accounts if account.id == account_id), None)

    @property
    def main_account(self) -> QuickAccount | None:
        """Account that pays where none is named."""
        return next((account for account in self.accounts if account.is_main), None)
