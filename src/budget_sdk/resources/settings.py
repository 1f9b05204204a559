"""How the signed-in user wants to see things."""

from budget_core.contract.settings import Settings, SettingsUpdate
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body
from budget_sdk.operation import Operation


class _SettingsCalls:
    @endpoint
    @staticmethod
    def get() -> Operation[Settings]:
        """All settings; `workspace` is the one in use."""
        return Operation("GET", "/settings", Settings)

    @with_body(SettingsUpdate)
    @staticmethod
    def update(data: SettingsUpdate) -> Operation[Settings]:
        """Change the settings the body carries."""
        return Operation("PUT", "/settings/update", Settings, body=data)


class SettingsCalls(_SettingsCalls, Resource):
    """`client.settings`, blocking."""


class AsyncSettingsCalls(_SettingsCalls, AsyncResource):
    """`client.settings`, awaiting."""
