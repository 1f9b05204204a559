"""A guest's categories and their budgets."""

from collections.abc import Sequence

from budget_api.guests.import_context import ImportContext, Row
from budget_api.ids import new_id
from budget_api.plannings.budgets import month_id
from budget_api.workspaces.row_codecs import BUDGET, CATEGORY
from budget_core.base.errors import ErrorCode
from budget_core.contract.workspaces.guest_rows import GuestCategory, GuestPlanning, GuestPlanningCategory

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
