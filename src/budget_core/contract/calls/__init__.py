"""Every call of the API as data.

The server, the local file, the SDK and the OpenAPI document read it.
"""

from collections.abc import Mapping
from typing import Final

from budget_core.contract.call import AnyCall, Call
from budget_core.contract.calls import (
    accounts,
    activity,
    alerts,
    avatars,
    categories,
    currencies,
    exports,
    guests,
    health,
    history,
    hosting,
    imports,
    links,
    lists,
    owner,
    payees,
    plannings,
    providers,
    push,
    reminders,
    schedules,
    settings,
    settlement,
    sign_in,
    statistics,
    stocks,
    subscriptions,
    tags,
    users,
    workspaces,
)

_NOUNS = (
    accounts,
    activity,
    alerts,
    avatars,
    categories,
    currencies,
    exports,
    guests,
    health,
    history,
    hosting,
    imports,
    links,
    lists,
    owner,
    payees,
    plannings,
    providers,
    push,
    reminders,
    schedules,
    settings,
    settlement,
    sign_in,
    statistics,
    stocks,
    subscriptions,
    tags,
    users,
    workspaces,
)

CALLS: Final[Mapping[str, AnyCall]] = {
    call.id: call for noun in _NOUNS for call in vars(noun).values() if isinstance(call, Call)
}
"""Calls by their operation id."""
