"""Calls of the owner of a PostgreSQL database, named by its settings.

They work with and without running servers.
"""

from budget_api.app import local_calls
from budget_api.app.card_payments import card_payments
from budget_api.app.context import Context
from budget_api.app.local_calls import LocalAnswer, LocalIncoming
from budget_api.app.storage import open_beside_server
from budget_api.config import read_settings
from budget_api.live.service import Live
from budget_core.contract.call import AnyCall


async def answer(call: AnyCall, incoming: LocalIncoming) -> LocalAnswer:
    """Answer a call of the folder's owner; sessions that it ends are over on every server.

    `ConfigError` where the database can't be used.
    """
    settings = read_settings()
    live = Live(settings.config.session_url)
    async with (
        card_payments(settings.billing) as provider,
        open_beside_server(settings.config, live.publish) as database,
        live.running(database),
    ):
        context = Context(settings, database, provider)
        try:
            return await local_calls.answer(call, context, incoming)
        finally:
            context.close()
