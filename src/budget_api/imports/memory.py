"""Memory of this machine, and the part of it that readers of files may take."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

GIB: Final = 1024**3
READERS_MAX: Final = 2
"""Large files that are read at once: each takes a processor as well."""
READER_MAX_BYTES: Final = GIB
"""Memory of one reader; a file of 100 000 lines takes a third of it."""
_CONTROL_GROUP: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Limit of a container, in both versions of control groups; "max", or a number above all memory, is none."""


def machine_memory(limits: Iterable[Path] = _CONTROL_GROUP) -> int:
    """Return the bytes of memory that this machine, or its container, has."""
    texts = (path.read_text().strip() for path in limits if path.is_file())
    physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min([physical, *(int(text) for text in texts if text.isdecimal())])


def readers_at_once(memory: int) -> int:
    """Return how many readers run at once: one per GiB of memory, one at least."""
    return max(1, min(READERS_MAX, memory // GIB))


def reader_memory(memory: int) -> int:
    """Return the bytes that one reader may take: the server keeps a quarter of a small machine."""
    return min(READER_MAX_BYTES, memory * 3 // 4)
