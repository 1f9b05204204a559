"""Calls that nobody thought of, made from the document: no server error, no status or body that is not documented.

`make prove` makes many more, those at the bounds of every field among them.
"""

import json
import re
from pathlib import Path
from uuid import uuid4

from tests.api.fuzz_hooks import Caller
from tests.api.fuzzing import ASKING_OTHERS, fuzz, provided
from tests.api.processes import ROOT, served

FIXED = ("--generation-deterministic", "--phases", "fuzzing")
OPERATIONS = 70
NOT_OWN = {"avatar_id", "session_id", "setup_session", "revision", "user_id", "code_id", "code"}
"""Parts of paths that are no ids of rows, name what the run must not lose, its session, or are for a server's owner."""


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


def test_every_id_of_a_path_is_one_of_a_row_that_exists(tmp_path: Path) -> None:
    paths = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))["paths"]
    names = {name for path in paths for name in re.findall(r"{(\w+)}", path)} - NOT_OWN
    with served(tmp_path) as url:
        caller, made_up = Caller(), str(uuid4())
        caller.token(url)
        caller.close()
        assert {name for name in names if caller.known(name, made_up) == made_up} == set()
