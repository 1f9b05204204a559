import subprocess
import sys

import budget_sdk

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
try:
    Client.local("nowhere").users.me()
except Exception as error:
    print(type(error).__name__, error)
"""


def test_the_public_names_exist_and_stand_in_order() -> None:
    assert budget_sdk.__all__ == sorted(budget_sdk.__all__)
    assert all(hasattr(budget_sdk, name) for name in budget_sdk.__all__)


def test_the_sdk_needs_msgspec_and_httpx_alone_and_a_local_file_says_what_it_misses() -> None:
    done = subprocess.run([sys.executable, "-c", ONLY_THE_BASE], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("LocalFileUnusable A local file needs more packages")
    assert 'pip install "budget-planner[local]"' in done.stdout
