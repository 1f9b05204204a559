"""The built web app as the server hands it out, and the headers on all answers."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import brotli
import pytest
from httpx import Response
from litestar.testing import TestClient

from budget_api.config import ConfigError, PageViews, SignInSettings, read_settings
from budget_api.server.middleware import SECURITY
from budget_api.server.static import PageMeta
from tests.api.conftest import serving
from tests.api.people import sign_up
from tests.servers import server_settings

Client = TestClient[Any]
PAGE = "<!doctype html><title>Budget</title>" + "<p>x</p>" * 100
COUNTING = "https://count.example.org/api/event"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPT = "console.log('hello');\n" * 100
WORKER = b'a([{"revision":"4db3","url":"index.html"},{"revision":"70cb","url":"icon.png"}])'
FILES = {
    "index.html": PAGE.encode(),
    "sw.js": SCRIPT.encode() + WORKER,
    "manifest.webmanifest": b'{"name": "Budget"}',
    "shot.webp": b"RIFF" + bytes(200),
    "icon.png": b"\x89PNG" + bytes(200),
    "assets/app-abc123.js": SCRIPT.encode(),
    "assets/font.woff2": bytes(100),
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A small app of its own, built in."""
    package = tmp_path_factory.mktemp("package")
    for name, content in FILES.items():
        path = package / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("budget_api.server.factory.files", lambda _: package)
        yield package


@pytest.fixture(scope="module")
def client(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with it."""
    with serving(server_settings(data=tmp_path_factory.mktemp("data"))) as client:
        yield client


@pytest.fixture(scope="module")
def counted(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server with it that counts page views."""
    settings = server_settings(data=tmp_path_factory.mktemp("counted"), page_views=PageViews(COUNTING))
    with serving(settings) as client:
        yield client


def raw(client: Client, path: str, encodings: str) -> tuple[Response, bytes]:
    """The answer and its body as it went over the wire."""
    with client.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", ["/", "/index.html", "/budget", "/profile/workspace", "/add?amount=12.5", "/api-docs"])
def test_every_address_of_the_app_is_its_page(client: Client, path: str) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "accept",
    ["", "*/*", "text/*;q=0.5", "application/xhtml+xml, TEXT/HTML;q=0.9", "text/html", "image/png,*/*;q=0.8"],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_page_answers_browsers_link_previews_and_command_lines(client: Client, method: str, accept: str) -> None:
    answer = client.request(method, "/join/AbCd-42", headers={"accept": accept})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


def test_the_page_of_an_invitation_is_called_that_and_names_nobody(client: Client, counted: Client) -> None:
    page = client.get("/join/AbCd-42", headers=BROWSER)
    assert page.text.startswith("<!doctype html><title>You are invited to a budget</title>")
    assert '<meta property="og:title" content="You are invited to a budget" />' in page.text
    assert page.text.endswith(PAGE.removeprefix("<!doctype html><title>Budget</title>"))
    assert page.headers["etag"] != client.get("/", headers=BROWSER).headers["etag"]
    assert f'<meta name="page-views" content="{COUNTING}" />' in counted.get("/join/AbCd-42").text


@pytest.mark.parametrize("path", ["/health", "/metrics"])
def test_monitors_are_told_that_there_is_no_page(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
    assert client.get(path, headers={"accept": ""}).status_code == 404


@pytest.mark.parametrize("path", ["/health", "/budget", "/assets/gone"])
def test_what_reads_no_page_is_told_that_there_is_none(client: Client, path: str) -> None:
    assert client.get(path, headers={"accept": "application/json"}).status_code == 404


@pytest.mark.parametrize("path", ["/missing.png", "/assets/old-123.js"])
def test_a_missing_file_is_no_page(client: Client, path: str) -> None:
    assert client.get(path, headers=BROWSER).status_code == 404


def test_the_first_page_is_there_for_everybody(client: Client) -> None:
    answer = client.get("/")
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["vary"] == "accept, accept-encoding"


def test_a_service_worker_finds_the_page_it_kept_whatever_is_accepted(client: Client) -> None:
    assert client.get("/index.html").headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/assets/app-abc123.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icon.png", "image/png"),
        ("/shot.webp", "image/webp"),
        ("/assets/font.woff2", "font/woff2"),
    ],
)
def test_files_have_their_type_and_content(client: Client, path: str, kind: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.content) == (200, FILES[path[1:]])
    assert answer.headers["content-type"] == kind


@pytest.mark.parametrize(
    ("encodings", "expected"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("gzip;q=0.5, br;q=0", "gzip"),
        ("br; q=0.0, gzip; q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_text_is_sent_in_an_encoding_the_client_reads(client: Client, encodings: str, expected: str | None) -> None:
    answer, body = raw(client, "/assets/app-abc123.js", encodings)
    decode = {"br": brotli.decompress, "gzip": gzip.decompress, None: bytes}[expected]
    assert (answer.headers.get("content-encoding"), decode(body)) == (expected, SCRIPT.encode())
    assert int(answer.headers["content-length"]) == len(body)
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert expected is None or len(body) < len(SCRIPT) / 5


def test_what_is_compressed_already_is_sent_as_it_is(client: Client) -> None:
    answer, body = raw(client, "/icon.png", "gzip, br")
    assert ("content-encoding" in answer.headers, body) == (False, FILES["icon.png"])


def test_hashed_assets_are_kept_for_ever_and_the_rest_is_asked_for_again(client: Client) -> None:
    assert client.get("/assets/app-abc123.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/sw.js", "/manifest.webmanifest", "/icon.png"):
        assert client.get(path).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("written", ["{}", "W/{}", '"other", {}', "*"])
def test_a_file_the_client_has_is_not_sent_again(client: Client, written: str) -> None:
    tag = client.get("/sw.js").headers["etag"]
    answer = client.get("/sw.js", headers={"if-none-match": written.format(tag)})
    assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert answer.headers["cache-control"] == "no-cache"


def test_another_tag_gets_the_file(client: Client) -> None:
    answer = client.get("/sw.js", headers={"if-none-match": '"0123456789abcdef01234567"'})
    assert (answer.status_code, answer.content) == (200, FILES["sw.js"])


def test_head_tells_all_but_the_content(client: Client) -> None:
    answer = client.head("/sw.js", headers={"accept-encoding": "identity"})
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["etag"] == client.get("/sw.js").headers["etag"]


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/favicon.ico", "/assets/../../secret.key", "/a/%2e%2e/secret.key"]
)
def test_a_missing_file_is_missing_and_not_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.text) == (404, "Not found")


@pytest.mark.parametrize(
    "path", ["/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/..%2f..%2fetc%2fpasswd", "/\\etc\\passwd"]
)
def test_no_path_leads_out_of_the_app(client: Client, path: str) -> None:
    assert client.get(path).text in {PAGE, "Not found"}


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/nothing/at/all", "/api/assets/app-abc123.js", "/api/index.html"]
)
def test_an_unknown_call_is_a_problem_and_never_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "notFound")
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_method_no_page_takes_is_refused(client: Client) -> None:
    assert client.post("/budget").status_code == 405


EVERYTHING = [
    ("GET", "/"),
    ("GET", "/sw.js"),
    ("GET", "/assets/gone.js"),
    ("POST", "/budget"),
    ("GET", "/api/health"),
    ("GET", "/api/user/me"),
    ("GET", "/api/nothing"),
    ("PATCH", "/api/user/me"),
    ("OPTIONS", "/api/user/me"),
    ("POST", "/api/user/login"),
    ("GET", "/api/openapi.json"),
    ("GET", "/api/docs"),
    ("GET", "/api"),
]


@pytest.mark.parametrize(("method", "path"), EVERYTHING)
def test_every_answer_carries_the_security_headers(client: Client, method: str, path: str) -> None:
    answer = client.request(method, path)
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers


@pytest.mark.parametrize("path", [path for _, path in EVERYTHING if path.startswith("/api")])
def test_no_answer_of_the_api_is_stored(client: Client, path: str) -> None:
    assert client.get(path).headers["cache-control"] == "no-store"


def test_over_tls_browsers_are_told_to_stay_there(client: Client) -> None:
    answer = client.get("https://testserver.local/api/health")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_an_error_of_ours_carries_them_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("budget_api.app.health._kind", fail)
    answer = client.get("/api/health")
    assert answer.status_code == 500
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY
    assert answer.headers["cache-control"] == "no-store"


def test_answers_with_data_are_compressed_and_never_stored(client: Client) -> None:
    ann = sign_up(client)
    headers = {"authorization": ann.token, "accept-encoding": "br"}
    with client.stream("GET", "/api/currency", headers=headers) as answer:
        sent = b"".join(answer.iter_raw())
    assert (answer.headers["content-encoding"], answer.headers["cache-control"]) == ("br", "no-store")
    assert b'"baseCurrency":"USD"' in brotli.decompress(sent)


def test_a_local_server_has_no_pages(tmp_path: Path) -> None:
    with serving(server_settings(data=tmp_path, local=True)) as local:
        assert local.get("/").status_code == 404


def test_without_an_address_nothing_is_said_of_page_views(client: Client) -> None:
    assert "page-views" not in client.get("/").text
    assert "connect-src" not in client.get("/").headers["content-security-policy"]
    assert client.get("/sw.js").content == FILES["sw.js"]


def test_where_page_views_go_stands_in_the_page_and_in_the_policy_of_every_answer(counted: Client) -> None:
    told = f'<title>Budget</title><meta name="page-views" content="{COUNTING}" />'
    assert counted.get("/expenses", headers=BROWSER).text == PAGE.replace("<title>Budget</title>", told)
    for path in ("/", "/sw.js", "/api/health", "/api/user/me"):
        policy = counted.get(path).headers["content-security-policy"]
        assert policy == f"{SECURITY['content-security-policy']}; connect-src 'self' {COUNTING}"


def test_installed_apps_take_the_page_anew_when_the_address_changes(client: Client, counted: Client) -> None:
    said = counted.get("/sw.js").text
    found = re.search(r'"revision":"4db3-([0-9a-f]{8})","url":"index.html"', said)
    assert found and '"revision":"70cb","url":"icon.png"' in said
    assert counted.get("/sw.js").headers["etag"] != client.get("/sw.js").headers["etag"]
    other = PageMeta((("page-views", f"{COUNTING}2"),))
    assert other.add_to("/sw.js", FILES["sw.js"]) != said.encode()


def test_the_contact_of_support_stands_in_the_page_as_text(package: Path, tmp_path: Path) -> None:
    with serving(server_settings(data=tmp_path, support='Ann "at" <home> & co')) as server:
        contact = "Ann &quot;at&quot; &lt;home&gt; &amp; co"
        assert f'<title>Budget</title><meta name="support-contact" content="{contact}" />' in server.get("/").text
        assert re.search(r'"revision":"4db3-[0-9a-f]{8}","url":"index.html"', server.get("/sw.js").text)


def test_the_page_says_that_sign_ups_are_closed(package: Path, tmp_path: Path) -> None:
    settings = replace(server_settings(data=tmp_path), sign_in=SignInSettings(sign_up="closed"))
    with serving(settings) as server:
        assert '<meta name="sign-up" content="closed" />' in server.get("/").text


def test_the_contact_of_support_is_read_from_the_environment() -> None:
    assert read_settings({"BUDGET_SUPPORT_CONTACT": " help@example.org "}).support == "help@example.org"


@pytest.mark.parametrize(
    "address",
    [
        "count.example.org",
        "http://count.example.org/api/event",
        "https://count.example.org/; script-src *",
        "https://count.example.org/, https://x",
        'https://count.example.org/"><script>',
        "https://count.example.org/a?b=c",
        "https://user:pw@count.example.org/",
    ],
)
def test_an_address_that_would_be_more_than_one_is_refused_at_the_start(address: str) -> None:
    with pytest.raises(ConfigError, match="BUDGET_ANALYTICS_URL must be an address like https://"):
        read_settings({"BUDGET_ANALYTICS_URL": address})


def test_an_address_of_the_environment_is_taken() -> None:
    assert read_settings({"BUDGET_ANALYTICS_URL": COUNTING}).page_views == PageViews(COUNTING)
