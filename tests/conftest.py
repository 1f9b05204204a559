"""Fixtures every suite shares."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import cluster

# The same cases on every run: a change is judged by what it changed. A failing case found elsewhere becomes a vector.
# How long it takes to draw one says how busy the machine is.
settings.register_profile(
    "suite", derandomize=True, deadline=None, print_blob=False, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("suite")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the long proofs run every test on both databases."""
    parser.addoption("--both-databases", action="store_true", help="run all tests of the API on PostgreSQL too")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A throwaway PostgreSQL server, up to the database name."""
    with cluster() as url:
        yield url
