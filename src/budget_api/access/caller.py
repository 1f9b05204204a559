"""Who asks, about which workspace, and when: the first argument of every service."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from budget_api.db.port import AsOf
from budget_core.access import Role
from budget_core.grants import Grant, is_workspace_granted


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
    """What a personal access token may do; None for a sign-in, which may do everything."""

    grant_used_at: datetime | None = None
    """When the personal access token was used before."""

    seen_at: datetime | None = None
    """When the user was here before, to a day."""

    def reaches(self, workspace_id: str) -> bool:
        """Whether the token at hand is good for a workspace."""
        return is_workspace_granted(self.grant, workspace_id)

    @property
    def today(self) -> date:
        """The calendar day where the user is."""
        return self.day_of(self.now)

    def day_of(self, instant: datetime) -> date:
        """The calendar day of a moment where the user is."""
        return instant.astimezone(ZoneInfo(self.time_zone)).date()

    def span_of(self, first: date, last: date) -> tuple[datetime, datetime]:
        """The moment these days begin where the user is, and the one when they are over."""
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
    """What they may know of already; None where nobody looked."""

    @property
    def now(self) -> datetime:
        """When the call came in."""
        return self.user.now
