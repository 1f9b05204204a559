"""Contact of whoever runs the server, shown in More and where the app fails."""

from collections.abc import Mapping

from budget_api.config import ConfigError

SUPPORT = "BUDGET_SUPPORT_CONTACT"
CONTACT_MAX = 200


def read_support(env: Mapping[str, str]) -> str:
    """Return an e-mail, an https address or other words; empty for none. Raises: ConfigError."""
    contact = env.get(SUPPORT, "").strip()
    if len(contact) > CONTACT_MAX or not contact.isprintable():
        raise ConfigError(f"{SUPPORT} must be one line of at most {CONTACT_MAX} characters.")
    return contact
