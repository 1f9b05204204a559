"""The SMTP server that takes our mails, as it is configured."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import unquote, urlsplit

from budget_api.config import ConfigError, read_number

_SENDER = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
_EXAMPLE = "smtp://user:password@mail.example.com:587"


class Encryption(StrEnum):
    """Protection of the way to the server: the scheme of its URL."""

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


@dataclass(frozen=True, slots=True)
class MailSettings:
    """Settings of mails."""

    smtp: SmtpServer | None = None
    """Server that sends them; without it they go to the folder `outbox` in the data folder."""
    retry_seconds: int = 30
    """Seconds to wait after the first try of a mail; then twice as long each time."""


def read_mail(env: Mapping[str, str]) -> MailSettings:
    """Return the settings of the environment. Raises `ConfigError` for what can't work."""
    return MailSettings(
        _smtp(env.get("BUDGET_SMTP_URL"), env.get("BUDGET_MAIL_FROM")),
        read_number(env, "BUDGET_MAIL_RETRY_SECONDS", MailSettings().retry_seconds, most=86400),
    )


def _smtp(url: str | None, sender: str | None) -> SmtpServer | None:
    """Return the server of BUDGET_SMTP_URL; None when there is none."""
    if not url:
        return None
    if not sender:
        raise ConfigError("BUDGET_SMTP_URL needs BUDGET_MAIL_FROM beside it, like budget@example.com.")
    if _SENDER.fullmatch(sender) is None:
        raise ConfigError(f"BUDGET_MAIL_FROM must be an e-mail address like budget@example.com, not {sender!r}.")
    try:
        parts = urlsplit(url)
        encryption, port, host = Encryption(parts.scheme), parts.port, parts.hostname or ""
    except ValueError:
        host = ""
    if not host:
        raise ConfigError(f"BUDGET_SMTP_URL must be like {_EXAMPLE}, with smtps:// or smtp+plain:// where it applies.")
    username, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    return SmtpServer(host, port or _PORTS[encryption], encryption, sender, username, password)
