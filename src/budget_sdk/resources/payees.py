"""Payees: whom entries paid, or who paid them."""

from budget_core.contract.entries import payees as calls
from budget_core.contract.entries.payees import KnownPayee
from budget_sdk.calls import AsyncResource, Resource, endpoint, workspace_body
from budget_sdk.tables import Table


class _Payees:
    @endpoint(calls.LIST_PAYEES)
    def list(self, workspace_id: str | None = None, *, search: str | None = None) -> Table[KnownPayee]: ...

    rename = workspace_body(calls.RENAME_PAYEE)


class Payees(_Payees, Resource):
    """`client.payees`, blocking."""


class AsyncPayees(_Payees, AsyncResource):
    """`client.payees`, awaiting."""
