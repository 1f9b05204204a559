"""Fakes at the edge of the SDK: an HTTP server of a few lines, and a configuration folder of one's own."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from budget_sdk import Client

WORKSPACE, ACCOUNT, CATEGORY = (f"01a1fd9a-3b6b-7649-aa8c-00000000000{number}" for number in range(3))
HEALTH = {"ok": True, "version": "1.0.0", "database": "sqlite", "capabilities": []}
Handler = Callable[[httpx.Request], httpx.Response]


@pytest.fixture
def answering() -> Callable[[Handler], Client]:
    """A client whose server is the given function."""
    return lambda handler: Client("http://server", "first", transport=httpx.MockTransport(handler))


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes the real configuration or data."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("BUDGET_DATA", raising=False)
    return tmp_path
