"""A browser's push service on this machine, and the browsers behind it, which decrypt what comes."""

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from unittest.mock import patch

import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from budget_api.config import PushSettings
from tests.waiting import WAIT_SECONDS

HOST = "127.0.0.1"
LOCAL_PUSH = PushSettings(hosts=(HOST,), is_public_only=False, retry_seconds=0)


@dataclass
class Browser:
    """A browser that takes messages; `answers` are statuses given to the next ones instead of 201."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    answers: list[int] = field(default_factory=list)
    posts: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    """Taken ones: headers and body."""
    tries: int = 0

    @property
    def subscription(self) -> dict[str, Any]:
        """As the page sends it to the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)}}

    def shown(self) -> list[dict[str, str]]:
        """The messages, decrypted."""
        opened = (
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            for _, body in self.posts
        )
        return [json.loads(message) for message in opened]


@dataclass
class PushService:
    """Browsers by the path of their endpoint."""

    origin: str = ""
    browsers: dict[str, Browser] = field(default_factory=dict)
    held: threading.Event | None = None
    """While it is there nobody is answered; then who waits is."""
    connections: int = 0
    """Number of connections that were opened."""
    changed: threading.Condition = field(default_factory=threading.Condition)

    def browser(self) -> Browser:
        """A new one."""
        path = f"/send/{os.urandom(8).hex()}"
        self.browsers[path] = Browser(self.origin + path)
        return self.browsers[path]

    def wait_for(self, browser: Browser, count: int = 1) -> list[dict[str, str]]:
        """Return the messages of a browser, once `count` were sent to it."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(browser.posts) >= count, WAIT_SECONDS), "no message came"
            return browser.shown()

    def wait_for_tries(self, browser: Browser, count: int) -> None:
        """Until a browser was offered so many."""
        with self.changed:
            assert self.changed.wait_for(lambda: browser.tries >= count, WAIT_SECONDS)


@contextmanager
def pushing() -> Iterator[PushService]:
    """A push service that runs while it lasts."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def setup(self) -> None:
            super().setup()
            service.connections += 1

        def handle(self) -> None:
            with suppress(ConnectionError):  # the sender was killed
                super().handle()

        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            body = self.rfile.read(length)
            if len(body) < length:  # the sender died while sending it
                return
            with service.changed:
                browser = service.browsers[self.path]
                browser.tries += 1
                status = browser.answers.pop(0) if browser.answers else 201
                if status == 201:
                    browser.posts.append(({name.lower(): value for name, value in self.headers.items()}, body))
                service.changed.notify_all()
            if service.held is not None:
                service.held.wait(WAIT_SECONDS)
            self.send_response(status)
            if status in (301, 302, 307, 308):
                self.send_header("Location", f"{service.origin}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    # A server that gave up on a busy machine's answer would send its message again.
    with (
        patch("budget_api.push.services.TIMEOUT_SECONDS", WAIT_SECONDS),
        ThreadingHTTPServer((HOST, 0), Handler) as server,
    ):
        service.origin = f"http://{HOST}:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()


def signed_claims(headers: dict[str, str], public_key: str, origin: str) -> dict[str, Any]:
    """Return the claims of the message's signature, verified with the key that browsers are given."""
    token, _, key = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert key == public_key
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    return jwt.decode(token, point, algorithms=["ES256"], audience=origin)


def encoded(raw: bytes) -> str:
    """Base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
