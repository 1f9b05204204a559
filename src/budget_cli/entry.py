"""Where the program `budget` begins: what it is made of may not be installed."""

import sys
from importlib import import_module

from budget_sdk.extras import install_command


def run() -> None:
    """Run the program; without its packages say which command installs them."""
    try:
        main = import_module("budget_cli.main")
    except ModuleNotFoundError as missing:
        sys.stderr.write(
            f"The terminal needs more packages ({missing.name} is missing).\n"
            f"For a file of your own: {install_command('local')}\n"
            f"For budgets on a server alone: {install_command('cli')}\n"
        )
        raise SystemExit(1) from None
    main.run()
