"""The SMTP server that takes our mails, as it is configured."""

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import unquote, urlsplit

from budget_api.http.errors import ConfigError

_EXAMPLE = "smtp://user:password@mail.example.com:587"


class Encryption(StrEnum):
    """How the way to the server is protected: the scheme of its URL."""

    STARTTLS = "smtp"
    TLS = "smtps"
    NONE = "smtp+plain"
    """For a relay on the same machine."""


_PORTS = {Encryption.STARTTLS: 587, Encryption.TLS: 465, Encryption.NONE: 25}


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """Where mails go, and who they say they are from."""

    host: str
    port: int
    encryption: Encryption
    sender: str
    username: str | None = None
    password: str | None = None


def read_smtp(url: str | None, sender: str | None) -> SmtpServer | None:
    """The server of BUDGET_SMTP_URL; None when there is none. Raises `ConfigError` for what can't work."""
    if not url:
        return None
    if not sender:
        raise ConfigError("BUDGET_SMTP_URL needs BUDGET_MAIL_FROM beside it, like budget@example.com.")
    try:
        parts = urlsplit(url)
        encryption, port, host = Encryption(parts.scheme), parts.port, parts.hostname or ""
    except ValueError:
        host = ""
    if not host:
        raise ConfigError(f"BUDGET_SMTP_URL must be like {_EXAMPLE}, with smtps:// or smtp+plain:// where it applies.")
    username, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    return SmtpServer(host, port or _PORTS[encryption], encryption, sender, username, password)
