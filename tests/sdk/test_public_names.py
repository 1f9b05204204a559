import inspect
import subprocess
import sys
from typing import Any, get_args, get_type_hints

import msgspec
from tests.sdk.test_covers_openapi import endpoints

import budget_sdk
from budget_sdk.calls import Resource

ONLY_THE_BASE = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in allowed:
            return None
        raise ModuleNotFoundError(name, name=name)

allowed = set(sys.stdlib_module_names) | {
    "budget_core", "budget_sdk", "msgspec",
    "httpx", "httpcore", "h11", "anyio", "certifi", "idna", "sniffio", "typing_extensions", "exceptiongroup",
}
sys.meta_path.insert(0, Refuse())
from budget_sdk import Client
Client("http://server").close()
allowed.add("budget_api")
try:
    Client.local("nowhere").users.me()
except Exception as error:
    print(type(error).__name__, error)
"""


def structs_in(hint: Any, outer: frozenset[type] = frozenset()) -> set[type]:
    """The structs of a type, of its fields and of theirs; `outer` are those that it is a field of."""
    inner = set().union(*(structs_in(one, outer) for one in get_args(hint)))
    if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)) or hint in outer:
        return inner
    return {hint}.union(*(structs_in(field, outer | {hint}) for field in get_type_hints(hint).values()))


def test_everything_that_is_sent_or_comes_back_is_public() -> None:
    calls = endpoints(Resource).values()
    hints = [inspect.signature(method).return_annotation for method in calls]
    hints += [method.call.body_type for method in calls if "data" in inspect.signature(method).parameters]
    missing = {one.__name__ for hint in hints for one in structs_in(hint)} - vars(budget_sdk).keys()
    assert missing == set()


def test_the_sdk_needs_msgspec_and_httpx_alone_and_a_local_file_says_what_it_misses() -> None:
    done = subprocess.run([sys.executable, "-c", ONLY_THE_BASE], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("PackageMissing This needs another package (sqlalchemy is missing): pip install")
    assert done.stdout.endswith('[local]"\n')
