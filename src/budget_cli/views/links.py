"""Invitation links of a workspace."""

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.workspaces.links import InvitationLink, LinkInvitation, NewInvitationLink
from budget_sdk.matching import short_id


def link_columns(display: Display) -> list[Column[InvitationLink]]:
    """Return the columns of a link."""
    return [
        Column("id", lambda row: row.id, lambda row: short_id(row.id), is_fixed=True),
        Column("role", lambda row: row.role, lambda row: display.text(row.role)),
        Column("uses left", lambda row: row.uses_left, is_number=True),
        Column(
            "until",
            lambda row: row.expires_at.isoformat(),
            lambda row: f"{row.expires_at.astimezone():%Y-%m-%d}",
            is_fixed=True,
        ),
        Column("made by", lambda row: row.created_by, is_optional=True),
    ]


def new_link_columns() -> list[Column[NewInvitationLink]]:
    """Return what a pipe gets of a new link."""
    return [Column("link", lambda row: row.url), Column("code", lambda row: row.code)]


def invitation_columns(display: Display) -> list[Column[LinkInvitation]]:
    """Return the columns of what a link invites to."""
    return [
        Column("workspace", lambda row: row.workspace_name),
        Column("from", lambda row: row.inviter_name),
        Column("role", lambda row: row.role, lambda row: display.text(row.role)),
    ]
