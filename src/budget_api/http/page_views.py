"""Counting page views, where a server is set up for it: a Plausible-compatible address, which the page is told.

Browsers that have the app installed show its page from their own store, with the policy it came with: they take it anew
when its revision in the service worker is another one.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from budget_api.config import read_web_address

PAGE, WORKER = "/index.html", "/sw.js"
_TITLE_END = b"</title>"
_REVISION = re.compile(rb'("revision":"[0-9a-f]+)(","url":"index\.html")')


@dataclass(frozen=True, slots=True)
class PageViews:
    """Where they are sent; nowhere without an address."""

    address: str = ""

    @property
    def policy(self) -> str:
        """What the content security policy says beside the rest."""
        return f"; connect-src 'self' {self.address}" if self.address else ""

    def told(self, path: str, content: bytes) -> bytes:
        """A file of the app as it is sent: the page names the address, the service worker the page that does."""
        if self.address and path == PAGE:
            meta = f'<meta name="page-views" content="{self.address}" />'.encode()
            return content.replace(_TITLE_END, _TITLE_END + meta, 1)
        if self.address and path == WORKER:
            return _REVISION.sub(rb"\1-" + self._mark + rb"\2", content)
        return content

    @property
    def _mark(self) -> bytes:
        return sha256(self.address.encode()).hexdigest()[:8].encode()


def read_page_views(env: Mapping[str, str]) -> PageViews:
    """The settings of the environment. Raises `ConfigError` for what is no address."""
    return PageViews(read_web_address(env, "BUDGET_ANALYTICS_URL"))
