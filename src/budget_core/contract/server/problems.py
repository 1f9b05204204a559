"""The one body of every error answer (`application/problem+json`)."""

from typing import Any

from msgspec import field

from budget_core.contract.types import View


class Choice(View, kw_only=True):
    """Value of a field that the server asks for, and its name for people."""

    id: str
    name: str


class Problem(View, kw_only=True):
    """Error answer; clients translate by `code` and set `fields` on their form."""

    status: int
    title: str
    code: str
    message: str
    detail: str = ""
    """The message as RFC 9457 names it, followed by what is wrong with each field."""
    fields: dict[str, str] = field(default_factory=dict)
    params: dict[str, str] = field(default_factory=dict)
    current: dict[str, Any] | None = None
    """On `conflict.version` the fields as they are stored now, on `conflict.replaced` the entry that stands."""
    choices: dict[str, list[Choice]] | None = None
    """Values that a field in doubt can take, when a line can mean several things."""
