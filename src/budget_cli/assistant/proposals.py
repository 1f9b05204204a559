"""Words for what a writing tool would do, with names in place of ids."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

import msgspec

from budget_cli.assistant.tools import CONFIRM, Tool
from budget_cli.context import Context
from budget_cli.views.history import summary
from budget_sdk.names import NAMED_FIELDS
from budget_sdk.operation import Operation

_LOOKED_THROUGH: Final = 500
"""Newest entries among which one is looked up by its id."""


def proposal(context: Context, tool: Tool, operation: Operation[Any]) -> str:
    """Return what a prepared operation would do, a line for each of its parts."""
    lines = [f"This would: {tool.call.description}", *(f"- {part}" for part in _parts(context, operation))]
    return "\n".join([*lines, f"Nothing was changed. To do it, call {tool.name} again with {CONFIRM}: true."])


def _parts(context: Context, operation: Operation[Any]) -> Iterator[str]:
    names = _Names(context, dict(zip(operation.call.parameters, operation.ids, strict=True)).get("workspace_id"))
    for parameter, value in zip(operation.call.parameters, operation.ids, strict=True):
        noun = parameter.removesuffix("_id")
        yield f"{noun.replace('_', ' ')}: {names.name(noun, str(value))}"
    if operation.body is not None:
        for field, value in _sent(operation.body).items():
            if field != "id":
                yield f"{_words(field)}: {names.shown(field, value)}"


class _Names:
    """Names of the rows of a workspace, read when the first one is asked for."""

    def __init__(self, context: Context, workspace_id: Any) -> None:
        self._context = context
        self._workspace_id = workspace_id or context.workspace.id
        self._known: dict[str, Mapping[str, str]] = {}

    def name(self, noun: str, row_id: str) -> str:
        """Return the name of a row; its id where it has none."""
        if noun not in self._known and noun in _READERS:
            self._known[noun] = _READERS[noun](self._context, self._workspace_id)
        return self._known.get(noun, {}).get(row_id, row_id)

    def shown(self, field: str, value: Any) -> str:
        """Return the value of a field, with names in place of ids."""
        if isinstance(value, dict):
            return ", ".join(f"{_words(name)} {self.shown(name, part)}" for name, part in value.items())
        if isinstance(value, list):
            return "; ".join(self.shown(field, one) for one in value)
        if field in NAMED_FIELDS and isinstance(value, str):
            return self.name(NAMED_FIELDS[field], value)
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


_READERS: Final[Mapping[str, Callable[[Context, str], Mapping[str, str]]]] = {
    "account": _accounts,
    "category": _categories,
    "list": _lists,
    "item": _items,
    "workspace": _workspaces,
    "schedule": _schedules,
    "entry": _entries,
    "reminder": _reminders,
}


def _sent(body: msgspec.Struct) -> dict[str, Any]:
    """Return the fields of a body by the API's names, those that are sent alone."""
    fields: dict[str, Any] = msgspec.to_builtins(body)
    return fields


def _words(field: str) -> str:
    """Return a field's name as words, without the id at its end: `fromAccountId` is `from account`."""
    spaced = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in field)
    return spaced.removesuffix(" id")
