"""A disk that is filled, and a file that is damaged: `python -m tests.prove.attacks.disk`.

The disk is a file system of some megabytes, which only root can mount. The controls: a check that only reads, and a
program that opens the damaged file and writes.
"""

import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http import HTTPStatus
from pathlib import Path

import httpx

from tests.api.people import Person, sign_up
from tests.api.processes import BUDGET, start
from tests.waiting import WAIT_SECONDS

MEGABYTES = 8
LINES_MAX = 4
"""One a kind of failure a minute, and the attack takes less than two."""
PAGE = 4096
_URL = re.compile(r"http://127\.0\.0\.1:\d+")


def main(refused: int) -> str:
    """Return the answers of the server while its disk was full, and about its damaged file."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with _small_disk(data):
            lines = _fill(data, refused)
    assert 0 < lines <= LINES_MAX, f"{lines} lines"
    _damage()
    return f"red when full, {refused} refused in {lines} lines of log, damage named; controls green, written into"


def _fill(data: Path, refused: int) -> int:
    """Write until nothing fits, and on; how many lines the log has of that."""
    with _logged(data) as (url, log), httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
        ann = sign_up(client)
        ballast, booked, before = data / "ballast", 0, len(log)
        _fill_up(ballast)
        while _add(ann) == HTTPStatus.CREATED:
            booked += 1
        assert {_add(ann) for _ in range(refused)} == {HTTPStatus.SERVICE_UNAVAILABLE}
        health = client.get("/api/health")
        assert (health.status_code, health.json()["code"]) == (HTTPStatus.SERVICE_UNAVAILABLE, "server.storageFull")
        assert client.get("/").status_code == HTTPStatus.OK  # a check that only reads would look at these
        assert _count(ann) == booked
        lines = len(log) - before
        ballast.unlink()
        assert (_add(ann), _count(ann)) == (HTTPStatus.CREATED, booked + 1)
        return lines


def _fill_up(file: Path) -> None:
    """Take all the space there is."""
    with suppress(OSError), file.open("wb", buffering=0) as open_file:
        while open_file.write(b"x" * PAGE):
            if open_file.tell() > MEGABYTES * 2**20:
                return


@contextmanager
def _logged(data: Path) -> Iterator[tuple[str, list[str]]]:
    """A server's URL, and the lines it says, as they come."""
    server = start(*BUDGET, "serve", "--port", "0", BUDGET_DATA=str(data))
    log: list[str] = []
    assert server.stdout is not None
    try:
        url = next(found[0] for line in server.stdout if (found := _URL.search(line)))
        threading.Thread(target=log.extend, args=(server.stdout,), daemon=True).start()
        yield url, log
    finally:
        server.terminate()
        server.wait()


@contextmanager
def _small_disk(folder: Path) -> Iterator[None]:
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", str(folder)]
    assert subprocess.run(mount, check=False).returncode == 0, "nothing can be mounted here: run this as root"
    try:
        yield
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def _add(person: Person) -> int:
    body = {"value": "1", "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"]}
    path = f"/history/{person.workspace}/add-expenses"
    return person.call("POST", path, {**body, "note": "x" * 990}).status_code


def _count(person: Person) -> int:
    return -int(float(person.budget("Cash")))


def _damage() -> None:
    """A page of a file is overwritten: the server names the file and leaves it, another program writes into it."""
    with tempfile.TemporaryDirectory() as folder:
        data, file = Path(folder), Path(folder) / "budget.sqlite3"
        with _logged(data) as (url, _), httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
            sign_up(client)
        content = bytearray(file.read_bytes())
        middle = len(content) // 2 // PAGE * PAGE
        content[middle : middle + PAGE] = b"\xff" * PAGE
        file.write_bytes(content)
        server = start(*BUDGET, "serve", "--port", "0", BUDGET_DATA=folder)
        said, _ = server.communicate(timeout=WAIT_SECONDS)
        assert server.returncode == 7 and f"{file} is damaged" in said and file.read_bytes() == content, said
        with closing(sqlite3.connect(file)) as naive:
            naive.execute("pragma user_version = 7")
        assert file.read_bytes() != content


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 300))
