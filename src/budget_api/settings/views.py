"""Settings as clients see them."""

from budget_api.db.models import SettingsRow
from budget_core.contract.settings import Settings


def settings_view(row: SettingsRow, workspace_id: str | None) -> Settings:
    """Return a user's settings; `workspace_id` is the workspace in use, if they still take part in it."""
    return Settings(
        workspace=workspace_id,
        main_screen=row.main_screen,
        expenses_view=row.expenses_view,
        language=row.language,
        show_onboarding=row.show_onboarding,
        time_zone=row.time_zone,
    )
