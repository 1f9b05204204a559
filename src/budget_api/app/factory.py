"""The server of some settings."""

import gc
import logging
import os
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, ControllerRouterHandler
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from budget_api.access.limits.calls import limit_calls
from budget_api.accounts.controller import AccountController
from budget_api.activity.controller import ActivityController, ChangesController, StartController
from budget_api.app import setting_names
from budget_api.app.dependencies import DEPENDENCIES
from budget_api.app.health import HealthController
from budget_api.app.lifespan import running
from budget_api.app.owner_socket import for_owner, owner_socket
from budget_api.app.settings import ServerSettings, read_settings
from budget_api.app.start_errors import exiting, telling_why
from budget_api.avatars.controller import AvatarController
from budget_api.categories.controller import CategoryController
from budget_api.config import Config
from budget_api.currencies.controller import CurrencyController
from budget_api.exports.controller import ExportController
from budget_api.guests.controller import GuestController
from budget_api.history.controller import HistoryController, TransferController
from budget_api.hosting.controller import InvitationCodeController, ServerController, ServerUserController
from budget_api.http import errors
from budget_api.http.connections.registry import Connections, keeping
from budget_api.http.headers import adding_headers
from budget_api.http.hosts import answering
from budget_api.http.litestar_routes import litestar_controller
from budget_api.http.methods import answering_all_methods
from budget_api.http.request import ApiRequest, returning_places
from budget_api.http.routes import Controller
from budget_api.http.static import WebApp, web_routes
from budget_api.imports.controller import ImportController
from budget_api.lists.controller import ListController
from budget_api.live.controller import live
from budget_api.openapi.pages import openapi_config
from budget_api.plannings.controller import NewCategoryController, PlanningController
from budget_api.providers.apple_return import apple_by_hand, apple_return
from budget_api.providers.controller import ProviderController
from budget_api.push.controller import PushController
from budget_api.reminders.controller import ReminderController
from budget_api.settings.controller import SettingsController
from budget_api.sign_in.controller import AccessTokenController, SessionController
from budget_api.statistics.controller import StatisticsController
from budget_api.stocks.controller import StockController
from budget_api.subscriptions.controller import SubscriptionController
from budget_api.users.controller import UserController
from budget_api.workspaces.controller import WorkspaceController
from budget_core.limits import BODY_MAX_BYTES

if TYPE_CHECKING:
    from budget_api.app.metrics import Metrics

OBJECTS_BETWEEN_COLLECTIONS = 10_000
CONTROLLERS: list[type[Controller]] = [
    AccessTokenController,
    AccountController,
    ActivityController,
    AvatarController,
    CategoryController,
    ChangesController,
    CurrencyController,
    ExportController,
    GuestController,
    HealthController,
    HistoryController,
    ImportController,
    InvitationCodeController,
    ListController,
    NewCategoryController,
    PlanningController,
    ProviderController,
    PushController,
    ReminderController,
    ServerController,
    ServerUserController,
    SessionController,
    SettingsController,
    StartController,
    StatisticsController,
    StockController,
    SubscriptionController,
    TransferController,
    UserController,
    WorkspaceController,
]
PAGES: list[ControllerRouterHandler] = [apple_by_hand, apple_return, live]


logger = logging.getLogger(__name__)


class _Once(Router):
    """A router of one app alone, which Litestar would copy with all its handlers: a part of what starting takes."""

    def __deepcopy__(self, _: dict[int, Any]) -> Self:
        return self


def create() -> ASGIApp:
    """The server as the environment configures it; what `uvicorn --factory` starts."""
    for line in setting_names.unknown(os.environ):
        logger.warning(line)
    with exiting():
        settings = read_settings()
        app = create_app(settings)
    app.on_startup.append(_spare_the_collector)
    bounded = keeping(app, Connections(settings.connections, settings.config.trusted_proxies))
    outside = answering(answering_all_methods(telling_why(bounded), app), settings.config.url, settings.hosts)
    return for_owner(outside, app, owner_socket(settings.config.data))


def create_app(settings: ServerSettings) -> Litestar:
    """A server with these settings."""
    config = settings.config
    metrics = _metrics(settings)
    handlers = [*map(litestar_controller, CONTROLLERS), *PAGES, *(metrics.pages if metrics else ())]
    api = _Once(path="/api", route_handlers=handlers, dependencies=DEPENDENCIES)
    return Litestar(
        [api, *_web_app(settings)],
        lifespan=[partial(running, settings=settings, count_wait=metrics.count_wait if metrics else None)],
        request_class=ApiRequest,
        middleware=[*([metrics.middleware] if metrics else ()), *_behind_proxies(config), returning_places],
        before_request=limit_calls,
        request_max_body_size=BODY_MAX_BYTES,
        before_send=[adding_headers(settings.page_views)],
        compression_config=CompressionConfig(backend="brotli", exclude_opt_key="is_compressed"),
        exception_handlers={
            HTTPException: errors.on_http_error,
            Exception: errors.on_error,
        },
        openapi_config=openapi_config(),
        logging_config=None,
    )


def _spare_the_collector() -> None:
    """What is there at start stays, and is not looked through for garbage: that costs a start or a call a tenth."""
    gc.freeze()
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)


def _metrics(settings: ServerSettings) -> "Metrics | None":
    if settings.metrics_token is None:
        return None
    from budget_api.app.metrics import Metrics  # most are measured by nobody

    return Metrics(settings.metrics_token)


def _web_app(settings: ServerSettings) -> list[ControllerRouterHandler]:
    root = Path(str(files("budget_api") / "static"))
    if settings.config.local or not root.is_dir():
        return []
    return [web_routes(WebApp(root, settings.page_meta))]


def _behind_proxies(config: Config) -> list[DefineMiddleware]:
    """Believes what trusted proxies say about who calls; without any nobody is believed."""
    if not config.trusted_proxies:
        return []
    proxies: Any = ProxyHeadersMiddleware  # uvicorn and Litestar spell the types of ASGI differently
    return [DefineMiddleware(proxies, trusted_hosts=list(config.trusted_proxies))]
