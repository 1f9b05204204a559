"""Sixty columns beside a wide terminal: the same words, and amounts, days and ids whole."""

import re

import pytest
from tests.cli.conftest import Budget

LANGUAGES = ("en", "ua")
_NARROW = 60
_KEPT = re.compile(r"\b(?:[0-9a-f]{8}|\d{4}-\d\d-\d\d)\b")


def check_narrow(budget: Budget, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """Check that the output of a command fits, and that lines break only between words."""
    wide, narrow = (_shown_in(budget, monkeypatch, command, columns) for columns in (500, _NARROW))
    assert sorted(_words(narrow) - _words(wide)) == [], narrow
    assert [line for line in narrow.splitlines() if len(line.rstrip()) > _NARROW] == [], command
    assert set(_KEPT.findall(narrow)) == set(_KEPT.findall(wide)), command


def _words(shown: str) -> set[str]:
    """Return the words between breaking spaces; the spaces inside an amount do not break."""
    return set(re.split(r"[ \n]+", shown))


def _shown_in(budget: Budget, monkeypatch: pytest.MonkeyPatch, command: str, columns: int) -> str:
    monkeypatch.setenv("COLUMNS", str(columns))
    result = budget(*command.split(), "--table")
    assert result.exit_code == 0, result.output
    return str(result.stdout)
