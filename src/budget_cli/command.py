"""How a function becomes a command: it gets a `Context` first, and the options of `budget_cli.options` are added."""

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any

import typer

from budget_cli import options
from budget_cli.context import Context

Action = Callable[..., None]
_ADDED = inspect.signature(options.choices).parameters
_CTX = inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)


def word(help_text: str | None = None) -> typer.Typer:
    """The `app` of one word; a group gets its help here, a single command from its function."""
    return typer.Typer(help=help_text, add_completion=False, rich_markup_mode=None)


def command(app: typer.Typer, name: str | None = None) -> Callable[[Action], Action]:
    """Register a function as command."""

    def register(action: Action) -> Action:
        app.command(name)(_with_context(action))
        return action

    return register


def default(app: typer.Typer) -> Callable[[Action], Action]:
    """Register a function as `list`, and as what the word does when nothing follows it."""

    def register(action: Action) -> Action:
        bound = _with_context(action)
        app.callback(invoke_without_command=True, help=app.info.help)(bound)
        app.command("list")(bound)
        return action

    return register


def _with_context(action: Action) -> Action:
    own = list(inspect.signature(action, eval_str=True).parameters.values())[1:]

    @wraps(action)
    def run(*, ctx: typer.Context, **given: Any) -> None:
        said = options.choices(**{name: given.pop(name) for name in _ADDED})
        ctx.obj = said.over(ctx.obj)
        if ctx.invoked_subcommand is None:
            with Context(ctx.obj) as context:
                action(context, **given)

    keywords = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in own]
    signature = inspect.Signature([_CTX, *keywords, *_ADDED.values()])
    run.__signature__ = signature  # type: ignore[attr-defined]  # read by inspect, and so by typer
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in signature.parameters.values()}
    return run
