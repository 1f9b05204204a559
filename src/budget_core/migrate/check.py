"""Comparison of a workspace's file with the numbers of the app it comes from."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from budget_core.base import months
from budget_core.base.limits import MIGRATION_DIFFERENCES_SHOWN
from budget_core.base.money import ZERO, from_hundredths, to_hundredths
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MonthAmount, MonthDifference
from budget_core.migrate.builder import NO_CATEGORY
from budget_core.migrate.source import Figures, MonthKey
from budget_core.planning.carry_over import Carry, handed

_AMOUNTS: tuple[MonthAmount, ...] = ("budgeted", "spent", "carried")


@dataclass(frozen=True, slots=True)
class Comparison:
    """Months that agree, and the differences of those that don't."""

    agree: int
    differ: int
    differences: list[MonthDifference]


def compare(workspace: GuestImport, there: Mapping[MonthKey, Figures]) -> Comparison:
    """Compare the months of a workspace's file with those of the other app."""
    here = month_figures(workspace, [key.month for key in there])
    here = {key: amounts for key, amounts in here.items() if key.category != NO_CATEGORY}
    names = {each.id: each.name for each in workspace.guest_category}
    differences = [
        MonthDifference(
            date=f"{key.month}-01",
            category=names[key.category],
            amount=amount,
            currency_code=key.currency_code,
            there=from_hundredths(theirs),
            here=from_hundredths(ours),
            difference=from_hundredths(ours - theirs),
        )
        for key in sorted({*here, *there})
        for amount, theirs, ours in zip(_AMOUNTS, there.get(key, Figures()), here.get(key, Figures()), strict=True)
        if theirs != ours
    ]
    every = {key.month for key in (*here, *there)}
    differ = len({each.date for each in differences})
    return Comparison(len(every) - differ, differ, differences[:MIGRATION_DIFFERENCES_SHOWN])


def month_figures(workspace: GuestImport, also: list[str]) -> dict[MonthKey, Figures]:
    """Return what a workspace's file holds by month, category and currency, carried on by the rules of carry-over.

    `also` are months that are looked at beside those with a plan or spending.
    """
    own = workspace.guest_setting.currency_code
    first_day = workspace.guest_setting.first_day_of_month
    budgeted: defaultdict[MonthKey, int] = defaultdict(int)
    spent: defaultdict[MonthKey, int] = defaultdict(int)
    for plan in workspace.guest_planning_category:
        budgeted[MonthKey(plan.date[:7], plan.category_id, plan.currency_code or own)] += to_hundredths(plan.budget)
    for entry in workspace.guest_history:
        if entry.kind not in ("expense", "refund") or entry.category_id is None:
            continue
        month, code = months.month_of(months.parse_day(entry.date[:10]), first_day), entry.currency_code or own
        parts = [(line.category_id, line.value) for line in entry.lines] or [(entry.category_id, entry.value)]
        for category, value in parts:
            spent[MonthKey(month, category, code)] -= to_hundredths(value)
    carried = _carried(workspace, budgeted, spent, also)
    keys = {key for amounts in (budgeted, spent, carried) for key, value in amounts.items() if value}
    return {key: Figures(budgeted.get(key, 0), spent.get(key, 0), carried.get(key, 0)) for key in keys}


def _carried(
    workspace: GuestImport, budgeted: Mapping[MonthKey, int], spent: Mapping[MonthKey, int], also: list[str]
) -> dict[MonthKey, int]:
    """Return the amounts carried into months, in the currency of the workspace."""
    code = workspace.guest_setting.currency_code
    rules: defaultdict[str, list[tuple[str, Carry]]] = defaultdict(list)
    for rule in workspace.guest_carry_rule:
        rules[rule.category_id].append((rule.from_month[:7], rule.carry))
    last = max([key.month for key in (*budgeted, *spent)] + also, default="")
    carried: dict[MonthKey, int] = {}
    for category, own in rules.items():
        starts = [month for month, _ in sorted(own)]
        carries = [carry for _, carry in sorted(own)]
        amount = ZERO
        for month in months.between(starts[0], last):
            key = MonthKey(month, category, code)
            carried[key] = to_hundredths(amount)
            available = amount + from_hundredths(budgeted.get(key, 0) - spent.get(key, 0))
            amount = handed(available, carries[bisect_right(starts, month) - 1])
    return carried
