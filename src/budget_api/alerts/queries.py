"""Queries of alert settings, and of the people to be told of something in a workspace."""

from collections.abc import Collection
from dataclasses import dataclass
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

from sqlalchemy import bindparam, exists, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AlertLevelRow, AlertSettingsRow, ParticipantRow, SettingsRow, UserRow
from budget_api.db.statements import Statement
from budget_core.alerts.alerts import LEVELS, QuietHours
from budget_core.base.money import ZERO
from budget_core.contract.types import OthersAlerts

_DEFAULTS = {
    "at80": True,
    "at100": True,
    "others": "off",
    "others_above": ZERO,
    "schedules": True,
    "quiet_from": "22:00",
    "quiet_to": "08:00",
    "show_amounts": False,
}
_MEMBERS, _USERS, _SETTINGS = table_of(ParticipantRow), table_of(UserRow), table_of(SettingsRow)
_ALERTS, _LEVELS = table_of(AlertSettingsRow), table_of(AlertLevelRow)
_IS_MEMBERS_ALERT = (_ALERTS.c.user_id == _MEMBERS.c.user_id) & (_ALERTS.c.workspace_id == _MEMBERS.c.workspace_id)
_IS_MEMBERS_LEVEL = (_LEVELS.c.user_id == _MEMBERS.c.user_id) & (_LEVELS.c.workspace_id == _MEMBERS.c.workspace_id)
_LISTENERS = Statement(
    select(
        _MEMBERS.c.user_id,
        _SETTINGS.c.language,
        _SETTINGS.c.time_zone,
        exists().where(_IS_MEMBERS_LEVEL).label("has_levels"),
    )
    .add_columns(*(_ALERTS.c[name] for name in _DEFAULTS))
    .join(_USERS, _USERS.c.id == _MEMBERS.c.user_id)
    .join(_SETTINGS, _SETTINGS.c.user_id == _MEMBERS.c.user_id)
    .outerjoin(_ALERTS, _IS_MEMBERS_ALERT)
    .where(_MEMBERS.c.workspace_id == bindparam("workspace"), _MEMBERS.c.left_at.is_(None))
    .where(_MEMBERS.c.is_verified.is_(True), _USERS.c.deleted_at.is_(None), _USERS.c.disabled_at.is_(None))
)


@dataclass(frozen=True, slots=True)
class AlertRecipient:
    """Member of a workspace with their alert settings there."""

    user_id: str
    language: str
    time_zone: str
    has_levels: bool
    """True when they were told of a level here that spending may fall below."""
    at80: bool
    at100: bool
    others: OthersAlerts
    others_above: Decimal
    """In the workspace's currency: smaller expenses of others are not told."""
    schedules: bool
    quiet_from: str
    quiet_to: str
    show_amounts: bool

    @property
    def levels(self) -> Collection[int]:
        """Levels that they want to be told of."""
        return {level for level, is_wanted in zip(LEVELS, (self.at80, self.at100), strict=True) if is_wanted}

    @property
    def quiet_hours(self) -> QuietHours:
        """Hours without alerts."""
        return QuietHours(self.quiet_from, self.quiet_to, self.zone)

    @property
    def zone(self) -> ZoneInfo:
        """Time zone."""
        return ZoneInfo(self.time_zone)


def listeners(db: Session, workspace_id: str) -> list[AlertRecipient]:
    """Return the members who can be told of something, whatever they want to be told of."""
    rows = _LISTENERS.all(db, {"workspace": workspace_id})
    return [_listener(row) for row in rows]


def _listener(row: Any) -> AlertRecipient:
    chosen: dict[str, Any] = {name: getattr(row, name) for name in _DEFAULTS}
    if row.at80 is None:
        chosen.update(_DEFAULTS)
    return AlertRecipient(row.user_id, row.language, row.time_zone, bool(row.has_levels), **chosen)


def settings_in(db: Session, workspace_id: str, user_id: str) -> AlertSettingsRow:
    """Return the settings of a person in a workspace, those of the start when they never changed any."""
    row = db.get(AlertSettingsRow, (user_id, workspace_id))
    return row or AlertSettingsRow(user_id=user_id, workspace_id=workspace_id, **_DEFAULTS)
