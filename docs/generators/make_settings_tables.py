"""Write the tables of settings in `docs/self-hosting.md`, between their marks.

python docs/generators/make_settings_tables.py
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from budget_api.config.groups import ServerSettings
from budget_api.config.providers import PROVIDER_SETTINGS
from budget_api.config.quotas import LIMITS, PREFIX
from budget_api.config.setting import Setting, settings_of

PAGE = Path(__file__).parents[1] / "self-hosting.md"


def page() -> str:
    """Return the page with its tables as the settings are now."""
    server = [setting for setting in settings_of(ServerSettings) if setting not in PROVIDER_SETTINGS]
    limits_row = (f"`{PREFIX}…`", "how often something may be done: see [limits](#limits)", "")
    limits = ((f"`{name}`", limit.shown, limit.help) for name, limit in LIMITS.items())
    tables = {
        "server": _table(("variable", "meaning", "default"), [*map(_row, server), limits_row]),
        "providers": _table(("variable", "meaning", "default"), map(_row, PROVIDER_SETTINGS)),
        "limits": _table(("limit", "default", "counts"), limits),
    }
    text = PAGE.read_text("utf-8")
    for name, table in tables.items():
        mark = f"<!-- settings: {name} -->"
        text = re.sub(f"{mark}\n.*?\n{mark}", lambda _, new=f"{mark}\n{table}\n{mark}": new, text, flags=re.DOTALL)
    return text


def _row(setting: Setting[Any]) -> tuple[str, str, str]:
    default = str(setting.default or "none")
    return f"`{setting.name}`", setting.help, setting.shown or (f"`{default}`" if ":" in default else default)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    first, *others = ["".join(f"| {cell} " if cell else "| " for cell in row) + "|" for row in (head, *rows)]
    return "\n".join([first, "|" + "---|" * len(head), *others])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
