"""Calls of whoever has the settings of servers on PostgreSQL, while servers run on the database or not."""

from budget_api.app.card_payments import card_payments
from budget_api.app.local import LocalAnswer, LocalApp, LocalCall
from budget_api.app.parts import Parts
from budget_api.app.settings import read_settings
from budget_api.app.storage import joined
from budget_api.live.service import Live


async def answer(call: LocalCall) -> LocalAnswer:
    """Answer a call below `/owner`; sessions that it ends are over on every server.

    `ConfigError` where the database can't be used.
    """
    settings = read_settings()
    live = Live(settings.config.session_url)
    async with (
        card_payments(settings.billing) as provider,
        joined(settings.config, live.publish) as database,
        live.running(database),
    ):
        parts = Parts(settings, database, provider)
        try:
            return await LocalApp(parts).answer(call)
        finally:
            parts.close()
