"""Users and invitation codes as the owner of a server sees them."""

from datetime import datetime

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.server.hosting import InvitationCode, NewInvitationCode, ResetLink, ServerUser
from budget_sdk.matching import short_id


def server_user_columns(display: Display) -> list[Column[ServerUser]]:
    """Return what is shown of a user."""
    return [
        Column("name", lambda row: row.name),
        Column("e-mail", lambda row: row.email),
        Column("since", lambda row: row.created_at.isoformat(), lambda row: _day(row.created_at), is_fixed=True),
        Column("last seen", lambda row: _instant(row.last_seen_at), lambda row: _day(row.last_seen_at), is_fixed=True),
        Column("state", _state, lambda row: display.text("disabled" if row.disabled_at else "active")),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def code_columns(display: Display) -> list[Column[InvitationCode]]:
    """Return what is shown of an invitation code."""
    return [
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
        Column("made by", lambda row: row.created_by or "", lambda row: row.created_by or display.text("the terminal")),
        Column("until", lambda row: row.expires_at.isoformat(), lambda row: _day(row.expires_at), is_fixed=True),
        Column("used", lambda row: row.uses, is_number=True),
        Column("of", lambda row: row.uses_max, is_number=True),
    ]


def new_code_columns() -> list[Column[NewInvitationCode]]:
    """Return what a pipe gets of a new invitation code."""
    return [Column("code", lambda row: row.code), Column("link", lambda row: row.link)]


def reset_columns() -> list[Column[ResetLink]]:
    """Return what a pipe gets of a link for a new password."""
    return [Column("link", lambda row: row.link), Column("until", lambda row: row.expires_at.isoformat())]


def _state(row: ServerUser) -> str:
    return "disabled" if row.disabled_at else "active"


def _instant(at: datetime | None) -> str | None:
    return at.isoformat() if at else None


def _day(at: datetime | None) -> str:
    return f"{at.astimezone():%Y-%m-%d}" if at else ""
