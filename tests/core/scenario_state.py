"""State of a workspace while a scenario is replayed through the core; rows are found by name."""

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any

from budget_core.accounts import accounts
from budget_core.base.money import ZERO
from budget_core.base.months import Moment, parse_moment
from budget_core.base.rates import Rates
from budget_core.entries.expenses import Booking
from budget_core.entries.lines import Line
from budget_core.lists import lists
from budget_core.people.workspaces import DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES


@dataclass(slots=True)
class Account:
    id: str
    name: str
    created_at: datetime
    budget: Decimal = ZERO
    currency_code: str = accounts.FOLLOWS_WORKSPACE
    type: str = "basic"
    icon: str = "wallet"
    is_show_in_balance: bool = True
    is_main_account: bool = False
    position: int = 0
    deleted: bool = False
    history: list[tuple[str, Decimal, Decimal]] = field(default_factory=list)
    """Kind, balance before, balance after."""


@dataclass(slots=True)
class Category:
    id: str
    name: str
    icon: str = "ellipsis"
    position: int = 0
    deleted: bool = False


@dataclass(slots=True)
class Entry:
    id: str
    booking: Booking
    moment: Moment
    account: Account
    category: Category | None = None
    from_account: Account | None = None
    note: str = ""
    lines: list[Line] = field(default_factory=list)
    """Lines of an expense or a refund, all above zero."""
    refund_of: str | None = None


@dataclass(slots=True)
class Budget:
    category_id: str
    budget: Decimal
    currency_code: str
    deleted: bool = False


@dataclass(slots=True)
class DaySum:
    local_day: date
    category_id: str | None
    currency_code: str
    spent: Decimal = ZERO


@dataclass(slots=True)
class ItemList:
    id: str
    name: str
    items: list[str]
    updated_at: datetime
    is_pinned: bool = False


class State:
    """A new workspace with the default accounts and categories."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        self.currency_code: str = scenario["workspace"]["currencyCode"]
        self.first_day = int(scenario["workspace"]["firstDayOfMonth"])
        self.today = date.fromisoformat(scenario["today"])
        self.rates = read_rates(scenario["rates"])
        self.accounts: list[Account] = []
        self.categories: list[Category] = []
        self.entries: list[Entry] = []
        self.budgets: dict[tuple[str, str], Budget] = {}
        self.day_sums: dict[tuple[date, str, str], DaySum] = {}
        self.lists: list[ItemList] = []
        self._steps = 0
        for position, default in enumerate(DEFAULT_ACCOUNTS):
            account = Account(default.name, default.name, self.tick(), is_main_account=default.is_main_account)
            account.position = position
            account.history.append(("opening", ZERO, ZERO))
            self.accounts.append(account)
        self.categories += [
            Category(default.name, default.name, default.icon, position)
            for position, default in enumerate(DEFAULT_CATEGORIES)
        ]

    def tick(self) -> datetime:
        """A moment after all before it."""
        self._steps += 1
        return datetime(self.today.year, self.today.month, self.today.day, tzinfo=UTC) + timedelta(seconds=self._steps)

    def moment(self, text: str | None) -> Moment:
        return parse_moment(text) if text is not None else Moment(self.tick(), self.today)

    def account(self, name: str) -> Account:
        return next(account for account in self.accounts if account.name == name)

    def others(self, account: Account) -> list[Account]:
        return [other for other in self.accounts if other is not account and not other.deleted]

    def currency_of(self, account: Account) -> str:
        return accounts.currency_of(account.currency_code, self.currency_code)

    def is_used(self, account: Account) -> bool:
        return any(account in (entry.account, entry.from_account) for entry in self.entries)

    def category(self, name: str) -> Category:
        return next(category for category in self.categories if category.name == name)

    def entry(self, entry_id: str) -> Entry:
        return next(entry for entry in self.entries if entry.id == entry_id)

    def list_named(self, name: str) -> ItemList:
        return next(each for each in self.lists if each.name == name)

    def shown_lists(self) -> list[ItemList]:
        return lists.sort_lists(self.lists)

    def budgets_of(self, month: str) -> list[Budget]:
        return [budget for (key, _), budget in self.budgets.items() if key == month]


def read_rates(document: dict[str, Any]) -> Rates:
    data = {code: Decimal(value) for code, value in document["data"].items()}
    return Rates(document["base"], date.fromisoformat(document["date"]), data | {document["base"]: Decimal(1)})
