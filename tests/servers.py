"""Settings of servers in tests: cheap password hashes and no limits."""

from pathlib import Path
from typing import Any

from budget_api.config import CodeQuota, Config, MailSettings, PasswordCost, Quotas, ServerSettings, SignInSettings
from budget_api.config.quotas import DEFAULTS, OFF, PREFIX

UNLIMITED: Quotas = {}
UNLIMITED_ENVIRONMENT = {PREFIX + name: OFF for name in DEFAULTS}
CHEAP_ENVIRONMENT = {"BUDGET_PASSWORD_MEMORY_KIB": "64", "BUDGET_PASSWORD_ROUNDS": "1", "BUDGET_RATES_URLS": "off"}


def server_settings(
    data: Path,
    *,
    database_url: str | None = None,
    url: str | None = None,
    local: bool = False,
    trusted_proxies: tuple[str, ...] = (),
    limits: Quotas = UNLIMITED,
    mail: MailSettings | None = None,
    **more: Any,
) -> ServerSettings:
    """The settings of a server for tests; `more` are other fields of them."""
    config = Config(data, database_url, url=url, local=local, trusted_proxies=trusted_proxies)
    return ServerSettings(
        config,
        SignInSettings(password_cost=PasswordCost(64, 1), code_quota=CodeQuota(3, 10)),
        mail or MailSettings(),
        limits=limits,
        **more,
    )
