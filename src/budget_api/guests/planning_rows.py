"""A guest's categories, their budgets, carry-over, targets and expected incomes."""

from collections.abc import Hashable, Mapping, Sequence

from budget_api.guests.import_context import ImportContext, Row
from budget_api.ids import new_id
from budget_api.plannings.budgets import month_id
from budget_api.workspaces.row_codecs import BUDGET, CARRY_RULE, CATEGORY, EXPECTED_INCOME, TARGET
from budget_core.base.errors import ErrorCode
from budget_core.contract.workspaces.guest_rows import (
    GuestCarryRule,
    GuestCategory,
    GuestExpectedIncome,
    GuestPlanning,
    GuestPlanningCategory,
    GuestTarget,
)
from budget_core.planning import carry_over, targets

CATEGORIES = "guestCategory"
PLANNED = "guestPlanningCategory"


def category_rows(context: ImportContext, categories: Sequence[GuestCategory]) -> list[Row]:
    """Return the categories, archived ones included, in their order."""
    return [
        {
            "id": context.ids["categories"][category.id],
            "position": position,
            **context.columns(CATEGORY, f"{CATEGORIES}.{position}", category),
            **context.common_columns(category, context.deleted_at(category)),
        }
        for position, category in enumerate(categories)
    ]


def month_rows(
    context: ImportContext, months: Sequence[GuestPlanning], planned: Sequence[GuestPlanningCategory]
) -> list[Row]:
    """Return the months that are named or planned for."""
    workspace_id = context.workspace.id
    dates = {*(month.date for month in months), *(row.date for row in planned)}
    return [{"id": month_id(workspace_id, date), "workspace_id": workspace_id, "date": date} for date in sorted(dates)]


def budget_rows(context: ImportContext, planned: Sequence[GuestPlanningCategory]) -> list[Row]:
    """Return the budgets of the months, at most one for each category in each."""
    pairs: set[tuple[str, str]] = set()
    rows = []
    for index, row in enumerate(planned):
        if (row.date, row.category_id) in pairs:
            context.wrong[f"{PLANNED}.{index}.categoryId"] = ErrorCode.VALIDATION_UNIQUE
        pairs.add((row.date, row.category_id))
        rows.append(_budget_row(context, f"{PLANNED}.{index}", row))
    return rows


def _budget_row(context: ImportContext, path: str, planned: GuestPlanningCategory) -> Row:
    currency_code = planned.currency_code or context.workspace.currency_code
    context.check_amount(f"{path}.budget", planned.budget, currency_code)
    return {
        "id": new_id(),
        "currency_code": currency_code,
        **context.columns(BUDGET, path, planned),
        **context.common_columns(planned, context.deleted_at(planned)),
    }


RULES, TARGETS, INCOMES = "guestCarryRule", "guestTarget", "guestExpectedIncome"
Codes = Mapping[tuple[str, str], str]
"""Currencies of planned rows, by category label and month; others are in the workspace's."""


def row_codes(context: ImportContext, planned: Sequence[GuestPlanningCategory]) -> Codes:
    """Return the currencies of the months' rows."""
    own = context.workspace.currency_code
    return {(row.category_id, row.date): row.currency_code or own for row in planned if not row.deleted}


def carry_rule_rows(context: ImportContext, rules: Sequence[GuestCarryRule], codes: Codes) -> list[Row]:
    """Return the rules, at most one for each category and month."""
    _check_unique(context, RULES, "from", [(rule.category_id, rule.from_month) for rule in rules])
    rows = []
    for index, rule in enumerate(rules):
        path = f"{RULES}.{index}"
        with context.errors_at(path):
            code = codes.get((rule.category_id, rule.from_month), context.workspace.currency_code)
            carry_over.check_rule(rule.carry, code, rule.cap)
        rows.append({"id": new_id(), **context.columns(CARRY_RULE, path, rule), **context.common_columns(rule)})
    return rows


def target_rows(context: ImportContext, guest_targets: Sequence[GuestTarget], codes: Codes) -> list[Row]:
    """Return the targets, at most one for each category."""
    _check_unique(context, TARGETS, "categoryId", [target.category_id for target in guest_targets])
    rows = []
    for index, target in enumerate(guest_targets):
        path = f"{TARGETS}.{index}"
        with context.errors_at(path):
            code = codes.get((target.category_id, target.from_month), context.workspace.currency_code)
            targets.check_target(_checked(target), code)
        rows.append({"id": new_id(), **context.columns(TARGET, path, target), **context.common_columns(target)})
    return rows


def income_rows(context: ImportContext, incomes: Sequence[GuestExpectedIncome]) -> list[Row]:
    """Return the expected incomes, at most one for each month."""
    _check_unique(context, INCOMES, "date", [income.date for income in incomes])
    rows = []
    for index, income in enumerate(incomes):
        path = f"{INCOMES}.{index}"
        code = income.currency_code or context.workspace.currency_code
        context.check_amount(f"{path}.amount", income.amount, code)
        columns = context.columns(EXPECTED_INCOME, path, income)
        rows.append({"id": new_id(), "currency_code": code, **columns, **context.common_columns(income)})
    return rows


def _checked(target: GuestTarget) -> targets.SetTarget:
    by = None if target.by is None else target.by[:7]
    return targets.SetTarget(target.category_id, target.from_month[:7], target.amount, by, target.every_month)


def _check_unique(context: ImportContext, part: str, field: str, keys: Sequence[Hashable]) -> None:
    """Note an error at each row whose key an earlier one has."""
    known_keys: set[Hashable] = set()
    for index, key in enumerate(keys):
        if key in known_keys:
            context.wrong[f"{part}.{index}.{field}"] = ErrorCode.VALIDATION_UNIQUE
        known_keys.add(key)
