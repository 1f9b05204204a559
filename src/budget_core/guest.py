"""Guest mode: the workspace a guest starts with, the names of local ids, and how much a sign-up may bring along."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from budget_core import limits
from budget_core.errors import DomainError, ErrorCode

WORKSPACE_ID: Final = "guestWorkspace"
WORKSPACE_NAME: Final = "guestWorkspace"
CURRENCY: Final = limits.DEFAULT_CURRENCY
FIRST_DAY: Final = limits.FIRST_DAY_GUEST

ID_PREFIXES: Final = ("accHis", "acc", "plan", "cat", "his", "list", "item")

CAPS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "guestAccounts": limits.GUEST_ACCOUNTS_MAX,
        "guestAccountsHistory": limits.GUEST_ACCOUNTS_HISTORY_MAX,
        "guestCategory": limits.GUEST_CATEGORIES_MAX,
        "guestPlanning": limits.GUEST_PLANNINGS_MAX,
        "guestPlanningCategory": limits.GUEST_PLANNING_CATEGORIES_MAX,
        "guestList": limits.GUEST_LISTS_MAX,
        "guestHistory": limits.GUEST_HISTORY_MAX,
    }
)
"""The most rows of each part of a guest's data."""

_LOCAL_ID = re.compile(rf"(?:{'|'.join(ID_PREFIXES)})-?([0-9a-f]{{8}}(?:-[0-9a-f]{{4}}){{3}}-[0-9a-f]{{12}})")


def server_id(local_id: str) -> str:
    """The id a row keeps on the server: the UUID behind the prefix, so a repeated sign-up makes nothing twice."""
    match = _LOCAL_ID.fullmatch(local_id)
    if match is None:
        raise DomainError(ErrorCode.VALIDATION_ID)
    return match[1]


def check_caps(sizes: Mapping[str, int]) -> None:
    """Whether the data is small enough; all parts that are not are named."""
    wrong = {part: ErrorCode.VALIDATION_MAX for part, size in sizes.items() if size > CAPS[part]}
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
