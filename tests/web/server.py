"""The real server that the browser tests talk to, on a data folder of its own, with all it leads to."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import uvicorn

from budget_api.config import MailSettings, ProviderName, ServerSettings
from budget_api.server.factory import create_app
from tests.api.listening import started
from tests.card_payments.account import Json, sign
from tests.card_payments.server import card_payments
from tests.mail import TAKEN, Inbox, receiving
from tests.openid.provider import openid_provider
from tests.page_views import counting
from tests.push import LOCAL_PUSH, pushing
from tests.servers import server_settings
from tests.stocks import stock_source
from tests.waiting import WAIT_SECONDS
from tests.web.outside import Outside, open_door

HOST = "127.0.0.1"
PORT = int(os.environ.get("BUDGET_TEST_PORT", "8123"))  # those of a run are chosen in ports.ts
URL = f"http://{HOST}:{PORT}"
PAID_PORT = int(os.environ.get("BUDGET_TEST_PAID_PORT", "9123"))
PAID_URL = f"http://{HOST}:{PAID_PORT}"
OUTSIDE_PORT = int(os.environ.get("BUDGET_TEST_OUTSIDE_PORT", "10123"))


class Letterbox(Inbox):
    """Keeps each mail as a file too, where the browser tests read it (mail.ts)."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        folder.mkdir()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        """A mail comes in; its file is there whole or not at all."""
        answer = await super().handle_DATA(server, session, envelope)
        if answer == TAKEN:
            part = self.folder / "part"
            part.write_bytes(envelope.content)
            part.rename(self.folder / f"{len(self.mails):06}.eml")
        return answer


@contextmanager
def configured() -> Iterator[ServerSettings]:
    """The settings, while what it leads to runs."""
    with (
        tempfile.TemporaryDirectory(prefix="budget-web-") as folder,
        receiving(Letterbox(Path(folder) / "letterbox")) as smtp,
        openid_provider(ProviderName.GOOGLE, URL) as google,
        openid_provider(ProviderName.APPLE, URL) as apple,
        stock_source() as stocks,
        counting() as page_views,
    ):
        yield server_settings(
            Path(folder),
            url=URL,
            mail=MailSettings(smtp),
            providers=(google, apple),
            stocks=stocks.settings,
            page_views=page_views,
            owners=frozenset({"owner@example.com"}),
        )


@contextmanager
def paid() -> Iterator[None]:
    """A second server, where the subscription is paid; its provider tells it what happens, as it happens."""

    def post(event: Json) -> None:
        content, headers = sign(event)
        httpx.post(f"{PAID_URL}/api/subscription/webhook", content=content, headers=headers, timeout=WAIT_SECONDS)

    with (
        tempfile.TemporaryDirectory(prefix="budget-paid-") as folder,
        card_payments() as provider,
        pushing() as pushes,
    ):
        provider.account.tell = lambda event: Thread(target=post, args=(event,)).start()
        settings = server_settings(Path(folder), url=PAID_URL, billing=provider.settings(), push=LOCAL_PUSH)
        with (
            started(settings, PAID_PORT) as server,
            open_door(Outside(server, provider, pushes), OUTSIDE_PORT),
        ):
            yield


def main() -> None:
    """Serve until the browser tests end it."""
    with configured() as settings, paid():
        uvicorn.run(create_app(settings), host=HOST, port=PORT, log_level="warning")


if __name__ == "__main__":
    main()
