"""httpx without its own terminal program, whose import takes a command longer than all it does.

The SDK's modules have httpx from here. The process stays as it was: `httpx.main` is loaded when it is called, and
nothing is hidden from other imports, of other threads either.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

__all__ = ["httpx"]

_PROGRAM = "httpx._main"


def _run_program() -> None:
    """Load the program of httpx, and run it."""
    import_module(_PROGRAM).main()


@contextmanager
def _program_put_off() -> Iterator[None]:
    """Import httpx with a placeholder for its program; one that is imported already stays as it is."""
    if "httpx" in sys.modules:
        yield
        return
    placeholder = ModuleType(_PROGRAM)
    vars(placeholder)["main"] = _run_program
    sys.modules[_PROGRAM] = placeholder
    try:
        yield
    finally:
        del sys.modules[_PROGRAM]


with _program_put_off():
    import httpx
