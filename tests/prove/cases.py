"""Every case of the tests marked `dear`, of which a quick run takes a quarter: `make prove`."""

from tests.prove.suite import run_tests


def main(_size: int) -> str:
    """Run them and return pytest's last line; raises `CalledProcessError` when one fails."""
    return run_tests("-m", "dear", "--ignore=tests/core")
