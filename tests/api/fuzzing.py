"""Schemathesis over the whole document, against a server of its own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.api.processes import ROOT, served
from tests.card_payments.server import card_payments
from tests.stocks import stock_source
from tests.waiting import WAIT_SECONDS

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

ASKING_OTHERS = r"^/api/(stocks|subscription)"
"""Calls that are off, which is a 503, where a server knows nobody to ask."""

_GENERATED = re.compile(r"(\d+) generated, \1 passed")


@contextmanager
def provided(data: Path) -> Iterator[str]:
    """A server that takes money and knows stocks; its URL."""
    with card_payments() as payments, stock_source() as stocks:
        billing = payments.settings()
        others = {
            "BUDGET_URL": "https://budget.example",
            "BUDGET_BILLING": "stripe",
            "BUDGET_STRIPE_SECRET_KEY": billing.secret_key,
            "BUDGET_STRIPE_WEBHOOK_SECRET": billing.webhook_secret,
            "BUDGET_STRIPE_PRICES": ",".join(billing.prices),
            "BUDGET_STRIPE_URL": billing.url,
            "BUDGET_STOCKS_KEY": stocks.settings.key or "",
            "BUDGET_STOCKS_URL": stocks.url,
        }
        with served(data, **others) as url:
            yield url


def fuzz(url: str, *options: str, with_token: bool) -> int:
    """Return the number of calls tried. Raises: AssertionError with the report when an answer was wrong."""
    environment = {**os.environ, "PYTHONPATH": ":".join(sys.path)}
    if with_token:
        environment["SCHEMATHESIS_HOOKS"] = "tests.api.fuzz_hooks"
    found = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            *("run", "docs/openapi.json", "--url", url, "--no-color", "--warnings", "off"),
            *("--checks", ",".join(CHECKS)),
            *("--request-timeout", str(WAIT_SECONDS), "--suppress-health-check", "too_slow"),
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
