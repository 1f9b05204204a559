"""Handlers of the calls about payees, tags and the rules for imported entries."""

from typing import Protocol

from budget_api.calls import handler
from budget_api.calls.handler import Handlers, read, write
from budget_api.calls.request import Request
from budget_api.journal.parts import PartedSet, PartedWrites
from budget_api.payees import import_rules, queries, renames, service
from budget_core.contract.entries import import_calls, payees
from budget_core.contract.entries.payees import Renamed


class PayeesContext(handler.CallContext, Protocol):
    """Services that renames need."""

    @property
    def parted_writes(self) -> PartedWrites:
        """Writes of many entries."""


async def rename_payee(context: PayeesContext, request: Request) -> Renamed:
    """Rename a payee."""
    run = context.parted_writes.run
    return _renamed(await run(renames.plan_payee, renames.rename_payee, request.caller, request.body))


async def rename_tag(context: PayeesContext, request: Request) -> Renamed:
    """Rename a tag."""
    run = context.parted_writes.run
    return _renamed(await run(renames.plan_tag, renames.rename_tag, request.caller, request.body))


async def apply_rules(context: PayeesContext, request: Request) -> Renamed:
    """Change entries by the rules."""
    run = context.parted_writes.run
    return _renamed(await run(service.plan_application, service.apply_to_entries, request.caller, request.body))


def _renamed(parted: PartedSet) -> Renamed:
    return Renamed(count=parted.count, revision=parted.head if parted.revisions else None)


HANDLERS: Handlers[PayeesContext] = {
    payees.LIST_PAYEES: read(queries.list_payees),
    payees.RENAME_PAYEE: rename_payee,
    payees.LIST_TAGS: read(queries.list_tags),
    payees.RENAME_TAG: rename_tag,
    import_calls.GET_IMPORT_RULES: read(import_rules.list_rules),
    import_calls.SET_IMPORT_RULES: write(service.set_rules),
    import_calls.PREVIEW_IMPORT_RULES: read(queries.preview_rules),
    import_calls.APPLY_IMPORT_RULES: apply_rules,
}
