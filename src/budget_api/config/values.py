"""Readers of settings' texts; the `ValueError` of each says what is expected, and repeats no secret."""

import re
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TypeVar
from urllib.parse import SplitResult, urlsplit

from budget_core.base import text_rules
from budget_core.base.errors import DomainError

T = TypeVar("T")
Name = TypeVar("Name", bound=str)

CONTACT_MAX = 200
SECRET_MIN_BYTES = 32
_LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
_WEB_ADDRESS = re.compile(r"https?://([A-Za-z0-9_.-]+|\[[0-9a-fA-F:]+\])(:[0-9]+)?(/[A-Za-z0-9._~%/@-]*)?")
_KEY = re.compile(r"[!-~]*")
_METRICS_TOKEN = re.compile("[!-~][ -~]{14,}[!-~]")


def number(least: int = 1, most: int = 1_000_000) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""

    def parse(text: str) -> int:
        digits = text.strip()
        is_number = digits.isascii() and digits.isdigit() and len(digits) <= len(str(most))
        if not is_number or not least <= int(digits) <= most:
            raise ValueError(f"must be a whole number from {least} to {most}, not {digits!r}.")
        return int(digits)

    return parse


def choice(*names: Name) -> Callable[[str], Name]:
    """Return a reader of one of these names."""

    def parse(text: str) -> Name:
        for name in names:
            if text.strip() == name:
                return name
        raise ValueError(f"must be {', '.join(names[:-1])} or {names[-1]}, not {text!r}.")

    return parse


def items(parse: Callable[[str], T]) -> Callable[[str], tuple[T, ...]]:
    """Return a reader of values with commas between."""
    return lambda text: tuple(parse(part.strip()) for part in text.split(",") if part.strip())


def matching(pattern: re.Pattern[str], expected: str) -> Callable[[str], str]:
    """Return a reader of texts that match as a whole."""

    def parse(text: str) -> str:
        if pattern.fullmatch(text) is None:
            raise ValueError(f"{expected}, not {text!r}.")
        return text

    return parse


def key(text: str) -> str:
    """Return a key of another server, which goes into a header."""
    if _KEY.fullmatch(text.strip()) is None:
        raise ValueError("has characters that no key has.")
    return text.strip()


def secret(text: str) -> str:
    """Return a signing key."""
    if len(text.encode()) < SECRET_MIN_BYTES:
        raise ValueError(f"needs at least {SECRET_MIN_BYTES} bytes; leave it out to have one made and kept.")
    return text


def metrics_token(text: str) -> str:
    """Return a token of scrapers, which goes into a header and is no guess."""
    if _METRICS_TOKEN.fullmatch(text) is None:
        raise ValueError("needs at least 16 characters of ASCII, without blanks around them.")
    return text


def contact(text: str) -> str:
    """Return an e-mail, an https address or other words on one line."""
    if len(text.strip()) > CONTACT_MAX or not text.strip().isprintable():
        raise ValueError(f"must be one line of at most {CONTACT_MAX} characters.")
    return text.strip()


def email_key(text: str) -> str:
    """Return the key of an e-mail, by which users are found."""
    try:
        return text_rules.email_key(text_rules.email(text))
    except DomainError:
        raise ValueError(f"holds {text!r}, which is no e-mail.") from None


def folder(text: str) -> Path:
    """Return the path of a folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:  # `~name` of a user that this machine does not have
        raise ValueError(f"must be a folder, not {text!r}: {error}") from error


def network(text: str) -> str:
    """Return an address or a network."""
    try:
        ip_network(text)
    except ValueError as error:
        raise ValueError(f"must hold addresses like 127.0.0.1 or 10.0.0.0/8: {error}.") from error
    return text


def web_address(text: str) -> str:
    """Return the address of another server, without a slash at its end.

    Refused are addresses without encryption on other machines, and what a header or a page could not hold.
    """
    address = text.strip().rstrip("/")
    parts = _address_parts(address)
    if parts is None or not (parts.scheme == "https" or parts.hostname in _LOOPBACK):
        raise ValueError(f"must be an address like https://example.org/path, not {text!r}.")
    return address


def own_address(text: str) -> str:
    """Return the address of this server, in a home network without encryption too.

    Pages load from the root of the server: an address with a path would show an empty one.
    """
    address = text.strip().rstrip("/")
    parts = _address_parts(address)
    if parts is None:
        raise ValueError(f"must be an address like https://budget.example.org, not {text!r}.")
    if parts.path:
        raise ValueError(f"must be an address without a path, not {text!r}: give the server a host name of its own.")
    return address


def database_url(session_kind: str) -> Callable[[str], str]:
    """Return a reader of PostgreSQL addresses.

    An address of several hosts, with commas between, means one of `session_kind` unless it says otherwise itself.
    """

    def parse(text: str) -> str:
        try:
            parts = urlsplit(text)
            hosts = parts.netloc.rpartition("@")[2].split(",")
            is_address = parts.scheme == "postgresql" and parts.netloc + parts.path != ""
            is_address = is_address and all(urlsplit(f"//{host}").port != 0 for host in hosts)
        except ValueError:
            is_address = False
        if not is_address:
            raise ValueError("must be like postgresql://user:password@host/name.")
        if len(hosts) == 1 or "target_session_attrs" in parts.query:
            return text
        return text + ("&" if parts.query else "?") + f"target_session_attrs={session_kind}"

    return parse


def _address_parts(text: str) -> SplitResult | None:
    """Return the parts of a web address without user and query; None for anything else."""
    try:
        parts = urlsplit(text)
        return parts if _WEB_ADDRESS.fullmatch(text) and parts.port != 0 else None
    except ValueError:
        return None
