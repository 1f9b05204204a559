"""Middleware that tells connections of their requests, and bounds the time of a body."""

import asyncio
from typing import Any

from budget_api.http.asgi import ASGIApp, Receive, Send
from budget_api.http.connections.registry import BYTES_A_SECOND, STATE, Connection, Connections


def connection_limits(app: ASGIApp, connections: Connections) -> ASGIApp:
    """Return the app with these connections in the state of its lifespan, where the protocol finds them."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[STATE] = connections
        connection = connections.of(scope.get("client")) if scope["type"] == "http" else None
        if connection is None:
            await app(scope, receive, send)
            return
        connection.begin(_body_bytes(scope))
        connections.work(connection)
        try:
            await app(scope, _in_time(receive, connections, connection), _noting(send, connection))
        finally:
            connection.end()
            connections.wait(connection)

    return serve


def _body_bytes(scope: Any) -> int:
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    return int(length) if length.isdigit() else 0


def _in_time(receive: Receive, connections: Connections, connection: Connection) -> Receive:
    """Return `receive` with a deadline for the whole body; a long one has more time."""
    deadline = asyncio.get_running_loop().time() + connections.seconds
    is_whole = False

    async def receive_in_time() -> Any:
        nonlocal deadline, is_whole
        if is_whole:
            return await receive()
        connections.wait(connection, deadline)
        message: Any = await receive()
        connections.work(connection)
        connection.take_body()
        deadline += len(message.get("body", b"")) / BYTES_A_SECOND
        is_whole = not message.get("more_body")
        return message

    return receive_in_time


def _noting(send: Send, connection: Connection) -> Send:
    async def note(message: Any) -> None:
        connection.answer()
        await send(message)

    return note
