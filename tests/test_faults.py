"""The planted faults fit today's code: a patch that no longer applies shows nothing about its test."""

import shlex
import subprocess
from pathlib import Path

import pytest

from tests.prove.faults import PATCHES, ROOT, Fault, read_faults

FAULTS = read_faults()
TEST_FILES = (".py", ".ts", ".tsx")


def can_be_planted(patch: Path) -> bool:
    command = ("git", "apply", "--check", str(patch))
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def missing_tests(fault: Fault) -> list[str]:
    paths = [word.partition("::")[0] for word in shlex.split(fault.tests)]
    return [path for path in paths if path.endswith(TEST_FILES) and not (ROOT / path).is_file()]


def test_each_fault_can_be_planted() -> None:
    assert [fault.patch.name for fault in FAULTS if not can_be_planted(fault.patch)] == []


def test_each_fault_names_tests_that_exist() -> None:
    assert {fault.patch.name: missing for fault in FAULTS if (missing := missing_tests(fault))} == {}


def test_a_patch_whose_place_has_changed_is_noticed(tmp_path: Path) -> None:
    patch = tmp_path / "moved.patch"
    patch.write_text(next(iter(PATCHES.glob("*.patch"))).read_text().replace("\n-", "\n-never written "))
    assert not can_be_planted(patch)


@pytest.mark.parametrize("path", ["tests/core/test_gone.py", "webui/src/gone.test.ts"])
def test_a_test_that_is_gone_is_noticed(path: str) -> None:
    assert missing_tests(Fault("Something breaks.", f"run {path} -q", PATCHES / "gone.patch")) == [path]
