"""Search for people to invite."""

from sqlalchemy import ColumnElement, func, literal, or_, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.db.models import ParticipantRow, UserRow
from budget_core.base import limits, text_rules
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract import validation
from budget_core.contract.workspaces.workspaces import FoundUser
from budget_core.people.access import Action, is_allowed


def search_users(db: Session, user: User, text: str, excluded: list[str], workspace_id: str | None) -> list[FoundUser]:
    """Return users to invite by a whole e-mail or the beginning of a word of a name.

    Nobody for less than three characters. Left out are oneself, and who takes part in the workspace or is invited to
    it. The excluded are taken out of the ten that were found: whoever excludes them sees nobody behind them.
    """
    term = text_rules.search_key(_check_term("str", "search", text))
    hidden = {_check_term("exclude_ids", "id", one) for one in excluded}
    out = {user.id}
    if workspace_id is not None:
        out |= _participants(db, user, _check_term("workspaceId", "id", workspace_id))
    if len(term) < limits.SEARCH_MIN_CHARACTERS:
        return []
    query = (
        select(UserRow)
        .where(UserRow.can_add_to_workspace, UserRow.disabled_at.is_(None), UserRow.id.not_in(out))
        .where(or_(_matches_words(term), UserRow.email_key == term))
        .order_by(UserRow.name_key, UserRow.id)
        .limit(limits.SEARCH_MAX_HITS)
    )
    shown = (row for row in db.scalars(query) if row.id not in hidden)
    return [FoundUser(id=row.id, name=row.name, email=row.email, avatar=row.avatar) for row in shown]


def _matches_words(term: str) -> ColumnElement[bool]:
    """Return the condition that words of the name begin with the term, in order."""
    words = literal(" ") + func.replace(UserRow.name_key, "-", " ")
    return words.contains(f" {term.replace('-', ' ')}", autoescape=True)


def _check_term(field: str, rule: str, text: str) -> str:
    try:
        return str(validation.check(rule, text))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _participants(db: Session, user: User, workspace_id: str) -> set[str]:
    if not is_allowed(role_in(db, workspace_id, user.id), Action.READ):
        raise field_error("workspaceId", ErrorCode.VALIDATION_REFERENCE)
    present = select(ParticipantRow.user_id).where(
        ParticipantRow.workspace_id == workspace_id, ParticipantRow.left_at.is_(None)
    )
    return set(db.scalars(present))
