"""The files for containers: what they name is there, and what they run are commands and settings of ours."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from typer.testing import CliRunner

from budget_api.config import read_settings
from budget_api.outbox.sender import STOP_SECONDS
from budget_cli.main import app

ROOT = Path(__file__).parents[1]
COMPOSE = sorted((ROOT / "deploy").glob("*.yaml"))
IMAGE = {
    "python_version": "3.11",
    "python_full_version": "3.11.13",
    "sys_platform": "linux",
    "platform_system": "Linux",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}
"""Environment of the image, whatever this runs on."""
IMAGES = ["Containerfile", "deploy/database.Containerfile", "deploy/pooler.Containerfile"]
GIVEN = {"DOMAIN": "budget.example.org", "POSTGRES_PASSWORD": "letters1"}


def head(file: Path) -> list[str]:
    """Return the comment that a compose file begins with; its last line is the command that starts the services."""
    return [line for line in file.read_text("utf-8").splitlines() if line.startswith("#")]


def parts(file: Path) -> list[Path]:
    """Return the files that the command of a compose file names, each of which changes those before it."""
    return [file.parent / name for name in re.findall(r"--file deploy/(\S+)", head(file)[-1])]


def services(file: Path) -> dict[str, dict[str, Any]]:
    """Return the services that a compose file starts, its variables filled in as compose does it."""
    found: dict[str, dict[str, Any]] = {}
    for part in parts(file):
        text = re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda name: GIVEN[name[1]], part.read_text("utf-8"))
        for name, service in yaml.safe_load(text)["services"].items():
            found[name] = merge(found.get(name, {}), service)
    return found


def merge(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """Return a service as a later file changes it."""
    both = {key: merge(old[key], new[key]) for key in old.keys() & new.keys() if isinstance(old[key], dict)}
    return {**old, **new, **both}


def ours(file: Path) -> dict[str, dict[str, Any]]:
    """Return the services that run our image."""
    return {
        name: one for name, one in services(file).items() if one.get("build", {}).get("dockerfile") == "Containerfile"
    }


def check_command(words: list[str]) -> None:
    """Fails for what is no command of the terminal, or not its options."""
    said = CliRunner().invoke(app, [*words, "--help"])
    assert said.exit_code == 0, said.output


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_a_compose_file_names_what_is_there_and_settings_that_fit_together(file: Path) -> None:
    for name, one in services(file).items():
        assert set(one.get("depends_on", ())) < set(services(file)), name
        if "build" in one:
            context = file.parent / one["build"]["context"]
            assert (context / one["build"]["dockerfile"]).is_file(), name
        for volume in one.get("volumes", ()):
            source = volume.split(":")[0]
            assert not source.startswith(".") or (file.parent / source).exists(), volume
    for one in ours(file).values():
        check_command(one.get("command", ["serve"]))
        settings = {"BUDGET_DATA": "/data", **one["environment"]}
        config = read_settings(settings).config
        assert config.url == "https://budget.example.org"
        assert read_settings(settings).jobs.has_workers == (config.database_url is not None)


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_every_container_has_a_first_process_that_buries_the_dead_and_is_started_again(file: Path) -> None:
    for name, one in services(file).items():
        assert (one.get("init"), one.get("restart")) == (True, "unless-stopped"), name


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_who_is_told_to_stop_has_the_time_to_finish_what_is_being_sent(file: Path) -> None:
    for one in ours(file).values():
        assert 60 * int(str(one["stop_grace_period"]).removesuffix("m")) > 2 * STOP_SECONDS  # mails and messages


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_no_container_can_do_more_than_it_needs_or_take_the_machines_memory(file: Path) -> None:
    for name, one in services(file).items():
        assert (one["cap_drop"], one["security_opt"]) == (["ALL"], ["no-new-privileges:true"]), name
        assert one.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else []), name
        assert one["read_only"] is True and one["tmpfs"], name
        assert re.fullmatch(r"\d+[mg]", one["mem_limit"]), name
        if "build" not in one:
            assert re.fullmatch(r"docker\.io/library/\w+:\d+\.\d+(\.\d+)?", one["image"]), name
            assert one.get("user") or name == "proxy", "an image that starts as root needs its capabilities"


def test_what_is_read_only_still_writes_where_it_must() -> None:
    many = services(ROOT / "deploy/many-processes.yaml")
    assert "/run/pooler" in many["pooler"]["tmpfs"]
    assert "/run/postgresql" in many["database"]["tmpfs"]
    for file in COMPOSE:
        assert "/config" in services(file)["proxy"]["tmpfs"]
        for one in ours(file).values():
            assert "/tmp" in one["tmpfs"] and "data:/data" in one["volumes"]


@pytest.mark.parametrize("name", IMAGES)
def test_an_image_has_what_debian_mended_since_its_base(name: str) -> None:
    last = list(instructions(ROOT / name))
    last = last[max(at for at, (word, _) in enumerate(last) if word == "FROM") :]
    assert any(word == "RUN" and "apt-get upgrade --yes" in rest for word, rest in last)


def test_browsers_are_told_to_come_by_https_alone() -> None:
    shown = (ROOT / "docs/self-hosting.md").read_text("utf-8")
    assert 'add_header Strict-Transport-Security "max-age=31536000" always;' in shown
    for text in (shown, (ROOT / "deploy/Caddyfile").read_text("utf-8")):
        assert "header Strict-Transport-Security max-age=31536000" in text


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_the_proxy_is_reached_by_http_3_too(file: Path) -> None:
    assert {"80:80", "443:443", "443:443/udp"} == set(services(file)["proxy"]["ports"])


def test_the_database_is_asked_where_the_server_that_makes_it_does_not_answer() -> None:
    check = services(ROOT / "deploy/many-processes.yaml")["database"]["healthcheck"]
    kind, program, *options = check["test"]
    assert (kind, program) == ("CMD", "pg_isready")
    assert dict(zip(options[::2], options[1::2], strict=True))["--host"] == "127.0.0.1"
    assert "start_period" in check


@pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.stem)
def test_the_variables_of_a_compose_file_are_told_where_they_are_looked_for(file: Path) -> None:
    told = [line for part in parts(file) for line in head(part)]
    for name in set(re.findall(r"\$\{(\w+)", file.read_text("utf-8"))):
        assert any(line.startswith(f"#   {name} ") for line in told), "what it is"
        assert any(line.startswith(f'#   echo "{name}=') and line.endswith(" >> deploy/.env") for line in told)
    assert re.fullmatch(r"#   docker compose( --file deploy/\S+)+ up --build --detach", told[-1])
    assert parts(file)[-1] == file


def test_the_passwords_of_a_machine_get_into_no_image_and_no_commit() -> None:
    assert "**/.env" in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert ".env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()


def test_many_processes_go_through_the_pooler_and_beside_it() -> None:
    found = services(ROOT / "deploy/many-processes.yaml")
    environment = found["server"]["environment"]
    assert environment == found["worker"]["environment"]
    config = read_settings({"BUDGET_DATA": "/data", **environment}).config
    assert ("@pooler:6432/" in str(config.database_url), "@database:5432/" in str(config.session_url)) == (True, True)
    pooler = ConfigParser()
    pooler.read(ROOT / "deploy/pgbouncer.ini")
    assert (pooler["pgbouncer"]["pool_mode"], pooler["pgbouncer"]["listen_port"]) == ("transaction", "6432")
    assert "host=database port=5432" in pooler["databases"]["budget"]


def test_three_databases_answer_by_the_name_of_the_one_that_they_stand_for() -> None:
    found, one = (services(ROOT / f"deploy/{name}.yaml") for name in ("failover", "many-processes"))
    for name in ("server", "worker"):
        replica = found[name]["environment"].pop("BUDGET_DATABASE_REPLICA_URL")
        assert "@database:5433/" in replica
        assert found[name] == one[name]
    environment = found["database"]["environment"]
    assert (environment["PRIMARY_LISTEN"], environment["REPLICAS_LISTEN"]) == (":5432", ":5433")
    used = set(re.findall(r"\$\{(\w+)\}", (ROOT / "deploy/haproxy.cfg").read_text("utf-8")))
    assert used <= environment.keys()
    nodes = [service for name, service in found.items() if name.startswith("database-")]
    addresses = {service["environment"]["PATRONI_POSTGRESQL_CONNECT_ADDRESS"] for service in nodes}
    assert addresses == {environment[f"NODE_{number}"] for number in (1, 2, 3)}
    etcd = {f"{name}:2379" for name in found if name.startswith("etcd-")}
    assert all(set(service["environment"]["PATRONI_ETCD3_HOSTS"].split(",")) == etcd for service in nodes)


def test_a_write_is_acknowledged_once_a_second_database_has_it() -> None:
    patroni = yaml.safe_load((ROOT / "deploy/patroni.yml").read_text("utf-8"))
    settings = patroni["bootstrap"]["dcs"]
    assert settings["synchronous_mode"] is True
    assert settings["ttl"] >= settings["loop_wait"] + 2 * settings["retry_timeout"], "else Patroni takes its own"


def instructions(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the instructions of a file that an image is built from."""
    for line in file.read_text("utf-8").replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest


@pytest.mark.parametrize("name", IMAGES)
def test_an_image_is_built_on_one_version_that_a_digest_can_replace(name: str) -> None:
    found = list(instructions(ROOT / name))
    images = dict(rest.split("=", 1) for word, rest in found if word == "ARG")
    for image in images.values():
        assert re.fullmatch(r"docker\.io/library/\w+:\d+(\.\d+)+(-trixie)?-slim(-trixie)?", image), image
    used = {rest.split()[0] for word, rest in found if word == "FROM"}
    assert used == {f"${{{name}}}" for name in images}


def test_nothing_is_installed_into_the_image_but_what_has_the_hashes_of_the_lock() -> None:
    found = instructions(ROOT / "Containerfile")
    commands = [shlex.split(one) for word, rest in found if word == "RUN" for one in re.split("&&|;", rest)]
    installs = [words for words in commands if Path(words[0]).name == "pip"]
    assert [words[1] for words in installs] == ["install", "wheel", "install"]
    for words in installs:
        assert "--no-deps" in words
        if "-r" in words:
            assert "--require-hashes" in words
        elif words[1] == "wheel":
            assert "--no-build-isolation" in words
        else:
            assert words[-1].startswith("/wheels/"), words


def test_the_lock_has_what_runs_and_builds_the_app_and_the_other_what_tests_it() -> None:
    run, dev = (_locked(ROOT / name) for name in ("requirements.lock", "requirements-dev.lock"))
    assert run == _needed("budget-planner[server]", "hatchling", "editables")
    assert dev == _needed("budget-planner[all]", *_dev()) - run


def _locked(file: Path) -> set[str]:
    """Return the packages of a lock for the image's machine; each has a version and hashes."""
    text = file.read_text("utf-8")
    assert re.fullmatch(r"(\S+==\S+( ; .+)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+)+", text)
    lines = map(Requirement, re.findall(r"^(\S+==.+) \\$", text, re.MULTILINE))
    return {line.name for line in lines if line.marker is None or line.marker.evaluate(IMAGE)}


def _dev() -> list[str]:
    dev: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]["dev"]
    return dev


def _needed(*requirements: str) -> set[str]:
    """Return the packages that these need on the machine of the image, read from what is installed."""
    needed: set[str] = set()
    todo = [*requirements]
    while todo:
        requirement = Requirement(todo.pop())
        for extra in sorted(requirement.extras) or [""]:
            one = f"{requirement.name}[{extra}]"
            if one not in needed:
                needed.add(one)
                todo += [
                    line.partition(";")[0]
                    for line in metadata.requires(requirement.name) or ()
                    if (marker := Requirement(line).marker) is None or marker.evaluate({**IMAGE, "extra": extra})
                ]
    return {str(canonicalize_name(one.partition("[")[0])) for one in needed} - {"budget-planner"}


@pytest.mark.parametrize("name", IMAGES)
def test_an_image_is_made_of_files_that_are_there_and_does_not_run_as_root(name: str) -> None:
    file = ROOT / name
    found = list(instructions(file))
    copied = [shlex.split(rest) for word, rest in found if word == "COPY"]
    for *sources, _ in (one for one in copied if not one[0].startswith("--from")):
        assert all((file.parent / source).exists() for source in sources), sources
    assert [rest for word, rest in found if word == "USER"][-1] not in ("", "root")


@pytest.mark.parametrize(("name", "folder"), [*zip(IMAGES, ["/data", "/data", "/run/pooler"], strict=True)])
def test_what_an_image_keeps_is_nobody_elses_than_whom_it_runs_as(name: str, folder: str) -> None:
    found = list(instructions(ROOT / name))
    commands = [shlex.split(one) for word, rest in found if word == "RUN" for one in rest.split("&&")]
    (made,) = (words for words in commands if words[0] == "install" and words[-1] == folder)
    assert made[made.index("--mode") + 1] == "0700"
    assert made[made.index("--owner") + 1] == [rest for word, rest in found if word == "USER"][-1]


def test_the_image_serves_by_default() -> None:
    words = dict(instructions(ROOT / "Containerfile"))
    assert yaml.safe_load(words["ENTRYPOINT"]) == ["budget"]
    check_command(yaml.safe_load(words["CMD"]))
