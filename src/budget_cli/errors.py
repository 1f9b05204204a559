"""Errors of the terminal itself; every text names a way out."""

# ruff: noqa: N818 - named by the fact


class CliError(Exception):
    """Ends the command with its text on stderr and its `exit_code`."""

    exit_code = 1


class Ambiguous(CliError):
    """What was typed matches several things."""

    exit_code = 2


class UnknownName(CliError):
    """Nothing has the name or id that was typed."""

    exit_code = 3
