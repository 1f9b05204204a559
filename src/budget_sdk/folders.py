"""Where a person's budget file and logins live, by the XDG rules."""

import os
from pathlib import Path


def data_folder() -> Path:
    """`$BUDGET_DATA`, else `budget` in the data folder; a server started without settings uses the same one."""
    if own := os.environ.get("BUDGET_DATA"):
        return Path(own).expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "budget"


def config_folder() -> Path:
    """`budget` in the configuration folder."""
    return Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser() / "budget"
