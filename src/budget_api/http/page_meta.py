"""`<meta>` elements that the server adds to the app's page.

The app reads them before its first call. Browsers that have the app installed show its page from their own store: they
take it anew when its revision in the service worker is another one.
"""

import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from html import escape

PAGE, WORKER = "/index.html", "/sw.js"
INVITATION = "/join"
"""The page at the address of an invitation link."""
_TITLE = re.compile(rb"<title>.*?</title>")
_TITLE_END = b"</title>"
_INVITED = "You are invited to a budget"
# Names no workspace and no person: messengers show it to whoever reads the chat.
_INVITATION_HEAD = (
    f'<title>{_INVITED}</title><meta property="og:title" content="{_INVITED}" />'
    '<meta property="og:site_name" content="Budget" /><meta property="og:type" content="website" />'
    '<meta name="robots" content="noindex" />'
).encode()
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
_REVISION = re.compile(rb'("revision":"[0-9a-f]+)(","url":"index\.html")')


@dataclass(frozen=True, slots=True)
class PageMeta:
    """Names and contents; entries without content are left out."""

    entries: tuple[tuple[str, str], ...] = ()

    def add_to(self, path: str, content: bytes) -> bytes:
        """Return a file of the app as it is sent: the page has the elements, the worker its revision."""
        if path == INVITATION:
            return self.add_to(PAGE, _TITLE.sub(_INVITATION_HEAD, content, count=1))
        elements = self._elements
        if elements and path == PAGE:
            return content.replace(_TITLE_END, _TITLE_END + elements, 1)
        if elements and path == WORKER:
            mark = sha256(elements).hexdigest()[:8].encode()
            return _REVISION.sub(rb"\1-" + mark + rb"\2", content)
        return content

    @property
    def _elements(self) -> bytes:
        return "".join(
            f'<meta name="{name}" content="{escape(content)}" />' for name, content in self.entries if content
        ).encode()


def style_policy(page: bytes) -> str:
    """Return the content security policy of the page's inline styles.

    It allows their hashes and no others.
    """
    hashes = [f"'sha256-{b64encode(sha256(style).digest()).decode()}'" for style in _STYLE.findall(page)]
    return f"; style-src 'self' {' '.join(hashes)}" if hashes else ""
