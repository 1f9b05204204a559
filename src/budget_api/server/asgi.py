"""Factory that servers start.

Litestar takes along what could be written with it and is not here: pages and models of other libraries, where they are
installed. Of these, advanced-alchemy with its dialects of databases took as long to load as all the rest of a server.
httpx takes along the colors of its own command.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from budget_api.server.lean_imports import without_modules

if TYPE_CHECKING:
    from budget_api.http.asgi import ASGIApp


def create() -> "ASGIApp":
    """Build the server that the environment configures; `uvicorn --factory` starts it."""
    _begin_check()
    with without_modules("advanced_alchemy", "pydantic", "pygments"):
        from budget_api.server import factory

        return factory.create()


def _begin_check() -> None:
    """Begin to check the file, while the modules are loaded; wrong settings are told of by `factory`."""
    from budget_api.config import ConfigError, read_settings
    from budget_api.db.integrity import begin_check

    with suppress(ConfigError):
        config = read_settings().config
        if config.database_url is None:
            begin_check(config.sqlite_path)
