"""Handlers of the calls about payees, tags and the rules for imported entries."""

from budget_api.calls.handler import Context, Handlers, read, write
from budget_api.payees import import_rules, queries, service
from budget_core.contract.calls import imports, payees, tags

HANDLERS: Handlers[Context] = {
    payees.LIST_PAYEES: read(queries.list_payees),
    payees.RENAME_PAYEE: write(service.rename_payee),
    tags.LIST_TAGS: read(queries.list_tags),
    tags.RENAME_TAG: write(service.rename_tag),
    imports.GET_IMPORT_RULES: read(import_rules.list_rules),
    imports.SET_IMPORT_RULES: write(service.set_rules),
    imports.PREVIEW_IMPORT_RULES: read(queries.preview_rules),
    imports.APPLY_IMPORT_RULES: write(service.apply_to_entries),
}
