"""Processes that read files end with the time, the call and the server; others are answered meanwhile."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from budget_api.calls.request import run_until_disconnect
from budget_api.config import Quota
from budget_api.imports.file_readers import FEW_RULES, ProcessReader
from budget_api.imports.parsing import ReadSettings
from budget_api.imports.reader import GIB, machine_memory, reader_memory, readers_at_once
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import IMPORT_RULES_MAX
from budget_core.contract.decode import decode
from budget_core.contract.entries.imports import ImportPreview
from budget_core.imports.rules import EntryRule
from tests.api.conftest import serving
from tests.api.importing import BANK, bring, file_of, preview, refused
from tests.api.people import Person, sign_up
from tests.api.processes import BUDGET, start, url_of
from tests.api.test_import_formats import MT940
from tests.servers import server_settings

LINES = (f"2026-11-02,{'a' * 990}{number},-1\n" for number in range(5000))
HOSTILE = file_of("Date,Description,Amount\n" + "".join(LINES))
HOSTILE_RULES = [{"text": "a" * 98 + "ba", "category": "Food"}] * IMPORT_RULES_MAX
"""Rules that differ from the notes at their end alone: each is compared with every place of each note."""


NO_SETTINGS = ReadSettings(mappings=[], rules=[])


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Readers read for ever, and write their process ids into this file."""
    path = tmp_path / "pid"
    program = f"import os, time; open({str(path)!r}, 'w').write(f'{{os.getpid()}} '); time.sleep(600)"
    monkeypatch.setattr("budget_api.imports.file_readers.COMMAND", (sys.executable, "-c", program))
    return path


def eventually(is_so: Callable[[], bool]) -> None:
    """Wait; a test that passes never waits for as long as this does."""
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def pid_in(path: Path) -> int:
    """The process id, once it is written whole."""
    eventually(lambda: path.exists() and path.read_text().endswith(" "))
    return int(path.read_text())


def is_running(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


def test_a_file_that_takes_too_long_is_refused_and_its_process_killed(
    ann: Person, started: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("budget_api.imports.file_readers.READ_SECONDS", 1)
    assert refused(ann, MT940, "bank.sta")["code"] == "import.tooSlow"
    assert not is_running(pid_in(started))


def test_a_process_ends_with_the_call_that_it_reads_for(started: Path) -> None:
    class Leaving:
        async def left(self) -> None:
            await asyncio.to_thread(pid_in, started)

    body = decode(ImportPreview, httpx.Request("POST", "http://x", json=file_of(MT940, "bank.sta")).content)
    call: Any = Leaving()
    with pytest.raises(DomainError) as refusal:
        asyncio.run(run_until_disconnect(call, ProcessReader().read(body, NO_SETTINGS)))
    assert refusal.value.code is ErrorCode.SERVER_BUSY
    assert not is_running(pid_in(started))


@pytest.mark.parametrize("count", [1, FEW_RULES + 1])
def test_many_rules_are_held_against_the_notes_in_a_process(count: int) -> None:
    sent = file_of("Date,Description,Amount\n2026-11-02,Market,-1\n", changes=[{"line": 2, "note": "Fair"}])
    body = decode(ImportPreview, httpx.Request("POST", "http://x", json=sent).content)
    rules = [EntryRule("note", "contains", "market", "Shops")] * (count - 1) + [
        EntryRule("note", "contains", "fair", "Fun")
    ]
    settings, reader = ReadSettings(mappings=[], rules=rules), ProcessReader()
    assert reader.is_quick(body, settings) == (count <= FEW_RULES)
    found = asyncio.run(reader.read(body, settings))
    assert [(line.note, line.rule_category) for line in found.lines] == [("Fair", "Fun")]


def test_who_has_a_file_in_hand_waits_with_the_next_and_nobody_else_does(
    ann: Person, bob: Person, started: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("budget_api.http.semaphore.WAIT_SECONDS", 0.05)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(ann.call, "POST", f"/import/{ann.workspace}/preview", file_of(MT940, "bank.sta"))
        pid = pid_in(started)
        second = ann.call("POST", f"/import/{ann.workspace}/preview", file_of(BANK))
        assert (second.status_code, second.json()["code"], second.headers["retry-after"]) == (503, "server.busy", "2")
        assert preview(bob, BANK)["lineCount"] == 3
        os.kill(pid, signal.SIGKILL)
        assert first.result().json()["code"] == "import.tooSlow"
    assert preview(ann, BANK)["lineCount"] == 3


def test_a_person_imports_so_often_and_no_more(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path, limits={"IMPORT_ACCOUNT": Quota(2, 60)})) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        preview(ann, BANK)
        bring(ann, BANK, accountId=ann.accounts["Cash"])
        assert ann.call("POST", f"/import/{ann.workspace}/preview", file_of(BANK)).status_code == 429
        preview(bob, BANK)


def readers_of(server: int) -> list[int]:
    """Processes of a server that read files."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return [int(pid) for pid in children if b"imports.reader" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_hostile_file_keeps_no_others_waiting_and_ends_with_its_client_and_with_the_server(tmp_path: Path) -> None:
    server = start(*BUDGET, "serve", "--port", "0", BUDGET_DATA=str(tmp_path))
    try:
        with httpx.Client(base_url=url_of(server), timeout=60) as client, ThreadPoolExecutor(1) as pool:
            ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
            ann.put(f"/import/{ann.workspace}/rules", {"rules": HOSTILE_RULES})
            with pytest.raises(httpx.ReadTimeout):
                leave_early(client, ann)
            eventually(lambda: not readers_of(server.pid))
            sent = pool.submit(ann.call, "POST", f"/import/{ann.workspace}/preview", HOSTILE)
            eventually(lambda: len(readers_of(server.pid)) == 1)
            assert preview(bob, BANK)["lineCount"] == 3
            assert len(readers_of(server.pid)) == 1
            server.terminate()
            assert server.wait(timeout=25) in (0, -signal.SIGTERM)
            assert (sent.result().status_code, sent.result().json()["code"]) == (503, "server.busy")
    finally:
        server.kill()
        server.wait()


def leave_early(client: httpx.Client, person: Person) -> None:
    """Send a hostile file and leave while it is read."""
    headers = {"authorization": person.token}
    client.post(f"/api/import/{person.workspace}/preview", json=HOSTILE, headers=headers, timeout=3)


@pytest.mark.parametrize(
    ("memory", "readers", "most"),
    [
        (GIB // 2, 1, GIB * 3 // 8),
        (GIB, 1, GIB * 3 // 4),
        (2 * GIB - 1, 1, GIB),
        (2 * GIB, 2, GIB),
        (64 * GIB, 2, GIB),
    ],
)
def test_a_machine_has_a_reader_for_each_gib_of_memory_and_two_at_most(memory: int, readers: int, most: int) -> None:
    assert (readers_at_once(memory), reader_memory(memory)) == (readers, most)


def test_the_memory_of_a_container_is_its_limit(tmp_path: Path) -> None:
    limit, none = tmp_path / "memory.max", tmp_path / "none"
    limit.write_text(f"{GIB}\n")
    none.write_text("max\n")
    assert machine_memory([limit, tmp_path / "missing"]) == GIB
    assert machine_memory([none]) == machine_memory([]) > 0
