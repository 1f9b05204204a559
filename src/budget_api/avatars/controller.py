"""Calls about the pictures of people."""

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.avatars import service
from budget_api.avatars.images import Images
from budget_api.http.routes import Answer, Call, Controller, FromPath, NamedDependency, delete, get, put
from budget_core.contract import users as contract
from budget_core.grants import Reach
from budget_core.limits import IMAGE_MAX_BYTES, IMAGE_TYPES

KEPT_TYPE = "image/jpeg"
HEADERS = {
    "cache-control": "private, max-age=86400, immutable",
    "content-disposition": 'inline; filename="avatar.jpg"',
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "same-origin",
}


class AvatarController(Controller):
    """One picture a user."""

    tags = ("users",)

    @put(
        "/user/avatar",
        operation_id="setAvatar",
        guards=[authenticate(Reach.IDENTITY)],
        request_max_body_size=IMAGE_MAX_BYTES,
        opt={"takes": IMAGE_TYPES, "refusals": (413, 422)},
    )
    async def set_avatar(
        self, request: Call, user: User, database: Database, images: NamedDependency[Images]
    ) -> contract.User:
        """Show this JPEG or PNG; the middle of it is kept, 256 × 256 pixels without what cameras add."""
        image = await images.draw(await request.body())
        return await database.write(service.set_avatar, user, image)

    @delete(
        "/user/avatar",
        operation_id="deleteAvatar",
        guards=[authenticate(Reach.IDENTITY)],
    )
    async def delete_avatar(self, user: User, database: Database) -> contract.User:
        """Show no picture."""
        return await database.write(service.delete_avatar, user)

    @get("/avatar/{avatar_id:str}", operation_id="getAvatar", media_type=KEPT_TYPE, opt={"is_compressed": True})
    async def get_avatar(self, database: Database, avatar_id: FromPath[str]) -> Answer[bytes]:
        """The picture at the address that `avatar` of a user is; who knows the address may see it."""
        content = await database.read(service.get_avatar, avatar_id)
        return Answer(content, HEADERS, KEPT_TYPE)
