"""Cases that a quick run leaves out: of dear tests, and on PostgreSQL where other tests make the same statements."""

import subprocess
import sys
from functools import cache

from tests.api.conftest import COVERED
from tests.api.postgresql_cases import covered

DEAR = "tests/cli/test_option_places.py::test_a_global_option_means_the_same_wherever_it_stands"


@cache
def collected(*options: str) -> list[str]:
    command = (sys.executable, "-m", "pytest", "--collect-only", "-q", *options)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_a_quick_run_takes_the_first_and_every_fourth_case_of_a_dear_test() -> None:
    every = collected(DEAR)
    assert len(every) > 8
    assert collected("--quick", DEAR) == every[::4]


def test_a_case_that_is_named_runs_quick_or_not() -> None:
    assert collected("--quick", collected(DEAR)[1]) == [collected(DEAR)[1]]


def test_a_test_waits_where_cheaper_ones_make_each_of_its_statements() -> None:
    seconds = {"dear": 9.0, "first": 1.0, "second": 1.0, "own": 9.0, "at once": 9.0}
    statements = {"dear": {"a", "b"}, "first": {"a"}, "second": {"b"}, "own": {"a", "c"}, "at once": {"a"}}
    assert covered(seconds, statements, {"at once"}) == ["dear", "first"]


def test_a_test_that_is_listed_as_covered_is_there_and_marked() -> None:
    listed = {case.partition("[")[0] for case in collected("-m", "both_databases", "tests/api")}
    assert listed >= COVERED
