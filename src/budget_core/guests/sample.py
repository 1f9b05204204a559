"""Sample data: a household of two, made for today.

Always the same for the same day and language. What it consists of stands in `sample.json`, which the web reads too:
what happens in a month, and by how many percent each of the last months differs from it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from typing import Final, Literal

from budget_core.base import months
from budget_core.base.money import ZERO, from_hundredths, to_hundredths
from budget_core.entries.expenses import Kind
from budget_core.entries.lines import Line
from budget_core.guests.sample_data import SAMPLE, AccountType, Refund, SampleRow, SpendingTemplate
from budget_core.guests.sample_data import AccountTemplate as AccountData
from budget_core.guests.sample_data import ListTemplate as ListData

NAMES: Final = frozenset(SAMPLE.workspace.values())
"""Names of a workspace of sample data in every language, by which it is found again."""


@dataclass(frozen=True, slots=True)
class SampleName:
    """Somebody without an account, who pays and bears shares."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class SampleAccount:
    """An account with the balance it was opened with, and the one the entries lead to."""

    id: str
    name: str
    icon: str
    currency_code: str
    type: AccountType
    opening: Decimal
    budget: Decimal
    is_main_account: bool
    is_show_in_balance: bool


@dataclass(frozen=True, slots=True)
class SampleCategory:
    """A category with what each month is meant to cost."""

    id: str
    name: str
    icon: str
    budget: Decimal


@dataclass(frozen=True, slots=True)
class SampleEntry:
    """An entry of the history; all amounts are above zero.

    `account_value` is the amount that an expense took from its account, or a refund gave back; an expense of one
    category has no `lines`. A shared one has who paid and what each bears, by the ids of names and of `SAMPLE.me`.
    """

    id: str
    kind: Kind
    day: date
    value: Decimal
    account_id: str
    note: str
    by: str
    category_id: str | None = None
    account_value: Decimal | None = None
    from_account_id: str | None = None
    from_value: Decimal | None = None
    payee: str = ""
    tags: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    refund_of: str | None = None
    paid_by: str | None = None
    shares: Mapping[str, Decimal] = field(default_factory=dict[str, Decimal])


@dataclass(frozen=True, slots=True)
class SampleItem:
    """An item of a list."""

    id: str
    label: str
    is_checked: bool
    price: Decimal | None
    quantity: Decimal


@dataclass(frozen=True, slots=True)
class SampleList:
    """A list to buy or do."""

    id: str
    name: str
    category_id: str | None
    is_pinned: bool
    items: tuple[SampleItem, ...]


@dataclass(frozen=True, slots=True)
class SampleSchedule:
    """Schedules of every month, for the first time on `start_date`, which is after today."""

    id: str
    kind: Literal["expense", "income", "transfer"]
    category_id: str | None
    account_id: str
    value: Decimal
    note: str
    payee: str
    mode: Literal["ask", "post"]
    start_date: date


@dataclass(frozen=True, slots=True)
class Household:
    """The sample data. `months` (`yyyy-MM`) are what is planned, oldest first; the last one is running."""

    name: str
    names: tuple[SampleName, ...]
    months: tuple[str, ...]
    accounts: tuple[SampleAccount, ...]
    categories: tuple[SampleCategory, ...]
    entries: tuple[SampleEntry, ...]
    lists: tuple[SampleList, ...]


def household(today: date, language: str) -> Household:
    """Return the household as it is today: six months, nothing after today."""
    running = f"{today:%Y-%m}"
    keys = tuple(months.add(running, count - SAMPLE.months + 1) for count in range(SAMPLE.months))
    entries = tuple(
        entry
        for count, key in enumerate(keys)
        for entry in _month(key, SAMPLE.months - 1 - count, language)
        if entry.day <= today
    )
    return Household(
        name=SAMPLE.workspace[language],
        names=tuple(SampleName(one.id, one.name[language]) for one in SAMPLE.names),
        months=keys,
        accounts=tuple(_account(account, entries, language) for account in SAMPLE.accounts),
        categories=tuple(
            SampleCategory(f"cat-{one.id}", one.name[language], one.icon, one.budget) for one in SAMPLE.categories
        ),
        entries=entries,
        lists=tuple(_list(one, language) for one in SAMPLE.lists),
    )


def schedules(today: date, language: str) -> list[SampleSchedule]:
    """Return the schedules of the household: what they stand for was booked by hand up to today."""
    return [
        SampleSchedule(
            id=f"sch-{each.id}",
            kind=each.kind,
            category_id=each.category and f"cat-{each.category}",
            account_id=f"acc-{each.account}",
            value=each.value,
            note=each.note[language],
            payee=each.payee[language] if each.payee else "",
            mode=each.mode,
            start_date=_next(today, each.day),
        )
        for each in SAMPLE.schedules
    ]


def _next(today: date, day: int) -> date:
    """Return the first day of this number after today."""
    running = f"{today:%Y-%m}"
    return months.parse_day(f"{running if day > today.day else months.add(running, 1)}-{day:02}")


def _month(key: str, months_back: int, language: str) -> Iterator[SampleEntry]:
    """Yield the entries of the month that lies so many months back."""
    people = SAMPLE.people[language]

    def entry(kind: Kind, name: str, row: SampleRow) -> SampleEntry:
        day = months.parse_day(f"{key}-{row.day:02}")
        payee, tags = row.payee[language] if row.payee else "", row.tags[language] if row.tags else ()
        note, by = row.note[language], people[row.by]
        account_id = f"acc-{row.account}"
        return SampleEntry(f"his-{key}-{name}", kind, day, row.value, account_id, note, by, payee=payee, tags=tags)

    for index, income in enumerate(SAMPLE.incomes):
        yield entry("income", f"income-{index}", income)
    for index, move in enumerate(SAMPLE.transfers):
        transfer = entry("transfer", f"transfer-{index}", move)
        yield replace(transfer, from_account_id=f"acc-{move.from_account}", from_value=move.from_value)
    per_dollar = {account.id: account.per_dollar for account in SAMPLE.accounts}
    for category in SAMPLE.categories:
        for index, spent in enumerate(category.expenses):
            if months_back in spent.months:
                value = _vary_amount(spent, months_back + index)
                bought = entry("expense", f"{category.id}-{index}", spent)
                price = per_dollar[spent.account]
                expense = replace(bought, value=value, account_value=value * price, category_id=f"cat-{category.id}")
                yield _shared(replace(expense, lines=_lines(expense, spent, language)), spent)
                if spent.refund is not None:
                    yield _refund(expense, spent.refund, price, language)


def _shared(expense: SampleEntry, spent: SpendingTemplate) -> SampleEntry:
    """Return the expense borne in equal parts by the names that share it and whoever looks, who gets the odd cents."""
    if not spent.shared_with:
        return expense
    part = from_hundredths(to_hundredths(expense.value) // (len(spent.shared_with) + 1))
    shares = dict.fromkeys(spent.shared_with, part)
    mine = expense.value - sum(shares.values())
    return replace(expense, paid_by=spent.paid_by or SAMPLE.me, shares={SAMPLE.me: mine, **shares})


def _lines(expense: SampleEntry, spent: SpendingTemplate, language: str) -> tuple[Line, ...]:
    """Return the lines of an expense of several categories, first what is left for its own."""
    if expense.category_id is None or not spent.split:
        return ()
    parts = tuple(Line(f"cat-{part.category}", part.value, part.note[language]) for part in spent.split)
    return (Line(expense.category_id, expense.value - sum(part.value for part in parts)), *parts)


def _refund(expense: SampleEntry, given: Refund, price: int, language: str) -> SampleEntry:
    """Return the refund of an expense: to its account, on a later day of its month."""
    return replace(
        expense,
        id=f"{expense.id}-refund",
        kind="refund",
        day=expense.day.replace(day=given.day),
        value=given.value,
        account_value=given.value * price,
        note=given.note[language],
        refund_of=expense.id,
    )


def _vary_amount(spent: SpendingTemplate, place: int) -> Decimal:
    """Return an amount that differs from month to month, unless it is fixed."""
    if spent.is_fixed:
        return spent.value
    change = SAMPLE.changes[place % len(SAMPLE.changes)]
    return from_hundredths(to_hundredths(spent.value) * (100 + change) // 100)


def _account(account: AccountData, entries: tuple[SampleEntry, ...], language: str) -> SampleAccount:
    account_id = f"acc-{account.id}"
    delta = sum((_account_delta(entry, account_id) for entry in entries), ZERO)
    return SampleAccount(
        id=account_id,
        name=account.name[language],
        icon=account.icon,
        currency_code=account.currency_code,
        type=account.type,
        opening=account.opening,
        budget=account.opening + delta,
        is_main_account=account.is_main_account,
        is_show_in_balance=account.is_show_in_balance,
    )


def _account_delta(entry: SampleEntry, account_id: str) -> Decimal:
    """Return the amount that the entry moves the account by."""
    if entry.from_account_id == account_id:
        return -(entry.from_value or ZERO)
    if entry.account_id != account_id:
        return ZERO
    if entry.kind == "expense":
        return -(entry.account_value or ZERO)
    return entry.value if entry.account_value is None else entry.account_value


def _list(one: ListData, language: str) -> SampleList:
    items = tuple(
        SampleItem(f"item-{one.id}-{index}", item.label[language], item.is_checked, item.price, item.quantity)
        for index, item in enumerate(one.items)
    )
    category_id = None if one.category is None else f"cat-{one.category}"
    return SampleList(f"list-{one.id}", one.name[language], category_id, one.is_pinned, items)
