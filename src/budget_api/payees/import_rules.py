"""Rules of a workspace for imported entries, as they are stored."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import CategoryRow, ImportRulesRow
from budget_api.journal.writes import Write, record_change
from budget_core.base import limits
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.types import View
from budget_core.entries import payees
from budget_core.imports.rules import Rule

ENTITY = "importRules"


class StoredRules(View, kw_only=True):
    """Rules as the log of changes holds them."""

    rules: list[ImportRule]


def list_rules(db: Session, caller: Caller) -> list[ImportRule]:
    """Return the rules of a workspace, in the order they are tried."""
    return stored_rules(db, caller.workspace_id)


def stored_rules(db: Session, workspace_id: str) -> list[ImportRule]:
    """Return the rules of a workspace; none at first."""
    row = db.get(ImportRulesRow, workspace_id)
    return msgspec.convert(row.rules, list[ImportRule]) if row else []


def save_rules(db: Session, write: Write, rules: Sequence[ImportRule]) -> None:
    """Store rules and log the change, where there is one."""
    before = stored_rules(db, write.workspace_id)
    if list(rules) == before:
        return
    row, stored = db.get(ImportRulesRow, write.workspace_id), msgspec.to_builtins(list(rules))
    if row is None:
        db.add(ImportRulesRow(workspace_id=write.workspace_id, rules=stored))
    else:
        row.rules = stored
    db.flush()
    views: list[Any] = [StoredRules(rules=before), StoredRules(rules=list(rules))]
    record_change(db, write, ENTITY, write.workspace_id, "updated", before=views[0], after=views[1])


def check_rules(db: Session, workspace_id: str, rules: Sequence[ImportRule]) -> list[ImportRule]:
    """Return rules whose categories are there. Raises: REQUEST_INVALID with the field of the first wrong one."""
    if len(rules) > limits.IMPORT_RULES_MAX:
        raise field_error("rules", ErrorCode.VALIDATION_COUNT)
    for place, rule in enumerate(rules):
        if rule.category_id is not None:
            row = db.get(CategoryRow, rule.category_id)
            if row is None or row.workspace_id != workspace_id:
                raise field_error(f"rules.{place}.categoryId", ErrorCode.VALIDATION_REFERENCE)
    return list(rules)


def compiled_rules(rules: Sequence[ImportRule], names: Mapping[str, str]) -> list[Rule]:
    """Return rules with the names of their categories; an archived category is none."""
    return [
        Rule(
            field=rule.field,
            match=rule.match,
            text=rule.text,
            category=names.get(rule.category_id, "") if rule.category_id else rule.category or "",
            payee=rule.payee or "",
            tags=tuple(rule.tags),
        )
        for rule in rules
    ]


def rules_after_rename(rules: Sequence[ImportRule], name: str, new_name: str) -> list[ImportRule]:
    """Return rules that give imported entries the new name of a payee, also those that gave the old one.

    A rule about the new name, from when it was renamed itself, goes. A full list keeps its rules.
    """
    renamed_rules: list[ImportRule] = []
    for rule in rules:
        is_alias = rule.field == "payee" and rule.match == "equals" and rule.payee is not None
        if is_alias and (payees.is_same(rule.text, name) or payees.is_same(rule.text, new_name)):
            continue
        is_old = rule.payee is not None and payees.is_same(rule.payee, name)
        renamed_rules.append(msgspec.structs.replace(rule, payee=new_name) if is_old else rule)
    if len(renamed_rules) >= limits.IMPORT_RULES_MAX:
        return renamed_rules
    return [*renamed_rules, ImportRule(field="payee", match="equals", text=name, payee=new_name)]
