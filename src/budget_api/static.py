"""The built web app: precompressed, with ETags, assets kept for ever, every other path the app's own page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

import brotli
from litestar.enums import ScopeType
from litestar.types import HTTPScope, Receive, Scope, Send

COMPRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
INDEX = "/index.html"
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"


@dataclass(frozen=True, slots=True)
class _File:
    content_type: str
    etag: bytes
    bodies: dict[str, bytes]
    """By content encoding; `identity` is always there."""


class WebApp:
    """The files under `root`, held in memory."""

    def __init__(self, root: Path) -> None:
        self._files = {
            f"/{path.relative_to(root).as_posix()}": _read(path) for path in root.rglob("*") if path.is_file()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != ScopeType.HTTP:
            return
        path = "/" + scope["path"].strip("/")
        found = self._files.get(path)
        if found is None and "." not in path.rsplit("/", 1)[-1]:
            path, found = INDEX, self._files.get(INDEX)
        if found is None or scope["method"] not in {"GET", "HEAD"}:
            await _send(send, HTTPStatus.NOT_FOUND, [(b"content-type", b"text/plain")], b"Not found")
            return
        await _send_file(scope, send, found, FOREVER if path.startswith("/assets/") else ASK_AGAIN)


async def _send_file(scope: HTTPScope, send: Send, found: _File, cache: bytes) -> None:
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    headers = [(b"etag", found.etag), (b"cache-control", cache), (b"vary", b"accept-encoding")]
    if found.etag.decode() in asked.get(b"if-none-match", ""):
        await _send(send, HTTPStatus.NOT_MODIFIED, headers, b"")
        return
    accepted = asked.get(b"accept-encoding", "")
    encoding = next((name for name in ("br", "gzip") if name in accepted and name in found.bodies), "identity")
    body = found.bodies[encoding]
    headers += [(b"content-type", found.content_type.encode()), (b"content-length", str(len(body)).encode())]
    if encoding != "identity":
        headers.append((b"content-encoding", encoding.encode()))
    await _send(send, HTTPStatus.OK, headers, b"" if scope["method"] == "HEAD" else body)


async def _send(send: Send, status: HTTPStatus, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _read(path: Path) -> _File:
    raw = path.read_bytes()
    content_type = _type_of(path)
    etag = f'"{hashlib.sha256(raw).hexdigest()[:24]}"'.encode()
    bodies = {"identity": raw}
    if content_type.startswith(COMPRESSED):
        bodies |= {"br": brotli.compress(raw, quality=9), "gzip": gzip.compress(raw, 9)}
    return _File(content_type, etag, bodies)


def _type_of(path: Path) -> str:
    if path.suffix == ".webmanifest":
        return "application/manifest+json"
    if path.suffix == ".js":
        return "text/javascript; charset=utf-8"
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{guessed}; charset=utf-8" if guessed.startswith("text/") else guessed
