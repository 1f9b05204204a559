"""Handlers of the calls that bring other apps' budgets in."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers
from budget_api.calls.request import Request
from budget_api.migration.migrator import Migrator
from budget_core.contract.workspaces import migration as calls
from budget_core.contract.workspaces.migration import Migrated, MigrationReport


class MigrationContext(handler.CallContext, Protocol):
    """Services that migrations need."""

    @property
    def migrator(self) -> Migrator:
        """Reader of other apps' budgets."""


async def preview_migration(context: MigrationContext, request: Request) -> MigrationReport:
    """Return what would become of the files."""
    return await context.migrator.preview(request, request.user, request.body)


async def migrate(context: MigrationContext, request: Request) -> Migrated:
    """Make a workspace of the files."""
    return await context.migrator.migrate(request, request.user, request.body)


HANDLERS: Handlers[MigrationContext] = {calls.PREVIEW_MIGRATION: preview_migration, calls.MIGRATE: migrate}
