"""Lines of an assistant's answers: about 100 characters each, free text quoted, ids as `budget history` shows them."""

import json
from collections.abc import Iterable, Sequence
from decimal import Decimal
from itertools import islice
from typing import Any, Final

from budget_cli.assistant.arguments import WrongArgumentsError
from budget_cli.language import DEFAULT
from budget_cli.output.display import Display
from budget_cli.views import schedules as schedule_views
from budget_cli.views.history import account, label
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.entries.lists import CheckOut, List
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning.plannings import Explanation, Planning, PlanningCategory
from budget_core.contract.planning.schedules import Schedule
from budget_core.contract.workspaces.changes import ChangeSet
from budget_sdk.matching import short_id

ENGLISH: Final = Display(DEFAULT)
_INDENT: Final = "  "


def quoted(value: str) -> str:
    """Return free text as a JSON string on one line: none of it can be taken for a line of its own."""
    text = json.dumps(value, ensure_ascii=False)
    return "".join(one if one.isprintable() else f"\\u{ord(one):04x}" for one in text)


def name(value: str) -> str:
    """Return a name on one line, quoted where it is more than letters, digits and spaces."""
    return value if value.replace(" ", "").isalnum() else quoted(value)


def money(value: Decimal, currency_code: str) -> str:
    """Return an amount as data with its currency."""
    return f"{value} {currency_code}"


def page_of(lines: Iterable[str], page: str | None, size: int) -> str:
    """Return the lines of a page; its last line names the next one. Raises: WrongArgumentsError."""
    start = int(page) if page and page.isascii() and page.isdecimal() else 0
    if page and str(start) != page:
        raise WrongArgumentsError(f"There is no page {quoted(page)}.")
    shown = list(islice(lines, start, start + size + 1))
    if not shown:
        return "Nothing there."
    more = [f'More: page "{start + size}"'] if len(shown) > size else []
    return "\n".join([*shown[:size], *more])


def entry(row: HistoryEntry) -> str:
    """Return an entry in a line."""
    what = [name(label(ENGLISH, row)), name(row.payee) if row.payee else "", quoted(row.note) if row.note else ""]
    what += [f"#{tag}" for tag in row.tags]
    accounts = name(account(ENGLISH, row)) if row.account_label or row.from_account_label else ""
    parts = [row.local_day, money(row.value, row.currency_code), *what, accounts, f"id {short_id(row.id)}"]
    return " · ".join(filter(None, parts))


def entry_of(answer: Any) -> str:
    """Return the line of the entry that an answer brought; nothing for any other answer."""
    booked = answer.entry if isinstance(answer, CheckOut) else answer
    return entry(booked) if isinstance(booked, HistoryEntry) else ""


def not_converted(amounts: Sequence[NotConverted]) -> list[str]:
    """Return the line that names amounts without a rate; none without any."""
    named = ", ".join(money(one.amount, one.currency_code) for one in amounts)
    return [f"Without a rate, left out: {named}"] if amounts else []


def plan(row: PlanningCategory | Planning) -> str:
    """Return what is planned, spent and left."""
    parts = [f"plan {row.budget}" if row.budget else "no plan", f"spent {row.spent}"]
    parts += [f"carried {row.carried}"] if row.carried else []
    parts += [f"to come {row.upcoming}"] if row.upcoming else []
    if row.budget or row.carried:
        parts += [f"over by {-row.available}" if row.available < 0 else f"left {row.available}"]
        parts += [f"free {row.free}"] if row.free != row.available else []
    return ", ".join(parts)


def explanation(node: Explanation, names: dict[str, str], depth: int = 0) -> Iterable[str]:
    """Yield the tree of a number, a line each, what belongs to one below it."""
    what = name(names.get(node.category_id, "")) if node.category_id else node.code
    month = f" of {node.month[:7]}" if node.month else ""
    count = f", {node.count} entries" if node.count else ""
    original = f", from {money(node.original.amount, node.original.currency_code)}" if node.original else ""
    yield f"{_INDENT * depth}{what}{month}: {money(node.amount, node.currency_code)}{original}{count}"
    for child in node.children:
        yield from explanation(child, names, depth + 1)


def schedule(row: Schedule, called: str, accounts: dict[str, str]) -> str:
    """Return a schedule in a line, with what is due of it."""
    often, next_day = schedule_views.how_often(ENGLISH, row), row.next_date or ("ended" if row.is_active else "paused")
    due = [f"due {', '.join(one.occurrence for one in row.due)}"] if row.due else []
    mode = ["posts by itself"] if row.mode == "post" else []
    parts = [name(called), row.kind, money(row.value, row.currency_code), often, f"next {next_day}", *due, *mode]
    return " · ".join([*parts, name(accounts.get(row.account_id, "?")), f"id {short_id(row.id)}"])


def basket(row: List) -> Iterable[str]:
    """Yield a list and its items, a line each."""
    yield f"{name(row.name)}: {sum(item.is_checked for item in row.list_items)} of {len(row.list_items)} ticked"
    for item in row.list_items:
        count = f" ×{item.quantity.normalize():f}" if item.quantity != 1 else ""
        price = f", {item.price} each" if item.price is not None else ""
        yield f"{_INDENT}[{'x' if item.is_checked else ' '}] {name(item.label)}{count}{price}"


def change_set(row: ChangeSet, summary: str) -> str:
    """Return a change set in a line."""
    who = name(row.user_name or "?") + (" by an assistant" if row.is_by_assistant else "")
    undone = ", undone" if row.undone_by is not None else ""
    undo = f", undoes {row.undoes}" if row.undoes is not None else ""
    fixed = "" if row.undoable else ", has no undo"
    return f"{row.revision} · {row.at:%Y-%m-%d %H:%M} · {who} · {quoted(summary)[1:-1]}{undone}{undo}{fixed}"
