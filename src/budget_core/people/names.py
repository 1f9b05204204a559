"""Names of people without an account: how many there are, which one may go, and whose they become.

Source: specification, decisions 31.
"""

from collections.abc import Collection

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error


def check_count(names: int) -> None:
    """Raise `validation.count` of `name` for more names than a workspace has room for."""
    if names > limits.NAMES_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)


def check_removal(member_id: str, owing_ids: Collection[str]) -> None:
    """Raise `member.balance` of `memberId` for a name that owes something, or is owed it."""
    if member_id in owing_ids:
        raise field_error("memberId", ErrorCode.MEMBER_BALANCE)


def check_claim(
    claimant: str | None, successor: str | None, caller_id: str, is_creator: bool, member_ids: Collection[str]
) -> bool:
    """Return whether a name changes hands, from nobody or to nobody; `member_ids` are the users who take part.

    | claimant | successor | caller       |                      |
    |----------|-----------|--------------|----------------------|
    |          | a         | a            | yes                  |
    |          | b         | a, creator   | yes                  |
    |          | b         | a            | AUTH_FORBIDDEN       |
    |          | z         | a, creator   | VALIDATION_REFERENCE |
    | a        | a         | anybody      | no                   |
    | b        | a         | anybody      | CONFLICT_CLAIMED     |
    | a        |           | a or creator | yes                  |
    | b        |           | a            | AUTH_FORBIDDEN       |
    """
    if successor == claimant:
        return False
    if claimant is not None and successor is not None:
        raise DomainError(ErrorCode.CONFLICT_CLAIMED)
    if not is_creator and caller_id not in (claimant, successor):
        raise DomainError(ErrorCode.AUTH_FORBIDDEN)
    if successor is not None and successor not in member_ids:
        raise field_error("userId", ErrorCode.VALIDATION_REFERENCE)
    return True
