"""End of every write: who is told of what it did, in the same transaction."""

from collections.abc import Iterable, Sequence
from datetime import datetime

from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import Session

from budget_api.alerts import bookings, levels, occurrences
from budget_api.alerts.queries import listeners
from budget_api.db.base import table_of
from budget_api.db.models import ChangeRow
from budget_api.db.statements import Statement
from budget_api.journal.parts import PartWritten
from budget_api.live.messages import Changed
from budget_api.schedules.sweep import OccurrenceFailed, OccurrencePosted

_CHANGES = table_of(ChangeRow).c
_WRITTEN_AT = Statement(
    select(func.max(_CHANGES.at, type_=_CHANGES.at.type).label("at")).where(
        _CHANGES.workspace_id == bindparam("workspace"), _CHANGES.revision == bindparam("revision")
    )
)


def settle(db: Session) -> None:
    """Tell the members of the workspaces that were written to, and forget the levels that spending fell below."""
    events = tuple(db.info.get("outbox", ()))
    posted = [event for event in events if isinstance(event, OccurrencePosted)]
    by_job = {(event.workspace_id, event.revision) for event in posted}
    parts = {(each.workspace_id, each.revision): each.set_revisions for each in events if isinstance(each, PartWritten)}
    for workspace_id, revision, user_id in _writes(events):
        is_by_job = (workspace_id, revision) in by_job
        set_revisions = parts.get((workspace_id, revision), [revision])
        _settle_write(db, workspace_id, revision, None if is_by_job else user_id, set_revisions or [])
    for event in posted:
        occurrences.alert_of_posted(db, event)
    for event in events:
        if isinstance(event, OccurrenceFailed):
            occurrences.alert_of_failed(db, event)


def _writes(events: Iterable[object]) -> dict[tuple[str, int, str], None]:
    """Return the writes that changed a month's figures."""
    changed = (event for event in events if isinstance(event, Changed) and "planning_updated" in event.events)
    return {(event.workspace_id, event.revision, event.user_id): None for event in changed}


def _settle_write(
    db: Session, workspace_id: str, revision: int, writer: str | None, set_revisions: Sequence[int]
) -> None:
    """Tell of one write; `writer` sees it on the screen, None where a job wrote.

    `set_revisions` are those of the change set that it completes: a set is told of once, with its last part.
    """
    people = listeners(db, workspace_id)
    if not any(person.user_id != writer or person.has_levels for person in people):
        return
    written_at = _WRITTEN_AT.one_or_none(db, {"workspace": workspace_id, "revision": revision})
    at: datetime | None = written_at.at if written_at else None
    if at is None:  # taken back before the end of the write
        return
    levels.alert_of_levels(db, workspace_id, revision, people, writer, at)
    if writer is not None and set_revisions:
        others = [each for each in people if each.user_id != writer]
        bookings.alert_of_bookings(db, workspace_id, set_revisions, others, at)
