"""Handlers of the calls about invitation links."""

import secrets
from typing import Protocol

from msgspec.structs import asdict

from budget_api.calls import handler
from budget_api.calls.handler import Handlers, read, write
from budget_api.calls.request import Request
from budget_api.links import queries, service
from budget_core.base.limits import LINK_CODE_BYTES
from budget_core.contract.workspaces import links as calls
from budget_core.contract.workspaces.links import NewInvitationLink


class LinksContext(handler.CallContext, Protocol):
    """Services that calls about links need."""

    @property
    def url(self) -> str:
        """Address that people reach the server by; empty where it does not know."""


async def create_link(context: LinksContext, request: Request) -> NewInvitationLink:
    """Return a new link with its code."""
    code = secrets.token_hex(LINK_CODE_BYTES)
    link = await context.database.write(service.create_link, request.caller, request.body, code)
    return NewInvitationLink(**asdict(link), code=code, url=f"{context.url}/join/{code}")


HANDLERS: Handlers[LinksContext] = {
    calls.LIST_LINKS: read(queries.list_links),
    calls.CREATE_LINK: create_link,
    calls.REVOKE_LINK: write(service.revoke_link),
    calls.READ_LINK: read(queries.read_link),
    calls.JOIN_WORKSPACE: write(service.join_workspace),
}
