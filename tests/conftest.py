"""Fixtures every suite shares."""

from collections.abc import Iterator

import pytest

from tests.postgres import cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A throwaway PostgreSQL server, up to the database name."""
    with cluster() as url:
        yield url
