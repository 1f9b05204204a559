"""Ports for programs that have to be told theirs."""

import secrets
import socket
from contextlib import suppress

_FIRST, _COUNT = 20_000, 12_000
"""Below those that the system gives to connections: none of them takes one before its program does."""
TRIES = 5
"""Attempts of a program whose port another run may have taken."""


def free_port() -> int:
    """Return one that nobody listens on."""
    while True:
        port = _FIRST + secrets.randbelow(_COUNT)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
