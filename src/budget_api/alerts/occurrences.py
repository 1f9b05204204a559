"""Occurrences of schedules: told when they come due, when the job posted them, and when it could not."""

from datetime import UTC, date, datetime, time

from sqlalchemy.orm import Session

from budget_api.alerts.queries import AlertRecipient, listeners
from budget_api.alerts.sending import Alert, month_url, send
from budget_api.db.models import AccountRow, AlertOccurrenceRow, CategoryRow, ScheduleRow
from budget_api.db.statements import insert_of
from budget_api.mail.queue import unlinked
from budget_api.schedules.sweep import OccurrenceFailed, OccurrencePosted
from budget_core.alerts.alert_texts import OccurrenceKind, ShownAmount, occurrence_notice
from budget_core.alerts.alerts import alert_at


def alert_of_posted(db: Session, event: OccurrencePosted) -> None:
    """Alert everybody who asked of what the job posted."""
    _alert(db, event.schedule_id, event.occurrence, "posted", event.at)


def alert_of_failed(db: Session, event: OccurrenceFailed) -> None:
    """Alert everybody who asked of what the job could not post, the first time that it could not."""
    _alert(db, event.schedule_id, event.occurrence, "problem", event.at)


def wait_for_due(db: Session, schedule: ScheduleRow, occurrence: str, day: date, now: datetime) -> None:
    """Have everybody told of what comes due on a day, once it begins where they are and is not quiet there.

    Who made the schedule on that day knows.
    """
    for person in _listeners(db, schedule):
        begins = datetime.combine(day, time(), person.zone).astimezone(UTC)
        if begins > schedule.created_at:
            _insert(db, schedule, occurrence, person, "due", alert_at(max(begins, now), person.quiet_hours))


def occurrence_alert(db: Session, schedule: ScheduleRow, kind: OccurrenceKind, person: AlertRecipient) -> Alert:
    """Return the alert of an occurrence."""
    value = ShownAmount(schedule.value, schedule.currency_code) if person.show_amounts else None
    notice = occurrence_notice(person.language, kind, unlinked(_name(db, schedule)), value)
    return Alert(notice, month_url(schedule.workspace_id), notice.title)


def _alert(db: Session, schedule_id: str, occurrence: str, kind: OccurrenceKind, at: datetime) -> None:
    schedule = db.get_one(ScheduleRow, schedule_id)
    for person in _listeners(db, schedule):
        send_at = alert_at(at, person.quiet_hours)
        is_waiting = send_at > at
        is_new = _insert(db, schedule, occurrence, person, kind, send_at if is_waiting else None)
        if is_new and not is_waiting:
            send(db, person, schedule.workspace_id, [occurrence_alert(db, schedule, kind, person)], at)


def _listeners(db: Session, schedule: ScheduleRow) -> list[AlertRecipient]:
    return [person for person in listeners(db, schedule.workspace_id) if person.schedules]


def _insert(
    db: Session, schedule: ScheduleRow, occurrence: str, person: AlertRecipient, kind: str, send_at: datetime | None
) -> bool:
    """Return whether the person was not told, and does not wait to be."""
    row = {
        "user_id": person.user_id,
        "schedule_id": schedule.id,
        "occurrence": occurrence,
        "kind": kind,
        "workspace_id": schedule.workspace_id,
        "send_at": send_at,
    }
    insert = insert_of(db.get_bind().dialect)
    new = insert(AlertOccurrenceRow).values(row).on_conflict_do_nothing().returning(AlertOccurrenceRow.kind)
    return db.scalar(new) is not None


def _name(db: Session, schedule: ScheduleRow) -> str:
    """Return what people call a schedule: its note, else its category or its account."""
    if schedule.note:
        return schedule.note.splitlines()[0]
    row = (
        db.get_one(CategoryRow, schedule.category_id)
        if schedule.category_id
        else db.get_one(AccountRow, schedule.account_id)
    )
    return row.name
