"""Model of a ledger: its state after each call, computed without a database."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from fractions import Fraction

from budget_core.accounts.accounts import currency_of
from budget_core.base import currencies, months, rates
from budget_core.base.errors import ErrorCode
from budget_core.contract.entries.history import HistoryEntry
from tests.api.books import DAYS, Books


@dataclass
class Account:
    """An account as it has to be; accounts stand in the order they were made."""

    id: str
    balance: Decimal
    currency_code: str
    type: str
    is_main: bool
    deleted: bool
    used: bool


@dataclass
class Entry:
    """An entry and whether it stands."""

    id: str
    kind: str
    value: Decimal
    account_id: str
    account_value: Decimal
    from_account_id: str | None
    from_value: Decimal | None
    currency_code: str
    refund_of: str | None
    replaces: str | None
    deleted: bool


class Model:
    """Accounts and entries of one workspace."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self.reload()

    def reload(self) -> None:
        """Load the state from the database: at the start, and after an undo."""
        used = "exists(select 1 from history h where a.id in (h.account_id, h.from_account_id))"
        accounts = self._books.rows(
            "select id, budget, currency_code, type, is_main_account, deleted_at is not null,"
            f" {used} from accounts a order by created_at, id"
        )
        entries = self._books.rows(
            "select id, kind, value, account_id, account_value, from_account_id, from_value, currency_code,"
            " refund_of, replaces, deleted_at is not null from history order by created_at, rowid"
        )
        self.currency, self.first_day = self._books.rows("select currency_code, first_day_of_month from workspaces")[0]
        self.accounts = [Account(row[0], _money(row[1]), *row[2:4], *map(bool, row[4:7])) for row in accounts]
        self.entries = [
            Entry(
                row[0],
                row[1],
                _money(row[2]),
                row[3],
                _money(row[4]),
                row[5],
                row[6] and _money(row[6]),
                row[7],
                row[8],
                row[9],
                bool(row[10]),
            )
            for row in entries
        ]
        self.categories: dict[str, bool] = {
            key: bool(deleted)
            for key, deleted in self._books.rows(
                "select id, deleted_at is not null from categories order by created_at, rowid"
            )
        }

    def is_too_little(self, value: Decimal, currency: str, other: str) -> bool:
        """Return whether a value is worth less than half a coin of the other currency, by the shipped rates."""
        known = rates.snapshot().data
        worth = Fraction(value) * Fraction(known[other]) / Fraction(known[currency])
        return currency != other and worth < Fraction(1, 2 * 10 ** currencies.money_digits(other))

    def live(self) -> list[Account]:
        """Accounts that are not deleted."""
        return [account for account in self.accounts if not account.deleted]

    def others(self, account: Account) -> list[Account]:
        """The other ones that are not deleted."""
        return [other for other in self.live() if other is not account]

    def account(self, account_id: str) -> Account:
        """The account with this id."""
        return next(account for account in self.accounts if account.id == account_id)

    def currency_of(self, account: Account) -> str:
        """Return the currency that an account is kept in."""
        return currency_of(account.currency_code, self.currency)

    def is_too_fine(self, value: Decimal, currency: str) -> bool:
        """Return whether the currency has no coins that small."""
        return bool(value % (1 if currencies.money_digits(currency) == 0 else Decimal("0.01")))

    def removal_refused(self, account: Account) -> ErrorCode | None:
        """Return the error that forbids its deletion."""
        if account.deleted:
            return None
        if not self.others(account):
            return ErrorCode.ACCOUNT_LAST
        return ErrorCode.ACCOUNT_MAIN if account.is_main else None

    def make_main(self, account: Account) -> None:
        """There is one main account."""
        for other in self.accounts:
            other.is_main = other is account

    def hand_over(self, account: Account) -> None:
        """The oldest other one becomes main."""
        self.make_main(self.others(account)[0])

    def add(self, view: HistoryEntry) -> Entry:
        """Book an entry that was answered."""
        entry = Entry(
            view.id,
            view.kind,
            view.value,
            view.account_id or "",
            view.account_value,
            view.from_account_id,
            view.from_value,
            view.currency_code,
            view.refund_of,
            view.replaces,
            deleted=False,
        )
        self.entries.append(entry)
        self._move(entry, 1)
        return entry

    def take_back(self, entry: Entry) -> None:
        """Reverse an entry: the accounts are as if it had never been booked."""
        if not entry.deleted:
            self._move(entry, -1)
            self.point_refunds(entry, None)
        entry.deleted = True

    def standing(self, entry: Entry) -> Entry | None:
        """Return the entry that stands in place of this one; None where it was deleted."""
        chain, size = {entry.id}, 0
        while len(chain) > size:
            size = len(chain)
            for each in self.entries:
                if each.replaces is not None and {each.id, each.replaces} & chain:
                    chain |= {each.id, each.replaces}
        return next((each for each in self.entries if each.id in chain and not each.deleted), None)

    def gone(self, entry: Entry) -> ErrorCode | None:
        """Return why an entry cannot be changed: another one stands in its place, or it was deleted."""
        if not entry.deleted:
            return None
        return ErrorCode.CONFLICT_DELETED if self.standing(entry) is None else ErrorCode.CONFLICT_REPLACED

    def point_refunds(self, entry: Entry, to: str | None) -> None:
        """Point the standing refunds of an entry to another one, or to none."""
        for back in self.entries:
            if back.refund_of == entry.id and not back.deleted:
                back.refund_of = to

    def refunded(self, entry: Entry, *but: Entry) -> Decimal:
        """Return what came back of an expense, but for some refunds."""
        return sum(
            (
                back.value
                for back in self.entries
                if back.refund_of == entry.id and not back.deleted and back not in but
            ),
            Decimal(0),
        )

    def _move(self, entry: Entry, times: int) -> None:
        account = self.account(entry.account_id)
        account.balance += times * entry.account_value
        account.used = True
        if entry.from_account_id is not None and entry.from_value is not None:
            source = self.account(entry.from_account_id)
            source.balance -= times * entry.from_value
            source.used = True

    def change_currency(self, currency: str) -> None:
        """Accounts that followed the workspace stay in what was booked in them."""
        for account in self.accounts:
            kept = account.used or self.is_too_fine(account.balance, currency)
            if currency != self.currency and account.currency_code == "default" and kept:
                account.currency_code = self.currency
        self.currency = currency

    def month_sums(self) -> dict[tuple[str, str, str], int]:
        """Hundredths per budget month, category and currency, from the entries themselves."""
        sums: dict[tuple[str, str, str], int] = {}
        for day, category, currency, amount in self._books.rows(DAYS):
            key = (months.month_of(date.fromisoformat(day), self.first_day), category, currency)
            sums[key] = sums.get(key, 0) + amount
        return {key: amount for key, amount in sums.items() if amount}


def _money(hundredths: int) -> Decimal:
    return Decimal(hundredths) / 100
