"""Fixtures every suite shares, and what a test leaves open is an error of that test."""

import gc
from collections import Counter
from collections.abc import Generator, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import cluster

# The same cases on every run: a change is judged by what it changed. A failing case found elsewhere becomes a vector.
# How long it takes to draw one says how busy the machine is.
settings.register_profile(
    "suite", derandomize=True, deadline=None, print_blob=False, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


MODULES_BETWEEN = 8
_ended_modules = count(1)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the long proofs run every test on both databases, and on the keys that Citus needs."""
    parser.addoption("--both-databases", action="store_true", help="run all tests of the API on PostgreSQL too")
    parser.addoption("--quick", action="store_true", help="run every fourth case of the tests marked dear")
    parser.addoption("--citus-keys", action="store_true", help="change the keys there as deploy/citus.sql does")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A throwaway PostgreSQL server, up to the database name."""
    with cluster() as url:
        yield url


CASES_SHARE = 4
"""Of so many cases of a dear test one runs with `--quick`."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out most cases of the dear tests where a run is to be quick; the first of each stays."""
    if not config.getoption("quick"):
        return
    cases = Counter[str]()
    left_out = []
    for item in items:
        if item.get_closest_marker("dear"):
            name = item.nodeid.partition("[")[0]
            if cases[name] % CASES_SHARE:
                left_out.append(item)
            cases[name] += 1
    config.hook.pytest_deselected(items=left_out)
    away = set(left_out)
    items[:] = [item for item in items if item not in away]


def pytest_collection_finish() -> None:
    """Leave what was imported out of the collections below: they take less than a millisecond then."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, Any, Any]:
    """Collect what the test left, so that a socket in a cycle is not found open in some later test.

    After some modules everything is looked at, what their fixtures left too: that takes a quarter of a second.
    """
    result = yield
    if nextitem is None or (nextitem.path != item.path and next(_ended_modules) % MODULES_BETWEEN == 0):
        gc.unfreeze()
    gc.collect()
    gc.freeze()
    if unraisable := item.config.pluginmanager.get_plugin("unraisableexception"):
        unraisable.pytest_runtest_teardown(item)
    return result
