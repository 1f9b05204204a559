"""Folders of the budget file and the logins, by the XDG rules."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Return `$BUDGET_DATA`, else `budget` in the data folder, as a server does."""
    if own := os.environ.get("BUDGET_DATA"):
        return Path(own).expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "budget"


def config_folder() -> Path:
    """Return `budget` in the configuration folder."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser() / "budget"
