"""The built web app: compressed once, with ETags, and `<meta>` elements of the server."""

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Any

import brotli
from litestar import Request, Response, route
from litestar.datastructures import Headers
from litestar.enums import HttpMethod
from litestar.handlers import HTTPRouteHandler

PAGE, WORKER = "/index.html", "/sw.js"
INVITATION = "/join"
"""The page at the address of an invitation link."""
_TITLE = re.compile(rb"<title>.*?</title>")
_TITLE_END = b"</title>"
_INVITED = "You are invited to a budget"
# Names no workspace and no person: messengers show it to whoever reads the chat.
_INVITATION_HEAD = (
    f'<title>{_INVITED}</title><meta property="og:title" content="{_INVITED}" />'
    '<meta property="og:site_name" content="Budget" /><meta property="og:type" content="website" />'
    '<meta name="robots" content="noindex" />'
).encode()
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
_REVISION = re.compile(rb'("revision":"[0-9a-f]+)(","url":"index\.html")')


@dataclass(frozen=True, slots=True)
class PageMeta:
    """Names and contents; entries without content are left out."""

    entries: tuple[tuple[str, str], ...] = ()

    def add_to(self, path: str, content: bytes) -> bytes:
        """Return a file of the app as it is sent: the page has the elements, the worker its revision."""
        if path == INVITATION:
            return self.add_to(PAGE, _TITLE.sub(_INVITATION_HEAD, content, count=1))
        elements = self._elements
        if elements and path == PAGE:
            return content.replace(_TITLE_END, _TITLE_END + elements, 1)
        if elements and path == WORKER:
            mark = sha256(elements).hexdigest()[:8].encode()
            return _REVISION.sub(rb"\1-" + mark + rb"\2", content)
        return content

    @property
    def _elements(self) -> bytes:
        return "".join(
            f'<meta name="{name}" content="{escape(content)}" />' for name, content in self.entries if content
        ).encode()


def style_policy(page: bytes) -> str:
    """Return the content security policy of the page's inline styles.

    It allows their hashes and no others.
    """
    hashes = [f"'sha256-{b64encode(sha256(style).digest()).decode()}'" for style in _STYLE.findall(page)]
    return f"; style-src 'self' {' '.join(hashes)}" if hashes else ""


COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MONITORED = frozenset({"/health", "/healthz", "/livez", "/metrics", "/ready", "/readyz"})
"""Addresses that monitors try: a page would be an answer to them."""


@dataclass(frozen=True, slots=True)
class _File:
    content_type: str
    etag: str
    bodies: dict[str, bytes]
    """By content encoding; `identity` is always there."""


class WebApp:
    """The files under `root` at the start.

    Each is read when it is first asked for, then held in memory.
    """

    def __init__(self, root: Path, meta: PageMeta) -> None:
        self._meta = meta
        self._paths = {f"/{path.relative_to(root).as_posix()}": path for path in root.rglob("*") if path.is_file()}

    @property
    def style_policy(self) -> str:
        """Part of the content security policy that allows the styles in the page itself."""
        page = self._paths.get(PAGE)
        return style_policy(page.read_bytes()) if page else ""

    def answer(self, path: str, headers: Headers) -> Response[bytes]:
        """Return the file at `path`; at other addresses the app's page, which knows its own."""
        found, vary = self._paths.get(path), "accept-encoding"
        if found is None and (path == "/" or _is_page(path, headers.get("accept", ""))):
            # The page by its own name varies with nothing asked: the worker that keeps it would not find it again.
            path, found = INVITATION if path.startswith(f"{INVITATION}/") else PAGE, self._paths.get(PAGE)
            vary = "accept, accept-encoding"
        if found is None:
            return Response(b"Not found", status_code=HTTPStatus.NOT_FOUND, media_type="text/plain")
        cache = FOREVER if path.startswith("/assets/") else ASK_AGAIN
        return _file_response(_read(path, found, self._meta), headers, cache, vary)


def web_routes(app: WebApp) -> HTTPRouteHandler:
    """Return the route of every address that is not the API's."""

    @route(
        ["/", "/{file:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        opt={"is_compressed": True},
        include_in_schema=False,
        sync_to_thread=False,
    )
    def web_app(request: Request[Any, Any, Any]) -> Response[bytes]:
        return app.answer(request.url.path, request.headers)

    return web_app


def _is_page(path: str, accept: str) -> bool:
    """Return True for addresses without a file's ending, asked for by what can read a page.

    Link previews and command line clients accept `*/*` or send no header at all.
    """
    accepted = {part.partition(";")[0].strip().lower() for part in accept.split(",")}
    if "." in path.rsplit("/", 1)[-1]:
        return False
    return "text/html" in accepted or (path not in MONITORED and not accepted.isdisjoint({"", "text/*", "*/*"}))


def _file_response(found: _File, request_headers: Headers, cache: str, vary: str) -> Response[bytes]:
    headers = {"etag": found.etag, "cache-control": cache, "vary": vary}
    known = request_headers.get("if-none-match", "")
    if known == "*" or found.etag in known:
        return Response(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    accepted = _accepted(request_headers.get("accept-encoding", ""))
    encoding = next((name for name in ("br", "gzip") if name in accepted and name in found.bodies), "identity")
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(found.bodies[encoding], headers=headers, media_type=found.content_type)


def _accepted(header: str) -> set[str]:
    """Return the encodings of an `accept-encoding`, without those with `q=0`."""
    parts = (part.replace(" ", "").partition(";q=") for part in header.split(","))
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


@cache
def _read(path: str, file: Path, meta: PageMeta) -> _File:
    raw = meta.add_to(path, file.read_bytes())
    content_type = _type_of(file)
    etag = f'"{hashlib.sha256(raw).hexdigest()[:24]}"'
    bodies = {"identity": raw}
    if content_type.startswith(COMPRESSED):
        bodies |= {"br": brotli.compress(raw, quality=9), "gzip": gzip.compress(raw, 9)}
    return _File(content_type, etag, bodies)


def _type_of(path: Path) -> str:
    if path.suffix == ".webmanifest":
        return "application/manifest+json"
    if path.suffix == ".js":
        return "text/javascript"
    return mimetypes.guess_type(path.name, strict=False)[0] or "application/octet-stream"
