"""Schedules of Actual: each is a rule whose conditions say the account, the amount and the days."""

from collections.abc import Mapping
from datetime import date
from typing import Any, Final

from budget_core.base.errors import DomainError
from budget_core.base.limits import SCHEDULE_COUNT_MAX, SCHEDULE_EVERY_MAX
from budget_core.base.months import parse_day
from budget_core.migrate import cells
from budget_core.migrate.actual.budget_file import BudgetFile
from budget_core.migrate.builder import Builder, Words
from budget_core.migrate.rhythms import on_day_of_month
from budget_core.migrate.source import Options

_FREQUENCIES: Final = {"daily": "day", "weekly": "week", "monthly": "month", "yearly": "year"}
_NAMES: Final = {"acct": "account", "description": "payee"}


def add_schedules(budget: BudgetFile, builder: Builder, options: Options) -> None:
    """Add the schedules that go on; those with another rhythm, or without an account, are named."""
    rules = budget.rules()
    for each in budget.schedules():
        conditions, actions, _ = rules.get(cells.text(each["rule"]), ([], [], "and"))
        said = {_NAMES.get(name, name): one.get("value") for one in conditions if (name := _field(one))}
        payee = budget.payee_of(cells.key(said.get("payee")))
        name = cells.text(each["name"]) or ("" if payee is None else payee.name)
        if each["completed"]:
            continue
        rhythm, value = _rhythm(said.get("date"), each["next"], options.today), _value(said.get("amount"))
        account = cells.text(said.get("account"))
        if rhythm is not None and each["posts_transaction"]:  # nothing is posted that the file does not have
            rhythm |= {"mode": "post", "active_from": max(rhythm["active_from"], options.today.isoformat())}
        if rhythm is None or value is None or not builder.has_account(account):
            builder.leave("schedule", "pattern", name)
            continue
        other = None if payee is None else payee.account
        if other is not None and builder.has_account(other) and other != account:
            source, target = (account, other) if value < 0 else (other, account)
            builder.schedule(target, abs(value), Words("", name), from_account=source, **rhythm)
            continue
        category = next((cells.text(one.get("value")) for one in actions if _field(one) == "category"), None)
        category = budget.category_of(category)
        words = Words("" if payee is None else payee.name, cells.text(each["name"]))
        is_known = category is not None and builder.has_category(category)
        builder.schedule(account, value, words, category=category if is_known else None, **rhythm)


def _field(part: Any) -> str:
    return cells.text(part.get("field")) if isinstance(part, dict) else ""


def _value(amount: Any) -> int | None:
    """Return an amount; of a span its middle, as Actual does; None for no amount."""
    ends = (amount.get("num1"), amount.get("num2")) if isinstance(amount, dict) else (amount, amount)
    found = [end for end in ends if isinstance(end, int) and not isinstance(end, bool)]
    return (sum(found) + 1) // 2 if len(found) == len(ends) else None  # halves are rounded up, as Actual does


def _rhythm(said: Any, following: Any, today: date) -> dict[str, Any] | None:
    """Return the fields of a rhythm; None for one that has no equal."""
    try:
        if isinstance(said, str):
            day = parse_day(said[:10])
            return {"frequency": "once", "start_date": day.isoformat(), "active_from": day.isoformat()}
        if not isinstance(said, dict) or said.get("frequency") not in _FREQUENCIES:
            return None
        start = parse_day(cells.text(said.get("start"))[:10])
        ends = parse_day(cells.text(said.get("endDate"))[:10]) if said.get("endMode") == "on_date" else None
    except DomainError:
        return None
    every, patterns = said.get("interval") or 1, said.get("patterns") or []
    if type(every) is not int or not 1 <= every <= SCHEDULE_EVERY_MAX:
        return None
    if patterns:
        only = patterns[0] if len(patterns) == 1 and isinstance(patterns[0], dict) else {}
        if said["frequency"] != "monthly" or only.get("type") != "day" or type(only.get("value")) is not int:
            return None
        found = on_day_of_month(start, only["value"])
        if found is None:
            return None
        start = found
    fields: dict[str, Any] = {
        "frequency": _FREQUENCIES[said["frequency"]],
        "every": every,
        "start_date": start.isoformat(),
        "active_from": _active_from(following, today),
        "weekend": _weekend(said),
    }
    if ends is not None:
        fields["end_date"] = max(ends, start).isoformat()
    elif said.get("endMode") == "after_n_occurrences":
        count = said.get("endOccurrences") or 1
        if type(count) is not int or not 1 <= count <= SCHEDULE_COUNT_MAX:
            return None
        fields["count"] = count
    return fields


def _active_from(following: Any, today: date) -> str:
    digits = cells.text(following)
    try:
        return parse_day(f"{digits[:4]}-{digits[4:6]}-{digits[6:]}").isoformat()
    except DomainError:
        return today.isoformat()


def _weekend(said: Mapping[str, Any]) -> str:
    if not said.get("skipWeekend"):
        return "asIs"
    return "before" if said.get("weekendSolveMode") == "before" else "after"
