"""The server of an assistant on standard input and output, over the client of a command."""

import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping
from importlib import metadata
from typing import Any, Final, NamedTuple, TypeVar

import anyio
import mcp_types as types
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from budget_cli.assistant.arguments import CONFIRM, Arguments, WrongArgumentsError
from budget_cli.assistant.calls import call_tools
from budget_cli.assistant.proposals import proposal
from budget_cli.assistant.reading import READING
from budget_cli.assistant.rows import quoted
from budget_cli.assistant.tools import Task, Tool
from budget_cli.assistant.writing import WRITING
from budget_cli.context import Context
from budget_cli.errors import CliError
from budget_cli.language import DEFAULT
from budget_core.base.errors import DomainError
from budget_core.base.texts import text_of
from budget_core.contract.workspaces.changes import ChangeSet, Trial
from budget_core.filters import FilterError
from budget_core.people.grants import Scope
from budget_sdk import ApiError, BudgetError, Replaced
from budget_sdk.operation import Operation

T = TypeVar("T")
logger = logging.getLogger(__name__)

_INSTRUCTIONS: Final = (
    "A budget planner: accounts, categories with a budget for each month, entries (expenses, income, transfers), "
    "schedules, forecasts and shared lists. Names or prefixes do for accounts, categories, lists, schedules and "
    "people. Begin with month, sums or find. A tool that changes something says what it would do and does nothing, "
    "until it is called again with the same arguments and the word that it gave; show the user what it said first."
)
_NOTHING: Final = "Nothing was changed."
_NOT_CONFIRMED: Final = (
    f"This {CONFIRM} is not the word that was given for these arguments, or it was used or is older than ten minutes. "
    f"{_NOTHING} Call it without {CONFIRM} to see what it would do."
)
_QUESTION: Final = "agreed"
_AGREEMENT: Final[types.ElicitRequestedSchema] = {
    "type": "object",
    "properties": {"agreed": {"type": "boolean", "title": "Do it", "default": False}},
    "required": ["agreed"],
}


class Assistant:
    """Answers to an assistant: the tools, and what calling one of them gives."""

    def __init__(self, context: Context, *, may_write: bool, has_all: bool) -> None:
        self._began = context
        self._tools = tools(may_write=may_write and _has_right_to_write(context), has_all=has_all)
        self._consent = Consent()
        self._one_at_a_time = anyio.Lock()

    async def list_tools(self, _: Any, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        """Return all tools."""
        return types.ListToolsResult(tools=[_described(tool) for tool in self._tools.values()])

    async def call_tool(
        self, request: ServerRequestContext[Any, Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult | types.InputRequiredResult:
        """Call a tool; what is refused is said in one sentence."""
        async with self._one_at_a_time:  # the client is used by one thread at a time
            tool, arguments = self._tools.get(params.name), params.arguments or {}
            if tool is None:
                return _text(f"There is no tool {quoted(params.name)}.", is_error=True)
            try:
                if params.input_responses and tool.is_writing:
                    arguments = {**arguments, CONFIRM: params.request_state}
                    return await self._answered(tool, arguments, params.input_responses.get(_QUESTION))
                return await self._called(tool, arguments, request)
            except (BudgetError, CliError, DomainError, FilterError, WrongArgumentsError) as refused:
                return _text(_reason(refused), is_error=True)

    async def _called(
        self, tool: Tool, arguments: Arguments, request: ServerRequestContext[Any, Any]
    ) -> types.CallToolResult | types.InputRequiredResult:
        if not tool.is_writing:
            return _text(await _in_thread(self._read, tool, arguments))
        if CONFIRM in arguments:
            return await self._confirmed(tool, arguments)
        shown, words = await _in_thread(self._propose, tool, arguments)
        word = self._consent.offer(tool, arguments, shown)
        if request.session.client_capabilities and request.session.client_capabilities.elicitation:
            question = types.ElicitRequestFormParams(message=words, requested_schema=_AGREEMENT)
            if not request.session.can_send_request:  # since 2026-07-28 the answer comes with a second call
                requests: Any = {_QUESTION: types.ElicitRequest(params=question)}
                return types.InputRequiredResult(input_requests=requests, request_state=word)
            answer = await request.session.elicit_form(words, _AGREEMENT, request.request_id)
            return await self._answered(tool, {**arguments, CONFIRM: word}, answer)
        last = f'To do it, show the user these words first, then call {tool.name} again with {CONFIRM}: "{word}"'
        return _text(f"{words}\n{last}", structured={CONFIRM: word})

    async def _answered(self, tool: Tool, arguments: Arguments, answer: object) -> types.CallToolResult:
        """Do what the person was asked about, if they agreed."""
        content = answer.content if isinstance(answer, types.ElicitResult) and answer.action == "accept" else None
        if content and content.get(_QUESTION) is True:
            return await self._confirmed(tool, arguments)
        self._consent.use(arguments[CONFIRM])
        return _text(f"The person did not agree. {_NOTHING}")

    async def _confirmed(self, tool: Tool, arguments: Arguments) -> types.CallToolResult:
        shown = self._consent.find(tool, arguments)
        if shown is None:
            raise WrongArgumentsError(_NOT_CONFIRMED)
        done = await _in_thread(self._do, tool, shown)
        self._consent.use(arguments[CONFIRM])
        return _text(done)

    def _read(self, tool: Tool, arguments: Arguments) -> str:
        return tool.read(self._began.renewed(), arguments)

    def _propose(self, tool: Tool, arguments: Arguments) -> tuple["Proposed", str]:
        """Return the operation with all names resolved, and what it would do; it was checked as the write will be."""
        context = self._began.renewed()
        operation = context.client.prepare(tool.operation(context, arguments))
        trial = context.client.try_out(operation)
        return Proposed(operation, _kinds(trial)), proposal(context, tool.description, operation, trial)

    def _do(self, tool: Tool, shown: "Proposed") -> str:
        context = self._began.renewed()
        workspace_id = _workspace_of(context, shown.operation)
        before = _newest_change(context, workspace_id)
        answer = context.client.send(shown.operation)
        after = _newest_change(context, workspace_id)
        is_its_own = after is not None and after != before and _kinds(after) == shown.kinds
        undo = _way_back(context, workspace_id, after if is_its_own else None)
        return "\n".join(filter(None, (f"Done. {undo}", tool.answer(context, answer))))


async def _in_thread(function: Callable[..., T], *arguments: Any) -> T:
    return await anyio.to_thread.run_sync(function, *arguments)


def tools(*, may_write: bool, has_all: bool = False) -> Mapping[str, Tool]:
    """Return the tools by name: the tasks, with `has_all` the calls too; what changes something with `may_write`."""
    tasks = [*(Task(one, is_writing=False) for one in READING), *(Task(one, is_writing=True) for one in WRITING)]
    offered: list[Tool] = [*(call_tools() if has_all else ()), *tasks]
    return {tool.name: tool for tool in offered if may_write or not tool.is_writing}


async def serve(context: Context, *, may_write: bool, has_all: bool) -> None:
    """Answer an assistant until its end of the pipe is closed."""
    assistant = Assistant(context, may_write=may_write, has_all=has_all)
    server = Server(
        "budget",
        version=metadata.version("budget-planner"),
        instructions=_INSTRUCTIONS,
        on_list_tools=assistant.list_tools,
        on_call_tool=assistant.call_tool,
    )
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


def _has_right_to_write(context: Context) -> bool:
    return context.client.users.me().token_scope in (None, Scope.WRITE.value)


def _described(tool: Tool) -> types.Tool:
    return types.Tool(
        name=tool.name,
        description=tool.description,
        input_schema=tool.schema,
        annotations=types.ToolAnnotations(read_only_hint=not tool.is_writing, open_world_hint=False),
    )


def _workspace_of(context: Context, operation: Operation[Any]) -> str:
    path_id = dict(zip(operation.call.parameters, operation.ids, strict=True)).get("workspace_id")
    return str(path_id or context.workspace.id)


def _newest_change(context: Context, workspace_id: str) -> ChangeSet | None:
    """Return the newest change of the user's own."""
    own = context.client.activity.all(workspace_id, user_id=context.client.users.me().id)
    return next(iter(own), None)


def _kinds(changed: Trial | ChangeSet) -> frozenset[tuple[str, str]]:
    """Return the kinds of rows that were changed, and how."""
    return frozenset((change.entity, change.kind) for change in changed.changes)


def _way_back(context: Context, workspace_id: str, change: ChangeSet | None) -> str:
    """Return how the change is taken back, where that can be done."""
    if change is None or not change.undoable:
        return "It has no undo."
    named = next((row.name for row in context.client.workspaces.list() if row.id == workspace_id), workspace_id)
    return f"To take it back: undo {change.revision} (budget undo {change.revision} --workspace {quoted(named)})"


def _reason(refused: Exception) -> str:
    """Return why a call was refused, with what can be chosen where something is in doubt."""
    if isinstance(refused, DomainError):
        return text_of(refused.code, DEFAULT, **refused.params)
    if isinstance(refused, FilterError):
        return refused.text(DEFAULT)
    if isinstance(refused, CliError):
        return " ".join(str(refused).partition("\nTry: ")[0].splitlines())
    if isinstance(refused, Replaced):
        return f"{refused}. {_standing(refused)}"
    if not isinstance(refused, ApiError):
        return str(refused)
    doubts = (
        f"{field} can be {', '.join(f'{quoted(choice.name)} ({choice.id})' for choice in choice_list) or 'anything'}."
        for field, choice_list in refused.choices.items()
    )
    wrong = (f"{field}: {_meaning(code)}." for field, code in refused.fields.items())
    return " ".join([*wrong, *doubts]) or str(refused)


def _meaning(code: str) -> str:
    """Return the text of a code; the code itself where a newer server knows more of them."""
    try:
        return text_of(code, DEFAULT)
    except KeyError:
        return code


def _standing(refused: Replaced) -> str:
    """Return the entry that stands in place of the named one, in a sentence."""
    entry = refused.current
    amount, what = f"{entry.value} {entry.currency_code}", quoted(entry.category_label or entry.kind)
    return f"It is {amount}, {what}, of {entry.local_day} by {quoted(entry.creator_name)} now: {entry.id}."


def _text(text: str, *, is_error: bool = False, structured: dict[str, Any] | None = None) -> types.CallToolResult:
    content = types.TextContent(type="text", text=text)
    return types.CallToolResult(content=[content], structured_content=structured, is_error=is_error)


WORD_SECONDS: Final = 600.0
"""Time for which a word holds."""
_OPEN_MAX: Final = 100
"""Words that hold at once: the oldest gives way."""


class Proposed(NamedTuple):
    """A change that was shown, with all names resolved."""

    operation: Operation[Any]
    kinds: frozenset[tuple[str, str]]
    """Kinds of rows that it changes, and how."""


class _Shown(NamedTuple):
    what: str
    change: Proposed
    until: float


class Consent:
    """The changes that were shown and not confirmed yet, by their words."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._shown: dict[str, _Shown] = {}

    def offer(self, tool: Tool, arguments: Arguments, change: Proposed) -> str:
        """Return a new word for a change that was just shown."""
        word = secrets.token_hex(4)
        self._shown[word] = _Shown(_text_of(tool, arguments), change, self._clock() + WORD_SECONDS)
        while len(self._shown) > _OPEN_MAX:
            del self._shown[next(iter(self._shown))]
        return word

    def find(self, tool: Tool, arguments: Arguments) -> Proposed | None:
        """Return the change that was shown for these arguments with this word; None where there is none."""
        word = arguments.get(CONFIRM)
        shown = self._shown.get(word) if isinstance(word, str) else None
        if shown is None or shown.what != _text_of(tool, arguments) or self._clock() > shown.until:
            return None
        return shown.change

    def use(self, word: object) -> None:
        """End a word: its change was sent and answered."""
        self._shown.pop(str(word), None)


def _text_of(tool: Tool, arguments: Arguments) -> str:
    own = {name: value for name, value in arguments.items() if name != CONFIRM}
    return json.dumps([tool.name, own], sort_keys=True)
