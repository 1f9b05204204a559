"""Avatars: each is drawn in one thread, and stored under a new unguessable name, so that it can be cached."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.tokens import is_id
from budget_api.db.models import AvatarRow, UserRow
from budget_api.users.queries import get_user
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people import users as contract


def set_avatar(db: Session, user: User, content: bytes) -> contract.User:
    """Set the image of a user."""
    row = _without_avatar(db, user)
    avatar_id = str(uuid4())
    db.add(AvatarRow(id=avatar_id, user_id=user.id, content=content, created_at=user.now))
    row.avatar = f"/api/avatar/{avatar_id}"
    db.flush()
    return get_user(db, user.id)


def delete_avatar(db: Session, user: User) -> contract.User:
    """Remove the image of a user."""
    _without_avatar(db, user).avatar = None
    db.flush()
    return get_user(db, user.id)


def get_avatar(db: Session, avatar_id: str) -> bytes:
    """Return the image of this name."""
    content = db.get(AvatarRow, avatar_id) if is_id(avatar_id) else None
    if content is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return content.content


def _without_avatar(db: Session, user: User) -> UserRow:
    """Return the user's row, locked, after the image they had was removed."""
    row = db.scalars(select(UserRow).where(UserRow.id == user.id).with_for_update()).one()
    db.execute(delete(AvatarRow).where(AvatarRow.user_id == user.id))
    row.updated_at = user.now
    return row


class Images:
    """Drawer of avatars, off the event loop."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="images")

    async def draw(self, content: bytes) -> bytes:
        """Return the image to keep; `DomainError` for what is none."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _draw, content)

    def close(self) -> None:
        """Finish the running tasks."""
        self._pool.shutdown(cancel_futures=True)


def _draw(content: bytes) -> bytes:
    from budget_api.avatars.drawing import draw  # a server that gets no avatar starts without Pillow

    return draw(content)
