"""Finding people to invite."""

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.db.models import ParticipantRow, UserRow
from budget_core import limits, validation
from budget_core.access import Action, allowed
from budget_core.contract.workspaces import FoundUser
from budget_core.errors import DomainError, ErrorCode, field_error


def search_users(db: Session, user: User, text: str, excluded: list[str], workspace_id: str | None) -> list[FoundUser]:
    """Users who can be invited and whose name or e-mail holds the text; nobody for less than three characters.

    Left out are oneself, the excluded, and who takes part in the workspace or is invited to it.
    """
    wanted = validation.search_key(_checked("str", "search", text))
    out = {user.id, *(_checked("exclude_ids", "id", one) for one in excluded)}
    if workspace_id is not None:
        out |= _participants(db, user, _checked("workspaceId", "id", workspace_id))
    if len(wanted) < limits.SEARCH_MIN_CHARACTERS:
        return []
    found = (
        select(UserRow)
        .where(
            UserRow.can_add_to_workspace,
            UserRow.id.not_in(out),
            or_(
                UserRow.name_key.contains(wanted, autoescape=True), UserRow.email_key.contains(wanted, autoescape=True)
            ),
        )
        .order_by(UserRow.name_key, UserRow.id)
        .limit(limits.SEARCH_MAX_HITS)
    )
    return [FoundUser(id=row.id, name=row.name, email=row.email, avatar=row.avatar) for row in db.scalars(found)]


def _checked(field: str, rule: str, text: str) -> str:
    try:
        return str(validation.check(rule, text))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _participants(db: Session, user: User, workspace_id: str) -> set[str]:
    if not allowed(role_in(db, workspace_id, user.id), Action.READ):
        raise field_error("workspaceId", ErrorCode.VALIDATION_REFERENCE)
    present = select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == workspace_id, ParticipantRow.left_at.is_(None)
    )
    return set(db.scalars(present))
