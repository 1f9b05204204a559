"""User, workspace and time of a call: the first argument of every service."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from budget_api.db.port import AsOf
from budget_core.people.access import Role
from budget_core.people.grants import Grant, is_workspace_granted


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
    grant: Grant | None = None
    """Scope of a personal access token; None for a sign-in, which may do everything."""

    grant_used_at: datetime | None = None
    """Last use of the personal access token before this call."""

    seen_at: datetime | None = None
    """User's last visit before this call, to a day."""

    def reaches(self, workspace_id: str) -> bool:
        """Return True when the token at hand is good for a workspace."""
        return is_workspace_granted(self.grant, workspace_id)

    @property
    def today(self) -> date:
        """The calendar day where the user is."""
        return self.day_of(self.now)

    def day_of(self, instant: datetime) -> date:
        """Return the calendar day of a moment in the user's time zone."""
        return instant.astimezone(ZoneInfo(self.time_zone)).date()

    def span_of(self, first: date, last: date) -> tuple[datetime, datetime]:
        """Return the moments these days begin and end in the user's time zone."""
        zone = ZoneInfo(self.time_zone)
        begin, end = (datetime.combine(day, time.min, zone) for day in (first, last + timedelta(days=1)))
        return begin.astimezone(UTC), end.astimezone(UTC)


@dataclass(frozen=True, slots=True)
class Caller:
    """A user inside a workspace, with the role read from the database for this very call."""

    user: User
    workspace_id: str
    role: Role
    as_of: AsOf | None = None
    """State of the workspace that the caller may have seen; None where nobody looked."""
    is_assistant: bool = False
    """True where an assistant calls for the user."""

    @property
    def now(self) -> datetime:
        """Return the time of the call."""
        return self.user.now
