"""httpx, which imports its own terminal program where click is: that takes a command longer than all it does.

The SDK's modules have httpx from here.
"""

from budget_core.lean_imports import without

__all__ = ["httpx"]

with without("click"):
    import httpx
