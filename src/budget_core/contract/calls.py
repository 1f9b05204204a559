"""Every call of the API as data.

The server, the local file, the SDK and the OpenAPI document read it.
"""

from collections.abc import Mapping
from typing import Final

from budget_core.contract.call import AnyCall, Call
from budget_core.contract.entries import history_calls, import_calls, lists, payees, shares, statistics
from budget_core.contract.money import accounts, currencies, stocks
from budget_core.contract.people import providers, push, second_factor, sessions, settings, subscriptions, users
from budget_core.contract.planning import alerts, categories, plannings, reminders, schedules
from budget_core.contract.server import health, hosting, owner
from budget_core.contract.workspaces import changes, guests, links, members, migration, workspaces

_NOUNS = (
    accounts,
    changes,
    alerts,
    users,
    categories,
    currencies,
    guests,
    health,
    history_calls,
    hosting,
    import_calls,
    links,
    lists,
    members,
    migration,
    owner,
    payees,
    plannings,
    providers,
    push,
    reminders,
    schedules,
    second_factor,
    settings,
    shares,
    sessions,
    statistics,
    stocks,
    subscriptions,
    workspaces,
)

CALLS: Final[Mapping[str, AnyCall]] = {
    call.id: call for noun in _NOUNS for call in vars(noun).values() if isinstance(call, Call)
}
"""Calls by their operation id."""
