"""Looking after a local file needs none of the packages that only a server needs."""

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT_A_SERVER = """
import sys

OF_SERVERS = {
    "litestar", "uvicorn", "asyncpg", "psycopg", "saq", "stripe", "aiosmtplib", "pywebpush", "websockets", "brotli",
}

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in OF_SERVERS:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
from budget_cli.main import run
run()
"""


@pytest.mark.parametrize("words", [["doctor"], ["backup", "backup.jsonl"], ["plan", "export"]], ids=" ".join)
def test_it_works_where_only_the_extra_local_is_installed(words: list[str], world: Path) -> None:
    (world / "data" / "budget").chmod(0o700)  # a copy has what the folder of tests has
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_SERVER, *words], cwd=world, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
