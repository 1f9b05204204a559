"""A real SMTP server on this machine, and the mails it was given."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from budget_api.config import Encryption, SmtpServer
from budget_core.base.codes import ALPHABET
from tests.waiting import WAIT_SECONDS

HOST = "127.0.0.1"
SENDER = "budget@example.com"
TAKEN = "250 OK"
_CODE = re.compile(rf"^([{ALPHABET}]{{8}})$", re.MULTILINE)


@dataclass
class Inbox:
    """Mails by recipient. The next mails get `answers` instead of being accepted."""

    mails: list[EmailMessage] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    tries: int = 0
    changed: threading.Condition = field(default_factory=threading.Condition)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        """A mail comes in."""
        with self.changed:
            self.tries += 1
            answer = self.answers.pop(0) if self.answers else TAKEN
            if answer == TAKEN:
                self.mails.append(BytesParser(EmailMessage, policy=default).parsebytes(envelope.content))
            self.changed.notify_all()
        return answer

    def to(self, email: str) -> list[EmailMessage]:
        """The mails to an address, in the order they came."""
        return [mail for mail in self.mails if mail["To"] == email]

    def wait_for(self, email: str, count: int = 1) -> list[EmailMessage]:
        """The mails to an address, once there are so many."""
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.to(email)) >= count, WAIT_SECONDS), f"no mail for {email}"
            return self.to(email)

    def wait_for_tries(self, count: int) -> None:
        """Wait until this many mails were offered."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.tries >= count, WAIT_SECONDS)

    def code(self, email: str, count: int = 1) -> str:
        """The code in the latest mail to an address, once there are so many."""
        return code_in(self.wait_for(email, count)[-1])


def code_in(mail: EmailMessage) -> str:
    """The code that a mail holds."""
    found = _CODE.search(mail.get_content().replace("\r\n", "\n"))
    assert found, mail.get_content()
    return found[1]


@contextmanager
def receiving(inbox: Inbox, port: int = 0) -> Iterator[SmtpServer]:
    """An SMTP server that fills the inbox."""
    controller = _AnyPort(inbox, hostname=HOST, port=port)
    controller.start()
    try:
        yield SmtpServer(HOST, controller.bound_port, Encryption.NONE, SENDER)
    finally:
        controller.stop()


class _AnyPort(Controller):
    """SMTP server that takes a free port when its port is 0."""

    @property
    def bound_port(self) -> int:
        assert isinstance(self.server, asyncio.Server)
        return int(self.server.sockets[0].getsockname()[1])

    def _trigger_server(self) -> None:
        self.port = self.bound_port
        super()._trigger_server()  # type: ignore[no-untyped-call] # aiosmtpd has no types here
