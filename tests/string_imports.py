"""Contracts of import-linter that count an import by a string, whole or made of parts, as an import.

In a module that imports by strings each string of it that names a module counts, also one of a table; what is made of
parts counts as an import of every module that it can name.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import grimp
from importlinter import ContractCheck
from importlinter.contracts.acyclic_siblings import AcyclicSiblingsContract
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract
from importlinter.contracts.protected import ProtectedContract

_IMPORTERS = frozenset({"import_module", "__import__", "resolve_name"})
_ANY = r"[\w.]+"
_DOTTED = re.compile(r"[a-z_]\w*(\.\w+)+")
Edge = tuple[str, int]
"""The imported module, and the line of the import."""


class UnreadableImportError(Exception):
    """The module that is imported can't be told from the text of the program."""


def _with_strings(kind: type[Any]) -> type[Any]:
    """Return a type of contract that is checked on the graph with the imports by strings."""

    def check(self: Any, graph: grimp.ImportGraph, verbose: bool) -> ContractCheck:
        _add_string_imports(graph)
        checked: ContractCheck = kind.check(self, graph, verbose)
        return checked

    return type(kind.__name__, (kind,), {"check": check})


Layers = _with_strings(LayersContract)
Forbidden = _with_strings(ForbiddenContract)
Protected = _with_strings(ProtectedContract)
AcyclicSiblings = _with_strings(AcyclicSiblingsContract)


def _add_string_imports(graph: grimp.ImportGraph) -> None:
    names = frozenset(name for name in graph.modules if not graph.is_module_squashed(name))
    for importer, edges in _all_edges(names).items():
        for imported, line in edges:
            if imported not in graph.modules:
                graph.add_module(imported, is_squashed=True)
            graph.add_import(importer=importer, imported=imported, line_number=line, line_contents="a string")


@cache
def _all_edges(names: frozenset[str]) -> dict[str, set[Edge]]:
    """Return the imports by strings of each of our modules."""
    edges = {name: set(string_imports(name, _file(name).read_text(encoding="utf-8"), names)) for name in names}
    return {name: found for name, found in edges.items() if found}


def string_imports(name: str, text: str, names: frozenset[str]) -> Iterator[Edge]:
    """Return the imports by strings of a module, where these are all of ours. Raises: UnreadableImportError."""
    return _Reader(name, text, names).edges()


class _Reader:
    """Reader of one module's imports by strings."""

    def __init__(self, name: str, text: str, names: frozenset[str]) -> None:
        self._name, self._names = name, names
        self._packages = {name.partition(".")[0] for name in names}
        self._nodes = list(ast.walk(ast.parse(text)))
        self._values = {"__name__": name} | dict(self._modules()) | dict(self._constants())
        """Names that stand for a string or a module, with it."""

    def edges(self) -> Iterator[Edge]:
        """Yield the modules that the strings of this one name. Raises: UnreadableImportError."""
        importers = set(_IMPORTERS) | {
            alias.asname
            for node in self._nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if alias.name in _IMPORTERS and alias.asname
        }
        if not any(_called(node) in importers for node in self._nodes):
            return
        tables = list(self._tables())
        yield from tables
        for node in self._nodes:
            if not isinstance(node, ast.Call) or _called(node.func) not in importers or not node.args:
                continue
            pattern = self._pattern(node.args[0])
            if pattern is None and tables and isinstance(node.args[0], ast.Name):
                continue
            found = [] if pattern is None else list(self._matches(pattern))
            if not found:
                raise UnreadableImportError(f"{self._name}:{node.lineno}: {ast.unparse(node)}")
            yield from ((module, node.lineno) for module in found)

    def _tables(self) -> Iterator[Edge]:
        """Yield what the strings name that stand in the module, wherever they are used."""
        for node in self._nodes:
            if isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp):
                pattern = self._pattern(node)
                if pattern and (not isinstance(node, ast.Constant) or _DOTTED.fullmatch(str(node.value))):
                    yield from ((module, node.lineno) for module in self._matches(pattern, is_import=False))

    def _matches(self, pattern: str, *, is_import: bool = True) -> Iterator[str]:
        """Yield our modules that a pattern can name, and the package of somebody else's."""
        for name in self._names:
            if name != self._name and re.fullmatch(pattern, name):
                yield name
        root = re.match(r"\w+", pattern)
        if is_import and root and root[0] not in self._packages:
            yield root[0]

    def _pattern(self, node: ast.expr) -> str | None:
        """Return the names that an expression can make; None if it begins with what isn't known."""
        parts = [self._value(part) for part in _parts(node)]
        return None if parts[0] is None else "".join(_ANY if part is None else re.escape(part) for part in parts)

    def _value(self, part: ast.expr) -> str | None:
        if isinstance(part, ast.Attribute) and part.attr == "__name__":
            part = part.value
        if isinstance(part, ast.Name):
            return self._values.get(part.id)
        return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None

    def _modules(self) -> Iterator[tuple[str, str]]:
        for node in self._nodes:
            if isinstance(node, ast.ImportFrom) and node.module:
                yield from ((alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names)
            elif isinstance(node, ast.Import):
                yield from ((alias.asname or alias.name, alias.name) for alias in node.names)

    def _constants(self) -> Iterator[tuple[str, str]]:
        for node in self._nodes:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
                value = str(node.value.value)
                yield from ((one.id, value) for one in node.targets if isinstance(one, ast.Name))


def _called(node: ast.AST) -> str | None:
    """Return the name by which a function is reached."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else None


def _parts(node: ast.expr) -> list[ast.expr]:
    """Return what a string is made of."""
    if isinstance(node, ast.JoinedStr):
        return [part.value if isinstance(part, ast.FormattedValue) else part for part in node.values] or [node]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return [*_parts(node.left), *_parts(node.right)]
    return [node]


def _file(name: str) -> Path:
    spec = find_spec(name.partition(".")[0])
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin).parents[1].joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
