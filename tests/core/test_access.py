"""Access: the whole table of roles and actions."""

import pytest

from budget_core.access import Action, Role, allowed

TABLE = {
    Role.CREATOR: {Action.READ, Action.WRITE, Action.MANAGE},
    Role.PARTICIPANT: {Action.READ, Action.WRITE, Action.ANSWER, Action.LEAVE},
    Role.INVITED: {Action.ANSWER, Action.LEAVE},
    Role.FORMER: set(),
    Role.STRANGER: set(),
}


@pytest.mark.parametrize("role", Role)
def test_a_role_may_do_what_the_table_says_and_nothing_else(role: Role) -> None:
    assert {action for action in Action if allowed(role, action)} == TABLE[role]
