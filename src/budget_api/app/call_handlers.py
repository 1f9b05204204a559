"""Handlers of all calls, each imported with the first call of its module."""

from functools import cache
from importlib import import_module
from typing import Any

from budget_api.calls.handler import Handler
from budget_core.contract.call import AnyCall


@cache
def handler_of(call: AnyCall) -> Handler[Any]:
    """Return the handler of a call.

    Its module is imported by its name: all of them cost a command on a local file 1 400 ms of processor time, that of
    `budget month` 350.
    """
    handler: Handler[Any] = import_module(f"budget_api.{call.handled_by}.handlers").HANDLERS[call]
    return handler
