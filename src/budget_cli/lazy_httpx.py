"""Lazy import of httpx's own terminal program, which would slow down every command."""

import sys
from importlib import import_module
from types import ModuleType

_PROGRAM = "httpx._main"


def defer_httpx_program() -> None:
    """Import the terminal program of httpx only when it is called: httpx takes 140 ms without it, 400 with it."""
    if "httpx" in sys.modules:
        return
    placeholder = ModuleType(_PROGRAM)
    vars(placeholder)["main"] = _run_program
    sys.modules[_PROGRAM] = placeholder


def _run_program() -> None:
    del sys.modules[_PROGRAM]
    import_module(_PROGRAM).main()
