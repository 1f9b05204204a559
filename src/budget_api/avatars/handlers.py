"""Handlers of the calls about the pictures of people."""

from typing import Protocol

from budget_api.avatars import service
from budget_api.avatars.service import Images
from budget_api.calls import handler
from budget_api.calls.answers import Answer
from budget_api.calls.handler import Handlers, write
from budget_api.calls.request import Request
from budget_core.contract.people import users as calls
from budget_core.contract.people.users import User

HEADERS = {
    "cache-control": "private, max-age=86400, immutable",
    "content-disposition": 'inline; filename="avatar.jpg"',
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
}


class AvatarsContext(handler.CallContext, Protocol):
    """Services that calls about pictures need."""

    @property
    def images(self) -> Images:
        """Renderer of uploaded pictures, in a thread of its own."""


async def set_avatar(context: AvatarsContext, request: Request) -> User:
    """Draw the picture and keep it."""
    image = await context.images.draw(request.body)
    return await context.database.write(service.set_avatar, request.user, image)


async def get_avatar(context: AvatarsContext, request: Request) -> Answer[bytes]:
    """Return the picture, which a browser keeps."""
    return Answer(await context.database.read(service.get_avatar, *request.ids), HEADERS)


HANDLERS: Handlers[AvatarsContext] = {
    calls.SET_AVATAR: set_avatar,
    calls.DELETE_AVATAR: write(service.delete_avatar),
    calls.GET_AVATAR: get_avatar,
}
