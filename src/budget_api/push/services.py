"""HTTP client of push services: connects only to checked addresses, and follows no redirect.

Importing the libraries takes as long as starting a server: import this module with the first message.
"""

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from http import HTTPStatus

import aiohttp
import httpx
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from budget_api.config import PushSettings
from budget_api.push.encryption import Encrypted, Encryption
from budget_api.push.endpoints import ForbiddenAddressError, is_allowed, public_address
from budget_api.push.message import Device
from budget_api.push.reply import Reply

logger = logging.getLogger(__name__)

TIMEOUT_SECONDS = 10.0
CONNECTIONS = 20
_GONE = {HTTPStatus.NOT_FOUND, HTTPStatus.GONE}
_RETRY = {HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT}


class PublicResolver(AbstractResolver):
    """Resolver that returns the checked public address, whatever the name resolves to later."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Return the checked address of a host, as aiohttp asks for it."""
        address = await public_address(host, port)
        address_family = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [ResolveResult(hostname=host, host=address, port=port, family=address_family, proto=0, flags=0)]

    async def close(self) -> None:
        """Do nothing: there is nothing to close."""


class PushServices:
    """Client of push services."""

    def __init__(self, settings: PushSettings, encryption: Encryption, http: aiohttp.ClientSession) -> None:
        self._settings = settings
        self._encryption = encryption
        self._http = http

    async def send(self, device: Device, content: bytes, tag: str, expires: datetime) -> Reply:
        """Send one message; never raises."""
        if not is_allowed(self._settings, device.endpoint):
            return Reply.REFUSED
        now = datetime.now(UTC)
        try:
            encrypted = self._encryption.encrypt(device, content, tag, now, expires - now)
        except (ValueError, TypeError) as error:
            logger.warning("a device has invalid keys: %r", type(error))
            return Reply.GONE
        return await self._post(device, encrypted)

    async def _post(self, device: Device, encrypted: Encrypted) -> Reply:
        url = URL(device.endpoint, encoded=True)  # already encoded by the service: changing a character breaks it
        try:
            async with self._http.post(
                url, data=encrypted.body, headers=encrypted.headers, allow_redirects=False
            ) as response:
                return _reply_of(response.status, url.host)  # the body is not read
        except ForbiddenAddressError:
            logger.warning("the push service %s leads to an address that is not public", url.host)
            return Reply.REFUSED
        except (aiohttp.ClientError, OSError) as error:  # a timeout is one of the latter
            logger.warning("the push service %s did not answer: %r", url.host, type(error))
            return Reply.RETRY


def _reply_of(status: int, host: str | None) -> Reply:
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return Reply.ACCEPTED
    if status in _GONE:
        return Reply.GONE
    if status in _RETRY or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Reply.RETRY
    logger.warning("the push service %s refused a message: %d", host, status)
    return Reply.REFUSED


@asynccontextmanager
async def push_services(settings: PushSettings, private_key: str, contact: str) -> AsyncIterator[PushServices]:
    """Open the client; a connection is used for many messages."""
    resolver = PublicResolver() if settings.is_public_only else None
    tls = httpx.create_ssl_context(trust_env=False)
    connector = aiohttp.TCPConnector(limit=CONNECTIONS, resolver=resolver, use_dns_cache=False, ssl=tls)
    timeout, cookies = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS), aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(connector=connector, timeout=timeout, cookie_jar=cookies) as http:
        yield PushServices(settings, Encryption(private_key, contact), http)
