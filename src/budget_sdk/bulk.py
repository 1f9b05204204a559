"""Booking of many expenses as one import: one call, one change set, one undo.

Nothing here sends; as with names, what has to be asked is asked of the client.
"""

from base64 import b64encode
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date as Day  # noqa: N812 - a day; `date` is a field of an expense
from decimal import Decimal
from itertools import islice
from typing import Any, NamedTuple, Protocol, Required, TypedDict

from msgspec import structs

from budget_core.accounts.accounts import currency_of
from budget_core.base import currencies, money, text_rules
from budget_core.base.errors import DomainError
from budget_core.base.limits import CHANGES_MAX, IMPORT_LINES_MAX
from budget_core.contract.entries.history import AddExpense, HistoryEntry
from budget_core.contract.entries.imports import ImportAccount, ImportColumn, ImportFile, ImportReport, LineChange
from budget_core.contract.money.accounts import Account
from budget_core.contract.types import UNSET, UnsetType
from budget_core.contract.workspaces.changes import Changes as Changed
from budget_core.entries import payees, tags
from budget_sdk.errors import BudgetError, RateLimited
from budget_sdk.expenses import Amount, Lines, day_text, expense
from budget_sdk.names import NameResolver, Steps
from budget_sdk.resources.entries import Imports
from budget_sdk.resources.money import Accounts
from budget_sdk.resources.planning import Categories
from budget_sdk.resources.workspaces import Activity, Changes
from budget_sdk.retries import new_id

LONGEST_WAIT_SECONDS = 120
"""Windows of a server's limits on entries are shorter; what asks for more is an answer."""
_FEWEST = 2
_DAY_CHARACTERS = len("2026-12-24")
_HEADER_LINES = 1
_COLUMNS = [
    ImportColumn(column="date", field="date"),
    ImportColumn(column="amount", field="amount"),
    ImportColumn(column="account", field="account"),
]
Indexed = tuple[int, AddExpense]
_Key = tuple[str, str, str | None, Decimal]


def seconds_to_wait(error: BudgetError) -> int | None:
    """Return the seconds before a rate-limited call is repeated; None if it is not."""
    wait = error.retry_after if isinstance(error, RateLimited) else None
    return wait if wait is not None and wait <= LONGEST_WAIT_SECONDS else None


class ExpenseRow(TypedDict, total=False):
    """An expense in the words of `Client.add`; only the value is required."""

    value: Required[Amount]
    category: str | None
    note: str | None
    lines: Lines | None
    payee: str | None
    tags: str | Sequence[str] | None
    account: str | None
    date: Day | str | None
    paid_by: str | None


class Frame(Protocol):
    """DataFrame of pandas or Polars with the columns of an `ExpenseRow`."""

    @property
    def columns(self) -> Any:
        """Names of the columns."""


Expenses = Frame | Iterable[AddExpense | ExpenseRow]


def read_expenses(expenses: Expenses) -> list[AddExpense]:
    """Return many expenses as they are sent. Raises: TypeError, WrongAmount."""
    rows: Iterable[Any] = _frame_rows(expenses) if hasattr(expenses, "columns") else expenses
    return [_read_row(row) if isinstance(row, Mapping) else _with_day(row) for row in rows]


def _frame_rows(frame: Any) -> Iterator[dict[str, Any]]:
    """Yield the rows of a DataFrame; its floats, as CSV files give them, by the digits that they show."""
    if hasattr(frame, "iter_rows"):
        rows = frame.iter_rows(named=True)
    else:
        rows = frame.astype(object).where(frame.notna(), None).to_dict("records")
    for row in rows:
        yield {name: repr(float(value)) if isinstance(value, float) else value for name, value in row.items()}


def _read_row(row: Mapping[str, Any]) -> AddExpense:
    if unknown := sorted(map(str, row.keys() - ExpenseRow.__annotations__.keys())):
        raise TypeError(f"an expense has no {', '.join(unknown)}, but {', '.join(ExpenseRow.__annotations__)}")
    tags = row.get("tags")
    return expense(
        row.get("value"),  # type: ignore[arg-type] # refused if it is missing
        row.get("category"),
        row.get("note") or "",
        row.get("account"),
        row.get("date"),
        row.get("lines"),
        payee=row.get("payee"),
        tags=tags.split() if isinstance(tags, str) else tags,
        paid_by=row.get("paid_by"),
    )


def _with_day(one: AddExpense) -> AddExpense:
    """Return an expense whose date is a text."""
    return one if isinstance(one.date, UnsetType) else structs.replace(one, date=day_text(one.date))


def book_by_import(
    names: NameResolver, expenses: Sequence[AddExpense], typed: str | None
) -> Steps[dict[int, HistoryEntry]]:
    """Book the expenses that an import can; return their entries by position.

    The others, of another currency than their account's, with an id or a time of their own, or of an amount that is
    none, are left to single calls.
    """
    workspace = yield from names.workspace(typed)
    accounts: dict[str, Account] = {row.id: row for row in (yield Accounts.list.build(workspace.id))}
    categories: dict[str, str] = {row.id: row.name for row in (yield Categories.list.build(workspace.id))}
    plain = _unambiguous_categories(categories)
    ready: list[Indexed] = []
    known: dict[tuple[str, str], str] = {}
    for place, one in enumerate(expenses):
        if isinstance(one.category_id, UnsetType):
            continue
        account_id = yield from _id(names, known, "account", one.account_id, workspace.id)
        category_id = yield from _id(names, known, "category", one.category_id, workspace.id)
        account = accounts.get(account_id)
        if account is None or category_id not in plain:
            continue
        code = currency_of(account.currency_code, workspace.currency_code)
        if code == workspace.currency_code and _is_importable(one, code):
            ready.append((place, _with_ids(one, account_id, category_id)))
    booked: dict[int, HistoryEntry] = {}
    rows = iter(ready)
    while len(part := list(islice(rows, IMPORT_LINES_MAX))) >= _FEWEST:
        report: ImportReport = yield Imports.import_file.build(workspace.id, _import_table(part, categories))
        if report.revision is None:
            continue
        if report.left_out_count > len(report.left_out):  # not all of them are named: none of it, and no row twice
            yield Activity.undo.build(workspace.id, report.revision)
            continue
        entries = yield from _entries(workspace.id, report)
        booked |= _entries_by_position(part, entries, {one.line for one in report.left_out})
    return booked


def _id(names: NameResolver, known: dict[tuple[str, str], str], noun: str, typed: str, workspace_id: str) -> Steps[str]:
    if (noun, typed) not in known:
        known[noun, typed] = yield from names.row_id(noun, typed, workspace_id)
    return known[noun, typed]


def _unambiguous_categories(categories: dict[str, str]) -> set[str]:
    """Return the ids of categories with a unique name."""
    keys: dict[str, list[str]] = defaultdict(list)
    for category_id, name in categories.items():
        keys[text_rules.search_key(name)].append(category_id)
    return {ids[0] for ids in keys.values() if len(ids) == 1}


def _is_importable(one: AddExpense, code: str) -> bool:
    """Return whether an import books the expense as a call of its own would."""
    has_day = one.date is UNSET or len(one.date) == _DAY_CHARACTERS
    is_plain = one.id is UNSET and one.account_value is UNSET and one.lines is UNSET
    is_by_rule = one.paid_by is UNSET and one.shares is UNSET
    is_alone = is_plain and is_by_rule and one.currency_code in {UNSET, code}
    if not (has_day and is_alone and isinstance(one.value, Decimal) and one.value.is_finite() and one.value > 0):
        return False
    try:
        _details(one)
        return money.parse(f"{one.value:f}") == money.quantize(one.value, currencies.money_digits(code))
    except DomainError:
        return False


def _with_ids(one: AddExpense, account_id: str, category_id: str) -> AddExpense:
    day = Day.today().isoformat() if one.date is UNSET else one.date  # noqa: DTZ011 - the wall clock is meant
    return structs.replace(one, category_id=category_id, account_id=account_id, date=day)


def _import_table(part: Sequence[Indexed], categories: dict[str, str]) -> ImportFile:
    """Return the table to import, with names and notes as line changes."""
    lines = ["date,amount,account", *(f"{one.date},-{one.value:f},{one.account_id}" for _, one in part)]
    accounts = dict.fromkeys(one.account_id for _, one in part)
    return ImportFile(
        id=new_id(),
        file_name="add_many.csv",
        content=b64encode("\n".join(lines).encode()).decode("ascii"),
        format="csv",
        encoding="utf-8",
        delimiter=",",
        date_order="ymd",
        decimal=".",
        columns=_COLUMNS,
        accounts=[ImportAccount(name=account, account_id=account) for account in accounts],
        changes=[
            LineChange(line=line, take=True, category=categories[str(one.category_id)], **_details(one)._asdict())
            for line, (_, one) in enumerate(part, _HEADER_LINES + 1)
        ],
    )


def _entries(workspace_id: str, report: ImportReport) -> Steps[list[HistoryEntry]]:
    """Return the entries of the import, and any that others booked meanwhile."""
    since, found = (report.revision or 1) - 1, list[HistoryEntry]()
    while True:
        changed: Changed = yield Changes.since.build(workspace_id, since, CHANGES_MAX)
        found += changed.history
        if not changed.more or len(found) >= report.booked:
            return found
        since = changed.revision


def _entries_by_position(
    part: Sequence[Indexed], entries: Sequence[HistoryEntry], skipped: set[int]
) -> dict[int, HistoryEntry]:
    """Return the entry of each expense; equal ones are interchangeable.

    The server may write a note otherwise than it was given, so note, payee and tags decide among entries that are alike
    but for them.
    """
    alike: dict[_Key, list[HistoryEntry]] = defaultdict(list)
    for entry in reversed(entries):
        alike[entry.local_day, str(entry.account_id), entry.category_id, -entry.account_value].append(entry)
    positions: dict[_Key, list[Indexed]] = defaultdict(list)
    for line, (place, one) in enumerate(part, _HEADER_LINES + 1):
        if line not in skipped:
            positions[str(one.date), one.account_id, str(one.category_id), one.value].append((place, one))
    found: dict[int, HistoryEntry] = {}
    for key, expenses in positions.items():
        found |= _match_by_details(expenses, alike[key])
    return found


def _match_by_details(expenses: Sequence[Indexed], entries: Sequence[HistoryEntry]) -> dict[int, HistoryEntry]:
    alike: dict[tuple[object, ...], deque[HistoryEntry]] = defaultdict(deque)
    for entry in entries:
        alike[entry.note, entry.payee, tuple(entry.tags)].append(entry)
    found: dict[int, HistoryEntry] = {}
    others: list[int] = []
    for place, one in expenses:
        details = _details(one)
        if namesakes := alike[details.note, details.payee, tuple(details.tags)]:
            found[place] = namesakes.popleft()
        else:
            others.append(place)
    left = (entry for namesakes in alike.values() for entry in namesakes)
    return found | dict(zip(others, left, strict=False))


class _Details(NamedTuple):
    note: str
    payee: str
    tags: list[str]


def _details(one: AddExpense) -> _Details:
    """Return what an expense says beside its amount, as a server keeps it."""
    return _Details(
        text_rules.note(one.note) if isinstance(one.note, str) else "",
        payees.clean(one.payee) if isinstance(one.payee, str) else "",
        tags.clean_all(one.tags) if isinstance(one.tags, list) else [],
    )
