"""Places that calls come from, as limits see them."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

IPV4_BITS = 24
IPV6_BITS = 64
IPV6_REGION_BITS = 48
BLOCKS_KNOWN = 4096
_UNREADABLE_MAX_CHARACTERS = 64


@lru_cache(BLOCKS_KNOWN)
def block_of(host: str) -> str:
    """Return the block of addresses that counts as one place: one line or customer is given it whole.

    | address              | block           |
    |----------------------|-----------------|
    | 203.0.113.9          | 203.0.113.0/24  |
    | 2001:db8:1:2:3:4:5:6 | 2001:db8:1:2::/64 |
    | ::ffff:203.0.113.9   | 203.0.113.0/24  |
    """
    return _network(host, IPV4_BITS, IPV6_BITS)


@lru_cache(BLOCKS_KNOWN)
def line_of(host: str) -> str:
    """Return the block that one connection to the network has for sure: an IPv4 address, an IPv6 /64."""
    return _network(host, 32, IPV6_BITS)


@lru_cache(BLOCKS_KNOWN)
def region_of(host: str) -> str:
    """Return the block that one customer may have at most: an IPv4 /24, an IPv6 /48."""
    return _network(host, IPV4_BITS, IPV6_REGION_BITS)


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the address that a host is, an IPv4 one as such; None for a name."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    plain: IPv4Address | IPv6Address = getattr(address, "ipv4_mapped", None) or address
    return plain


def address_blocks(host: str) -> dict[str, str]:
    """Return the block and the region of a client; a proxy we trust has already been looked through."""
    return {"address": block_of(host), "region": region_of(host)}


def _network(host: str, ipv4_bits: int, ipv6_bits: int) -> str:
    address = address_of(host)
    if address is None:
        return host[:_UNREADABLE_MAX_CHARACTERS]
    return str(ip_network((address, ipv4_bits if address.version == 4 else ipv6_bits), strict=False))
