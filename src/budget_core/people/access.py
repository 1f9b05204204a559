"""Roles and actions in a workspace, in one table."""

from enum import StrEnum

from budget_core.base.errors import ErrorCode


class Role(StrEnum):
    """Role of a user in a workspace."""

    CREATOR = "creator"
    PARTICIPANT = "participant"
    """Takes part and edits."""
    VIEWER = "viewer"
    """Takes part and changes nothing that is shared."""
    INVITED = "invited"
    FORMER = "former"
    STRANGER = "stranger"


class Action(StrEnum):
    """Kind of access that a call needs."""

    READ = "read"
    """See money, lists, history and participants."""
    PERSONAL = "personal"
    """Change one's own settings of the workspace."""
    WRITE = "write"
    """Change money, plans and lists."""
    ADD = "add"
    """Book an entry that is typed in one line."""
    MANAGE = "manage"
    """Edit or delete the workspace, invite and remove participants."""
    ANSWER = "answer"
    """Approve one's own invitation; again, it changes nothing."""
    LEAVE = "leave"
    """Take oneself out: reject the invitation, or leave."""


_ALLOWED: dict[Role, frozenset[Action]] = {
    Role.CREATOR: frozenset({Action.READ, Action.PERSONAL, Action.WRITE, Action.ADD, Action.MANAGE}),
    Role.PARTICIPANT: frozenset({Action.READ, Action.PERSONAL, Action.WRITE, Action.ADD, Action.ANSWER, Action.LEAVE}),
    Role.VIEWER: frozenset({Action.READ, Action.PERSONAL, Action.ANSWER, Action.LEAVE}),
    Role.INVITED: frozenset({Action.ANSWER, Action.LEAVE}),
    Role.FORMER: frozenset(),
    Role.STRANGER: frozenset(),
}


def is_allowed(role: Role, action: Action) -> bool:
    """Return whether a role may do an action.

    |             | read | personal | write, add | manage | answer | leave |
    |-------------|------|----------|------------|--------|--------|-------|
    | creator     | yes  | yes      | yes        | yes    |        |       |
    | participant | yes  | yes      | yes        |        | yes    | yes   |
    | viewer      | yes  | yes      |            |        | yes    | yes   |
    | invited     |      |          |            |        | yes    | yes   |
    | former, stranger: nothing                                           |
    """
    return action in _ALLOWED[role]


def refusal(role: Role, action: Action) -> ErrorCode | None:
    """Return the error that keeps a role from an action; None where it may.

    | role                               | action                    | error             |
    |------------------------------------|---------------------------|-------------------|
    | invited, former, stranger          | what they may not         | NOT_FOUND         |
    | viewer                             | what a participant may do | WORKSPACE_VIEWER  |
    | creator, participant, viewer       | any other                 | AUTH_FORBIDDEN    |
    """
    if is_allowed(role, action):
        return None
    if not is_allowed(role, Action.READ):
        return ErrorCode.NOT_FOUND
    is_viewing = role == Role.VIEWER and is_allowed(Role.PARTICIPANT, action)
    return ErrorCode.WORKSPACE_VIEWER if is_viewing else ErrorCode.AUTH_FORBIDDEN


def member_role(user_id: str, creator_id: str, is_verified: bool, role: str) -> Role:
    """Return the role of a present participant, of whom the creator said whether they edit.

    | confirmed | creator | role   |             |
    |-----------|---------|--------|-------------|
    | no        |         |        | invited     |
    | yes       | yes     |        | creator     |
    | yes       | no      | viewer | viewer      |
    | yes       | no      | editor | participant |
    """
    if not is_verified:
        return Role.INVITED
    if user_id == creator_id:
        return Role.CREATOR
    return Role.VIEWER if role == Role.VIEWER else Role.PARTICIPANT
