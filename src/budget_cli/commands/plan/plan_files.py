"""`budget plan export`, `diff` and `apply`: months' plans as a text that people keep and edit."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from budget_cli.arguments import DryRun, MonthArgument, MonthCount, Yes
from budget_cli.changes.dry_run import print_unchanged
from budget_cli.context import Context
from budget_cli.errors import FileUnusable, WrongUsage
from budget_cli.output.writer import echo
from budget_cli.typed.dates import planning_date
from budget_cli.views.plan_changes import PlanChange, columns, row
from budget_core.base import months
from budget_core.contract.planning.carry_over import CarryItem, TargetItem
from budget_core.contract.planning.plannings import Planning, PlanningCategory
from budget_core.planning import plan_text
from budget_core.planning.plan_text import (
    NO_RULES,
    CurrentBudget,
    Fault,
    PlannedBudget,
    PlannedChange,
    PlanTextError,
    Rules,
    changes,
    labels,
)
from budget_sdk import MonthSet, MonthsSet, PlanningSetItem

_FILE_MAX_BYTES = 1_000_000
_STDIN = Path("-")
_FAULTS = {
    Fault.LINE: "'{given}' is neither a month like 2026-12: nor a budget like Food: 300.00; quote a name with a colon",
    Fault.MONTH: "'{given}' is not a month. Write it like 2026-12:",
    Fault.NO_MONTH: "'{given}' belongs to no month. Start with one, like 2026-12:",
    Fault.REPEATED: "'{given}' is there twice",
    Fault.AMOUNT: "'{given}' is not an amount. Write it like 300.00 or 300.00 EUR",
    Fault.NEGATIVE: "{given} is less than zero",
    Fault.TOO_LARGE: "{given} is too much: 9999999999.99 at most",
    Fault.DIGITS: "{given} has more decimals than its currency",
    Fault.RULE: "'{given}' is not a rule. Write it like carry left cap 900.00 target 900.00 by 2027-06",
    Fault.CURRENCY: "'{given}' is not a currency code, like EUR",
    Fault.UNKNOWN: "there is no category '{given}'. There are: {names}",
}

PlanFile = Annotated[Path, typer.Argument(metavar="FILE", help="A file of `budget plan export`; - is stdin.")]


class _Month(NamedTuple):
    """A month that the text names, and what changes in it."""

    planning: Planning
    changes: Sequence[PlannedChange]


def export(context: Context, month: MonthArgument = None, count: MonthCount = 1) -> None:
    """Print the budgets of one or more months as text.

    Example: budget plan export 2026-12 > plan.yaml
    """
    first = context.month(month)
    names = _labels(context)
    plan = {
        key: {
            names[category_id]: PlannedBudget(
                one.amount, _unless(one.currency_code, context.workspace.currency_code), one.rules
            )
            for category_id, one in _current(context, _planning(context, key)).items()
        }
        for key in months.between(first, months.add(first, count - 1))
    }
    sys.stdout.write(plan_text.write(plan))


def diff(context: Context, file: PlanFile) -> None:
    """Show the changes that a plan's text would make.

    Example: budget plan diff plan.yaml
    """
    _show(context, file, _months(context, file))


def apply(context: Context, file: PlanFile, dry_run: DryRun = False, yes: Yes = False) -> None:
    """Apply a plan's text; planned categories that it leaves out leave their month.

    Example: budget plan apply plan.yaml --dry-run
    """
    found = _months(context, file)
    if not dry_run:
        _agree(context, file, found, yes)
        _apply(context, found)
    _show(context, file, found)
    if dry_run:
        print_unchanged(context)


def _months(context: Context, file: Path) -> list[_Month]:
    """Return the changes of the file. Raises `FileUnusable` with the line of its first fault."""
    try:
        return [_month(context, key, budgets) for key, budgets in plan_text.read(_text(file)).items()]
    except PlanTextError as error:
        names = ", ".join(_labels(context).values())
        reason = context.text(_FAULTS[error.fault], given=error.given, names=names)
        raise FileUnusable("{file}, line {line}: {reason}.", file=file, line=error.line, reason=reason) from None


def _month(context: Context, key: str, budgets: Mapping[str, PlannedBudget]) -> _Month:
    planning, code = _planning(context, key), context.workspace.currency_code
    ids = {label: category_id for category_id, label in _labels(context).items()}
    ids |= {category.id: category.id for category in context.categories}
    current, typed_budgets = _current(context, planning), {}
    for label, budget in budgets.items():
        if label not in ids:
            raise PlanTextError(budget.line, Fault.UNKNOWN, label)
        plan_text.check_digits(budget, code)
        plan_text.check_sign(budget, current.get(ids[label]), code)
        typed_budgets[ids[label]] = budget
    return _Month(planning, changes(current, typed_budgets, code))


def _current(context: Context, planning: Planning) -> dict[str, CurrentBudget]:
    """Return the rows of the categories that can be planned, by category id."""
    live = {category.id for category in context.categories}
    return {
        one.category_id: CurrentBudget(one.budget, one.currency_code, is_stored=one.id is not None, rules=_rules(one))
        for one in planning.plannings_categories
        if one.category_id in live
    }


def _rules(row: PlanningCategory) -> Rules:
    """Return the rules of a category that begin in the month of its row."""
    carry, target = row.carry, row.target
    rules = NO_RULES
    if carry is not None and carry.from_month == row.date:
        rules = replace(rules, carry=carry.rule, cap=carry.cap)
    if target is not None and target.from_month == row.date:
        rules = replace(rules, target=target.amount, by=None if target.by is None else target.by[:7])
    return rules


def _apply(context: Context, found: Sequence[_Month]) -> None:
    """Apply all months in one call, which one undo takes back."""
    months_set = [_month_set(month) for month in found if month.changes]
    if months_set:
        context.client.plannings.set_months(context.workspace.id, MonthsSet(months=months_set))


def _month_set(month: _Month) -> MonthSet:
    return MonthSet(
        date=month.planning.date,
        plannings_categories=[
            PlanningSetItem(
                category_id=change.category_id, budget=change.after.amount, currency_code=change.after.currency_code
            )
            for change in month.changes
            if change.after and change.is_budget_changed
        ],
        carry_rules=[
            CarryItem(category_id=change.category_id, carry=rules.carry, cap=rules.cap)
            for change in month.changes
            if (rules := _new_rules(change)).carry is not None
        ],
        targets=[
            TargetItem(
                category_id=change.category_id,
                amount=rules.target,
                by=None if rules.by is None else planning_date(rules.by),
                every_month=rules.by is None,
            )
            for change in month.changes
            if (rules := _new_rules(change)).target is not None
        ],
        removed_categories=[change.category_id for change in month.changes if change.after is None],
    )


def _new_rules(change: PlannedChange) -> Rules:
    """Return the rules that a change sets; none where they stay."""
    before, after = (NO_RULES if side is None else side.rules for side in (change.before, change.after))
    return NO_RULES if before == after else after


def _agree(context: Context, file: Path, found: Sequence[_Month], is_agreed: bool) -> None:
    """Ask before months change; without somebody to ask, or where the plan was typed, `--yes` is needed."""
    count = sum(len(month.changes) for month in found)
    if is_agreed or not count:
        return
    question = _question(context, file, found) or context.text(
        "Apply the changes of {file} ({count})?", count=count, file=file
    )
    if file == _STDIN:
        raise WrongUsage("{question} Confirm with --yes.", question=question)
    context.agree(question, is_agreed)


def _question(context: Context, file: Path, found: Sequence[_Month]) -> str | None:
    """Return the question about categories that leave the plan; None where none does."""
    names = context.category_names
    left_out = [
        f"{names[one.category_id]} ({month.planning.date[:7]})"
        for month in found
        for one in month.changes
        if one.after is None
    ]
    if not left_out:
        return None
    text = "{file} leaves out {categories}: they would leave the plan."
    return context.text(text, file=file, categories=", ".join(left_out))


def _show(context: Context, file: Path, found: Sequence[_Month]) -> None:
    rows = [row(month.planning.date[:7], change) for month in found for change in month.changes]
    if not rows and context.output.is_for_people:
        echo(context.text("The plan already matches {file}.", file=file))
        return
    show_changes(context, rows)


def _text(file: Path) -> str:
    try:
        raw = sys.stdin.buffer.read() if file == _STDIN else file.expanduser().read_bytes()
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None
    if len(raw) > _FILE_MAX_BYTES:
        raise FileUnusable("{file} is too large to be a plan.", file=file)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise FileUnusable("{file}, line {line}: it is not text in UTF-8.", file=file, line=line) from None


def _labels(context: Context) -> dict[str, str]:
    return labels((category.id, category.name) for category in context.categories)


def _planning(context: Context, key: str) -> Planning:
    return context.client.plannings.get(context.workspace.id, planning_date(key))


def _unless(code: str, default: str) -> str | None:
    return None if code == default else code


def show_changes(context: Context, rows: Sequence[PlanChange]) -> None:
    """Write the changes, with the categories' names."""
    names = context.category_names
    context.output.show(rows, rows, columns(context.display, names), names={"categoryId": names})
