"""The server of an assistant on standard input and output, over the client of a command."""

import logging
from collections.abc import Mapping
from importlib import metadata
from typing import Any, Final

import anyio
import mcp_types as types
import msgspec
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

from budget_cli.assistant.proposals import proposal
from budget_cli.assistant.tools import CONFIRM, Arguments, Tool, WrongArgumentsError, tools
from budget_cli.context import Context
from budget_core.grants import Scope
from budget_sdk import BudgetError
from budget_sdk.operation import Operation

logger = logging.getLogger(__name__)

_INSTRUCTIONS: Final = (
    "A budget planner: accounts, categories with a budget for each month, entries (expenses, income, transfers), "
    "schedules, forecasts and shared lists. Amounts are decimals in text, months the first of their days "
    "(2026-11-01). Names do where an id of an account, a category, a list or a workspace is asked for. "
    "Begin with get_planning, get_balance or list_history. A tool that changes something says what it would do and "
    "does nothing, until it is called again with confirm: true; show the user these words first."
)


class Assistant:
    """Answers to an assistant: the tools, and what calling one of them gives."""

    def __init__(self, context: Context, *, may_write: bool) -> None:
        self._context = context
        self._tools: Mapping[str, Tool] = tools(may_write=may_write and _has_right_to_write(context))
        self._one_at_a_time = anyio.Lock()

    async def list_tools(self, _: Any, __: types.PaginatedRequestParams | None) -> types.ListToolsResult:
        """Return all tools."""
        return types.ListToolsResult(tools=[_described(tool) for tool in self._tools.values()])

    async def call_tool(self, _: Any, params: types.CallToolRequestParams) -> types.CallToolResult:
        """Call a tool; what is refused is said in one sentence."""
        async with self._one_at_a_time:  # the client is used by one thread at a time
            return await anyio.to_thread.run_sync(self._answer, params.name, params.arguments or {})

    def _answer(self, name: str, arguments: Arguments) -> types.CallToolResult:
        tool = self._tools.get(name)
        if tool is None:
            return _text(f"There is no tool {name}.", is_error=True)
        try:
            return _text(self._called(tool, arguments))
        except (BudgetError, WrongArgumentsError) as refused:
            return _text(str(refused), is_error=True)

    def _called(self, tool: Tool, arguments: Arguments) -> str:
        client = self._context.client
        operation = client.prepare(tool.operation({name: arguments[name] for name in arguments.keys() - {CONFIRM}}))
        if not tool.is_writing:
            return _json(client.send(operation))
        if arguments.get(CONFIRM) is not True:
            return proposal(self._context, tool, operation)
        answer = client.send(operation)
        return f"Done. {_way_back(self._context, operation, answer)}\n{_json(answer)}"


async def serve(context: Context, *, may_write: bool) -> None:
    """Answer an assistant until its end of the pipe is closed."""
    assistant = Assistant(context, may_write=may_write)
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
        description=tool.call.description,
        input_schema=tool.schema,
        annotations=types.ToolAnnotations(read_only_hint=not tool.is_writing, open_world_hint=False),
    )


def _way_back(context: Context, operation: Operation[Any], answer: object) -> str:
    """Return the command that takes the change back, where one does."""
    path_id = dict(zip(operation.call.parameters, operation.ids, strict=True)).get("workspace_id")
    workspace_id = getattr(answer, "workspace_id", None) or path_id or context.workspace.id
    own = context.client.activity.all(str(workspace_id), user_id=context.client.users.me().id)
    newest = next(iter(own), None)
    if newest is None or not newest.undoable or not _is_of(newest, answer):
        return "It has no undo."
    name = next(row.name for row in context.client.workspaces.list() if row.id == workspace_id)
    return f"To take it back: budget undo {newest.revision} --workspace {name!r}"


def _is_of(change_set: Any, answer: object) -> bool:
    ids = {change.entity_id for change in change_set.changes}
    rows = answer if isinstance(answer, list) else [answer]
    return any(getattr(row, "id", None) in ids for row in rows) or getattr(answer, "revision", 0) == change_set.revision


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()


def _text(text: str, *, is_error: bool = False) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(type="text", text=text)], is_error=is_error)
