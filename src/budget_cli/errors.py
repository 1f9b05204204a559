"""Errors of the terminal itself; every text names a way out."""

# ruff: noqa: N818 - named by the fact

from budget_cli.language import DEFAULT, Names, translate

HINT = "Try: {command}"


class CliError(Exception):
    """Error that ends the command with its text on stderr and its `exit_code`."""

    exit_code = 1

    def __init__(self, text: str, *, hint: str = "", **params: object) -> None:
        """Store the English text, its `{placeholders}` and the command that helps."""
        self._text, self._hint, self._params = text, hint, params
        super().__init__(self.translated(DEFAULT))

    def translated(self, language: str) -> str:
        """Return the text in a language."""
        text = translate(language, self._text, **self._params)
        return f"{text}\n{translate(language, HINT, command=self._hint)}" if self._hint else text


class WrongUsage(CliError):
    """Typed command that cannot be done as it stands."""

    exit_code = 2


class Ambiguous(WrongUsage):
    """Typed name that matches several things."""


class FileUnusable(CliError):
    """A file that can't be imported; nothing of it was."""

    exit_code = 5


class Refused(CliError):
    """A rule forbids the change; a dry run knows it before the server says so."""

    exit_code = 5


class Corrected(CliError):
    """An entry that was typed by its id was corrected since, which gave it another one."""

    exit_code = 5


class UnknownTypedName(CliError):
    """Nothing has the name or id that was typed."""

    exit_code = 3

    @property
    def names(self) -> str:
        """Names that there are."""
        names = self._params.get("names", "")
        return ", ".join(names) if isinstance(names, Names) else str(names)
