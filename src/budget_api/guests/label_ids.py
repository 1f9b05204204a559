"""Ids of the rows behind a guest's labels: the same label in the same workspace always gets the same id.

A repeat finds what an interrupted import stored, and a later part of the data what an earlier one did.
"""

import re
from hashlib import sha256
from uuid import UUID

_UUID7 = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")
_TIME_BITS, _VERSION, _VARIANT = 48, 7, 2


def has_time(label: str) -> bool:
    """Return whether a label ends in a UUIDv7, as those that devices make do."""
    return _UUID7.search(label) is not None


def label_id(workspace_id: str, part: str, label: str) -> str:
    """Return the id behind a label that ends in a UUIDv7, whose time it takes over."""
    return _uuid(workspace_id, part, label, UUID(label[-36:]).int >> 80)


class LabelIds:
    """Ids for the labels of one part, in order."""

    def __init__(self, workspace_id: str, part: str) -> None:
        self._place = workspace_id, part
        self._last = 0

    def next_id(self, label: str, milliseconds: int = 0) -> str:
        """Return the id behind a label; one without a time gets this one, or the next that is free."""
        if has_time(label):
            return label_id(*self._place, label)
        self._last = max(milliseconds, self._last + 1)
        return _uuid(*self._place, label, self._last)


def _uuid(workspace_id: str, part: str, label: str, milliseconds: int) -> str:
    random = int.from_bytes(sha256("\0".join((workspace_id, part, label)).encode()).digest()[:10])
    value = (milliseconds & (1 << _TIME_BITS) - 1) << 80 | random
    value = value & ~(0xF << 76) | _VERSION << 76
    text = f"{value & ~(0x3 << 62) | _VARIANT << 62:032x}"
    return f"{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}"
