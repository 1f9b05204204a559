"""Everything a server can be told from outside: what each module reads from the environment for itself."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from budget_api.access.limits.settings import DEFAULTS, Quotas, read_limits
from budget_api.app.metrics_token import read_metrics_token
from budget_api.backup.settings import BackupSettings, read_backups
from budget_api.config import Config, read_config
from budget_api.currencies.settings import RatesSettings, read_rates
from budget_api.hosting.settings import read_owners
from budget_api.http.connections.settings import ConnectionSettings, read_connections
from budget_api.http.hosts import read_hosts
from budget_api.http.page_meta import PageMeta
from budget_api.http.page_views import PageViews, read_page_views
from budget_api.http.support import read_support
from budget_api.integrations.openid.settings import ProviderSettings
from budget_api.jobs.settings import JobsSettings, read_jobs
from budget_api.mail.settings import MailSettings, read_mail
from budget_api.providers.settings import read_providers
from budget_api.push.settings import PushSettings, read_push
from budget_api.sign_in.settings import SignInSettings, read_sign_in
from budget_api.stocks.settings import StocksSettings, read_stocks
from budget_api.subscriptions.settings import StripeSettings, read_billing


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """Settings of one server."""

    config: Config
    sign_in: SignInSettings = field(default_factory=SignInSettings)
    mail: MailSettings = field(default_factory=MailSettings)
    rates: RatesSettings = field(default_factory=RatesSettings)
    limits: Quotas = field(default_factory=lambda: DEFAULTS)
    """How often things may be done, by name and scope."""
    providers: tuple[ProviderSettings, ...] = ()
    """With whom people can sign in."""
    push: PushSettings = field(default_factory=PushSettings)
    stocks: StocksSettings = field(default_factory=StocksSettings)
    jobs: JobsSettings = field(default_factory=JobsSettings)
    billing: StripeSettings | None = None
    """Where the money goes; None when nothing is paid."""
    page_views: PageViews = field(default_factory=PageViews)
    backups: BackupSettings = field(default_factory=BackupSettings)
    connections: ConnectionSettings = field(default_factory=ConnectionSettings)
    hosts: tuple[str, ...] = ()
    """Names of the server beside that of its address."""
    support: str = ""
    """Contact of whoever runs the server; empty for none."""
    owners: frozenset[str] = frozenset()
    """Keys of the e-mails of those who look after its users."""
    metrics_token: str | None = None
    """What scrapers of metrics show; None where nobody measures."""

    @property
    def page_meta(self) -> PageMeta:
        """What the app's page holds beside the built one."""
        return PageMeta(
            (
                ("page-views", self.page_views.address),
                ("support-contact", self.support),
                ("sign-up", "" if self.sign_in.sign_up == "open" else self.sign_in.sign_up),
            )
        )


def read_settings(env: Mapping[str, str] = os.environ) -> ServerSettings:
    """The settings a process was started with. Raises `ConfigError` for a value that makes no sense."""
    return ServerSettings(
        read_config(env),
        read_sign_in(env),
        read_mail(env),
        read_rates(env),
        read_limits(env),
        read_providers(env),
        read_push(env),
        read_stocks(env),
        read_jobs(env),
        read_billing(env),
        read_page_views(env),
        read_backups(env),
        read_connections(env),
        read_hosts(env),
        read_support(env),
        read_owners(env),
        read_metrics_token(env),
    )


def local_settings(data: Path, env: Mapping[str, str] = os.environ) -> ServerSettings:
    """Those of a process that works on one's own file: of the world outside, only what its commands ask for."""
    return ServerSettings(Config(data, local=True), stocks=read_stocks(env))
