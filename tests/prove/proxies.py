"""The proxies' configurations that we show and ship, by the real nginx and Caddy: `python -m tests.prove.proxies`.

Through each of them comes an answer, a live event, and a file as large as any that the server takes.
"""

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx

from budget_core.base.limits import WORKSPACE_FILE_MAX_BYTES
from tests.api.listening import listen
from tests.api.people import sign_up
from tests.api.processes import served
from tests.ports import free_port
from tests.waiting import WAIT_SECONDS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/self-hosting.md"
_HOST, _SERVER = "budget.example.org", "127.0.0.1:8000"
_CERTIFICATE = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={_HOST}")
_NGINX = "daemon off; worker_processes 1; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {} }}"


def main(_: int = 0) -> str:
    """Count the calls that succeed through each proxy."""
    shown = re.findall(r"```(?:nginx)?\n(# (?:nginx|Caddy).*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    shipped = (ROOT / "deploy/Caddyfile").read_text("utf-8").replace("server:8000", _SERVER)
    nginx, caddy = shown
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _check(folder / "1", "nginx", nginx)
        _check(folder / "2", "caddy", caddy.replace(_HOST, "{$DOMAIN}"))
        _check(folder / "3", "caddy", shipped)
    return "nginx as shown, Caddy as shown and as shipped: answers, live events and large files come through"


def _check(folder: Path, program: str, text: str) -> None:
    folder.mkdir()
    port = free_port()
    with served(folder / "data", BUDGET_TRUSTED_PROXIES="127.0.0.1") as url:
        text = text.replace(_SERVER, url.removeprefix("http://"))
        with _running(folder, program, text, port), httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
            client.timeout = WAIT_SECONDS
            _through(client, port)


def _through(client: httpx.Client, port: int) -> None:
    ann = sign_up(client)
    with listen(SimpleNamespace(port=port), ann, ann.workspace) as socket:
        ann.spend("5")
        socket.hear()
    large = client.post(
        "/api/workspace/import-guest",
        content=b" " * (WORKSPACE_FILE_MAX_BYTES - 1),
        headers={"authorization": ann.token, "content-type": "application/json"},
    )
    if large.status_code == httpx.codes.REQUEST_ENTITY_TOO_LARGE or "problem" not in large.headers["content-type"]:
        raise AssertionError(f"a large file: {large.status_code} {large.text[:200]}")


@contextmanager
def _running(folder: Path, program: str, text: str, port: int) -> Iterator[None]:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin")
    assert found, f"{program} is missing: `make prove` gets it"
    file = folder / "proxy.conf"
    if program == "nginx":
        keys = ("-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem"))
        subprocess.run((*_CERTIFICATE, *keys), check=True, capture_output=True)
        text = text.replace(f"/etc/letsencrypt/live/{_HOST}", str(folder)).replace(_HOST, f"{_HOST} 127.0.0.1")
        text = text.replace("listen 443", f"listen 127.0.0.1:{port};\n listen 127.0.0.1:{free_port()}")
        file.write_text(_NGINX.format("\n" + text, folder=folder), "utf-8")
        command = [found, "-p", str(folder), "-c", str(file)]
    else:
        file.write_text("{\n admin off\n}\n" + text, "utf-8")
        command = [found, "run", "--config", str(file), "--adapter", "caddyfile"]
    environment = os.environ | {"DOMAIN": f"http://127.0.0.1:{port}", "HOME": str(folder)}
    said = folder / "log"
    with said.open("w") as log, subprocess.Popen(command, env=environment, stderr=log) as process:
        try:
            _wait(process, port, said)
            yield
        finally:
            process.terminate()


def _wait(process: "subprocess.Popen[bytes]", port: int, said: Path) -> None:
    while process.poll() is None:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(said.read_text()[-1000:])


if __name__ == "__main__":
    print(main())
