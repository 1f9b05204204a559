"""Check of each extra of the wheel, installed into an environment of its own.

With the extra its feature works; without it the error names the command that installs it. Packages come from the index
of the lock file: `python -m tests.prove.extras`.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

from tests.extras import CONVERT, POLARS, SAID

ROOT = Path(__file__).parents[2]
NOT_IN_LOCAL = {"litestar", "uvicorn", "stripe", "saq", "asyncpg", "psycopg", "pywebpush", "aiohttp", "cryptography"}


def main(_: int = 0) -> str:
    """Try all; AssertionError for one that does not say what it should."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", name]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = folder.glob("*.whl")
        return ", ".join(_try(folder, wheel, extra) for extra in SAID)


def _try(folder: Path, wheel: Path, extra: str) -> str:
    place = folder / (extra or "none")
    venv.create(place, with_pip=True)
    pip = [str(place / "bin" / "pip"), "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "install", f"{wheel}[{extra}]" if extra else str(wheel)], check=True, capture_output=True)
    world = {"HOME": str(place / "home"), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    for words, expected in SAID[extra].items():
        name, *given = ("python", "-c", CONVERT) if words == (POLARS,) else ("budget", *words)
        typed, terminal = os.openpty()
        os.write(typed, b"month\rexit\r")
        with os.fdopen(typed, "rb"), os.fdopen(terminal, "rb") as stdin:
            typing = stdin if words == ("shell",) else subprocess.DEVNULL
            done = subprocess.run(
                [place / "bin" / name, *given], env=world, cwd=folder, stdin=typing, capture_output=True, text=True,
                check=False,
            )  # fmt: skip
        said = done.stdout + done.stderr
        if expected not in said.replace("\n", " ") or "Traceback" in said:
            raise AssertionError(f"[{extra}] {words}: {said}")
    if extra == "local":
        listed = subprocess.run([*pip, "list", "--format=freeze"], capture_output=True, text=True, check=True).stdout
        names = {line.partition("==")[0].lower() for line in listed.splitlines()}
        if names & NOT_IN_LOCAL:
            raise AssertionError(names & NOT_IN_LOCAL)
    return f"{extra or 'none'} {_megabytes(place)} MB"


def _megabytes(place: Path) -> int:
    return sum(file.stat().st_size for file in place.rglob("*") if file.is_file() and not file.is_symlink()) // 2**20


if __name__ == "__main__":
    print(main())
