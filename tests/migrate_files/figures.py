"""Months as an app shows them, in hundredths."""

from typing import NamedTuple


class Shown(NamedTuple):
    """A category's month."""

    budgeted: int
    spent: int
    carried: int


Months = dict[tuple[str, str], Shown]
"""By month and the name that the category has in the workspace."""
