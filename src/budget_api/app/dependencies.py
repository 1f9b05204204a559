"""What every handler can ask for by name: who calls, and the parts that are made at start (`lifespan`)."""

from collections.abc import Callable
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.types import Scope

from budget_api.access.dependencies import DEPENDENCIES as OF_ACCESS

STARTED = (
    "account_flows",
    "capabilities",
    "guest_sign_up",
    "images",
    "importer",
    "payments",
    "provider_sign_in",
    "push_keys",
    "push_settings",
    "sockets",
    "stocks",
    "tokens",
)


def _started(name: str) -> Callable[[Scope], Any]:
    def started(scope: Scope) -> Any:
        return Litestar.from_scope(scope).state[name]

    return started


DEPENDENCIES = OF_ACCESS | {name: Provide(_started(name), sync_to_thread=False) for name in STARTED}
