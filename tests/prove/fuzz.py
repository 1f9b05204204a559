"""Schemathesis at length, other calls each time, good and bad data in all phases: `python -m tests.prove.fuzz`."""

import sys
import tempfile
from pathlib import Path

from tests.api.fuzzing import ASKING_OTHERS, fuzz, provided
from tests.api.processes import served


def main(examples: int) -> str:
    """Count the calls that were answered as documented."""
    size = ("--max-examples", str(examples))
    with tempfile.TemporaryDirectory() as folder, provided(Path(folder)) as url:
        own = fuzz(url, *size, "--include-path-regex", ASKING_OTHERS, with_token=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as url:
        own += fuzz(url, *size, "--exclude-path-regex", ASKING_OTHERS, with_token=True)
        open_ = fuzz(url, "--max-examples", str(max(1, examples // 10)), with_token=False)
    return f"{own} calls with a token and {open_} without: no 5xx, nothing undocumented"


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
