"""Levels of categories: told once a month to each person, and again an hour later after spending fell below them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session

from budget_api.alerts.progress import Step, steps
from budget_api.alerts.queries import AlertRecipient
from budget_api.alerts.sending import Alert, category_url, send
from budget_api.db.models import AlertLevelRow
from budget_api.db.statements import insert_of
from budget_api.ledger.terms import Terms, terms_of
from budget_api.mail.queue import unlinked
from budget_core.alerts.alert_texts import level_notice
from budget_core.alerts.alerts import TOLD_AGAIN_AFTER, alert_at, crossed, is_told_again
from budget_core.base import months
from budget_core.planning.plannings import BudgetMonth


def alert_of_levels(
    db: Session, workspace_id: str, revision: int, people: Sequence[AlertRecipient], writer: str | None, at: datetime
) -> None:
    """Alert people of the levels that a write took categories to, in the month that runs where each person is."""
    terms = terms_of(db, workspace_id)
    by_month: dict[BudgetMonth, list[AlertRecipient]] = {}
    for person in people:
        by_month.setdefault(running_month(terms, person, at), []).append(person)
    for month, present in by_month.items():
        for step in steps(db, workspace_id, revision, month):
            _forget(db, workspace_id, month.key, step, present, at)
            for person in present:
                _alert(db, workspace_id, month.key, step, person, at, has_seen=person.user_id == writer)


def running_month(terms: Terms, person: AlertRecipient, at: datetime) -> BudgetMonth:
    """Return the month that runs where a person is."""
    today = at.astimezone(person.zone).date()
    first_day = terms.first_day_of_month
    return BudgetMonth(months.month_of(today, first_day), first_day, today, terms.currency_code)


def _forget(
    db: Session, workspace_id: str, month: str, step: Step, people: Sequence[AlertRecipient], at: datetime
) -> None:
    """Delete the levels that spending fell below, but for those that may not be told again yet."""
    if any(person.has_levels for person in people):
        row = AlertLevelRow
        fallen = (row.workspace_id == workspace_id, row.category_id == step.category_id, row.month == month)
        present = row.user_id.in_([person.user_id for person in people])
        is_old = or_(row.told_at.is_(None), row.told_at <= at - TOLD_AGAIN_AFTER)
        db.execute(delete(row).where(*fallen, present, row.level > step.level, is_old))


def _alert(
    db: Session, workspace_id: str, month: str, step: Step, person: AlertRecipient, at: datetime, *, has_seen: bool
) -> None:
    """Tell of the highest level that was crossed; who wrote has seen it."""
    levels = crossed(step.before, step.level, person.levels)
    if not levels:
        return
    send_at = alert_at(at, person.quiet_hours)
    is_waiting = send_at > at and not has_seen
    place = {"user_id": person.user_id, "workspace_id": workspace_id, "category_id": step.category_id, "month": month}
    if not _is_told(db, place, levels[-1], at):
        return
    lower: list[dict[str, Any]] = [place | {"level": level, "send_at": None, "told_at": None} for level in levels[:-1]]
    if lower:
        db.execute(insert_of(db.get_bind().dialect)(AlertLevelRow).values(lower).on_conflict_do_nothing())
    times = (send_at, None) if is_waiting else (None, at)
    db.merge(AlertLevelRow(**place, level=levels[-1], send_at=times[0], told_at=times[1]))
    db.flush()
    if not is_waiting and not has_seen:
        send(db, person, workspace_id, [level_alert(person, workspace_id, month, step)], at)


def _is_told(db: Session, place: dict[str, Any], level: int, at: datetime) -> bool:
    """Return whether a level that is reached is told: not when it waits to be, nor soon after it was."""
    row = db.get(AlertLevelRow, place | {"level": level}, populate_existing=True)
    return row is None or (row.told_at is not None and is_told_again(row.told_at, at))


def level_alert(person: AlertRecipient, workspace_id: str, month: str, step: Step) -> Alert:
    """Return the alert of a level of a category."""
    name = unlinked(step.name)
    notice = level_notice(person.language, name, step.after, has_amounts=person.show_amounts)
    return Alert(notice, category_url(workspace_id, step.category_id, month), notice.title)
