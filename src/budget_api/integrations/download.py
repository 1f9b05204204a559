"""Download from an outside service: one GET with bounded time and size.

No redirects are followed, and at most `ANSWER_MAX_BYTES` are read in the time given.
"""

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

import httpx
import msgspec

TIMEOUT_SECONDS: Final = 3.0
ANSWER_MAX_BYTES: Final = 1_000_000

T = TypeVar("T")


class SourceError(Exception):
    """No usable answer; the text has the failure of each host."""


@dataclass(frozen=True, slots=True)
class ServiceAnswer:
    """Answer of a service."""

    status: int
    body: bytes


async def download(
    url: str, headers: Mapping[str, str], timeout_seconds: float, query: Mapping[str, str] | None = None
) -> ServiceAnswer:
    """Return the answer with any status.

    The timeout is for all of it, so a slow trickle is cut off too.
    """
    try:
        async with (
            asyncio.timeout(timeout_seconds),
            httpx.AsyncClient(verify=_tls(), timeout=timeout_seconds) as client,
        ):
            # Not compressed: a few bytes could unfold to gigabytes before the limit is seen.
            all_headers = {"Accept": "application/json", "Accept-Encoding": "identity", **headers}
            async with client.stream("GET", url, params=query, headers=all_headers, follow_redirects=False) as response:
                return ServiceAnswer(response.status_code, await _body(url, response))
    except (TimeoutError, httpx.TimeoutException):
        raise SourceError(f"{url} did not answer within {timeout_seconds:g} s") from None
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        raise SourceError(f"{url} can't be reached: {error}") from error


def decode_answer(url: str, body: bytes, shape: type[T]) -> T:
    """Return the content of an answer. Raises: SourceError for an unexpected shape."""
    try:
        return msgspec.json.decode(body, type=shape)
    except (ValueError, RecursionError) as error:
        raise SourceError(f"{url} answered with something else: {error}") from error


async def _body(url: str, response: httpx.Response) -> bytes:
    body = bytearray()
    async for chunk in response.aiter_raw():
        body += chunk
        if len(body) > ANSWER_MAX_BYTES:
            raise SourceError(f"{url} answered with more than {ANSWER_MAX_BYTES} bytes")
    return bytes(body)


@cache
def _tls() -> ssl.SSLContext:
    """Made once: reading the certificates takes a tenth of a second."""
    return httpx.create_ssl_context()
