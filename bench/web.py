"""What the web app's first load weighs, as its own test measures it in a browser."""

import re
import subprocess
from pathlib import Path

from bench.goals import Goal

_MEASURE = ["npx", "playwright", "test", "--project=phone", "first-load"]
_SAID = re.compile(r"first load of /expenses: ([0-9.]+) kB gz")


def web_goals() -> list[Goal]:
    """RuntimeError with what the test said where it did not come that far."""
    done = subprocess.run(_MEASURE, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    found = _SAID.search(done.stdout)
    if found is None:
        raise RuntimeError(f"the first load was not measured: {done.stdout[-500:]}{done.stderr[-500:]}")
    return [Goal("P12 first load of /expenses, kB gz", float(found[1]), 140.0)]
