"""Reads from a replica of the PostgreSQL database.

A caller is answered from it only once it has everything they have seen.
"""

import logging
import time
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession
from sqlalchemy.orm import Session

from budget_api.db.error_log import is_passing, summary
from budget_api.db.failures import translate_connection_errors
from budget_api.db.models import UserRow, WorkspaceRow
from budget_api.db.port import AsOf

logger = logging.getLogger(__name__)

T = TypeVar("T")
AWAY_SECONDS = 5.0
"""So long nobody tries it again after it did not answer."""


class NotCurrentError(Exception):
    """The copy lacks something, or does not answer: the database itself has to."""


class Replica:
    """Reads on the copy that `snapshots` leads to."""

    def __init__(self, snapshots: AsyncEngine) -> None:
        self._snapshots = snapshots
        self._tried_again_at = 0.0

    async def read(self, as_of: AsOf, service: Callable[[Session], T], info: dict[str, Any] | None = None) -> T:
        """Run on one snapshot that has all of it; `NotCurrentError` when there is none."""
        if time.monotonic() < self._tried_again_at:
            raise NotCurrentError
        try:
            with translate_connection_errors():
                async with AsyncSession(self._snapshots, expire_on_commit=False, info=info) as session:
                    return await session.run_sync(_read, as_of, service)
        except SQLAlchemyError as error:
            if not is_passing(error):
                raise
            logger.warning("the replica is left alone for a while: %s", summary(error))
            self._tried_again_at = time.monotonic() + AWAY_SECONDS
            raise NotCurrentError from error

    async def close(self) -> None:
        """Close all connections."""
        await self._snapshots.dispose()


def _read(db: Session, as_of: AsOf, service: Callable[[Session], T]) -> T:
    revision = select(WorkspaceRow.revision).where(
        WorkspaceRow.id == as_of.workspace_id, WorkspaceRow.revision >= as_of.revision
    )
    user = select(UserRow.id).where(UserRow.id == as_of.user_id, UserRow.updated_at >= as_of.user_updated_at)
    if db.scalar(revision) is None or db.scalar(user) is None:
        raise NotCurrentError
    return service(db)
