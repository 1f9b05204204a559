"""Counter of page views on this machine: it receives events, and lists them."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from budget_api.config import PageViews

HOST = "127.0.0.1"


@contextmanager
def counting() -> Iterator[PageViews]:
    """Runs while it lasts; the settings that lead there. A GET of the address answers the events so far."""
    events: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            events.append(body | {"headers": {name.lower(): value for name, value in self.headers.items()}})
            self._answer(202, b"ok")

        def do_GET(self) -> None:
            self._answer(200, json.dumps(events).encode())

        def _answer(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer((HOST, 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield PageViews(f"http://{HOST}:{server.server_port}/api/event")
        finally:
            server.shutdown()
            thread.join()
