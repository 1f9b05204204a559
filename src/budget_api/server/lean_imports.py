"""Imports of libraries without those they take along just because they are installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_modules(*modules: str) -> Iterator[None]:
    """Import as if modules were not installed.

    `None` in `sys.modules` makes an import fail (language reference, 5.3.1).
    """
    hidden = {name: sys.modules.get(name) for name in modules}
    sys.modules.update(dict.fromkeys(modules))  # type: ignore[arg-type] # typeshed knows modules only
    try:
        yield
    finally:
        for name, module in hidden.items():
            del sys.modules[name]
            if module is not None:
                sys.modules[name] = module
