"""The browsers' push services, over HTTP: only to the address that was looked at, and never where they send us on."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from enum import Enum, auto

import httpx

from budget_api.push.encryption import Encrypted, Encryption
from budget_api.push.endpoints import ForbiddenAddressError, is_allowed, public_address
from budget_api.push.outbox import Device
from budget_api.push.settings import PushSettings

logger = logging.getLogger(__name__)

TIMEOUT_SECONDS = 10.0
CONNECTIONS = 20
_GONE = {httpx.codes.NOT_FOUND, httpx.codes.GONE}
_LATER = {httpx.codes.TOO_MANY_REQUESTS, httpx.codes.REQUEST_TIMEOUT}


class Reply(Enum):
    """What a push service says of a message."""

    TAKEN = auto()
    GONE = auto()
    """The browser is no more."""
    LATER = auto()
    REFUSED = auto()


class PinnedTransport(httpx.AsyncHTTPTransport):
    """Connects to the address that was found to be public, whatever the name leads to by then."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        host = request.url.host
        address = await public_address(host, request.url.port or 443)
        request.extensions = {**request.extensions, "sni_hostname": host}
        request.url = request.url.copy_with(host=address)
        return await super().handle_async_request(request)


class PushServices:
    """Posts messages."""

    def __init__(self, settings: PushSettings, encryption: Encryption, http: httpx.AsyncClient) -> None:
        self._settings = settings
        self._encryption = encryption
        self._http = http

    async def send(self, device: Device, content: bytes, tag: str, expires: datetime) -> Reply:
        """Hand one message over; never raises."""
        if not is_allowed(self._settings, device.endpoint):
            return Reply.REFUSED
        now = datetime.now(UTC)
        try:
            encrypted = self._encryption.encrypt(device, content, tag, now, expires - now)
        except (ValueError, TypeError) as error:
            logger.warning("a device has keys that are none: %r", type(error))
            return Reply.GONE
        return await self._post(device, encrypted)

    async def _post(self, device: Device, encrypted: Encrypted) -> Reply:
        host = httpx.URL(device.endpoint).host
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                request = self._http.build_request(
                    "POST", device.endpoint, content=encrypted.body, headers=encrypted.headers
                )
                response = await self._http.send(request, stream=True, follow_redirects=False)
                await response.aclose()  # what it says beside the status is not read
        except ForbiddenAddressError:
            logger.warning("the push service %s leads to an address that is not public", host)
            return Reply.REFUSED
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            logger.warning("the push service %s did not answer: %r", host, type(error))
            return Reply.LATER
        return _judged(response.status_code, host)


def _judged(status: int, host: str) -> Reply:
    if httpx.codes.is_success(status):
        return Reply.TAKEN
    if status in _GONE:
        return Reply.GONE
    if status in _LATER or httpx.codes.is_server_error(status):
        return Reply.LATER
    logger.warning("the push service %s refused a message: %d", host, status)
    return Reply.REFUSED


@asynccontextmanager
async def push_services(settings: PushSettings, encryption: Encryption) -> AsyncIterator[PushServices]:
    """Services that can be reached while it lasts."""
    kind = PinnedTransport if settings.is_public_only else httpx.AsyncHTTPTransport
    transport = kind(limits=httpx.Limits(max_connections=CONNECTIONS), trust_env=False)
    async with httpx.AsyncClient(transport=transport, timeout=TIMEOUT_SECONDS, trust_env=False) as http:
        yield PushServices(settings, encryption, http)
