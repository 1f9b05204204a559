"""A test that leaves something open fails itself, and not whichever runs when that is collected."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CONFTEST = "from tests.conftest import pytest_collection_finish, pytest_runtest_teardown\n"
TESTS = """
import gc
import socket


class Holder:
    def __init__(self):
        self.itself, self.socket = self, socket.socket()


def test_leaves_a_socket_open():
    Holder()


def test_leaves_nothing():
    gc.collect()
"""


def test_a_socket_left_open_in_a_cycle_is_an_error_of_its_test(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_two.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", "-rA", "-W", "error", "-p", "no:cacheprovider", str(tmp_path)]
    environment = {"PYTHONPATH": ":".join([str(ROOT), *sys.path])}
    said = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False).stdout
    assert "ERROR test_two.py::test_leaves_a_socket_open" in said
    assert "PASSED test_two.py::test_leaves_nothing" in said
