"""Tests of the suite as a proof."""

import subprocess
import sys

COMMAND = (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal")


def run_tests(*arguments: str) -> str:
    """Run tests and return pytest's last line; raises `CalledProcessError` when one fails."""
    done = subprocess.run((*COMMAND, *arguments), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout)
        done.check_returncode()
    return done.stdout.strip().splitlines()[-1]
