"""Reading users."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.queries import role_in
from budget_api.db.models import SettingsRow, UserRow
from budget_core.access import Action, allowed
from budget_core.contract import users as contract
from budget_core.errors import DomainError, ErrorCode


def find_by_email(db: Session, key: str) -> UserRow | None:
    """The user with this canonical e-mail."""
    return db.scalar(select(UserRow).where(UserRow.email_key == key))


def settings_row(db: Session, user_id: str) -> SettingsRow:
    """A user's settings; NOT_FOUND when the user is gone."""
    row = db.get(SettingsRow, user_id)
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def user_view(db: Session, user_id: str) -> contract.User:
    """A user as they see themselves."""
    row = db.get(UserRow, user_id)
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return contract.User(
        id=row.id,
        name=row.name,
        email=row.email,
        pending_email=row.pending_email,
        avatar=row.avatar,
        has_password=row.password_hash is not None,
        is_email_verified=row.is_email_verified,
        has_subscription=True,
        can_add_to_workspace=row.can_add_to_workspace,
        settings=settings_view(db, settings_row(db, user_id)),
    )


def settings_view(db: Session, row: SettingsRow) -> contract.Settings:
    """Settings as the client knows them; no workspace once it is deleted or the user was taken out of it."""
    return contract.Settings(
        workspace=_workspace_in_use(db, row),
        main_screen=row.main_screen,  # type: ignore[arg-type] # written from the same choices
        expenses_view=row.expenses_view,  # type: ignore[arg-type] # the same
        language=row.language,  # type: ignore[arg-type] # the same
        show_onboarding=row.show_onboarding,
        time_zone=row.time_zone,
    )


def _workspace_in_use(db: Session, row: SettingsRow) -> str | None:
    wanted = row.workspace_id
    return wanted if wanted is not None and allowed(role_in(db, wanted, row.user_id), Action.READ) else None
