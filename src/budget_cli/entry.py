"""Where the program `budget` begins: what it is made of may not be installed."""

import sys
from importlib import import_module

from budget_cli.resident.client import run_in_helper

_INTERRUPTED = 130


def run() -> None:
    """Run the program, in the resident helper where there is one.

    Without its packages say which command installs them.
    """
    try:
        code = run_in_helper()
        if code is not None:
            raise SystemExit(code)
        main = import_module("budget_cli.main")
    except ModuleNotFoundError as missing:
        install = import_module("budget_sdk.extras").install_command  # `--help` does not pay for loading it
        sys.stderr.write(
            f"The terminal needs more packages ({missing.name} is missing).\n"
            f"For a file of your own: {install('local')}\n"
            f"For budgets on a server alone: {install('cli')}\n"
        )
        raise SystemExit(1) from None
    except KeyboardInterrupt:  # loading takes long enough to be interrupted
        raise SystemExit(_INTERRUPTED) from None
    main.run()
