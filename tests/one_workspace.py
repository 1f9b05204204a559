"""The check that a statement stays within one workspace.

Reads the text that SQLAlchemy writes. Every table of a budget has to have its workspace given, itself or by way of
other tables, or to be reached by references: a row refers to rows of its own workspace alone.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import count, pairwise
from typing import Any, Union

Part = Union[str, "Parts"]
Node = str | int
"""A value that the statement is given, or the workspace of one of its tables, by the table's number from 1 on.

The negative number is a reference in a row of the table.
"""
Columns = dict[str, Node]
"""Columns of a source that hold a workspace or a reference."""
Scope = dict[str, Columns]
"""Sources of a query by their names."""

ANY = ""
"""Some value that is given."""
_REFERENCE = re.compile(r"id|(?!user_|creator_|reminder_)\w+_id|replaces|refund_of")
_TOKEN = re.compile(r"'(?:[^']|'')*'|\"[^\"]+\"|[\w.$:?]+(?<!:)|[()]|[<>!=]+|[^\s\w]")
_VALUE = re.compile(r"\?|\$\d.*|:\w.*|\d+|'.*'", re.DOTALL)
_CLAUSE = {"SELECT", "FROM", "WHERE", "GROUP", "ORDER", "HAVING", "LIMIT", "OFFSET", "FOR", "SET", "USING", "RETURNING"}
_JOIN = {"JOIN", "LEFT", "INNER", "CROSS", "FULL", "OUTER", "LATERAL", ","}
_SETS = {"UNION", "EXCEPT", "INTERSECT"}


class Parts(list[Part]):
    """Tokens between two parentheses, or of the whole statement."""


def unrestricted_tables(text: str, values: Sequence[Any], tables: Mapping[str, str]) -> list[str]:
    """Return the tables that a statement with these values uses beyond one workspace.

    `tables` are those of a budget, each with the column of its workspace. Values that are not given count as the same.
    """
    reader = _Reader(tables, values)
    reader.statement(_nested(_numbered(_TOKEN.findall(text))))
    return reader.unrestricted()


def _numbered(tokens: list[str]) -> Iterator[str]:
    """Yield the tokens with the values of SQLite numbered as PostgreSQL's are."""
    numbers = count(1)
    return (f"${next(numbers)}" if token == "?" else token for token in tokens)


def _nested(tokens: Iterator[str]) -> Parts:
    parts = Parts()
    for token in tokens:
        if token == ")":
            break
        parts.append(_nested(tokens) if token == "(" else token)
    return parts


class _TableColumns(Columns):
    """Columns of a table: that of its workspace, and its references."""

    def __init__(self, workspace: str, node: int) -> None:
        super().__init__({workspace: node})
        self._node = node

    def __missing__(self, column: str) -> Node:
        if _REFERENCE.fullmatch(column):
            return -self._node
        raise KeyError(column)


class _NoRows(Columns):
    """Columns of a query for no row, as PostgreSQL reads what nothing can be: what is joined to it is none."""

    def __missing__(self, column: str) -> Node:
        return ANY


class _Reader:
    """Equal workspaces of one statement."""

    def __init__(self, tables: Mapping[str, str], values: Sequence[Any]) -> None:
        self._tables, self._values = tables, values
        self._workspaces, self._related = _Groups(), _Groups()
        self._used: list[tuple[str, int]] = []
        self._read: dict[int, tuple[Parts, Columns]] = {}
        """Queries that were read, by their ids."""

    def unrestricted(self) -> list[str]:
        """Return the names of the tables that are not reached from what is given, or those of two workspaces."""
        roots = [(name, self._workspaces.root(node), self._related.root(node)) for name, node in self._used]
        given = {workspace for _, workspace, _ in roots if isinstance(workspace, str)}
        return sorted(
            {name for name, workspace, related in roots if related != ANY or (workspace in given and len(given) > 1)}
        )

    def statement(self, parts: Parts) -> None:
        """Read a whole statement."""
        match [str(part).upper() for part in parts[:2]]:
            case ["INSERT", _]:
                self._insert(parts)
            case ["UPDATE", _]:
                self._change(parts, parts[1:])
            case ["DELETE", _]:
                self._change(parts, parts[2:])
            case _:
                self._query(parts, {}, {})

    def _insert(self, parts: Parts) -> None:
        name, columns = str(parts[2]), parts[3]
        if name in self._tables and self._tables[name] not in columns:
            self._use(name)
        for at, part in enumerate(parts):
            if isinstance(part, str) and part.upper() in {"SELECT", "WITH"}:
                end = parts.index("CONFLICT") - 1 if "CONFLICT" in parts else None
                self._query(Parts(parts[at:end]), {}, {})
                break

    def _change(self, parts: Parts, target: Sequence[Part]) -> None:
        clauses = _clauses(parts)
        scope: Scope = {}
        head = next(at for at, part in enumerate(target) if str(part).upper() in _CLAUSE)
        conditions = self._sources(Parts(target[:head]), scope, {}, {})
        for name in ("FROM", "USING"):
            if str(parts[0]).upper() == "UPDATE" or name == "USING":
                conditions += self._sources(clauses.get(name, Parts()), scope, {}, {})
        self._where([*conditions, clauses.get("WHERE", Parts())], scope, {})
        self._inner(parts, scope, {})

    def _query(self, parts: Parts, outer: Scope, named: Scope) -> Columns:
        """Read a query; return its columns that hold a workspace, by name and by place."""
        if id(parts) in self._read:
            return self._read[id(parts)][1]
        named = dict(named)
        rest = self._with(parts, outer, named) if str(parts[0]).upper() == "WITH" else parts
        columns: Columns | None = None
        for select in _split(rest, _SETS):
            found = self._select(_bare(select), outer, named)
            for name in found.keys() & (columns or {}).keys():
                self._equate(found[name], (columns or {})[name])
            columns = found if columns is None else columns
        self._read[id(parts)] = parts, {} if columns is None else columns
        return self._read[id(parts)][1]

    def _with(self, parts: Parts, outer: Scope, named: Scope) -> Parts:
        at = 1
        while str(parts[at]).upper() not in {"SELECT", "INSERT", "UPDATE", "DELETE"}:
            part = parts[at]
            if isinstance(part, Parts) and str(parts[at - 1]).upper() in {"AS", "MATERIALIZED"}:
                start = max(i for i in range(at) if str(parts[i]).upper() == "AS")
                name = str(parts[start - 2] if isinstance(parts[start - 1], Parts) else parts[start - 1])
                named[name] = self._query(part, outer, named)
            at += 1
        return Parts(parts[at:])

    def _select(self, parts: Parts, outer: Scope, named: Scope) -> Columns:
        if not parts or str(parts[0]).upper() != "SELECT":
            return {}
        clauses, own = _clauses(parts), Scope()
        if [str(part).upper() for part in clauses.get("WHERE", Parts())] == ["FALSE"]:
            return _NoRows()
        conditions = self._sources(clauses.get("FROM", Parts()), own, outer, named)
        scope = {**outer, **own}
        self._where([*conditions, clauses.get("WHERE", Parts())], scope, named)
        columns: Columns = {}
        for place, column in enumerate(_split(clauses["SELECT"], {","})):
            node = self._node(Parts(column[:-2] if "AS" in column[-2:-1] else column), scope, named)
            if node is not None and column:
                columns[str(place)] = columns[str(column[-1]).rpartition(".")[2]] = node
        self._inner(parts, scope, named)
        return columns

    def _inner(self, parts: Parts, scope: Scope, named: Scope) -> None:
        """Read the queries within that were not read yet."""
        for part in parts:
            if isinstance(part, Parts) and id(part) not in self._read:
                if part and str(part[0]).upper() in {"SELECT", "WITH"}:
                    self._query(part, scope, named)
                else:
                    self._inner(part, scope, named)

    def _sources(self, parts: Parts, scope: Scope, outer: Scope, named: Scope) -> list[Parts]:
        """Add the sources of a FROM to a scope; return what they are joined on."""
        conditions: list[Parts] = []
        for item in _split(parts, _JOIN):
            source, *on = _split(item, {"ON"})
            conditions += on
            words = [part for part in source if str(part).upper() != "AS"]
            if not words:
                continue
            first, alias = words[0], str(words[-1])
            if isinstance(first, str):
                scope[alias] = self._table(first, named)
            elif str(first[0]).upper() in {"SELECT", "WITH"}:
                scope[alias] = self._query(first, {**outer, **scope}, named)
            else:
                conditions += self._sources(first, scope, outer, named)
        return conditions

    def _table(self, name: str, named: Scope) -> Columns:
        if name in named:
            return named[name]
        node = self._use(name)
        return {} if node is None else _TableColumns(self._tables[name], node)

    def _use(self, name: str) -> int | None:
        if name not in self._tables:
            return None
        self._used.append((name, len(self._used) + 1))
        return len(self._used)

    def _where(self, conditions: Iterable[Parts], scope: Scope, named: Scope) -> None:
        for condition in conditions:
            for one, other in self._equal(condition, scope, named):
                self._equate(one, other)

    def _equal(self, condition: Parts, scope: Scope, named: Scope) -> set[tuple[Node, Node]]:
        """Return the pairs that are equal wherever a condition holds."""
        if len(branches := _split(condition, {"OR"})) > 1:
            return set.intersection(*({*map(_related, self._equal(branch, scope, named))} for branch in branches))
        pairs: set[tuple[Node, Node]] = set()
        for term in _split(condition, {"AND"}):
            if len(term) == 1 and isinstance(term[0], Parts):
                pairs |= self._equal(term[0], scope, named)
            elif len(sides := _split(term, {"="})) == 2:
                pairs |= _pair(*(self._node(side, scope, named) for side in sides))
            elif len(sides := _split(term, {"IN"})) == 2 and isinstance(sides[1][0], Parts):
                pairs |= self._among(sides[0], sides[1][0], scope, named)
        return pairs

    def _among(self, left: Parts, right: Parts, scope: Scope, named: Scope) -> set[tuple[Node, Node]]:
        row = left[0] if len(left) == 1 and isinstance(left[0], Parts) else left
        nodes = [self._node(side, scope, named) for side in _split(row, {","})]
        if str(right[0]).upper() in {"SELECT", "WITH"}:
            columns = self._query(right, scope, named)
            return set().union(*(_pair(node, columns.get(str(place))) for place, node in enumerate(nodes)))
        is_one = isinstance(nodes[0], int) and (nodes[0] < 0 or "," not in right)
        return _pair(nodes[0], self._node(right, scope, named) if "," not in right else ANY) if is_one else set()

    def _node(self, parts: Parts, scope: Scope, named: Scope) -> Node | None:
        """Return the workspace that an expression is, None for anything else."""
        match parts:
            case [Parts() as inner]:
                if inner and str(inner[0]).upper() == "SELECT":
                    return self._query(inner, scope, named).get("0")
                return self._node(inner, scope, named)
            case ["CAST", Parts() as inner]:
                return self._node(Parts(inner[:1]), scope, named)
            case ["NULL"]:
                return ANY
            case [str() as word] if _VALUE.fullmatch(word):
                return self._value(word.partition("::")[0])
            case [str() as word]:
                source, _, column = word.partition("::")[0].rpartition(".")
                for columns in [scope.get(source, {})] if source else scope.values():
                    with suppress(KeyError):
                        return columns[column]
        return None

    def _value(self, word: str) -> Node:
        number = int(word[1:]) if word[1:].isdecimal() else 0
        return str(self._values[number - 1]) if 0 < number <= len(self._values) else ANY

    def _equate(self, one: Node, other: Node) -> None:
        if not any(isinstance(node, int) and node < 0 for node in (one, other)):
            self._workspaces.join(one, other)
        self._related.join(*(ANY if isinstance(node, str) else abs(node) for node in (one, other)))


class _Groups:
    """Nodes that are equal; a value stands for those that equal it."""

    def __init__(self) -> None:
        self._parents: dict[Node, Node] = {}

    def join(self, one: Node, other: Node) -> None:
        """Make two equal."""
        first, second = sorted((self.root(one), self.root(other)), key=lambda node: isinstance(node, str))
        if first != second:
            self._parents[first] = second

    def root(self, node: Node) -> Node:
        """Return what stands for a node."""
        while node in self._parents:
            node = self._parents[node]
        return node


def _related(pair: tuple[Node, Node]) -> tuple[Node, Node]:
    """Return a pair as one of references, in an order of its own."""
    one, other = sorted((ANY if isinstance(node, str) else -abs(node) for node in pair), key=str)
    return one, other


def _pair(one: Node | None, other: Node | None) -> set[tuple[Node, Node]]:
    return set() if one is None or other is None else {(one, other)}


def _bare(select: Parts) -> Parts:
    """Return a part of a UNION without its parentheses, and without what stands before it."""
    parts = Parts(part for part in select if not isinstance(part, str) or part.upper() != "ALL")
    return _bare(parts[0]) if len(parts) == 1 and isinstance(parts[0], Parts) else parts


def _split(parts: Sequence[Part], separators: set[str]) -> list[Parts]:
    """Split at any of the words."""
    found = [Parts()]
    for part in parts:
        if isinstance(part, str) and part.upper() in separators:
            found.append(Parts())
        else:
            found[-1].append(part)
    return found


def _clauses(parts: Parts) -> dict[str, Parts]:
    """Return the clauses of a statement by their words."""
    found: dict[str, Parts] = {}
    clause = ""
    for before, part in pairwise(["", *parts]):
        word = str(part).upper()
        if isinstance(part, str) and word in _CLAUSE and not (word == "FROM" and str(before).upper() == "DISTINCT"):
            clause = word
            found[clause] = Parts()
        elif clause:
            found[clause].append(part)
    return found
