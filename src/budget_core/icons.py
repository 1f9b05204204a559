"""The icons an account or a category can have. A name's hue (in `icons.json`) gives its colour in the web."""

from importlib.resources import files
from typing import Final

import msgspec

ACCOUNT_DEFAULT: Final = "wallet"
CATEGORY_DEFAULT: Final = "ellipsis"


class _Icons(msgspec.Struct):
    account: dict[str, str]
    category: dict[str, str]


_ICONS = msgspec.json.decode(files(__package__).joinpath("icons.json").read_bytes(), type=_Icons)

ACCOUNT_ICONS: Final = frozenset(_ICONS.account)
CATEGORY_ICONS: Final = frozenset(_ICONS.category)
