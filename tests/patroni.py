"""Three machines as in `deploy/failover.yaml`, on ports of this one: etcd, Patroni and PostgreSQL each, and HAProxy."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg

from tests.pooler import PASSWORD
from tests.ports import free_port
from tests.postgres import as_owner, binaries, own

NAME = "budget"
START_SECONDS = 120.0
LOOK_SECONDS = 0.1
DEPLOY = Path(__file__).parents[1] / "deploy"
_PATH = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"
_PROGRAMS = ("etcd", "haproxy", "patroni")


@dataclass
class Machine:
    """One of the three: what runs on it is killed together."""

    name: str
    data: Path
    port: int = field(default_factory=free_port)
    api_port: int = field(default_factory=free_port)
    etcd_port: int = field(default_factory=free_port)
    peer_port: int = field(default_factory=free_port)
    processes: "list[subprocess.Popen[bytes]]" = field(default_factory=list)

    @property
    def url(self) -> str:
        """Return the URL of its database."""
        return f"postgresql://budget:{PASSWORD}@127.0.0.1:{self.port}/{NAME}"

    def start(self, cluster: dict[str, str]) -> None:
        """Start its etcd and its Patroni, which starts PostgreSQL."""
        self.processes = [
            _start(self.data, ["etcd"], {**_etcd(self), "ETCD_INITIAL_CLUSTER": cluster["peers"]}),
            _start(self.data, ["patroni", str(DEPLOY / "patroni.yml")], {**_patroni(self), **cluster}),
        ]

    def kill(self) -> None:
        """Kill all of its processes at once; what was not sent to another machine is lost."""
        for process in self.processes:
            process.kill()
        for process_id in self.postgres_processes():
            with suppress(ProcessLookupError):
                os.kill(process_id, signal.SIGKILL)
        for process in self.processes:
            process.wait()

    def postgres_processes(self, title: str = "") -> list[int]:
        """Return the ids of PostgreSQL's processes, or of those whose title has this in it."""
        with suppress(FileNotFoundError):
            leader = int((self.data / "database" / "postmaster.pid").read_text().split()[0])
            children = Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
            processes = (leader, *map(int, children))
            return [one for one in processes if title in Path(f"/proc/{one}/cmdline").read_text()]
        return []

    def is_role(self, role: str) -> bool:
        """Return whether Patroni says that the database is `primary`, `replica` or `synchronous`."""
        with suppress(httpx.TransportError):
            return httpx.get(f"http://127.0.0.1:{self.api_port}/{role}").is_success
        return False

    def configure(self, **settings: Any) -> None:
        """Change settings of all machines."""
        auth = (NAME, PASSWORD)
        httpx.patch(f"http://127.0.0.1:{self.api_port}/config", json=settings, auth=auth).raise_for_status()

    def query(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement as the superuser."""
        with psycopg.connect(
            host="127.0.0.1", port=self.port, user="postgres", password=PASSWORD, dbname=NAME, autocommit=True
        ) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []


@dataclass(frozen=True)
class Machines:
    """The three, and the addresses that HAProxy answers at."""

    all: list[Machine]
    cluster: dict[str, str]
    primary_port: int
    replicas_port: int

    @property
    def url(self) -> str:
        """Return the URL of the primary behind HAProxy."""
        return f"postgresql://budget:{PASSWORD}@127.0.0.1:{self.primary_port}/{NAME}"

    @property
    def replicas_url(self) -> str:
        """Return the URL of the replicas behind HAProxy."""
        return f"postgresql://budget:{PASSWORD}@127.0.0.1:{self.replicas_port}/{NAME}"

    @property
    def hosts_url(self) -> str:
        """Return the URL that names all three, without HAProxy."""
        hosts = ",".join(f"127.0.0.1:{one.port}" for one in self.all)
        return f"postgresql://budget:{PASSWORD}@{hosts}/{NAME}"

    @property
    def primary(self) -> Machine:
        """Return the one that takes writes, once there is one."""
        wait_for(lambda: self._of_role("primary"), "a primary")
        return self._of_role("primary")[0]

    def replicas(self) -> list[Machine]:
        """Return those that follow, once both do and one of them is synchronous."""
        wait_for(lambda: len(self._of_role("replica")) == 2 and self._of_role("synchronous"), "two replicas")
        return self._of_role("replica")

    def restart(self, machine: Machine) -> None:
        """Start a machine that was killed."""
        machine.start(self.cluster)

    def _of_role(self, role: str) -> list[Machine]:
        return [one for one in self.all if one.is_role(role)]


def wait_for(is_done: Callable[[], Any], name: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + START_SECONDS
    while not is_done():
        assert time.monotonic() < end, f"the machines did not come to have {name}"
        time.sleep(LOOK_SECONDS)


@contextmanager
def machines() -> Iterator[Machines]:
    """Yield three machines that run, one of which takes writes."""
    if missing := [name for name in _PROGRAMS if shutil.which(name, path=_PATH) is None]:
        raise AssertionError(f"{', '.join(missing)} not found: `make prove` gets what it needs")
    with ExitStack() as stack:
        three = [Machine(f"database-{number}", _folder(stack)) for number in (1, 2, 3)]
        peers = ",".join(f"{one.name}=http://127.0.0.1:{one.peer_port}" for one in three)
        etcd = ",".join(f"127.0.0.1:{one.etcd_port}" for one in three)
        found = Machines(three, {"peers": peers, "PATRONI_ETCD3_HOSTS": etcd}, free_port(), free_port())
        for machine in three:
            stack.callback(machine.kill)
            machine.start(found.cluster)
        proxy = _start(_folder(stack), ["haproxy", "-db", "-f", str(DEPLOY / "haproxy.cfg")], _haproxy(found))
        stack.callback(proxy.wait)
        stack.callback(proxy.kill)
        assert found.primary and found.replicas()
        yield found


def _folder(stack: ExitStack) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="budget-machine-"))
    stack.callback(shutil.rmtree, folder, ignore_errors=True)
    own(folder)
    return folder


def _start(folder: Path, command: list[str], environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    """Start a program whose words go into a file of the folder."""
    with (folder / f"{command[0]}.log").open("ab") as log:
        return subprocess.Popen(
            command,
            cwd=folder,
            env={"PATH": _PATH, "LC_ALL": "C.UTF-8", **environment},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            **as_owner(),
        )


def _etcd(machine: Machine) -> dict[str, str]:
    clients, peers = (f"http://127.0.0.1:{port}" for port in (machine.etcd_port, machine.peer_port))
    return {
        "ETCD_NAME": machine.name,
        "ETCD_DATA_DIR": str(machine.data / "etcd"),
        "ETCD_LISTEN_CLIENT_URLS": clients,
        "ETCD_ADVERTISE_CLIENT_URLS": clients,
        "ETCD_LISTEN_PEER_URLS": peers,
        "ETCD_INITIAL_ADVERTISE_PEER_URLS": peers,
    }


def _patroni(machine: Machine) -> dict[str, str]:
    api, database = (f"127.0.0.1:{port}" for port in (machine.api_port, machine.port))
    return {
        "PATRONI_NAME": machine.name,
        "PATRONI_RESTAPI_LISTEN": api,
        "PATRONI_RESTAPI_CONNECT_ADDRESS": api,
        "PATRONI_RESTAPI_USERNAME": NAME,
        "PATRONI_RESTAPI_PASSWORD": PASSWORD,
        "PATRONI_POSTGRESQL_LISTEN": database,
        "PATRONI_POSTGRESQL_CONNECT_ADDRESS": database,
        "PATRONI_POSTGRESQL_DATA_DIR": str(machine.data / "database"),
        "PATRONI_POSTGRESQL_PGPASS": str(machine.data / "pgpass"),
        "PATRONI_POSTGRESQL_BIN_DIR": str(binaries()),
        "PATRONI_SUPERUSER_USERNAME": "postgres",
        "PATRONI_SUPERUSER_PASSWORD": PASSWORD,
        "PATRONI_REPLICATION_USERNAME": "replicator",
        "PATRONI_REPLICATION_PASSWORD": PASSWORD,
        "POSTGRES_PASSWORD": PASSWORD,
    }


def _haproxy(found: Machines) -> dict[str, str]:
    environment = {
        "PRIMARY_LISTEN": f"127.0.0.1:{found.primary_port}",
        "REPLICAS_LISTEN": f"127.0.0.1:{found.replicas_port}",
    }
    for number, machine in enumerate(found.all, 1):
        environment[f"NODE_{number}"] = f"127.0.0.1:{machine.port}"
        environment[f"NODE_{number}_API"] = str(machine.api_port)
    return environment
