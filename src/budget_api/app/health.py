"""Whether the server can do its work, and what it is set up for."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from importlib import metadata
from pathlib import Path

from sqlalchemy.orm import Session

from budget_api.access.dependencies import Database
from budget_api.app.settings import ServerSettings
from budget_api.app.write_proof import WriteProof
from budget_api.backup.settings import EVERY
from budget_api.backup.sweep import last_backup_at
from budget_api.http.routes import Controller, NamedDependency, get
from budget_api.integrations.openid.settings import ProviderName
from budget_api.sign_in.settings import SIGN_UP
from budget_core.contract import health as contract

Capabilities = NamedDependency[list[contract.Capability]]
Proof = NamedDependency[WriteProof]
Backups = NamedDependency[Path]
Policy = NamedDependency[contract.SignUpPolicy]


def capabilities(settings: ServerSettings) -> list[contract.Capability]:
    """All there are; each is on by what its module's settings say."""
    sign_ins = {provider.name for provider in settings.providers}
    is_online = not settings.config.local
    known = (
        ("mail", settings.mail.smtp is not None, "BUDGET_SMTP_URL"),
        ("push", is_online and bool(settings.push.hosts), "BUDGET_PUSH_HOSTS"),
        ("rates", is_online and bool(settings.rates.urls or settings.rates.currencyapi_key), "BUDGET_RATES_URLS"),
        ("google", ProviderName.GOOGLE in sign_ins, "BUDGET_GOOGLE_CLIENT_ID"),
        ("apple", ProviderName.APPLE in sign_ins, "BUDGET_APPLE_CLIENT_ID"),
        ("stocks", settings.stocks.key is not None, "BUDGET_STOCKS_KEY"),
        ("pageViews", bool(settings.page_views.address), "BUDGET_ANALYTICS_URL"),
        ("payments", settings.billing is not None, "BUDGET_BILLING"),
        ("signUp", is_online and settings.sign_in.sign_up != "closed", SIGN_UP),
        ("backups", is_online and settings.backups.every_hours is not None, EVERY),
    )
    return [contract.Capability(name=name, is_on=is_on, setting=setting) for name, is_on, setting in known]


class HealthController(Controller):
    """For monitors, and for clients that ask whether somebody is there and what is on."""

    path = "/health"
    tags = ("health",)

    @get("/", operation_id="health")
    async def health(
        self,
        database: Database,
        write_proof: Proof,
        capabilities: Capabilities,
        backups: Backups,
        sign_up_policy: Policy,
    ) -> contract.Health:
        """Answers once the database takes a write; what it said is good for five seconds."""
        await write_proof.check()
        kind: contract.DatabaseKind = await database.look_up(_kind)
        last = await asyncio.to_thread(last_backup_at, backups, datetime.now(UTC))
        return contract.Health(
            version=version(), database=kind, capabilities=capabilities, sign_up=sign_up_policy, last_backup_at=last
        )


@cache
def version() -> str:
    """Return the version of the server's package."""
    return metadata.version("budget-planner")


def _kind(db: Session) -> contract.DatabaseKind:
    return "sqlite" if db.get_bind().dialect.name == "sqlite" else "postgresql"
