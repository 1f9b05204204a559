"""PgBouncer before a database of tests: each transaction gets whichever of a few connections is free."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import psycopg

from tests.ports import TRIES, free_port
from tests.postgres import USER, as_owner, own
from tests.waiting import WAIT_SECONDS

CONNECTIONS = 4
"""To the database: fewer than there are clients, so that they have to share them."""
CONNECTIONS_OF = {"transaction": CONNECTIONS, "session": 40}
_PROGRAMS = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"


def program() -> str | None:
    """PgBouncer's; None where there is none."""
    return shutil.which("pgbouncer", path=_PROGRAMS)


@contextmanager
def pooled(url: str, mode: str = "transaction") -> Iterator[str]:
    """The URL of the same database behind a PgBouncer, which gives each transaction, or session, a connection."""
    with TemporaryDirectory(prefix="budget-pooler-") as folder:
        own(Path(folder))
        process, through = _started(Path(folder), url, mode)
        with process:
            try:
                yield through
            finally:
                process.terminate()


def _started(folder: Path, url: str, mode: str) -> "tuple[subprocess.Popen[bytes], str]":
    """The first PgBouncer that gets the port it was told, and the database's URL behind it."""
    parts, found, settings = urlsplit(url), program(), folder / "pgbouncer.ini"
    assert found, "PgBouncer is missing: `make prove` gets it"
    for _ in range(TRIES):
        port, size = free_port(), CONNECTIONS_OF[mode]
        settings.write_text(
            _SETTINGS.format(host=parts.hostname, origin=parts.port, port=port, user=USER, mode=mode, size=size)
        )
        own(settings)
        process = subprocess.Popen([found, "-q", str(settings)], stderr=subprocess.DEVNULL, **as_owner())
        through = f"postgresql://{USER}@127.0.0.1:{port}{parts.path}"
        if _answers(process, through):
            return process, through
    raise AssertionError("PgBouncer did not start")


_SETTINGS = """[databases]
* = host={host} port={origin} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
default_pool_size = {size}
max_client_conn = 500
"""


def _answers(process: "subprocess.Popen[bytes]", url: str) -> bool:
    """Wait until it does; False when it ended instead."""
    while process.poll() is None:
        try:
            psycopg.connect(url, connect_timeout=int(WAIT_SECONDS)).close()
        except psycopg.OperationalError as error:
            if process.poll() is None and "refused" not in str(error):
                raise
        else:
            return process.poll() is None
    return False
