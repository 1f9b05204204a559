"""Whether the server can do its work."""

from litestar import Controller, get
from sqlalchemy import text
from sqlalchemy.orm import Session

from budget_api.access.dependencies import Database
from budget_core.contract.types import Done


class HealthController(Controller):
    """For monitors and for clients that ask whether somebody is there."""

    path = "/health"
    tags = ("health",)

    @get("/", operation_id="health")
    async def health(self, database: Database) -> Done:
        """Answers once the database does."""
        await database.look_up(_ping)
        return Done()


def _ping(db: Session) -> None:
    db.execute(text("select 1"))
