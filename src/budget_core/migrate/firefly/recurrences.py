"""Recurrences of Firefly III: a row of its own, of each repetition, and of each transaction."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, Final

from budget_core.base.errors import DomainError
from budget_core.base.limits import SCHEDULE_EVERY_MAX
from budget_core.base.months import parse_day
from budget_core.migrate.builder import Builder, Words
from budget_core.migrate.files import Table
from budget_core.migrate.firefly.tables import Record, amount_of
from budget_core.migrate.rhythms import on_day_of_month
from budget_core.migrate.source import Options

_FREQUENCIES: Final = {"daily": "day", "weekly": "week", "monthly": "month", "yearly": "year"}
_WEEKENDS: Final = {"1": "asIs", "3": "before", "4": "after"}
_KIND: Final = "repetition_type"


def add_recurrences(table: Table, budgets: Mapping[str, str], builder: Builder, options: Options) -> None:
    """Add the recurrences of one repetition and one transaction; others are named. `budgets` are names by id."""
    rows: dict[str, dict[str, list[Record]]] = {}
    for record in _with_both_types(table).records():
        own = rows.setdefault(record["recurrence_id"], {"recurrence": [], "repetition": [], "transaction": []})
        own.setdefault(record["row_contains"], []).append(record)
    for own in rows.values():
        if not _add(table, own, budgets, builder, options):
            builder.leave("schedule", "pattern", own["recurrence"][0]["title"] if own["recurrence"] else "")


def _with_both_types(table: Table) -> Table:
    """Return the table with another name for its second `type`, that of the repetition."""
    places = [at for at, name in enumerate(table.header) if name == "type"]
    header = [_KIND if at in places[1:] else name for at, name in enumerate(table.header)]
    return Table(table.name, tuple(header), table.rows)


def _add(
    table: Table, own: Mapping[str, list[Record]], budgets: Mapping[str, str], builder: Builder, options: Options
) -> bool:
    """Add a recurrence as a schedule, and return whether it is one."""
    if any(len(own[kind]) != 1 for kind in ("recurrence", "repetition", "transaction")):
        return False
    head, repetition, transaction = own["recurrence"][0], own["repetition"][0], own["transaction"][0]
    rhythm = _rhythm(head, repetition, options.today)
    value = amount_of(table, transaction["amount"])
    source, target = transaction["source_name"], transaction["destination_name"]
    if rhythm is None or value != int(value) or not (builder.has_account(source) or builder.has_account(target)):
        return False
    tags = [tag for tag in transaction["tags"].split(",") if tag]
    fields = {"mode": "post", "is_active": head["active"] not in ("0", "false", ""), **rhythm}
    if builder.has_account(source) and builder.has_account(target):
        builder.schedule(target, int(value), Words("", head["title"], tags), from_account=source, **fields)
    elif builder.has_account(source):
        category = (budgets.get(transaction["budget"], "") or transaction["category"]).casefold()
        known = category if builder.has_category(category) else None
        builder.schedule(source, -int(value), Words(target, head["title"], tags), category=known, **fields)
    else:
        builder.schedule(target, int(value), Words(source, head["title"], tags), **fields)
    return True


def _rhythm(head: Record, repetition: Record, today: date) -> dict[str, Any] | None:
    """Return the fields of a rhythm; None for one that nothing here has."""
    kind, weekend, skip = repetition[_KIND], repetition["weekend"] or "1", repetition["skip"] or "0"
    if kind not in _FREQUENCIES or weekend not in _WEEKENDS or not skip.isdecimal():
        return None
    try:
        first = parse_day(head["first_date"][:10])
        start = _start(kind, repetition["moment"], first)
        until = parse_day(head["repeat_until"][:10]) if head["repeat_until"] else None
    except (DomainError, ValueError):
        return None
    if start is None or int(skip) >= SCHEDULE_EVERY_MAX:
        return None
    fields: dict[str, Any] = {
        "frequency": _FREQUENCIES[kind],
        "every": int(skip) + 1,
        "start_date": start.isoformat(),
        "active_from": max(today, first).isoformat(),
        "weekend": _WEEKENDS[weekend],
    }
    if until is not None:
        fields["end_date"] = max(until, start).isoformat()
    elif head["repetitions"] not in ("", "0"):
        return None  # they are counted from what was made already
    return fields


def _start(kind: str, moment: str, first: date) -> date | None:
    """Return the first day of a repetition."""
    if kind == "monthly":
        return on_day_of_month(first, int(moment))
    if kind == "weekly":
        return first + timedelta(days=(int(moment) - first.isoweekday()) % 7)
    if kind == "yearly":
        day = parse_day(moment[:10])
        start = day.replace(year=first.year)
        return start if start >= first else day.replace(year=first.year + 1)
    return first
