from pathlib import Path
from typing import Any

import msgspec

from budget_sdk import read_workspace

_ENTRY = '{"id":"e%d","accountId":"a","categoryId":"c","date":"2026-01-02","value":"-5"}'


def stored(folder: Path, entries: int) -> Path:
    """The file of a workspace, as short as one can be."""
    history = ",\n".join(_ENTRY % number for number in range(entries))
    file = folder / "home.json"
    file.write_text(f'{{"format":1,"guestAccounts":[],"guestHistory":[{history}]}}')
    return file


def test_what_is_sent_of_a_long_file_is_no_longer_than_the_file(tmp_path: Path) -> None:
    file = stored(tmp_path, 1_000)
    sent = msgspec.json.encode(read_workspace(file))
    assert len(sent) < file.stat().st_size + 1_000
    body: dict[str, Any] = msgspec.json.decode(sent)
    assert body["guestHistory"] == msgspec.json.decode(file.read_bytes())["guestHistory"]
