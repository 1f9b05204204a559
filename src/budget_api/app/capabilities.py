"""Capabilities that a server is set up for."""

from budget_api.config import ProviderName, ServerSettings
from budget_core.contract.server import health as contract


def capabilities(settings: ServerSettings) -> list[contract.Capability]:
    """Return all capabilities, on or off by the settings."""
    sign_ins = {provider.name for provider in settings.providers}
    is_online = not settings.config.local
    known = (
        ("mail", settings.mail.smtp is not None, "BUDGET_SMTP_URL"),
        ("push", is_online and bool(settings.push.hosts), "BUDGET_PUSH_HOSTS"),
        ("rates", is_online and bool(settings.rates.urls or settings.rates.currencyapi_key), "BUDGET_RATES_URLS"),
        ("google", ProviderName.GOOGLE in sign_ins, "BUDGET_GOOGLE_CLIENT_ID"),
        ("apple", ProviderName.APPLE in sign_ins, "BUDGET_APPLE_CLIENT_ID"),
        ("stocks", settings.stocks.key is not None, "BUDGET_STOCKS_KEY"),
        ("pageViews", bool(settings.page_views.address), "BUDGET_ANALYTICS_URL"),
        ("payments", settings.billing is not None, "BUDGET_BILLING"),
        ("signUp", is_online and settings.sign_in.sign_up != "closed", "BUDGET_SIGN_UP"),
        ("backups", is_online and settings.backups.every_hours is not None, "BUDGET_BACKUP_EVERY"),
    )
    return [contract.Capability(name=name, is_on=is_on, setting=setting) for name, is_on, setting in known]
