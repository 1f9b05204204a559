"""Who owns the server."""

from collections.abc import Mapping

from budget_api.config import ConfigError
from budget_core import text_rules
from budget_core.errors import DomainError

OWNER_EMAIL = "BUDGET_OWNER_EMAIL"


def read_owners(env: Mapping[str, str]) -> frozenset[str]:
    """Return the keys of the owners' e-mails; `ConfigError` names one that is none."""
    return frozenset(_key(text) for text in env.get(OWNER_EMAIL, "").split(",") if text.strip())


def _key(text: str) -> str:
    try:
        return text_rules.email_key(text_rules.email(text))
    except DomainError:
        raise ConfigError(f"{OWNER_EMAIL} holds {text.strip()!r}, which is no e-mail.") from None
