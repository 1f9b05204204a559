"""Rules of Actual that are rules for imports here: one text, and a category or a payee for it."""

from typing import Any, Final

from budget_core.contract.entries.import_rules import RuleField, RuleMatch
from budget_core.contract.workspaces.guest_rows import GuestImportRule
from budget_core.migrate import cells
from budget_core.migrate.actual.budget_file import BudgetFile
from budget_core.migrate.builder import Builder
from budget_core.migrate.texts import one_line

_FIELDS: Final[dict[str, RuleField]] = {"imported_payee": "payee", "imported_description": "payee", "notes": "note"}
_MATCHES: Final[dict[str, RuleMatch]] = {"is": "equals", "contains": "contains"}
_LABEL_MAX: Final = 100


def add_rules(budget: BudgetFile, builder: Builder) -> None:
    """Add the rules that have an equal here; the others are named."""
    of_schedules = {cells.text(each["rule"]) for each in budget.schedules()}
    for own, (conditions, actions, _) in budget.rules().items():
        if own in of_schedules:
            continue
        rule = _rule(budget, builder, conditions, actions)
        if rule is None:
            builder.leave("rule", "pattern", _described(conditions))
        else:
            builder.rule(rule)


def _rule(budget: BudgetFile, builder: Builder, conditions: list[Any], actions: list[Any]) -> GuestImportRule | None:
    """Return the rule for imports; None where it has no equal."""
    if len(conditions) != 1 or not all(isinstance(each, dict) for each in (*conditions, *actions)):
        return None
    field, match = (conditions[0].get("field"), conditions[0].get("op"))
    text = one_line(cells.text(conditions[0].get("value")), _LABEL_MAX)
    if field not in _FIELDS or match not in _MATCHES or not text:
        return None
    category = payee = None
    for action in actions:
        value = cells.text(action.get("value"))
        if action.get("op", "set") != "set":
            return None
        if action.get("field") == "category" and builder.has_category(budget.category_of(value)):
            category = builder.label_of(budget.category_of(value) or "")
        elif action.get("field") in ("payee", "description") and (found := budget.payee_of(value)):
            payee = one_line(found.name, _LABEL_MAX)
        else:
            return None
    if not category and not payee:
        return None
    return GuestImportRule(
        field=_FIELDS[field], match=_MATCHES[match], text=text, category_id=category, payee=payee or None
    )


def _described(conditions: list[Any]) -> str:
    parts = [each for each in conditions if isinstance(each, dict)]
    return ", ".join(" ".join(cells.text(each.get(name)) for name in ("field", "op", "value")) for each in parts)
