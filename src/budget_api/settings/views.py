"""Settings as clients see them."""

from budget_api.db.models import SettingsRow
from budget_api.db.row_views import view_of
from budget_core.contract.people.settings import Settings


def settings_view(row: SettingsRow, workspace_id: str | None) -> Settings:
    """Return a user's settings; `workspace_id` is the workspace in use, if they still take part in it."""
    return view_of(Settings, row, workspace=workspace_id)
