"""Where the program `budget` begins: what it is made of may not be installed."""

import sys
from importlib import import_module


def run() -> None:
    """Run the program; without its packages say which command installs them."""
    try:
        main = import_module("budget_cli.main")
    except ModuleNotFoundError as missing:
        sys.stderr.write(
            f"The terminal needs more packages ({missing.name} is missing).\n"
            'For a file of your own: pip install "budget-planner[local]"\n'
            'For budgets on a server alone: pip install "budget-planner[cli]"\n'
        )
        raise SystemExit(1) from None
    main.run()
