"""The vectors of `tests/vectors`, which the web's rules replay too (currencies and rates have tests of their own)."""

import json
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from datetime import date
from decimal import Decimal
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.core import filter_lines
from tests.core.quick_lines import read_line
from tests.core.vector_values import arguments, snake, text

from budget_core.accounts import accounts
from budget_core.base.conversions import Amount, Total
from budget_core.base.errors import DomainError
from budget_core.contract import validation
from budget_core.exports import cells
from budget_core.lists import list_merge, lists
from budget_core.people import workspaces
from budget_core.planning import carry_over, explanations, plannings, suggestions
from budget_core.planning.carry_over import Past
from budget_core.planning.plannings import BudgetMonth, Progress
from budget_core.recurring import forecasts, schedules
from budget_core.statistics import changes, reports, statistics
from budget_core.statistics.reports import AccountMovements
from budget_core.statistics.statistics import Period

FOLDER = Path(__file__).parents[1] / "vectors"
OTHERS = {"currencies", "rates"}


def view(month: BudgetMonth, **rows: Any) -> dict[str, Any]:
    """A month; what is to come is in the answer of cases that say something of it."""
    seen, said = plannings.view(month, **rows), "upcoming" in rows
    return {
        "rows": {category_id: progress(month, row, said) for category_id, row in seen.rows.items()},
        "removed": {category_id: progress(month, row, said) for category_id, row in seen.removed.items()},
        "total": progress(month, seen.total, said),
        "budgetsNotConverted": list(seen.budgets_not_converted),
    }


def largest_changes(spent: SimpleNamespace, before: SimpleNamespace, **rest: Any) -> list[changes.CategoryChange]:
    sums = [{key: Decimal(value) for key, value in vars(side).items()} for side in (spent, before)]
    return changes.largest_changes(sums[0], sums[1], **rest)


def progress(month: BudgetMonth, row: Progress, has_upcoming: bool) -> dict[str, Any]:
    upcoming = {"upcoming": row.upcoming, "free": row.free} if has_upcoming else {}
    return upcoming | {
        "currencyCode": row.currency_code,
        "budget": row.budget,
        "spent": row.spent,
        "percent": row.percent,
        "ratio": row.ratio,
        "overflow": row.overflow,
        "left": row.left,
        "leftPerDay": row.left_per_day(month.days_left),
        "notConverted": list(row.not_converted),
    }


def month_of(
    month: BudgetMonth, budgets: list[Any], past: Past, **rows: Any
) -> tuple[plannings.MonthView, dict[str, carry_over.Carried]]:
    codes = {each.category_id: each.currency_code for each in budgets if not each.deleted}
    carried = carry_over.carried_into(month.key, codes, month.currency_code, past, rows["rates"])
    return plannings.view(month, budgets=budgets, carried=carried, **rows), carried


def explain_month(of: explanations.Of, **given: Any) -> explanations.Node:
    return explanations.explain_month(of, month_of(**given)[0], given["rates"])


def explain_row(category_id: str, of: explanations.Of, **given: Any) -> explanations.Node | None:
    seen, carried = month_of(**given)
    if category_id not in seen.rows:
        return None
    row = seen.rows[category_id]
    return explanations.explain_row(category_id, of, seen, row, carried.get(category_id), given["rates"])


def month_view(month: BudgetMonth, **given: Any) -> dict[str, Any]:
    seen, _ = month_of(month, **given)
    return {
        "rows": {category_id: figures(month, row) for category_id, row in seen.rows.items()},
        "total": {**figures(month, seen.total), "setAside": seen.total.set_aside},
        "notConverted": list(seen.budgets_not_converted),
    }


def figures(month: BudgetMonth, row: Progress) -> dict[str, Any]:
    return {
        **progress(month, row, True),
        "carried": row.carried,
        "available": row.available,
        "upcoming": row.upcoming,
        "free": row.free,
    }


def carried_into(codes: Any, **given: Any) -> dict[str, Any]:
    seen = carry_over.carried_into(codes=codes, **given)
    return {
        key: SimpleNamespace(
            currency_code=each.currency_code,
            amount=each.amount,
            original=each.original,
            not_converted=each.not_converted,
            closing=SimpleNamespace(**each.closing._asdict(), available=each.closing.available),
        )
        for key, each in seen.items()
    }


def suggestion(full: list[str], spent: list[Any], **rest: Any) -> suggestions.PlanSuggestion:
    by_month: dict[str, list[Amount]] = {}
    for part in spent:
        by_month.setdefault(part.month, []).append(amount_of(part))
    return suggestions.suggestion(full, by_month, **rest)


def totals(parts: list[Any], **rest: Any) -> Any:
    return statistics.totals([(part.key, Amount(part.currency_code, part.amount)) for part in parts], **rest)


def closings(balance: str, moved: dict[str, Decimal], keys: list[str], running: str) -> list[Decimal]:
    return statistics.closings(Decimal(balance), moved, keys, running)


def month_figures(period: Period, accounts: list[AccountMovements], **parts: list[Any]) -> list[Any]:
    pairs = {name: [(part.month, amount_of(part)) for part in each] for name, each in parts.items()}
    months = reports.month_figures(period, accounts=accounts, **pairs)
    return [SimpleNamespace(**named(month), net=month.net, left_out=month.left_out) for month in months]


def monthly_average(period: Period, figures: list[Any], first: str | None = None) -> Any:
    empty = reports.month_figures(period, [], [], [], [])
    rows = [
        replace(row, income=Total(Decimal(each.income), ()), spent=Total(Decimal(each.spent), ()))
        for row, each in zip(empty, figures, strict=True)
    ]
    return reports.monthly_average(period, rows, first)


def category_series(period: Period, archived: dict[str, bool], **parts: list[Any]) -> Any:
    return reports.category_series(period, archived, **by_category(parts))


def category_shares(period: Period, categories: list[str], **parts: list[Any]) -> Any:
    found = reports.category_shares(period, categories, **by_category(parts))
    rows = [
        SimpleNamespace(**named(row), percent=row.percent, ratio=row.ratio, left_out=row.left_out)
        for row in found.categories
    ]
    return SimpleNamespace(spent=found.spent, categories=rows)


def by_category(parts: dict[str, list[Any]]) -> dict[str, Any]:
    return {name: [((part.category_id, part.month), amount_of(part)) for part in each] for name, each in parts.items()}


def amount_of(part: Any) -> Amount:
    return Amount(part.currency_code, part.amount)


def named(value: Any) -> dict[str, Any]:
    return {field.name: getattr(value, field.name) for field in fields(value)}


def merge(**given: list[Any]) -> list_merge.MergeResult:
    return list_merge.merge(**{name: [lists.Item(**vars(item)) for item in items] for name, items in given.items()})


def check_out(items: list[Any], **rest: Any) -> lists.CheckedOutItems:
    return lists.check_out([lists.Item(**vars(item)) for item in items], **rest)


def expected(planned: list[Any], **span: Any) -> list[Any]:
    return [item(each) for each in forecasts.expected(pairs(planned), **span)]


def upcoming(planned: list[Any], **span: Any) -> list[forecasts.Upcoming]:
    return forecasts.upcoming(pairs(planned), **span)


def pairs(planned: list[Any]) -> list[tuple[Any, list[date]]]:
    return [(part.schedule, part.settled) for part in planned]


def incomes(planned: list[Any], **span: Any) -> list[Amount]:
    return forecasts.incomes([(part.schedule, part.skipped) for part in planned], **span)


def item(each: forecasts.ProjectedItem) -> SimpleNamespace:
    return SimpleNamespace(schedule_id=each.schedule.id, occurrence=each.occurrence, day=each.day)


def forecast(planned: list[Any], today: date, until: date, **given: Any) -> SimpleNamespace:
    seen = forecasts.forecast(planned=pairs(planned), today=today, until=until, **given)
    return SimpleNamespace(
        accounts={account_id: line_of(each) for account_id, each in seen.accounts.items()},
        total=line_of(seen.total),
        not_converted=seen.not_converted,
        items=[item(each) for each in forecasts.expected(seen.planned, today, until)],
    )


def count_booked(first: date | None = None, **given: Any) -> int:
    return schedules.count_booked(first=first, **given)


def open_occurrences(**given: Any) -> list[schedules.OpenOccurrence]:
    return list(schedules.open_occurrences(**given))


def line_of(each: forecasts.ForecastLine) -> SimpleNamespace:
    return SimpleNamespace(**named(each), lowest=each.lowest)


def spend(line: Any, allowances: list[Any], until: date) -> SimpleNamespace:
    points = [forecasts.Point(point.day, point.amount) for point in line.days]
    return line_of(forecasts.spend(forecasts.ForecastLine(line.currency_code, points), allowances, until))


def heir(**given: Any) -> str | None:
    member = workspaces.heir(**given)
    return member.user_id if member is not None else None


ADAPTED: dict[str, Callable[..., Any]] = {
    "accounts.successor": lambda others: accounts.successor(others).id,
    "carry_over.carriedInto": carried_into,
    "carry_over.month": month_view,
    "cells.cellText": lambda **given: cells.cell_text(given["text"]),
    "cells.csvText": cells.csv_text,
    "cells.historyHeader": lambda: cells.csv_text([cells.HISTORY_COLUMNS]),
    "explanations.explainMonth": explain_month,
    "explanations.explainRow": explain_row,
    "filters.checkNames": filter_lines.find_unknown_name,
    "filters.matches": filter_lines.matches,
    "filters.parse": filter_lines.read_filter,
    "forecasts.expected": expected,
    "forecasts.forecast": forecast,
    "changes.largestChanges": largest_changes,
    "forecasts.incomes": incomes,
    "forecasts.spend": spend,
    "forecasts.upcoming": upcoming,
    "list_merge.merge": merge,
    "lists.checkOut": check_out,
    "lists.sortLists": lambda **given: [each.id for each in lists.sort_lists(**given)],
    "plannings.view": view,
    "quick_add.parse": read_line,
    "reports.categorySeries": category_series,
    "reports.categoryShares": category_shares,
    "reports.monthFigures": month_figures,
    "reports.monthlyAverage": monthly_average,
    "schedules.countBooked": count_booked,
    "schedules.openOccurrences": open_occurrences,
    "statistics.averagedMonths": lambda first, **rest: statistics.averaged_months(first=first or None, **rest),
    "statistics.closings": closings,
    "statistics.totals": totals,
    "suggestions.suggestion": suggestion,
    "statistics.wasCounted": lambda deleted_on=None, **rest: statistics.was_counted(deleted_on=deleted_on, **rest),
    "workspaces.checkRemoval": lambda is_personal, others: workspaces.check_removal(is_personal, int(others)),
    "workspaces.heir": heir,
}


def file_of(module: str) -> Path:
    """The file of a module's vectors, which lies in the folder that the module has in the core."""
    return next(path for path in FOLDER.glob(f"**/{module}.json") if "drawn" not in path.parts)


def function_of(module: str, name: str) -> Callable[..., Any]:
    if module == "validation":
        return lambda text: validation.check(name, text)
    if adapted := ADAPTED.get(f"{module}.{name}"):
        return adapted
    inside = file_of(module).relative_to(FOLDER).with_suffix("").parts
    return cast("Callable[..., Any]", getattr(import_module(".".join(("budget_core", *inside))), snake(name)))


def cases() -> Iterator[Any]:
    files = [path for path in sorted(FOLDER.glob("**/*.json")) if path.stem not in OTHERS]
    for path in files:
        for name, rows in json.loads(path.read_text("utf-8"))["functions"].items():
            for index, case in enumerate(rows):
                label = f"{path.parent.name}/{path.stem}.{name}-{case.get('name', index)}"
                yield pytest.param(path.stem, name, case, id=label)


@pytest.mark.parametrize(("module", "name", "case"), list(cases()))
def test_a_function_gives_what_its_vector_says(module: str, name: str, case: dict[str, Any]) -> None:
    function, given = function_of(module, name), arguments(case["in"])
    if "out" in case:
        assert text(function(**given)) == case["out"]
        return
    with pytest.raises(DomainError) as raised:
        function(**given)
    assert raised.value.code.value == case["error"]
    assert {field: code.value for field, code in raised.value.fields.items()} == case.get("fields", {})
