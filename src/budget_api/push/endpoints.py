"""Allowed addresses of push messages: known services on public machines."""

import asyncio
import socket
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from budget_api.config import PushSettings

HTTPS_PORT = 443


class ForbiddenAddressError(Exception):
    """The host of an endpoint resolves to an address that is not public."""


def is_allowed(settings: PushSettings, endpoint: str) -> bool:
    """Return whether an endpoint is an address of a known service."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or parts.username or parts.password:
        return False
    if settings.is_public_only and (parts.scheme != "https" or port not in (None, HTTPS_PORT)):
        return False
    host = parts.hostname or ""
    return any(_matches(host, known) for known in settings.hosts)


def _matches(host: str, known: str) -> bool:
    return host.endswith(known[1:]) and len(host) >= len(known) if known.startswith("*.") else host == known


async def public_address(host: str, port: int) -> str:
    """Return a public address of the host to connect to.

    A second look-up may lead elsewhere.

    Raises: ForbiddenAddressError when one of its addresses is loopback, private, link-local or metadata.
    """
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in infos]
    if not addresses or not all(map(is_public, addresses)):
        raise ForbiddenAddressError(host)
    return addresses[0]


def is_public(text: str) -> bool:
    """Return whether an address is public, and the IPv4 address in it too."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(str(inner))
    return address.is_global and not address.is_multicast
