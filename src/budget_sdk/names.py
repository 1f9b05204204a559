"""Names where calls ask for ids: `client.history.all(category_id="food")`.

Nothing here sends: what has to be looked up is asked of the client, `rows = yield operation`, blocking or awaiting.
"""

import re
from collections.abc import Generator, Iterable
from dataclasses import replace
from typing import Any, Final, TypeVar, cast

import msgspec

from budget_core.contract.money.accounts import Account, NewOrder
from budget_core.contract.workspaces.guests import GuestData
from budget_core.contract.workspaces.workspaces import Workspace
from budget_sdk.calls import Endpoint
from budget_sdk.errors import UnknownName
from budget_sdk.matching import Named, join_distinct_names, matches, unknown_name
from budget_sdk.operation import Operation
from budget_sdk.resources.entries import Lists
from budget_sdk.resources.money import Accounts
from budget_sdk.resources.people import SettingsCalls
from budget_sdk.resources.planning import Categories
from budget_sdk.resources.workspaces import Workspaces

T = TypeVar("T")
Steps = Generator[Operation[Any], Any, T]
"""Work that asks for answers on its way, and returns `T`."""

MAIN_ACCOUNT = ""
"""Stands for the main account where an account is asked for; no account is called so."""

_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.IGNORECASE)
_NOUNS: dict[str, tuple[Endpoint[Any, Any], ...]] = {
    "account": (Accounts.list, Accounts.deleted),
    "category": (Categories.list, Categories.deleted),
    "list": (Lists.list,),
}
NAMED_FIELDS: Final = {
    "account_id": "account", "accountId": "account", "from_account_id": "account",
    "category_id": "category", "categoryId": "category",
    "from_category_id": "category", "to_category_id": "category",
    "fromCategoryId": "category", "toCategoryId": "category",
    "list_id": "list",
    "workspace_id": "workspace", "workspaceId": "workspace", "workspace": "workspace",
}  # fmt: skip
"""Fields that take a name where the API asks for an id, with the noun that it is of."""


class NameResolver:
    """Cache of ids by name in a user's budgets, cleared by a change or a refusal."""

    def __init__(self) -> None:
        self._chosen: str | None = None
        self._kept: dict[tuple[str, ...], Any] = {}

    @property
    def chosen(self) -> str | None:
        """Name or id of the chosen workspace; its name once it was read."""
        rows = self._kept.get(("workspace",), [])
        if self._chosen:
            return next((row.name for row in rows if row.id == self._chosen), self._chosen)
        settings = self._kept.get(("settings",))
        return next((row.name for row in rows if settings and row.id == settings.workspace), None)

    def choose(self, workspace: Workspace | str) -> None:
        """Use another workspace, given by its id or name."""
        self._chosen = workspace if isinstance(workspace, str) else workspace.id

    def forget(self, operation: Operation[Any] | None = None) -> None:
        """Clear the cache; after an operation only if it may have changed a name."""
        if operation is None or not (operation.call.method == "GET" or operation.call.tag == "history"):
            self._kept.clear()

    def workspace(self, typed: str | None = None) -> Steps[Workspace]:
        """Return the workspace of this id or name; for None the one in use.

        That is the chosen one, else the one of the settings.
        """
        rows = yield from self._answer(("workspace",), Workspaces.list.build())
        typed = typed or self._chosen
        if typed:
            return cast(Workspace, _single_match("workspace", typed, rows))
        settings = yield from self._answer(("settings",), SettingsCalls.get.build())
        if not rows:
            raise UnknownName("You take part in no workspace.")
        own: Workspace = next((row for row in rows if row.id == settings.workspace), rows[0])
        return own

    def complete(self, operation: Operation[T]) -> Steps[Operation[T]]:
        """Return the operation with ids in place of names."""
        route: dict[str, Any] = dict(zip(operation.call.parameters, operation.ids, strict=True))
        if "workspace_id" in route:
            route["workspace_id"] = yield from self.workspace_id(route["workspace_id"])
        scope = route.get("workspace_id")
        ids = yield from self._fields(route, scope)
        query = yield from self._fields(operation.query, scope)
        body = operation.body
        if isinstance(body, NewOrder):
            body = yield from self._order(operation.call.route, body, scope)
        elif body is not None:
            body = yield from self._body(body, scope)
        return replace(operation, ids=tuple(ids.values()), query=query, body=body)

    def _fields(self, fields: Any, scope: str | None) -> Steps[dict[str, Any]]:
        found = {}
        for field, value in fields.items():
            found[field] = yield from self._field(field, value, scope)
        return found

    def _order(self, route: str, body: NewOrder, scope: str | None) -> Steps[NewOrder]:
        """Return the order with ids only; the first part of the route names the kind of row."""
        noun = route.split("/")[1]
        ids = []
        for typed in body.ids:
            ids.append((yield from self.row_id(noun, typed, scope)))
        return NewOrder(ids=ids)

    def _body(self, body: Any, scope: str | None) -> Steps[Any]:
        """Return the body with ids only; a guest's data keep their labels."""
        if isinstance(body, GuestData):
            return body
        found = yield from self._fields(msgspec.structs.asdict(body), scope)
        changed = {name: value for name, value in found.items() if value is not getattr(body, name)}
        return msgspec.structs.replace(body, **changed) if changed else body

    def _field(self, field: str, value: Any, scope: str | None) -> Steps[Any]:
        if isinstance(value, msgspec.Struct):
            return (yield from self._body(value, scope))
        if isinstance(value, list) and any(isinstance(one, msgspec.Struct) for one in value):
            return (yield from self._all(field, value, scope))
        if field not in NAMED_FIELDS or not isinstance(value, str) or _ID.fullmatch(value):
            return value
        if NAMED_FIELDS[field] == "workspace":
            return (yield from self.workspace_id(value))
        return (yield from self.row_id(NAMED_FIELDS[field], value, scope))

    def _all(self, field: str, values: Iterable[Any], scope: str | None) -> Steps[list[Any]]:
        found = []
        for value in values:
            found.append((yield from self._field(field, value, scope)))
        return found

    def workspace_id(self, typed: str | None = None) -> Steps[str]:
        """Return the id of the workspace; an id is returned as it is."""
        typed = typed or self._chosen
        if typed and _ID.fullmatch(typed):
            return typed
        return (yield from self.workspace(typed)).id

    def row_id(self, noun: str, typed: str, scope: str | None) -> Steps[str]:
        """Return the id of an `account`, `category` or `list`, deleted ones last.

        What a call without a workspace names is of the one in use.
        """
        if _ID.fullmatch(typed):
            return typed
        workspace = yield from self.workspace_id(scope)
        in_use: list[Named] = []
        for list_rows in _NOUNS[noun]:
            rows = yield from self._answer((noun, list_rows.__name__, workspace), list_rows.build(workspace))
            if _matching(typed, rows):
                return str(_single_match(noun, typed, rows).id)
            in_use = in_use or rows
        return str(_single_match(noun, typed, in_use).id)

    def _answer(self, key: tuple[str, ...], operation: Operation[T]) -> Steps[T]:
        if key not in self._kept:
            self._kept[key] = yield operation
        answer: T = self._kept[key]
        return answer


def _matching(typed: str, rows: list[Any]) -> list[Any]:
    if typed != MAIN_ACCOUNT:
        return matches(typed, rows)
    return [row for row in rows if isinstance(row, Account) and row.is_main_account]


def _single_match(noun: str, typed: str, rows: list[Any]) -> Any:
    """Return the only row that matches. Raises: UnknownName with the candidates."""
    found = _matching(typed, rows)
    if len(found) == 1:
        return found[0]
    if found:
        names = join_distinct_names(found)
        raise UnknownName("{typed} can be {names}. Type more of it, or its id.", typed=repr(typed), names=names)
    raise unknown_name(noun, typed, rows)
