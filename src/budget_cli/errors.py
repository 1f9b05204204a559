"""What goes wrong in the terminal itself; every text tells the way out."""

# ruff: noqa: N818 - named by the fact


class CliError(Exception):
    """Ends the command with its text and `exit_code`."""

    exit_code = 1


class Unclear(CliError):
    """What was typed can mean several things, or none."""

    exit_code = 2


class NotThere(CliError):
    """What was named does not exist."""

    exit_code = 3
