"""How long an answer takes tells nothing about who has an account: `python -m tests.prove.timing`.

Known and unknown e-mails are asked for in turn, in random order. The control is a sign-in that verifies no password
where none is stored, as one writes it without thinking: the same figures must give it away.
"""

import math
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import patch

import httpx

from budget_api.config import CodeQuota, Config, ServerSettings, SignInSettings
from budget_api.sign_in.passwords import Passwords
from tests.api.listening import started
from tests.api.people import sign_up
from tests.waiting import WAIT_SECONDS

T_MAX = 3.3
"""Value that chance exceeds once in a thousand runs."""
TRIMMED = 0.05
"""The share of pairs that are left out, those that something else on the machine disturbed most."""
NOBODY = "nobody@example.com"
Ask = Callable[[str], object]


def main(pairs: int) -> str:
    """The figures; raises when an answer tells, or when the control does not."""
    with tempfile.TemporaryDirectory() as folder:
        codes = SignInSettings(code_quota=CodeQuota(at_once=10 * pairs + 20, a_day=10 * pairs + 20))
        settings = ServerSettings(Config(data=Path(folder)), codes, limits={})
        with started(settings) as server, httpx.Client(base_url=_url(server.port), timeout=WAIT_SECONDS) as http:
            known = sign_up(http).email
            forgot, login = _t(_forgot(http), known, pairs), _t(_login(http), known, pairs)
            with patch.object(Passwords, "verify", _naive):
                control = _t(_login(http), known, pairs)
    figures = f"t of forgot {forgot:+.1f}, of sign-in {login:+.1f}, of the naive sign-in {control:+.1f}"
    if max(abs(forgot), abs(login)) > T_MAX:
        raise AssertionError(f"an answer tells who has an account: {figures}")
    if abs(control) <= T_MAX:
        raise AssertionError(f"the control tells nothing: {figures}")
    return figures


def _url(port: int) -> str:
    return f"http://127.0.0.1:{port}"


def _forgot(http: httpx.Client) -> Ask:
    return lambda email: http.post("/api/user/forgotPassword", json={"email": email}).raise_for_status()


def _login(http: httpx.Client) -> Ask:
    return lambda email: http.post("/api/user/login", json={"email": email, "password": "wrong password"})


async def _naive(passwords: Passwords, stored: str | None, password: str) -> bool:
    return stored is not None and await Passwords.hash(passwords, password) == stored


def _t(ask: Ask, known: str, pairs: int) -> float:
    """Student's t of the differences within pairs, without the most disturbed ones."""
    for email in (known, NOBODY) * 5:  # the first calls load and connect
        ask(email)
    differences = sorted((_difference(ask, known) for _ in range(pairs)), key=abs)
    kept = differences[: max(2, round(pairs * (1 - TRIMMED)))]
    return statistics.fmean(kept) / (statistics.stdev(kept) / math.sqrt(len(kept)))


def _difference(ask: Ask, known: str) -> float:
    order = random.sample([known, NOBODY], 2)
    seconds = {email: _seconds(ask, email) for email in order}
    return seconds[known] - seconds[NOBODY]


def _seconds(ask: Ask, email: str) -> float:
    begun = time.perf_counter()
    ask(email)
    return time.perf_counter() - begun


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
