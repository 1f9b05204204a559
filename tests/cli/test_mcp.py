import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import anyio
import pytest
from jsonschema_rs import meta
from mcp import Client as Assistant
from mcp import StdioServerParameters
from mcp_types import CallToolResult, TextContent, Tool
from tests.cli.conftest import Budget, Json

from budget_cli.assistant.tools import tools
from budget_core.contract.sessions import TokenCreate
from budget_sdk import Client, SignUp

Work = Callable[[Assistant], Coroutine[Any, Any, None]]


def with_assistant(work: Work, *options: str, **environment: str) -> None:
    """Run `budget mcp` as a process of its own, and a client of the protocol on its pipes."""

    async def main() -> None:
        async with connected(*options, **environment) as assistant:
            await work(assistant)

    anyio.run(main)


@asynccontextmanager
async def connected(*options: str, **environment: str) -> AsyncIterator[Assistant]:
    program = "from budget_cli.main import run; run()"
    arguments = ["-c", program, "mcp", *options]
    served = StdioServerParameters(command=sys.executable, args=arguments, env={**os.environ, **environment})
    async with Assistant(served) as assistant:
        yield assistant


async def listed(assistant: Assistant) -> dict[str, Tool]:
    return {tool.name: tool for tool in (await assistant.list_tools()).tools}


async def said(assistant: Assistant, name: str, **arguments: Any) -> str:
    result = await assistant.call_tool(name, arguments)
    assert not result.is_error, text_of(result)
    return text_of(result)


async def refused(assistant: Assistant, name: str, **arguments: Any) -> str:
    result = await assistant.call_tool(name, arguments)
    assert result.is_error
    return text_of(result)


def text_of(result: CallToolResult) -> str:
    (content,) = result.content
    assert isinstance(content, TextContent)
    return content.text


@pytest.fixture
def workspace_file(budget: Budget) -> Callable[[], bytes]:
    """The bytes of the workspace's file."""

    def read() -> bytes:
        exported = budget("export", "json")
        assert exported.exit_code == 0, exported.output
        return exported.stdout_bytes

    return read


def test_a_reading_assistant_sees_no_tool_that_changes_anything() -> None:
    async def work(assistant: Assistant) -> None:
        found = await listed(assistant)
        assert {"get_planning", "list_history", "get_balance"} <= found.keys()
        assert all(tool.annotations and tool.annotations.read_only_hint for tool in found.values())
        assert await refused(assistant, "add_expenses", value="5") == "There is no tool add_expenses."

    with_assistant(work)


def test_each_reading_tool_answers_about_the_sample(budget: Budget) -> None:
    assert budget("demo").exit_code == 0
    needed = {"get_rates_by": {"baseCurrency": "USD"}}

    async def work(assistant: Assistant) -> None:
        planning = json.loads(await said(assistant, "get_planning"))
        assert planning["planningsCategories"]
        history = json.loads(await said(assistant, "list_history", limit=5, categoryId="groceries"))
        assert len(history["entries"]) == 5
        for name, tool in (await listed(assistant)).items():
            if set(tool.input_schema["required"]) <= needed.get(name, {}).keys():
                assert json.loads(await said(assistant, name, **needed.get(name, {}))) is not None

    with_assistant(work)


def test_schemas_of_all_tools_are_valid_and_their_names_are_unique() -> None:
    found = tools(may_write=True)
    assert len(found) >= 40
    for tool in found.values():
        assert meta.is_valid(tool.schema)
        assert set(tool.schema["required"]) <= tool.schema["properties"].keys()
        count = len(tool.call.parameters) + tool.is_writing
        for kind in (tool.call.query, tool.call.body_type):
            count += 0 if kind is None else len(kind.__struct_fields__)
        assert count == len(tool.schema["properties"]), f"{tool.name}: two arguments have one name"


def test_a_change_is_said_in_words_first_and_nothing_is_done(answer: Json) -> None:
    async def work(assistant: Assistant) -> None:
        words = await said(assistant, "add_expenses", value="12.50", categoryId="food", accountId="cash", note="lunch")
        for part in ("Book an expense", "category: Food", "value: 12.50", "note: lunch", "confirm: true"):
            assert part in words
        assert answer("history") == []

    with_assistant(work, "--write")


def test_a_confirmed_change_is_done_once_and_its_undo_gives_back_equal_bytes(
    budget: Budget, answer: Json, workspace_file: Callable[[], bytes]
) -> None:
    before = workspace_file()
    own = {"id": str(uuid4()), "value": "12.50", "categoryId": "food", "accountId": "cash", "confirm": True}

    async def work(assistant: Assistant) -> None:
        done = await said(assistant, "add_expenses", **own)
        await said(assistant, "add_expenses", **own)
        assert len(answer("history")) == 1
        assert answer("activity")[0]["isByAssistant"]
        assert "by an assistant" in budget("activity", "--table").stdout
        command = done.partition("budget ")[2].partition("\n")[0]
        number = command.split()[1]
        assert budget("undo", number).exit_code == 0

    with_assistant(work, "--write")
    assert workspace_file() == before


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("add_expenses", {"value": "5", "categoryId": "food"}, "accountId"),
        ("add_expenses", {"value": "lots", "categoryId": "food", "accountId": "cash"}, "value"),
        ("add_expenses", {"value": "5", "categoryId": "nosuch", "accountId": "cash"}, "nosuch"),
        ("add_expenses", {"value": "5", "categoryId": "food", "accountId": "cash", "colour": "red"}, "colour"),
        ("delete_history", {}, "entryId"),
        ("delete_history", {"entryId": "../../user", "confirm": True}, "found"),
        ("get_planning", {"date": "nonsense"}, "date"),
        ("nosuch", {}, "nosuch"),
    ],
)
def test_nonsense_is_refused_in_one_sentence(name: str, arguments: dict[str, Any], sentence: str) -> None:
    async def work(assistant: Assistant) -> None:
        answered = await refused(assistant, name, **arguments)
        assert sentence in answered
        assert "\n" not in answered

    with_assistant(work, "--write")


def test_the_chosen_workspace_is_the_one_that_is_read(budget: Budget) -> None:
    assert budget("workspaces", "create", "Trip").exit_code == 0

    async def work(assistant: Assistant) -> None:
        assert json.loads(await said(assistant, "get_workspace"))["name"] == "Trip"

    with_assistant(work, "--workspace", "Trip")


def test_a_token_to_read_lists_no_writing_tool_and_one_to_write_lists_them(server: str) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=f"{uuid4()}@example.com", password="correct horse battery"))
        reading = client.users.create_token(TokenCreate(name="reads", scope="read")).token
        writing = client.users.create_token(TokenCreate(name="writes", scope="write")).token

    async def sees_none(assistant: Assistant) -> None:
        assert "add_expenses" not in await listed(assistant)

    async def sees_some(assistant: Assistant) -> None:
        assert "add_expenses" in await listed(assistant)
        await said(assistant, "add_expenses", value="5", categoryId="food", accountId="", confirm=True)

    with_assistant(sees_none, "--write", "--server", server, BUDGET_TOKEN=reading)
    with_assistant(sees_some, "--write", "--server", server, BUDGET_TOKEN=writing)
    with Client(server, writing) as client:
        assert next(iter(client.activity.all())).is_by_assistant
