"""A guest's categories and what was planned for them."""

from collections.abc import Sequence

from budget_api.guests.import_context import Bringing, Row
from budget_api.ids import new_id
from budget_api.plannings.budgets import month_id
from budget_core.contract.guests import GuestCategory, GuestPlanning, GuestPlanningCategory
from budget_core.errors import ErrorCode

PLANNED = "guestPlanningCategory"


def category_rows(bringing: Bringing, categories: Sequence[GuestCategory]) -> list[Row]:
    """The categories, archived ones included."""
    return [
        {
            "id": bringing.categories[category.id],
            "name": category.name,
            "icon": category.icon,
            **bringing.edited(category, bringing.removal(category)),
        }
        for category in categories
    ]


def month_rows(
    bringing: Bringing, months: Sequence[GuestPlanning], planned: Sequence[GuestPlanningCategory]
) -> list[Row]:
    """Every month that is named or that something is planned for."""
    workspace_id = bringing.workspace.id
    dates = {*(month.date for month in months), *(row.date for row in planned)}
    return [{"id": month_id(workspace_id, date), "workspace_id": workspace_id, "date": date} for date in sorted(dates)]


def planned_rows(bringing: Bringing, planned: Sequence[GuestPlanningCategory]) -> list[Row]:
    """The budgets of the months, at most one for each category in each."""
    seen: set[tuple[str, str]] = set()
    rows = []
    for index, row in enumerate(planned):
        if (row.date, row.category_id) in seen:
            bringing.wrong[f"{PLANNED}.{index}.categoryId"] = ErrorCode.VALIDATION_UNIQUE
        seen.add((row.date, row.category_id))
        rows.append(_planned_row(bringing, f"{PLANNED}.{index}", row))
    return rows


def _planned_row(bringing: Bringing, path: str, planned: GuestPlanningCategory) -> Row:
    currency_code = planned.currency_code or bringing.workspace.currency_code
    bringing.check_amount(f"{path}.budget", planned.budget, currency_code)
    return {
        "id": new_id(),
        "category_id": bringing.category(f"{path}.categoryId", planned.category_id),
        "date": planned.date,
        "budget": planned.budget,
        "currency_code": currency_code,
        **bringing.edited(planned, bringing.removal(planned)),
    }
