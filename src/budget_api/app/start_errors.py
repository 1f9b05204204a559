"""A server that can't start says why in one line: a traceback tells whoever hosts it nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from budget_api.config import ConfigError
from budget_api.db.error_log import is_passing, summary
from budget_api.http.asgi import ASGIApp, Receive, Send


@contextmanager
def exit_on_config_error() -> Iterator[None]:
    """End the process with the text of a `ConfigError`."""
    try:
        yield
    except ConfigError as error:
        raise SystemExit(str(error)) from None


@contextmanager
def explain_unreachable_database() -> Iterator[None]:
    """Raise a `ConfigError` for a database that is away."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        if not is_passing(error):
            raise
        raise ConfigError(f"The database can't be reached. {summary(error)}") from error


def startup_errors(app: ASGIApp) -> ASGIApp:
    """Return the app, whose lifespan fails with the text of a `ConfigError` where that is the reason."""

    async def serve(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await app(scope, receive, send)
            return
        failures: list[Any] = []

        async def hold_failures(message: Any) -> None:
            if "message" in message:
                failures.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, hold_failures)
        except BaseException as error:
            reason = next(_config_errors(error), None)
            for message in failures:
                await send(message | ({"message": str(reason)} if reason else {}))
            raise

    return serve


def _config_errors(error: BaseException) -> Iterator[ConfigError]:
    if isinstance(error, ConfigError):
        yield error
    elif isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from _config_errors(one)
