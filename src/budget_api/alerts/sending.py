"""Sending of alerts through the outbox of notifications."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy.orm import Session

from budget_api.alerts.queries import AlertRecipient
from budget_api.push.notifications import notify
from budget_core.alerts.alert_texts import Notice, summary

LIFETIME = timedelta(hours=24)


class Alert(NamedTuple):
    """One thing that a person is told of."""

    notice: Notice
    url: str
    """Path inside the app that a tap opens."""
    line: str
    """Line of a summary that stands for it."""


def send(db: Session, person: AlertRecipient, workspace_id: str, alerts: Sequence[Alert], now: datetime) -> None:
    """Queue one message, by push or else by mail: an alert, or the summary of several of a workspace."""
    if len(alerts) == 1:
        notice, url, _ = alerts[0]
    else:
        notice, url = summary(person.language, [alert.line for alert in alerts]), month_url(workspace_id)
    notify(db, person.user_id, "alert", notice._asdict(), url, now, now + LIFETIME)


def month_url(workspace_id: str, month: str | None = None) -> str:
    """Return the path of the expenses of a month, by default the running one."""
    return f"/expenses?workspace={workspace_id}" + (f"&month={month}" if month else "")


def category_url(workspace_id: str, category_id: str, month: str) -> str:
    """Return the path of a category in a month."""
    return f"{month_url(workspace_id, month)}&category={category_id}"
