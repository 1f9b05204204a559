"""Settings, read from the environment by `read_settings`.

The tables `groups` and `services` declare all of them. `setting` declares fields, `values` reads texts, `setting_names`
knows mistyped variables.
"""

# ruff: noqa: I001 - `as` says that a name is public; isort would have a statement for each
# fmt: off
from budget_api.config.groups import (
    BackupSettings as BackupSettings, CodeQuota as CodeQuota, Config as Config,
    ConnectionSettings as ConnectionSettings, JobsSettings as JobsSettings, MailSettings as MailSettings,
    PasswordCost as PasswordCost, ServerSettings as ServerSettings, SignInSettings as SignInSettings,
    local_settings as local_settings, read_settings as read_settings,
)
from budget_api.config.providers import ProviderName as ProviderName, ProviderSettings as ProviderSettings
from budget_api.config.quotas import Quota as Quota, Quotas as Quotas
from budget_api.config.services import (
    Encryption as Encryption, PageViews as PageViews, PushSettings as PushSettings, RatesSettings as RatesSettings,
    SmtpServer as SmtpServer, StocksSettings as StocksSettings, StripeSettings as StripeSettings,
)
from budget_api.config.setting import ConfigError as ConfigError
