"""Who asks, about which workspace, and when: the first argument of every service."""

from dataclasses import dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo

from budget_core.access import Role


@dataclass(frozen=True, slots=True)
class User:
    """The person behind a token that is valid now."""

    id: str
    name: str
    email: str | None
    language: str
    time_zone: str
    session_id: str
    now: datetime

    @property
    def today(self) -> date:
        """The calendar day where the user is."""
        return self.now.astimezone(ZoneInfo(self.time_zone)).date()


@dataclass(frozen=True, slots=True)
class Caller:
    """A user inside a workspace, with the role read from the database for this very call."""

    user: User
    workspace_id: str
    role: Role

    @property
    def now(self) -> datetime:
        """When the call came in."""
        return self.user.now
