"""PgBouncer before a database of tests: each transaction gets whichever of a few connections is free."""

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import psycopg

from tests.postgres import USER, as_owner, free_port, own

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
    parts, port, found = urlsplit(url), free_port(), program()
    assert found, "PgBouncer is missing: `make prove` gets it"
    with TemporaryDirectory(prefix="budget-pooler-") as folder:
        settings = Path(folder) / "pgbouncer.ini"
        settings.write_text(
            _SETTINGS.format(
                host=parts.hostname, origin=parts.port, port=port, user=USER, mode=mode, size=CONNECTIONS_OF[mode]
            )
        )
        own(Path(folder))
        own(settings)
        with subprocess.Popen([found, "-q", str(settings)], stderr=subprocess.DEVNULL, **as_owner()) as process:
            try:
                _wait_for(f"postgresql://{USER}@127.0.0.1:{port}{parts.path}")
                yield f"postgresql://{USER}@127.0.0.1:{port}{parts.path}"
            finally:
                process.terminate()


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


def _wait_for(url: str) -> None:
    while True:
        try:
            psycopg.connect(url, connect_timeout=10).close()
        except psycopg.OperationalError as error:
            if "refused" not in str(error):
                raise
        else:
            return
