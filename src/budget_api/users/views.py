"""Views of users for clients."""

from budget_api.db.models import UserRow
from budget_core.contract.people.settings import Settings
from budget_core.contract.people.users import User


def user_view(row: UserRow, settings: Settings, has_subscription: bool) -> User:
    """Return the user's view of themselves."""
    return User(
        id=row.id,
        name=row.name,
        email=row.email,
        pending_email=row.pending_email,
        avatar=row.avatar,
        has_password=row.password_hash is not None,
        is_email_verified=row.is_email_verified,
        has_subscription=has_subscription,
        can_add_to_workspace=row.can_add_to_workspace,
        settings=settings,
    )
