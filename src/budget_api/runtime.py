"""What a running server holds."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from budget_api.config import Config
from budget_api.db.port import Database
from budget_api.live.service import Live
from budget_api.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Runtime:
    """Made at start, let go at shutdown."""

    config: Config
    database: Database
    tokens: Tokens
    hashing: ThreadPoolExecutor
    """Two threads for Argon2, so that sign-ins neither block the loop nor eat the memory."""
    live: Live
