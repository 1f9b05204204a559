"""Rules of a workspace for imported entries: category, payee and tags by the note or the payee of a file."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any, Literal

from msgspec import field as list_field

from budget_core.base.errors import ErrorCode
from budget_core.contract.types import UNSET, Body, CalendarDay, Id, Label, Name, Payee, Tags, UnsetType, View

RuleField = Literal["note", "payee"]
RuleMatch = Literal["contains", "equals"]


class ImportRule(Body, kw_only=True):
    """Category, payee and tags of entries whose note or payee has this text, in any case; the first one counts."""

    field: RuleField = "note"
    match: RuleMatch = "contains"
    text: Label
    category_id: Id | None = None
    category: Name | None = None
    """Name of the category, made by the import that first needs it; instead of `categoryId`."""
    payee: Payee | None = None
    tags: Tags = list_field(default_factory=list)
    """Tags beside those that an entry has."""

    @staticmethod
    def wrong_values(values: Mapping[str, Any]) -> dict[str, ErrorCode]:
        """Name the category of a rule that gives nothing."""
        has_effect = any(values.get(name) for name in ("category_id", "category", "payee", "tags"))
        return {} if has_effect else {"categoryId": ErrorCode.VALIDATION_REQUIRED}


class ImportRulesUpdate(Body, kw_only=True):
    """The whole list, in the order the rules are tried."""

    rules: list[ImportRule]


class ImportRulesPreview(Body, kw_only=True):
    """Rules to try on the entries that are there; those of the workspace when left out."""

    rules: list[ImportRule] | UnsetType = UNSET


class ImportRulesApplication(Body, kw_only=True):
    """Entries that the rules of the workspace are to change."""

    entry_ids: list[Id]


class RuledDetails(View, kw_only=True):
    """Category, payee and tags of an entry."""

    category_id: Id | None
    category: str | None
    """Name of the category, also of one that would be made."""
    payee: str
    tags: list[str]


class RuledEntry(View, kw_only=True):
    """An entry that the rules would change."""

    entry_id: Id
    local_day: CalendarDay
    value: Decimal
    currency_code: str
    note: str
    before: RuledDetails
    after: RuledDetails


class RuledEntries(View, kw_only=True):
    """Entries that the rules would change, newest first; the first 500 of them."""

    entries: list[RuledEntry]
    count: int
    """All of them."""
