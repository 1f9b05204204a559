"""Schemathesis over the whole document, against a server of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.api.processes import ROOT

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "ignored_auth",
    "unsupported_method",
)
"""What may never be wrong. Left out: checks that take a refusal by a rule for a refusal of the data."""

_GENERATED = re.compile(r"(\d+) generated, \1 passed")


def fuzz(url: str, *options: str, with_token: bool) -> int:
    """How many calls were tried; AssertionError with the report when one was answered wrongly."""
    environment = {**os.environ, "PYTHONPATH": ":".join(sys.path)}
    if with_token:
        environment["SCHEMATHESIS_HOOKS"] = "tests.api.fuzz_hooks"
    found = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            *("run", "docs/openapi.json", "--url", url, "--no-color", "--warnings", "off"),
            *("--checks", ",".join(CHECKS)),
            *options,
        ],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    passed = _GENERATED.search(found.stdout)
    assert found.returncode == 0 and passed, found.stdout + found.stderr
    return int(passed[1])
