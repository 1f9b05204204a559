"""Push services: encryption for one browser, and the HTTP client."""

import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from urllib.parse import urlsplit

import aiohttp
import httpx
from aiohttp.abc import AbstractResolver, ResolveResult
from py_vapid import Vapid02
from pywebpush import WebPusher
from yarl import URL

from budget_api.config import PushSettings
from budget_api.push.endpoints import ForbiddenAddressError, is_allowed, public_address
from budget_api.push.notifications import PushDevice, PushReply

_SIGNATURE_LIFETIME = timedelta(hours=12)
_SIGNATURE_REUSE = timedelta(hours=1)
"""Time in which messages to one service share a signature."""


@dataclass(frozen=True, slots=True)
class Encrypted:
    """Request to an endpoint."""

    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class MessageEncryption:
    """Encryption and signature; `contact` is the address that push services may write to."""

    private_key: str = field(repr=False)
    contact: str
    _signatures: dict[str, tuple[datetime, dict[str, str]]] = field(default_factory=dict, repr=False)
    """Time and headers of the last signature for each service."""

    def encrypt(self, device: PushDevice, content: bytes, tag: str, now: datetime, lifetime: timedelta) -> Encrypted:
        """Return the message for one browser.

        A later one with its tag replaces it while it waits.

        Raises: ValueError for invalid keys.
        """
        subscription = {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        body = WebPusher(subscription).encode(content, content_encoding="aes128gcm")["body"]
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(max(0, int(lifetime.total_seconds()))),
            "urgency": "high",
            "topic": tag.replace("-", "")[:32],
        }
        service = urlsplit(device.endpoint)
        return Encrypted(headers | self._signature(f"{service.scheme}://{service.netloc}", now), bytes(body))

    def _signature(self, service: str, now: datetime) -> dict[str, str]:
        at, headers = self._signatures.get(service, (now, {}))
        if not headers or not timedelta() <= now - at < _SIGNATURE_REUSE:
            claims = {"sub": self.contact, "aud": service, "exp": int((now + _SIGNATURE_LIFETIME).timestamp())}
            signed = Vapid02.from_string(self.private_key).sign(claims)
            headers = {name.lower(): str(value) for name, value in signed.items()}
            self._signatures[service] = (now, headers)
        return headers


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

    def __init__(self, settings: PushSettings, encryption: MessageEncryption, http: aiohttp.ClientSession) -> None:
        self._settings = settings
        self._encryption = encryption
        self._http = http

    async def send(self, device: PushDevice, content: bytes, tag: str, expires: datetime) -> PushReply:
        """Send one message; never raises."""
        if not is_allowed(self._settings, device.endpoint):
            return PushReply.REFUSED
        now = datetime.now(UTC)
        try:
            encrypted = self._encryption.encrypt(device, content, tag, now, expires - now)
        except (ValueError, TypeError) as error:
            logger.warning("a device has invalid keys: %r", type(error))
            return PushReply.GONE
        return await self._post(device, encrypted)

    async def _post(self, device: PushDevice, encrypted: Encrypted) -> PushReply:
        url = URL(device.endpoint, encoded=True)  # already encoded by the service: changing a character breaks it
        try:
            async with self._http.post(
                url, data=encrypted.body, headers=encrypted.headers, allow_redirects=False
            ) as response:
                return _reply_of(response.status, url.host)  # the body is not read
        except ForbiddenAddressError:
            logger.warning("the push service %s leads to an address that is not public", url.host)
            return PushReply.REFUSED
        except (aiohttp.ClientError, OSError) as error:  # a timeout is one of the latter
            logger.warning("the push service %s did not answer: %r", url.host, type(error))
            return PushReply.RETRY


def _reply_of(status: int, host: str | None) -> PushReply:
    if HTTPStatus.OK <= status < HTTPStatus.MULTIPLE_CHOICES:
        return PushReply.ACCEPTED
    if status in _GONE:
        return PushReply.GONE
    if status in _RETRY or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return PushReply.RETRY
    logger.warning("the push service %s refused a message: %d", host, status)
    return PushReply.REFUSED


@asynccontextmanager
async def push_services(settings: PushSettings, private_key: str, contact: str) -> AsyncIterator[PushServices]:
    """Open the client; a connection is used for many messages."""
    resolver = PublicResolver() if settings.is_public_only else None
    tls = httpx.create_ssl_context(trust_env=False)
    connector = aiohttp.TCPConnector(limit=CONNECTIONS, resolver=resolver, use_dns_cache=False, ssl=tls)
    timeout, cookies = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS), aiohttp.DummyCookieJar()
    async with aiohttp.ClientSession(connector=connector, timeout=timeout, cookie_jar=cookies) as http:
        yield PushServices(settings, MessageEncryption(private_key, contact), http)
