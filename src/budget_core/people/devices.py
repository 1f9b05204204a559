"""Names that people know for a session's device (the `user-agent` of its sign-in)."""

import re
from dataclasses import dataclass
from typing import Final

TERMINAL: Final = "budget-cli"
SCRIPT: Final = "budget-sdk"
ASSISTANT: Final = "budget-mcp"
LOCAL_FILE: Final = "local"

_BROWSERS: Final = {
    "Edge": r"\bEdg(e|A|iOS)?/",
    "Opera": r"\bOPR/",
    "Samsung Internet": r"\bSamsungBrowser/",
    "Firefox": r"\b(Firefox|FxiOS)/",
    "Chrome": r"\b(Chrome|CriOS|HeadlessChrome)/",
    "Safari": r"\bSafari/",
}
_SYSTEMS: Final = {
    "iPhone": r"\biPhone\b",
    "iPad": r"\biPad\b",
    "Android": r"\bAndroid\b",
    "Windows": r"\bWindows\b",
    "Mac": r"\bMac OS X\b",
    "Linux": r"\bLinux\b",
}


@dataclass(frozen=True, slots=True)
class Device:
    """Program that opened a session, and the system it runs on; None: it does not say."""

    program: str | None
    """A browser's name, `TERMINAL`, `SCRIPT`, `ASSISTANT`, `LOCAL_FILE`, or what another program calls itself."""

    system: str | None


def device(agent: str) -> Device:
    """Read what a device calls itself.

    | agent                                         | program      | system  |
    |-----------------------------------------------|--------------|---------|
    | Mozilla/5.0 (Linux; Android 15) … Chrome/143… | Chrome       | Android |
    | budget-cli (Linux)                            | budget-cli   | Linux   |
    | python-httpx/0.28.1                           | python-httpx |         |
    """
    product = re.split("[/ ]", agent, maxsplit=1)[0]
    return Device(_named(_BROWSERS, agent) or product or None, _named(_SYSTEMS, agent))


def _named(names: dict[str, str], agent: str) -> str | None:
    return next((name for name, mark in names.items() if re.search(mark, agent)), None)
