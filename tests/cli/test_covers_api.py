"""Calls of the API, methods of the SDK and commands of the terminal, held against each other."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.test_help import COMMANDS
from tests.sdk.test_covers_openapi import endpoints

import budget_cli
from budget_core.contract.calls import CALLS
from budget_sdk.calls import Resource

PACKAGE = Path(budget_cli.__file__).parent
TESTS = "".join(file.read_text() for file in Path(__file__).parent.rglob("test_*.py"))
NO_COMMAND = {
    "push.key": "push messages go to browsers",
    "push.subscribe": "push messages go to browsers",
    "push.unsubscribe": "push messages go to browsers",
    "subscriptions.set_up_card": "a new card is taken over by the page its provider leads back to",
    "subscriptions.update_payment_method": "a new card is taken over by the page its provider leads back to",
    "changes.since": "for programs that keep a copy of a workspace",
    "statistics.sums": "`history --group` and `report` call `client.sums`, which asks it",
    "changes.start": "for programs that keep a copy of a workspace",
    "server.get": "the app asks whether it shows the owner's page; commands say so when they are refused",
    "users.sign_up_guest": "a guest's data lies in a browser",
    "workspaces.import_guest_part": "a guest's data lies in a browser; a file comes back whole",
    "users.providers": "signing in with a provider happens in a browser",
    "users.start_provider": "signing in with a provider happens in a browser",
    "users.sign_in_google": "signing in with a provider happens in a browser",
    "users.sign_in_apple": "signing in with a provider happens in a browser",
    "users.link_provider": "signing in with a provider happens in a browser",
}
QUOTES = '", "'
GROUPS = {name for name, command in COMMANDS.items() if hasattr(command, "commands")}
LEAVES = sorted(COMMANDS.keys() - GROUPS)


def methods_of_the_sdk() -> dict[str, Any]:
    """`resource.method` → its endpoint, as `client.resource.method`."""
    return endpoints(Resource)


def methods_commands_call() -> set[str]:
    """Every `client.resource.method` in the terminal's code; `all` reads pages."""
    called = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            match node:
                case ast.Attribute(attr=method, value=ast.Attribute(attr=resource, value=client)) if _is_client(client):
                    called.add(f"{resource}.{'page' if method == 'all' else method}")
    return called


def _is_client(node: ast.expr) -> bool:
    return getattr(node, "attr", getattr(node, "id", "")) == "client"


def test_every_call_of_the_api_has_a_method_and_a_command_or_a_reason() -> None:
    sdk = methods_of_the_sdk()
    assert {method.call.id for method in sdk.values()} == {call.id for call in CALLS.values() if call.is_documented}
    assert sdk.keys() - methods_commands_call() == NO_COMMAND.keys()


def test_no_command_calls_what_the_sdk_does_not_have() -> None:
    assert methods_commands_call() - methods_of_the_sdk().keys() == set()


@pytest.mark.parametrize("words", LEAVES)
def test_every_command_has_an_example_of_itself(words: str) -> None:
    example = COMMANDS[words].help.partition("Example: ")[2]
    assert re.match(rf"budget {words.removesuffix(' list')}\b", example)


def test_every_command_is_typed_by_a_test() -> None:
    typed = [words for words in LEAVES if f'"{words.removesuffix(" list").replace(" ", QUOTES)}"' in TESTS]
    assert [words for words in LEAVES if words not in typed] == []
