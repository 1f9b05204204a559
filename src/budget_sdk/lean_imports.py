"""Imports of libraries without those they take along just because they are installed.

httpx imports its own terminal program where click is, which takes a command longer than all it does. The SDK's modules
have httpx from here.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["httpx", "without"]


@contextmanager
def without(module: str) -> Iterator[None]:
    """Import as if a module were not installed: `None` for it makes the import fail (language reference, 5.3.1)."""
    hidden = sys.modules.get(module)
    sys.modules[module] = None  # type: ignore[assignment] # typeshed knows modules only
    try:
        yield
    finally:
        del sys.modules[module]
        if hidden is not None:
            sys.modules[module] = hidden


with without("click"):
    import httpx
