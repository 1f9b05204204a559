"""The icons an account or a category can have, and the one each gets when nobody chose.

They stand in `icons.json`, which the web reads too: there each name has a hue, which gives its colour.
"""

from importlib.resources import files
from typing import Final

import msgspec


class _Choice(msgspec.Struct):
    account: str
    category: str


class _Icons(msgspec.Struct):
    default: _Choice
    account: dict[str, str]
    category: dict[str, str]


_ICONS = msgspec.json.decode(files("budget_core").joinpath("data", "icons.json").read_bytes(), type=_Icons)

ACCOUNT_DEFAULT: Final = _ICONS.default.account
CATEGORY_DEFAULT: Final = _ICONS.default.category
ACCOUNT_ICONS: Final = frozenset(_ICONS.account)
CATEGORY_ICONS: Final = frozenset(_ICONS.category)
