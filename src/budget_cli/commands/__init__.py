"""One module per word; each has an `app`.

Importing httpx also imports its own terminal program with click, rich and pygments, which takes longer than all the
rest. Without click it leaves that out, so click is hidden from it for that moment.
"""

import sys

if "httpx" not in sys.modules:
    hidden = sys.modules.get("click")
    sys.modules["click"] = None  # type: ignore[assignment]  # None is how an import is made to fail
    try:
        import httpx  # noqa: F401 - so that it is there, without the terminal program it has beside it
    finally:
        del sys.modules["click"]
        if hidden is not None:
            sys.modules["click"] = hidden
