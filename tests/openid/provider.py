"""The OpenID provider of the tests, and browsers that go there."""

import json
import subprocess
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import parse_qs, urlsplit

import httpx

from budget_api.config import ProviderName, ProviderSettings
from budget_api.config.providers import RETURNS
from tests.waiting import WAIT_SECONDS

URL = "https://budget.example"
CLIENT_ID, SECRET = "budget", "a secret of tests, 32 characters"
_PROGRAM = Path(__file__).with_name("provider.mjs")


@contextmanager
def openid_provider(name: ProviderName, url: str = URL) -> Iterator[ProviderSettings]:
    """Runs one; the settings that lead to it."""
    redirect_uri = url + RETURNS[name]
    words = ("node", str(_PROGRAM), redirect_uri, CLIENT_ID, SECRET)
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin and process.stdout
        try:
            issuer = process.stdout.readline().strip()
            with patch("budget_api.integrations.openid.TIMEOUT_SECONDS", WAIT_SECONDS):
                yield ProviderSettings(name, issuer, CLIENT_ID, redirect_uri, SECRET)
        finally:
            process.stdin.close()


class Returned(NamedTuple):
    """Answer of the provider that a browser returns with."""

    code: str
    state: str


def visit(url: str, claims: dict[str, Any]) -> Returned:
    """Sign in at the provider as this person in a browser; return the answer it comes back with."""
    hint = urlsafe_b64encode(json.dumps(claims).encode()).decode().rstrip("=")
    # On loopback without TLS: reading certificates takes longer than all this.
    with httpx.Client(verify=False, timeout=WAIT_SECONDS) as browser:
        answer = browser.get(f"{url}&login_hint={hint}")
        while answer.is_redirect and not answer.headers["location"].startswith(URL):
            answer = browser.send(answer.next_request) if answer.next_request else answer
        if answer.is_redirect:
            found = parse_qs(urlsplit(answer.headers["location"]).query)
        else:
            found = {name: [value] for name, value in _form_of(answer.text).items()}
    return Returned(found["code"][0], found["state"][0])


def _form_of(page: str) -> dict[str, str]:
    """The hidden fields of the page that posts itself back."""
    fields = [part.split('"/>')[0] for part in page.split('<input type="hidden" ')[1:]]
    return {name.split('"')[1]: name.split('value="')[1] for name in fields}
