"""World outside of the paid server in a browser test: devices that ring, the time, and the end of a paid period."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.db.models import NotificationRow, ReminderRow
from budget_api.reminders.sweep import ring_batch
from tests.api.listening import Started
from tests.api.reminders import clock
from tests.card_payments.account import Json
from tests.card_payments.server import Provider
from tests.push import PushService

HOST = "127.0.0.1"
A_MINUTE = timedelta(minutes=1)
LOOKS = 5000


class Outside:
    """Each public method is a call: `POST /<its name>` with its arguments as JSON."""

    def __init__(self, server: Started, provider: Provider, pushes: PushService) -> None:
        self._server, self._provider, self._pushes = server, provider, pushes

    def device(self) -> Json:
        """A browser that the push service reaches: what its page is given."""
        return self._pushes.browser().subscription

    def messages(self, endpoint: str) -> list[dict[str, str]]:
        """Return the messages that a device received so far, decrypted."""
        (browser,) = (one for one in self._pushes.browsers.values() if one.endpoint == endpoint)
        return browser.shown()

    def come_due(self, reminder_id: str) -> None:
        """The minute of a reminder is here; answered when all that it has to send is sent."""
        self._server.write(_come_due, reminder_id)
        waits = (self._server.write(_waiting) for _ in range(LOOKS))
        assert any(count == 0 for count in waits)

    def end_period(self, email: str) -> None:
        """End the paid period of a cancelled subscription, and send the provider's event."""
        account = self._provider.account
        (customer,) = (one for one in account.objects.values() if one.get("email") == email)
        (paid,) = account.of("subscription", customer["id"])
        assert paid["cancel_at_period_end"]
        account.move_period(paid, start=-30 * 86400, end=-1)
        account.cancel(paid)


def _come_due(db: Session, reminder_id: str) -> None:
    row, now = db.get_one(ReminderRow, reminder_id), datetime.now(UTC)
    at = (row.last_at or now.replace(second=0, microsecond=0)) - A_MINUTE
    row.date, row.next_at = clock(row.time_zone, at), at
    db.flush()
    ring_batch(db, now)


def _waiting(db: Session) -> int:
    return db.scalars(select(func.count()).select_from(NotificationRow)).one()


@contextmanager
def open_door(outside: Outside, port: int) -> Iterator[None]:
    """Its calls can be made while it lasts."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            arguments: dict[str, Any] = json.loads(self.rfile.read(int(self.headers["content-length"])))
            body = json.dumps(getattr(outside, self.path.strip("/"))(**arguments)).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer((HOST, port), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()
