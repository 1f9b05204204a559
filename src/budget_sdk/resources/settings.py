"""Settings of the signed-in user."""

from budget_core.contract.people import settings as calls
from budget_core.contract.people.settings import Settings
from budget_sdk.calls import AsyncResource, Resource, endpoint, with_body


class _SettingsCalls:
    @endpoint(calls.GET_SETTINGS)
    def get(self) -> Settings:
        """Return all settings; `workspace` is the one in use."""

    update = with_body(calls.UPDATE_SETTINGS)


class SettingsCalls(_SettingsCalls, Resource):
    """`client.settings`, blocking."""


class AsyncSettingsCalls(_SettingsCalls, AsyncResource):
    """`client.settings`, awaiting."""
