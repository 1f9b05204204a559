"""Users and invitation codes as the server's owner sees them."""

from typing import Any

from budget_api.db.models import InvitationCodeRow, UserRow
from budget_core.contract.server.hosting import ServerUser


def server_user(row: UserRow) -> ServerUser:
    """Return a user without anything of their budgets."""
    return ServerUser(
        id=row.id,
        name=row.name,
        email=row.email,
        is_email_verified=row.is_email_verified,
        created_at=row.created_at,
        last_seen_at=row.last_seen_at,
        disabled_at=row.disabled_at,
    )


def code_view(row: InvitationCodeRow, created_by: str | None) -> dict[str, Any]:
    """Return the fields that every answer about a code has."""
    return {
        "id": row.id,
        "created_by": created_by,
        "created_at": row.created_at,
        "expires_at": row.expires_at,
        "uses": row.uses,
        "uses_max": row.uses_max,
    }
