"""Calls about the pictures of people."""

from budget_core.base.limits import IMAGE_MAX_BYTES, IMAGE_TYPES
from budget_core.contract.call import Anybody, Call, SignedIn
from budget_core.contract.users import User
from budget_core.people.grants import AccessLevel

SET_AVATAR = Call(
    "setAvatar", "PUT", "/user/avatar",
    tag="users", module="avatars", content_types=IMAGE_TYPES, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), limit="AVATAR", body_max_bytes=IMAGE_MAX_BYTES, refusals=(413, 422),
    description="Set the picture from a JPEG or PNG, cropped to 256 × 256 pixels and without metadata.",
)

DELETE_AVATAR = Call(
    "deleteAvatar", "DELETE", "/user/avatar",
    tag="users", module="avatars", answer=User,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Remove the picture.",
)

GET_AVATAR = Call(
    "getAvatar", "GET", "/avatar/{avatar_id}",
    tag="users", module="avatars", answer=bytes, media_type="image/jpeg",
    right=Anybody(), is_compressed=True,
    description="Return a picture; anybody with the address in a user's `avatar` may see it.",
)
