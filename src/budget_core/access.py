"""Roles and actions in a workspace, in one table."""

from enum import StrEnum


class Role(StrEnum):
    """Role of a user in a workspace."""

    CREATOR = "creator"
    PARTICIPANT = "participant"
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
    MANAGE = "manage"
    """Edit or delete the workspace, invite and remove participants."""
    ANSWER = "answer"
    """Approve one's own invitation; again, it changes nothing."""
    LEAVE = "leave"
    """Take oneself out: reject the invitation, or leave."""


_ALLOWED: dict[Role, frozenset[Action]] = {
    Role.CREATOR: frozenset({Action.READ, Action.PERSONAL, Action.WRITE, Action.MANAGE}),
    Role.PARTICIPANT: frozenset({Action.READ, Action.PERSONAL, Action.WRITE, Action.ANSWER, Action.LEAVE}),
    Role.INVITED: frozenset({Action.ANSWER, Action.LEAVE}),
    Role.FORMER: frozenset(),
    Role.STRANGER: frozenset(),
}


def is_allowed(role: Role, action: Action) -> bool:
    """Return whether a role may do an action.

    |             | read | personal | write | manage | answer | leave |
    |-------------|------|----------|-------|--------|--------|-------|
    | creator     | yes  | yes      | yes   | yes    |        |       |
    | participant | yes  | yes      | yes   |        | yes    | yes   |
    | invited     |      |          |       |        | yes    | yes   |
    | former, stranger: nothing                                      |
    """
    return action in _ALLOWED[role]
