"""Every test of the API on PostgreSQL, those too that the database makes no difference for: `make prove`."""

import subprocess
import sys

COMMAND = (sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "--both-databases")


def main(_size: int) -> str:
    """Run them and return pytest's last line; raises `CalledProcessError` when one fails."""
    done = subprocess.run((*COMMAND, "-k", "postgresql", "tests/api"), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout)
        done.check_returncode()
    return done.stdout.strip().splitlines()[-1]


if __name__ == "__main__":
    print(main(1))
