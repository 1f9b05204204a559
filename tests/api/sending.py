"""The outboxes of a running server, worked off when a test says so: nothing is waited for after it."""

from typing import Any

from litestar.testing import TestClient


def send_mails(client: TestClient[Any]) -> None:
    """Have the server send every mail that is due, and return when it has."""
    client.blocking_portal.call(client.app.state.work.mails.sweep)


def send_messages(client: TestClient[Any]) -> None:
    """Have it send every message that is due, and then the mails that take the place of some."""
    client.blocking_portal.call(client.app.state.work.messages.sweep)
    send_mails(client)
