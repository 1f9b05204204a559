"""Runs the provider, with the trouble that a test wants it to make."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

from budget_api.config import StripeSettings
from tests.card_payments.account import MONTH, SECRET_KEY, WEBHOOK_SECRET, YEAR, Account, Json, RefusedError
from tests.card_payments.api import answer
from tests.card_payments.pages import bill_page, pay_page
from tests.waiting import WAIT_SECONDS

HOST = "127.0.0.1"


@dataclass
class Provider:
    """An account and how it is reached. `trouble` are statuses that the next calls are answered with instead."""

    account: Account = field(default_factory=Account)
    trouble: list[int] = field(default_factory=list)
    silent: threading.Event | None = None
    """While it is set, no call is answered; then the waiting ones are."""
    before_answer: Callable[[str], None] | None = None
    """Called with the path of each call, between what it does and its answer."""
    calls: list[tuple[str, str, str]] = field(default_factory=list)
    """Method, path and idempotency key of each."""
    _answered: dict[str, tuple[str, Json]] = field(default_factory=dict)
    _lock: threading.RLock = field(default_factory=threading.RLock)

    def settings(self, **more: Any) -> StripeSettings:
        """Settings that lead a server to it, with the patience that a busy machine needs."""
        more = {"timeout_seconds": WAIT_SECONDS, **more}
        return StripeSettings(SECRET_KEY, WEBHOOK_SECRET, (MONTH, YEAR), self.account.origin, **more)

    def call(self, method: str, path: str, asked: str, key: str, authorization: str) -> tuple[int, Json]:
        """A call of the API."""
        if self.silent:
            self.silent.wait()
        with self._lock:
            self.calls.append((method, path, key))
            if self.trouble:
                return self.trouble.pop(0), {"error": {"type": "api_error", "message": "Something went wrong"}}
            try:
                found = self._once(method, path, asked, key, authorization)
            except RefusedError as refused:
                return refused.status, refused.body
        if self.before_answer:
            self.before_answer(path)
        return 200, found

    def _once(self, method: str, path: str, asked: str, key: str, authorization: str) -> Json:
        """A call with the key of an earlier one is answered as that was."""
        if authorization != f"Bearer {SECRET_KEY}":
            raise RefusedError(401, "Invalid API Key provided")
        whole = f"{method} {path} {asked}"
        if key in self._answered:
            before, found = self._answered[key]
            if before != whole:
                raise RefusedError(400, "Keys for idempotent requests can only be used with the same parameters")
            return found
        found = answer(self.account, method, path, asked)
        if key:
            self._answered[key] = (whole, json.loads(json.dumps(found)))
        return found

    def pay(self, url: str, number: str = "4242424242424242") -> Json:
        """Somebody pays, or saves a card, on the page at this address."""
        session = self.account.find("checkout.session", url.rpartition("/")[2])
        with self._lock:
            return self.account.complete(session, number)


@contextmanager
def card_payments() -> Iterator[Provider]:
    """A provider that runs while it lasts."""
    provider = Provider()

    class Handler(BaseHTTPRequestHandler):
        def _api(self) -> None:
            length = int(self.headers.get("content-length") or 0)
            address = urlsplit(self.path)
            asked = self.rfile.read(length).decode() or address.query
            path = address.path.removeprefix("/v1/")
            key, authorization = (self.headers.get(name, "") for name in ("idempotency-key", "authorization"))
            status, body = provider.call(self.command, path, asked, key, authorization)
            self._send(status, json.dumps(body), "application/json")

        def _page(self) -> None:
            kind, _, object_id = self.path.strip("/").partition("/")
            if kind not in ("bill", "pay"):  # a browser asks for its icon
                self._send(404, "")
                return
            if kind == "bill":
                self._send(200, bill_page(provider.account.find("invoice", object_id)))
                return
            session = provider.account.find("checkout.session", object_id)
            price = provider.account.objects.get(session.get("price", ""))
            if self.command == "GET":
                self._send(200, pay_page(session, price))
                return
            form = parse_qs(self.rfile.read(int(self.headers["content-length"])).decode())
            try:
                provider.pay(object_id, form["number"][0])
            except RefusedError as refused:
                self._send(200, pay_page(session, price, str(refused)))
                return
            self.send_response(303)
            self.send_header("Location", session["success_url"].replace("{CHECKOUT_SESSION_ID}", object_id))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def _any(self) -> None:
            if self.path.startswith("/v1/"):
                self._api()
            else:
                self._page()

        do_GET = do_POST = do_DELETE = _any  # noqa: N815 - named by the base

        def _send(self, status: int, text: str, media_type: str = "text/html; charset=utf-8") -> None:
            body = text.encode()
            try:
                self.send_response(status)
                self.send_header("Content-Type", media_type)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
            except ConnectionError:
                """The client disconnected."""

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        provider.account.origin = f"http://{HOST}:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield provider
        finally:
            server.shutdown()
            thread.join()
