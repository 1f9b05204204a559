"""How many connections there may be, and how long one may be waited for."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_api.config import read_number


@dataclass(frozen=True, slots=True)
class ConnectionSettings:
    """Bounds of one process."""

    total: int = 10_000
    address: int = 256
    """From one address (IPv6: one /64). Loopback and trusted proxies speak for many, and have only the total."""
    seconds: float = 30
    """For the head of a request, and anew for its body, which gets a second more for every 2 kB that arrive."""

    @property
    def region(self) -> int:
        """From one block of addresses (IPv4 /24, IPv6 /48)."""
        return 4 * self.address


def read_connections(env: Mapping[str, str]) -> ConnectionSettings:
    """The settings of the environment. Raises `ConfigError` for what makes no sense."""
    usual = ConnectionSettings()
    return ConnectionSettings(
        read_number(env, "BUDGET_CONNECTIONS", usual.total, least=10),
        read_number(env, "BUDGET_CONNECTIONS_ADDRESS", usual.address, least=6),
        read_number(env, "BUDGET_REQUEST_SECONDS", int(usual.seconds), most=3600),
    )
