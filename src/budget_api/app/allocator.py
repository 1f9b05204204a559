"""Allocator of the C library: large blocks go back to the system as soon as they are free.

After the first large block, glibc takes others of that size from heaps of its threads, which keep them. Thirty uploads
of 22 MB left a server with 400 MB that it had no use for.
"""

import ctypes
from typing import Final

_MMAP_THRESHOLD: Final = -3
"""`M_MMAP_THRESHOLD` of malloc.h."""
_LARGE_BYTES: Final = 1024 * 1024


def return_large_blocks() -> bool:
    """Map large blocks one by one; return False where the C library has no such choice."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    return mallopt is not None and mallopt(_MMAP_THRESHOLD, _LARGE_BYTES) == 1
