"""Calls about a user's settings."""

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.http.routes import Controller, JSONBody, get, put
from budget_api.settings import service
from budget_core.contract.settings import Settings, SettingsUpdate
from budget_core.grants import Reach


class SettingsController(Controller):
    """Workspace, main screen, language and the like."""

    path = "/settings"
    tags = ("settings",)

    @get("/", operation_id="getSettings", guards=[authenticate(Reach.BASICS)])
    async def get_settings(self, user: User, database: Database) -> Settings:
        """The settings."""
        return await database.look_up(service.get_settings, user)

    @put("/update", operation_id="updateSettings", guards=[authenticate(Reach.WORKSPACES)])
    async def update_settings(self, user: User, database: Database, data: JSONBody[SettingsUpdate]) -> Settings:
        """Change the settings the body carries."""
        return await database.write(service.update_settings, user, data)
