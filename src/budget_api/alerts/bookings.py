"""Expenses that other members add: told one each, or waiting for the end of quiet hours or of the day."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.orm import Session, aliased

from budget_api.alerts.queries import AlertRecipient
from budget_api.alerts.sending import Alert, month_url, send
from budget_api.db.models import AlertBookingRow, CategoryRow, ChangeRow, HistoryRow
from budget_api.journal.parts import expand_sets, set_heads
from budget_api.mail.queue import unlinked
from budget_core.alerts.alert_texts import Notice, ShownAmount, booking_notice, bookings_line
from budget_core.alerts.alerts import alert_at, daily_at, is_told_of

_ADDED = ("created", "corrected")
"""Kinds of changes after which an entry stands that did not before."""


def alert_of_bookings(
    db: Session, workspace_id: str, revisions: Sequence[int], people: Sequence[AlertRecipient], at: datetime
) -> None:
    """Alert people of expenses that a change set added; its first revision names it.

    Where it corrected some that still wait, it waits with them.
    """
    wanting = [person for person in people if person.others != "off"]
    if not wanting:
        return
    revision = revisions[0]
    if corrected := db.scalars(_corrected(workspace_id, revisions)).all():
        heads = set_heads(db, workspace_id)
        sets = {heads.get(each, each) for each in corrected}
        _delay_correction(db, workspace_id, revision, sets, [person.user_id for person in wanting])
        return
    entries = db.execute(_added(workspace_id, revisions)).all()
    if not entries:
        return
    for person in wanting:
        send_at = daily_at(at, person.quiet_hours) if person.others == "daily" else alert_at(at, person.quiet_hours)
        if send_at > at:
            place = {"user_id": person.user_id, "workspace_id": workspace_id, "revision": revision}
            db.add(AlertBookingRow(**place, send_at=send_at))
        else:
            _send(db, person, workspace_id, _alerts(workspace_id, person, entries), at)
    db.flush()


def _send(db: Session, person: AlertRecipient, workspace_id: str, alerts: list[Alert], at: datetime) -> None:
    if alerts:
        send(db, person, workspace_id, alerts, at)


def waiting_alerts(db: Session, workspace_id: str, revisions: Sequence[int], person: AlertRecipient) -> list[Alert]:
    """Return the alerts of change sets that waited, without the expenses that were taken back meanwhile."""
    entries = db.execute(_added(workspace_id, expand_sets(db, workspace_id, revisions))).all() if revisions else []
    return _alerts(workspace_id, person, entries)


def _corrected(workspace_id: str, revisions: Sequence[int]) -> Select[int]:
    """Return the query of the writes that added the entries which others took back."""
    added = aliased(ChangeRow)
    taken_back = (added.entity_id == ChangeRow.replaces) | (
        (added.entity_id == ChangeRow.entity_id) & (ChangeRow.kind == "deleted")
    )
    return (
        select(added.revision)
        .where(ChangeRow.workspace_id == workspace_id, ChangeRow.revision.in_(revisions))
        .where(ChangeRow.entity == "history")
        .where(added.workspace_id == workspace_id, added.entity == "history", added.kind.in_(_ADDED), taken_back)
    )


def _delay_correction(
    db: Session, workspace_id: str, revision: int, corrected: Collection[int], user_ids: Sequence[str]
) -> None:
    """Have a correction wait where what it corrects does."""
    waiting = select(AlertBookingRow).where(
        AlertBookingRow.workspace_id == workspace_id,
        AlertBookingRow.revision.in_(corrected),
        AlertBookingRow.user_id.in_(user_ids),
    )
    times = {row.user_id: row.send_at for row in db.scalars(waiting)}
    for user_id, send_at in times.items():
        db.add(AlertBookingRow(user_id=user_id, workspace_id=workspace_id, revision=revision, send_at=send_at))
    db.flush()


_COLUMNS = (
    HistoryRow.creator_name,
    CategoryRow.name,
    HistoryRow.value,
    HistoryRow.currency_code,
    HistoryRow.workspace_value,
)


def _added(workspace_id: str, revisions: Sequence[int]) -> Select[str, str, Decimal, str, Decimal | None]:
    """Return the query of the expenses that writes added."""
    return (
        select(*_COLUMNS)
        .join(ChangeRow, ChangeRow.entity_id == HistoryRow.id)
        .join(CategoryRow, CategoryRow.id == HistoryRow.category_id)
        .where(ChangeRow.workspace_id == workspace_id, ChangeRow.revision.in_(revisions))
        .where(ChangeRow.entity == "history", ChangeRow.kind.in_(_ADDED))
        .where(HistoryRow.kind == "expense", HistoryRow.deleted_at.is_(None))
        .order_by(ChangeRow.revision, HistoryRow.id)
    )


def _alerts(workspace_id: str, person: AlertRecipient, entries: Iterable[Any]) -> list[Alert]:
    """Return an alert for each person and category, of the expenses that are large enough."""
    groups: dict[tuple[str, str], list[Any]] = {}
    for entry in entries:
        if not is_told_of(entry.workspace_value, person.others_above):
            continue
        groups.setdefault((unlinked(entry.creator_name), unlinked(entry.name)), []).append(entry)
    alerts = []
    for (name, category), group in groups.items():
        line = bookings_line(person.language, name, category, len(group))
        value = ShownAmount(abs(group[0].value), group[0].currency_code) if person.show_amounts else None
        notice = booking_notice(person.language, name, category, value) if len(group) == 1 else Notice(line, "")
        alerts.append(Alert(notice, month_url(workspace_id), line))
    return alerts
