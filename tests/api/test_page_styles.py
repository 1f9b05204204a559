"""The styles that stand in the app's page, which the content security policy names by their hashes."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from budget_api.config import PageViews
from budget_api.server.middleware import SECURITY
from budget_api.server.static import style_policy
from tests.api.conftest import serving
from tests.servers import server_settings

COUNTING = "https://count.example.org/api/event"


def test_the_policy_allows_the_styles_of_the_page_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "package" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_bytes(b"<title>Budget</title><style>a{color:red}</style>")
    monkeypatch.setattr("budget_api.server.factory.files", lambda _: page.parents[1])
    with serving(server_settings(data=tmp_path, page_views=PageViews(COUNTING))) as client:
        policy = client.get("/api/health").headers["content-security-policy"]
    digest = b64encode(sha256(b"a{color:red}").digest()).decode()
    style = f"style-src 'self' 'sha256-{digest}'"
    assert policy == f"{SECURITY['content-security-policy']}; {style}; connect-src 'self' {COUNTING}"


def test_a_page_without_styles_needs_no_word_of_them() -> None:
    assert style_policy(b"<title>Budget</title>") == ""
