"""Every test of the API on PostgreSQL, those too that the database makes no difference for: `make prove`."""

from tests.prove.suite import run_tests


def main(_size: int) -> str:
    """Run them and return pytest's last line; raises `CalledProcessError` when one fails."""
    return run_tests("--both-databases", "-k", "postgresql", "tests/api")


if __name__ == "__main__":
    print(main(1))
