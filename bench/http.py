"""A keep-alive HTTP/1.1 client of few instructions, so that the servers are measured and not the client."""

import asyncio
import json
from typing import Any


class Connection:
    """One open connection."""

    def __init__(self, port: int, token: str) -> None:
        self._port = port
        self._headers: dict[str, str] = {}
        self._head = f"host: 127.0.0.1\r\nauthorization: {token}\r\ncontent-type: application/json\r\n"

    async def open(self) -> "Connection":
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        return self

    async def call(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Send one request and read its answer: status and body."""
        head = f"{method} {path} HTTP/1.1\r\n{self._head}content-length: {len(body)}\r\n\r\n"
        self._writer.write(head.encode() + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        first, *lines = answer.decode("latin-1").strip().split("\r\n")
        pairs = (line.partition(":") for line in lines)
        self._headers = {name.lower(): value.strip() for name, _, value in pairs}
        return int(first.split(" ")[1]), await self._reader.readexactly(int(self._headers["content-length"]))

    async def ok(self, method: str, path: str, body: bytes = b"") -> bytes:
        """One call that must succeed, as it came: what is measured must not be an error's answer."""
        status, raw = await self.call(method, path, body)
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {raw[:300]!r}")
        return raw

    async def answer(self, method: str, path: str, body: Any) -> tuple[dict[str, str], Any]:
        """One call that must succeed: its headers and its decoded body."""
        raw = await self.ok(method, path, b"" if body is None else json.dumps(body).encode())
        return self._headers, json.loads(raw)

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        """One call that must succeed, decoded."""
        return (await self.answer(method, path, body))[1]

    def close(self) -> None:
        """Hang up."""
        self._writer.close()
