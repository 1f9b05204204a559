"""What a running server holds."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_api.access.limits.service import Limits
from budget_api.access.tokens import Tokens
from budget_api.avatars.images import Images
from budget_api.config import Config
from budget_api.db.port import Database
from budget_api.integrations.openid.client import OpenIdProvider
from budget_api.integrations.openid.settings import ProviderName
from budget_api.live.service import Live
from budget_api.sign_in.codes import Codes
from budget_api.sign_in.passwords import Passwords
from budget_api.sign_in.settings import SignInSettings


@dataclass(frozen=True, slots=True)
class Runtime:
    """Made at start, let go at shutdown."""

    config: Config
    sign_in: SignInSettings
    is_mail_configured: bool
    database: Database
    tokens: Tokens
    codes: Codes
    passwords: Passwords
    limits: Limits
    live: Live
    images: Images
    providers: Mapping[ProviderName, OpenIdProvider]
