"""A budget file in a folder that can't be written: it is read from a copy, and nothing changes."""

import errno
import os
import shutil
import tempfile
from decimal import Decimal
from pathlib import Path

import pytest

from budget_api.db.lock import FolderLock
from budget_sdk import Client
from budget_sdk.errors import LocalFileUnusable

OLD_FILE = Path(__file__).parents[1] / "released" / "0003" / "budget.sqlite3"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a budget of one entry."""
    place = tmp_path / "budget"
    with Client.local(place) as client:
        client.add("12.50", "food", "lunch")
    return place


@pytest.fixture(params=[errno.EROFS, errno.EACCES, errno.ENOSPC])
def unwritable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, folder: Path, tmp_path: Path) -> str:
    """No lock file can be written; returns why."""
    reason, acquire = os.strerror(request.param), FolderLock.acquire

    def acquire_elsewhere(lock: FolderLock, url: str | None, wait_seconds: float) -> None:
        if lock._folder == folder:
            raise OSError(request.param, reason)
        acquire(lock, url, wait_seconds)

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(FolderLock, "acquire", acquire_elsewhere)
    return reason


@pytest.mark.usefixtures("unwritable")
def test_a_file_that_cant_be_written_is_read_and_leaves_no_copy(folder: Path, tmp_path: Path) -> None:
    with Client.local(folder) as client:
        assert [entry.note for entry in client.history.all()] == ["lunch"]
        assert client.month().planning.spent == Decimal("12.50")
    assert [path.name for path in tmp_path.iterdir()] == ["budget"]


def test_nothing_is_changed_in_a_file_that_cant_be_written(folder: Path, unwritable: str) -> None:
    before = (folder / "budget.sqlite3").read_bytes()
    with Client.local(folder) as client:
        with pytest.raises(LocalFileUnusable, match=rf"can't be written \({unwritable}\): it can be read"):
            client.add("1", "food")
        assert len(list(client.history.all())) == 1
    assert (folder / "budget.sqlite3").read_bytes() == before


@pytest.mark.usefixtures("unwritable")
def test_what_another_program_wrote_since_is_read(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "other")
    with Client.local(tmp_path / "other") as other:
        other.add("5", "food", "dinner")
    with Client.local(folder) as client:
        assert len(list(client.history.all())) == 1
        shutil.copy(tmp_path / "other" / "budget.sqlite3", folder / "budget.sqlite3")
        assert len(list(client.history.all())) == 2


@pytest.mark.usefixtures("unwritable")
def test_a_file_of_an_older_version_is_read_without_an_update(folder: Path) -> None:
    shutil.copy(OLD_FILE, folder)
    names = sorted(path.name for path in folder.iterdir())
    with Client.local(folder, "ann1@example.com") as client:
        assert len(list(client.history.all())) > 0
    assert (folder / "budget.sqlite3").read_bytes() == OLD_FILE.read_bytes()
    assert sorted(path.name for path in folder.iterdir()) == names


@pytest.mark.usefixtures("unwritable")
def test_a_folder_without_a_budget_is_refused(folder: Path) -> None:
    (folder / "budget.sqlite3").unlink()
    with Client.local(folder) as client, pytest.raises(LocalFileUnusable, match="can't be used"):
        client.accounts.list()
