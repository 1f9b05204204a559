"""Types of ASGI, as this package's middleware sees them."""

from collections.abc import Awaitable, Callable
from typing import Any

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]
