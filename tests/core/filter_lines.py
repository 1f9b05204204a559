"""Cases of `tests/vectors/filters.json`: filters, and the entries that they are tried on."""

from datetime import date
from types import SimpleNamespace
from typing import Any, get_args

from budget_core.contract.types import EntryKind
from budget_core.filters import FilterError, Node, check_names, compile_filter, parse


def read_filter(text: str, today: date) -> Node | SimpleNamespace:
    """The parts of a filter, or the code of what is wrong and where it begins; all kinds are KINDS there."""
    try:
        return parse(text, today)
    except FilterError as error:
        kinds = {"kinds": "KINDS"} if error.params.get("kinds") == ", ".join(get_args(EntryKind)) else {}
        return SimpleNamespace(code=error.code.value, position=error.position, **(error.params | kinds))


def find_unknown_name(text: str, today: date, known: Any) -> SimpleNamespace | None:
    """The code of a name that nothing has, and where it begins."""
    try:
        check_names(parse(text, today), vars(known))
    except FilterError as error:
        return SimpleNamespace(code=error.code.value, position=error.position, **error.params)
    return None


def matches(text: str, today: date, entry: Any, names: Any, line: str | None = None) -> bool:
    """Return whether an entry passes, or its line at a place."""
    entry.lines, entry.local_day = entry.pieces, entry.local_day.isoformat()
    entry.category_label = getattr(entry, "category_label", None)
    entry.account_label = entry.account_label or None
    entry.from_account_label = entry.from_account_label or None
    part = None if line is None else entry.lines[int(line)]
    return compile_filter(parse(text, today), vars(names))(entry, part)
