"""Counting page views, where a server is set up for it: a Plausible-compatible address, which the page is told."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_api.config import read_web_address


@dataclass(frozen=True, slots=True)
class PageViews:
    """Where they are sent; nowhere without an address."""

    address: str = ""

    @property
    def policy(self) -> str:
        """What the content security policy says beside the rest."""
        return f"; connect-src 'self' {self.address}" if self.address else ""


def read_page_views(env: Mapping[str, str]) -> PageViews:
    """The settings of the environment. Raises `ConfigError` for what is no address."""
    return PageViews(read_web_address(env, "BUDGET_ANALYTICS_URL"))
