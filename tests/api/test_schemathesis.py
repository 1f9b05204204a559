"""Calls that nobody thought of, made from the document: no server error, no status or body that is not documented.

`make prove` makes many more, those at the bounds of every field among them.
"""

from pathlib import Path

from tests.api.fuzzing import ASKING_OTHERS, fuzz, provided
from tests.api.processes import served

FIXED = ("--generation-deterministic", "--phases", "fuzzing")
OPERATIONS = 70


def test_no_call_with_a_token_is_answered_otherwise_than_documented(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        options = ("--max-examples", "1", "--mode", "positive", "--exclude-path-regex", ASKING_OTHERS)
        assert fuzz(url, *FIXED, *options, with_token=True) > OPERATIONS


def test_no_call_that_asks_other_servers_is_answered_otherwise_than_documented(tmp_path: Path) -> None:
    with provided(tmp_path) as url:
        options = ("--max-examples", "1", "--mode", "positive", "--include-path-regex", ASKING_OTHERS)
        assert fuzz(url, *FIXED, *options, with_token=True) > 8


def test_no_call_without_a_token_is_answered_otherwise_than_documented(tmp_path: Path) -> None:
    with served(tmp_path) as url:
        assert fuzz(url, *FIXED, "--max-examples", "1", with_token=False) > OPERATIONS
