"""Rules for imports of a workspace's file."""

from collections.abc import Sequence

import msgspec

from budget_api.guests.import_context import ImportContext, Row
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.workspaces.guest_rows import GuestImportRule

_PART = "guestImportRule"


def import_rules_rows(context: ImportContext, rules: Sequence[GuestImportRule]) -> list[Row]:
    """Return the one row of all rules; none without a rule."""
    stored = [
        ImportRule(
            field=rule.field,
            match=rule.match,
            text=rule.text,
            category_id=None if rule.category_id is None else context.category(f"{_PART}.{at}", rule.category_id),
            category=rule.category,
            payee=rule.payee,
            tags=rule.tags,
        )
        for at, rule in enumerate(rules)
    ]
    return [{"workspace_id": context.workspace.id, "rules": msgspec.to_builtins(stored)}] if stored else []
