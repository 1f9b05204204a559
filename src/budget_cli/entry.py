"""Where the program `budget` begins: what it is made of may not be installed."""

import sys

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
        from budget_cli import main  # 130 ms that a command in the helper does not cost
    except ModuleNotFoundError as missing:
        from budget_sdk.extras import install_command  # 410 ms that no working terminal spends

        sys.stderr.write(
            f"The terminal needs more packages ({missing.name} is missing).\n"
            f"For a file of your own: {install_command('local')}\n"
            f"For budgets on a server alone: {install_command('cli')}\n"
        )
        raise SystemExit(1) from None
    except KeyboardInterrupt:  # loading takes long enough to be interrupted
        raise SystemExit(_INTERRUPTED) from None
    main.run()
