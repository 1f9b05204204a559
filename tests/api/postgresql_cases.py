"""Write which tests of the API run on PostgreSQL in the long proofs alone: `python -m tests.api.postgresql_cases`.

A test marked `both_databases` waits for them where tests that stay make each of its statements, and where it does not
do several things at once. Of those that make a statement the one that is cheapest for what it adds stays. A new test
runs on PostgreSQL until the list is written anew; `make prove` runs all of them there.
"""

import inspect
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import cast

import psycopg
import pytest

from tests import postgres

LIST = Path(__file__).with_name("covered_on_postgresql.txt")
_SEEN = "statements on PostgreSQL"
_COUNTED = re.compile(r"^(?:select|insert|update|delete|with)\b", re.IGNORECASE)
_VALUE = re.compile(r"\$\d+(?:::[A-Za-z]+(?:\(\d+\))?(?:\[\])?)?")
_VALUES = re.compile(r"\?(?:\s*,\s*\?)+|\(\?\)")
_AT_ONCE = re.compile(r"at_once|thread(?:s|ing)\b|ThreadPool|\bThread\b|gather|process(?:es)?\b|writers|blocked|locked")


class Cases:
    """Seconds and statements of each test function, all its cases together, and which do something at once."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = defaultdict(float)
        self.statements: dict[str, set[str]] = defaultdict(set)
        self.at_once: set[str] = set()
        self.is_red = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take a phase of a case."""
        name = report.nodeid.partition("[")[0]
        self.seconds[name] += report.duration
        self.is_red = self.is_red or report.failed
        for key, value in report.user_properties if report.when == "teardown" else ():
            if key == _SEEN:
                texts, is_at_once = cast("tuple[list[str], bool]", value)
                self.statements[name].update(texts)
                if is_at_once:
                    self.at_once.add(name)


@pytest.fixture(autouse=True)
def _statements(request: pytest.FixtureRequest) -> Iterator[None]:
    """Note what a case on PostgreSQL asks of it."""
    if "[postgresql" not in request.node.nodeid:
        yield
        return
    url = f"{request.getfixturevalue('postgres')}/postgres"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("create extension if not exists pg_stat_statements")
        connection.execute("select pg_stat_statements_reset()")
        yield
        rows = connection.execute("select query from pg_stat_statements").fetchall()
    texts = sorted({_without_values(text) for (text,) in rows if _COUNTED.match(text)})
    request.node.user_properties.append((_SEEN, [texts, _is_at_once(request.function)]))


def _without_values(text: str) -> str:
    """Return a statement as it is for any number of values."""
    text, before = _VALUE.sub("?", text), ""
    while text != before:
        before, text = text, _VALUES.sub("?", text)
    return text


def _is_at_once(function: object) -> bool:
    """Return whether a test, or a function of its module that it names, does several things at once."""
    module = inspect.getmodule(function)
    assert isinstance(module, ModuleType)
    found, waiting = set[str](), [getattr(function, "__name__", "")]
    while waiting:
        name = waiting.pop()
        found.add(name)
        with suppress(TypeError, OSError):
            source = inspect.getsource(getattr(module, name))
            if _AT_ONCE.search(source):
                return True
            named = set(re.findall(r"\w+", source)) & set(vars(module))
            waiting += [each for each in named - found if inspect.isfunction(getattr(module, each))]
    return False


def pytest_configure() -> None:
    """Let the clusters of the run count their statements."""
    postgres.SETTINGS += " -c shared_preload_libraries=pg_stat_statements -c pg_stat_statements.max=20000"


def covered(seconds: Mapping[str, float], statements: Mapping[str, set[str]], kept: set[str]) -> list[str]:
    """Return the tests of which each statement is made by those that stay; `kept` stay whatever they cost."""
    made = set[str]().union(*(statements[name] for name in kept))
    left = {name: set(texts) for name, texts in statements.items() if name not in kept}
    while left:
        worth = {name: len(texts - made) / max(seconds[name], 0.01) for name, texts in left.items()}
        best = max(sorted(worth), key=worth.__getitem__)
        if worth[best] == 0:
            break
        made |= left.pop(best)
    return sorted(left)


def main() -> int:
    """Run every marked test on PostgreSQL and write the list."""
    LIST.write_text("", "utf8")
    cases = Cases()
    own = ("-q", "-n", "2", "--dist", "worksteal", "-p", __spec__.name, "-k", "postgresql", "tests/api")
    pytest.main([*own], plugins=[cases])
    if cases.is_red:
        return 1
    names = covered(cases.seconds, cases.statements, cases.at_once)
    LIST.write_text("".join(f"{name}\n" for name in names), "utf8")
    left, whole = sum(cases.seconds[name] for name in names), sum(cases.seconds.values())
    print(f"{len(names)} of {len(cases.statements)} tests, {left:.0f} of {whole:.0f} s, wait for the long proofs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
