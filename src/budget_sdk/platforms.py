"""Systems that a local file and a server run on: those with the locks and limits of POSIX."""

from typing import Final

POSIX_MODULES: Final = frozenset({"fcntl", "resource"})
"""Modules of Python that Windows has not."""

UNSUPPORTED: Final = (
    "Windows can't hold a budget itself yet: run this in WSL, or use a budget on a server (budget login URL)."
)
