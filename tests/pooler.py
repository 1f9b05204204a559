"""PgBouncer before a database of tests: each transaction gets whichever of a few connections is free."""

import shutil
import subprocess
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import psycopg

from tests.ports import TRIES, free_port
from tests.postgres import USER, as_owner, own
from tests.waiting import WAIT_SECONDS

PASSWORD = "letters1"
DEPLOYED = Path(__file__).parents[1] / "deploy" / "pgbouncer.ini"
_PROGRAMS = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin"


def program() -> str | None:
    """PgBouncer's; None where there is none."""
    return shutil.which("pgbouncer", path=_PROGRAMS)


@contextmanager
def pooled(url: str, **settings: str) -> Iterator[str]:
    """Yield the URL of the same database behind a PgBouncer as it is deployed, but for these settings."""
    with TemporaryDirectory(prefix="budget-pooler-") as folder:
        own(Path(folder))
        process, through = _started(Path(folder), url, settings)
        with process:
            try:
                yield through
            finally:
                process.terminate()


def _started(folder: Path, url: str, settings: dict[str, str]) -> "tuple[subprocess.Popen[bytes], str]":
    """The first PgBouncer that gets the port it was told, and the database's URL behind it."""
    parts, found, users = urlsplit(url), program(), folder / "users"
    assert found, "PgBouncer is missing: `make prove` gets it"
    users.write_text(f'"{USER}" "{PASSWORD}"\n')
    for _ in range(TRIES):
        port, file = free_port(), ConfigParser(interpolation=None)
        file.read(DEPLOYED)
        file["databases"] = {"*": f"host={parts.hostname} port={parts.port}"}
        file["pgbouncer"].update(listen_addr="127.0.0.1", listen_port=str(port), auth_file=str(users), **settings)
        with (folder / DEPLOYED.name).open("w") as target:
            file.write(target)
        for path in folder.iterdir():
            own(path)
        command = [found, "-q", str(folder / DEPLOYED.name)]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **as_owner())
        through = f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}{parts.path}"
        if _answers(process, through):
            return process, through
    raise AssertionError("PgBouncer did not start")


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
