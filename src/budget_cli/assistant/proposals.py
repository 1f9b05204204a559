"""Words for what a writing tool would do, with names in place of ids."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from budget_cli.assistant.rows import quoted
from budget_cli.context import Context
from budget_cli.views.history import summary
from budget_core.contract.workspaces.changes import Trial, TrialChange
from budget_sdk.names import NAMED_FIELDS
from budget_sdk.operation import Operation

_CHANGES_SHOWN: Final = 10
_TECHNICAL: Final = frozenset(
    {"id", "workspaceId", "replaces", "version", "createdAt", "updatedAt", "userId", "creatorName"}
    | {"isAutomatic", "activeFrom", "deletedAt", "paidBy", "lines", "accountCurrencyCode"}
    | {"accountLabel", "fromAccountLabel", "categoryLabel", "workspaceValue", "workspaceCurrencyCode"}
    | {"workspaceRate", "workspaceRateDate", "date"}
)
"""Fields that follow from the others or say nothing to people."""
_OF_CATEGORY: Final = frozenset({"planning", "carryRule", "target"})
"""Kinds of rows that are named after their category, new ones too."""
_LEFT_TO_CHANGES: Final = frozenset({"id", "listItems", "version"})
"""Fields of a body that are not shown as arguments: what they change is."""
_NOTHING: Final[tuple[object, ...]] = (None, "", [], {}, False)
_PLAIN: Final = re.compile(r"-?[\d.:]+|\d{4}-\d\d(-\d\d)?|[A-Z]{3}")
"""Amounts, days and currencies: the texts that are shown without quotation marks."""
_PEOPLE_FIELDS: Final = dict.fromkeys(("paidBy", "fromMemberId", "toMemberId"), "person")
_ITEM_FIELDS: Final = frozenset({"label", "isChecked", "price", "quantity"})
State = Mapping[str, Any] | None
"""All fields of a row; None where it is not there."""
_LOOKED_THROUGH: Final = 500
"""Newest entries among which one is looked up by its id."""


def proposal(context: Context, description: str, operation: Operation[Any], trial: Trial) -> str:
    """Return what a prepared operation would do: its arguments, and the old and new values of what it changes."""
    names = _Names(context, dict(zip(operation.call.parameters, operation.ids, strict=True)).get("workspace_id"))
    lines = [f"This would: {description}", *(f"- {part}" for part in _parts(names, operation))]
    lines += [f"- {_change(names, change)}" for change in trial.changes[:_CHANGES_SHOWN]]
    if trial.change_count > _CHANGES_SHOWN:
        lines.append(f"- and {trial.change_count - _CHANGES_SHOWN} changes more")
    return "\n".join([*lines, "Nothing was changed."])


def _parts(names: "_Names", operation: Operation[Any]) -> Iterator[str]:
    for parameter, value in zip(operation.call.parameters, operation.ids, strict=True):
        noun = parameter.removesuffix("_id")
        yield f"{noun.replace('_', ' ')}: {names.name(noun, str(value))}"
    if operation.body is not None:
        for field, value in _sent(operation.body).items():
            if field not in _LEFT_TO_CHANGES:
                yield f"{_words(field)}: {names.shown(field, value)}"


def _change(names: "_Names", change: TrialChange) -> str:
    """Return a changed row in one line, with the fields that differ."""
    before, after = _changed_items(change.before, change.after)
    fields = [
        name
        for name in (*after, *(before.keys() - after.keys()))
        if name not in _TECHNICAL and before.get(name) != after.get(name)
    ]
    if change.before is None:
        parts = [f"{_words(name)} {names.shown(name, after[name])}" for name in fields if after[name] not in _NOTHING]
    elif change.after is None:
        parts = [f"{_words(name)} {names.shown(name, before[name])}" for name in fields if before[name] not in _NOTHING]
    else:
        parts = [
            f"{_words(name)} {names.shown(name, before.get(name))} -> {names.shown(name, after.get(name))}"
            for name in fields
        ]
    of = "" if change.before is None and change.entity not in _OF_CATEGORY else _called(names, after or before)
    return f"{change.kind} {_words(change.entity)}{of}: {', '.join(parts)}"


def _called(names: "_Names", row: Mapping[str, Any]) -> str:
    """Return what a row is called, quoted, with a space before; of what belongs to a category that, and the month."""
    called = row.get("name") or row.get("note") or row.get("categoryLabel")
    if isinstance(called, str) and called:
        return f" {quoted(called)}"
    month = row.get("date") or row.get("from") or ""
    return f" {names.name('category', row['categoryId'])} {month[:7]}".rstrip() if row.get("categoryId") else ""


def _changed_items(before: State, after: State) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return both sides of a change; of the items of a list those alone that differ."""
    sides = {**(before or {})}, {**(after or {})}
    if before and after and "listItems" in before:
        kept = [one for one in before["listItems"] if one in after.get("listItems", ())]
        for side in sides:
            side["listItems"] = [
                {name: value for name, value in one.items() if name in _ITEM_FIELDS}
                for one in side["listItems"]
                if one not in kept
            ]
    return sides


class _Names:
    """Names of the rows of a workspace, read when the first one is asked for."""

    def __init__(self, context: Context, workspace_id: Any) -> None:
        self._context = context
        self._workspace_id = workspace_id or context.workspace.id
        self._known: dict[str, Mapping[str, str]] = {}

    def name(self, noun: str, row_id: str) -> str:
        """Return the quoted name of a row; its id where it has none."""
        if noun not in self._known and noun in _READERS:
            self._known[noun] = _READERS[noun](self._context, self._workspace_id)
        return quoted(self._known.get(noun, {}).get(row_id, row_id))

    def shown(self, field: str, value: Any) -> str:
        """Return the value of a field, with names in place of ids."""
        if isinstance(value, dict) and field == "shares":
            return ", ".join(f"{self.name('person', key)} {part}" for key, part in value.items()) or "none"
        if isinstance(value, dict):
            sent = {name: part for name, part in value.items() if part not in ([], {})}
            return ", ".join(f"{_key(name)} {self.shown(name, part)}" for name, part in sent.items()) or "none"
        if isinstance(value, list):
            return "; ".join(self.shown(field, one) for one in value) or "none"
        if isinstance(value, str) and (noun := NAMED_FIELDS.get(field) or _PEOPLE_FIELDS.get(field)):
            return self.name(noun, value)
        if isinstance(value, str) and not _PLAIN.fullmatch(value):
            return quoted(value)
        return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _accounts(context: Context, workspace_id: str) -> Mapping[str, str]:
    accounts = context.client.accounts
    return {row.id: row.name for row in (*accounts.list(workspace_id), *accounts.deleted(workspace_id))}


def _categories(context: Context, workspace_id: str) -> Mapping[str, str]:
    categories = context.client.categories
    return {row.id: row.name for row in (*categories.list(workspace_id), *categories.deleted(workspace_id))}


def _lists(context: Context, workspace_id: str) -> Mapping[str, str]:
    return {row.id: row.name for row in context.client.lists.list(workspace_id)}


def _items(context: Context, workspace_id: str) -> Mapping[str, str]:
    return {item.id: item.label for row in context.client.lists.list(workspace_id) for item in row.list_items}


def _workspaces(context: Context, _: str) -> Mapping[str, str]:
    return {row.id: row.name for row in context.client.workspaces.list()}


def _schedules(context: Context, workspace_id: str) -> Mapping[str, str]:
    categories = _categories(context, workspace_id)
    return {
        row.id: f"{row.note or categories.get(row.category_id or '', row.kind)}, {row.value} {row.currency_code}"
        for row in context.client.schedules.list(workspace_id)
    }


def _entries(context: Context, workspace_id: str) -> Mapping[str, str]:
    newest = islice(context.client.history.all(workspace_id), _LOOKED_THROUGH)
    return {row.id: summary(context.display, row) for row in newest}


def _reminders(context: Context, _: str) -> Mapping[str, str]:
    return {row.id: row.name for row in context.client.reminders.list()}


def _people(context: Context, workspace_id: str) -> Mapping[str, str]:
    workspace = context.client.workspaces.get(workspace_id)
    return {one.member_id: one.name for one in workspace.members}


_READERS: Final[Mapping[str, Callable[[Context, str], Mapping[str, str]]]] = {
    "account": _accounts,
    "category": _categories,
    "list": _lists,
    "item": _items,
    "workspace": _workspaces,
    "schedule": _schedules,
    "entry": _entries,
    "reminder": _reminders,
    "person": _people,
}


def _sent(body: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a body by the API's names, those that are sent alone."""
    fields: dict[str, Any] = msgspec.to_builtins(body)
    return fields


def _key(name: str) -> str:
    """Return the name of a field as words; another key, such as a person's id, quoted."""
    return _words(name) if name.isidentifier() and name.isascii() else quoted(name)


def _words(field: str) -> str:
    """Return a field's name as words, without the id at its end: `fromAccountId` is `from account`."""
    spaced = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in field)
    return spaced.removesuffix(" id")
