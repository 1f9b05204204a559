"""Every name of a setting: one that nobody reads is a mistyped one, and whoever hosts a server wants to hear of it."""

from collections.abc import Mapping
from difflib import get_close_matches

from budget_api.access.limits.settings import PREFIX

OF_SERVERS = frozenset(
    {
        "BUDGET_ANALYTICS_URL",
        "BUDGET_APPLE_CLIENT_ID",
        "BUDGET_APPLE_CLIENT_SECRET",
        "BUDGET_APPLE_ISSUER",
        "BUDGET_APPLE_KEY_FILE",
        "BUDGET_APPLE_KEY_ID",
        "BUDGET_APPLE_TEAM_ID",
        "BUDGET_BACKUP_EVERY",
        "BUDGET_BACKUP_KEEP",
        "BUDGET_BILLING",
        "BUDGET_CODES_AT_ONCE",
        "BUDGET_CODES_A_DAY",
        "BUDGET_CONNECTIONS",
        "BUDGET_CONNECTIONS_ADDRESS",
        "BUDGET_CURRENCYAPI_KEY",
        "BUDGET_DATA",
        "BUDGET_DATABASE_DIRECT_URL",
        "BUDGET_DATABASE_REPLICA_URL",
        "BUDGET_DATABASE_URL",
        "BUDGET_GOOGLE_CLIENT_ID",
        "BUDGET_GOOGLE_CLIENT_SECRET",
        "BUDGET_GOOGLE_ISSUER",
        "BUDGET_HOSTS",
        "BUDGET_MAIL_FROM",
        "BUDGET_MAIL_RETRY_SECONDS",
        "BUDGET_METRICS_TOKEN",
        "BUDGET_OWNER_EMAIL",
        "BUDGET_PASSWORD_MEMORY_KIB",
        "BUDGET_PASSWORD_ROUNDS",
        "BUDGET_PUSH_HOSTS",
        "BUDGET_RATES_URLS",
        "BUDGET_REQUEST_SECONDS",
        "BUDGET_SECRET",
        "BUDGET_SESSION_DAYS",
        "BUDGET_SIGN_UP",
        "BUDGET_SMTP_URL",
        "BUDGET_STOCKS_KEY",
        "BUDGET_STOCKS_URL",
        "BUDGET_STRIPE_PRICES",
        "BUDGET_STRIPE_SECRET_KEY",
        "BUDGET_STRIPE_URL",
        "BUDGET_STRIPE_WEBHOOK_SECRET",
        "BUDGET_SUPPORT_CONTACT",
        "BUDGET_TRUSTED_PROXIES",
        "BUDGET_URL",
        "BUDGET_VAPID_PRIVATE_KEY",
        "BUDGET_WORKER",
    }
)
OF_THE_TERMINAL = frozenset({"BUDGET_SERVER", "BUDGET_TOKEN", "BUDGET_USER"})
_OURS = "BUDGET_"
_OF_TESTS = f"{_OURS}TEST_"


def given(env: Mapping[str, str]) -> list[str]:
    """The settings that something is said for, by name alone: some hold passwords."""
    return sorted(name for name in env if _is_known(name) and env[name])


def unknown(env: Mapping[str, str]) -> list[str]:
    """A line for each name that looks like a setting and is none, with the one that may be meant."""
    wrong = sorted(name for name in env if name.startswith(_OURS) and not _is_known(name))
    return [f"{name} is no setting.{_meant(name)}" for name in wrong if not name.startswith(_OF_TESTS)]


def _is_known(name: str) -> bool:
    return name in OF_SERVERS or name in OF_THE_TERMINAL or name.startswith(PREFIX)


def _meant(name: str) -> str:
    names = [one.removeprefix(_OURS) for one in OF_SERVERS | OF_THE_TERMINAL]
    nearest = get_close_matches(name.removeprefix(_OURS), names, n=1)
    return f" Is {_OURS}{nearest[0]} meant?" if nearest else ""
