"""Rules of a workspace for imported entries, as they are stored, undone and applied to entries."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import CategoryRow, HistoryRow, ImportRulesRow
from budget_api.journal.logged_change import LoggedChange, State
from budget_api.journal.writes import Write, record_change
from budget_core.base import limits
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.text_rules import search_key
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.contract.types import View
from budget_core.entries import payees
from budget_core.entries.search import ids_by_name
from budget_core.imports.rules import EntryRule, RuleSet, with_tags

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


def compiled_rules(rules: Sequence[ImportRule], names: Mapping[str, str]) -> list[EntryRule]:
    """Return rules with the names of their categories; an archived category is none."""
    return [
        EntryRule(
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


def undo_rules(db: Session, write: Write, changes: Sequence[LoggedChange]) -> None:
    """Take out the rules that were added and bring back those that were removed; later ones stay."""
    for change in changes:
        old, new = _rules(change.before), _rules(change.after)
        rules = [rule for rule in stored_rules(db, write.workspace_id) if rule in old or rule not in new]
        save_rules(db, write, [*(rule for rule in old if rule not in new and rule not in rules), *rules])


def _rules(state: State | None) -> list[ImportRule]:
    return msgspec.convert((state or {}).get("rules", []), list[ImportRule])


_ENTRIES = table_of(HistoryRow)


@dataclass(frozen=True, slots=True)
class RuledChange:
    """An entry with what the rules make of it."""

    row: Any
    old_category: str | None
    category_id: str | None
    """None for a category that is to be made."""
    category: str | None
    payee: str
    tags: list[str]

    @property
    def has_new_category(self) -> bool:
        """True where the entry has to be booked anew."""
        return (self.category_id is None and self.category is not None) or self.category_id != self.row.category_id


def ruled_changes(
    db: Session,
    workspace_id: str,
    rules: Sequence[EntryRule],
    names: Mapping[str, str],
    ids: Collection[str] | None = None,
) -> Iterator[RuledChange]:
    """Yield the entries that rules change, newest first: of these ids, else of the newest ones.

    `names` are those of the categories in use by id. The category of income, of transfers and of entries with several
    lines stays.
    """
    by_key = ids_by_name(names.items())
    query = select(_ENTRIES).where(_ENTRIES.c.deleted_at.is_(None))
    if ids is None:
        query = query.where(readable.entries(_ENTRIES.c, workspace_id))
        query = query.order_by(_ENTRIES.c.local_day.desc(), _ENTRIES.c.date.desc(), _ENTRIES.c.id.desc())
        query = query.limit(limits.RULED_ENTRIES_MAX)
    else:
        query = query.where(_ENTRIES.c.id.in_(ids))
    rule_set = RuleSet(rules)
    for row in db.execute(query).yield_per(1000):
        change = _change(row, rule_set, names, by_key)
        if change.has_new_category or change.payee != row.payee or change.tags != row.tags:
            yield change


def _change(row: Any, rules: RuleSet, names: Mapping[str, str], by_key: Mapping[str, str]) -> RuledChange:
    ruled = rules.apply(row.note, row.payee)
    old = names.get(row.category_id)
    category_id, category = row.category_id, old
    if ruled.category and row.kind in ("expense", "refund") and row.lines is None:
        category_id = by_key.get(search_key(ruled.category))
        category = names.get(category_id, ruled.category) if category_id else ruled.category
    return RuledChange(row, old, category_id, category, ruled.payee or row.payee, with_tags(row.tags, ruled.tags))
