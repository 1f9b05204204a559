"""Where a call comes from, as limits see it."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

IPV4_BITS = 24
IPV6_BITS = 64
BLOCKS_KNOWN = 4096
_UNREADABLE_MAX_CHARACTERS = 64


@lru_cache(BLOCKS_KNOWN)
def block_of(host: str) -> str:
    """The block of addresses that counts as one place, as one line or customer is given it whole.

    | address              | block           |
    |----------------------|-----------------|
    | 203.0.113.9          | 203.0.113.0/24  |
    | 2001:db8:1:2:3:4:5:6 | 2001:db8:1:2::/64 |
    | ::ffff:203.0.113.9   | 203.0.113.0/24  |
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:_UNREADABLE_MAX_CHARACTERS]
    plain: IPv4Address | IPv6Address = getattr(address, "ipv4_mapped", None) or address
    bits = IPV4_BITS if plain.version == 4 else IPV6_BITS
    return str(ip_network((plain, bits), strict=False))


def block_behind(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The block of who calls; a proxy we trust has already been looked through."""
    return block_of(connection.client.host) if connection.client else ""
