"""Parts of a parsed filter."""

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

Field = Literal["word", "note", "payee", "tag", "category", "account", "by", "kind", "since", "until", "min", "max"]


@dataclass(frozen=True, slots=True)
class Term:
    """One condition.

    `text` is as it is compared: days as `yyyy-MM-dd`, amounts as `20.00`, tags without `#`, in small letters.
    """

    field: Field
    text: str
    is_exact: bool = False
    """The whole name, not its beginning: `category=Food`."""
    position: int = dataclasses.field(default=0, compare=False)
    """Number of characters of the filter in front of it."""


@dataclass(frozen=True, slots=True)
class Negation:
    """`not` a part."""

    negated: "Node"


@dataclass(frozen=True, slots=True)
class Group:
    """Several parts, of which all or any hold."""

    operator: Literal["and", "or"]
    parts: "tuple[Node, ...]"


Node = Term | Negation | Group
EVERYTHING = Group("and", ())
"""The filter of an empty text."""


def join(operator: Literal["and", "or"], parts: "list[Node]") -> "Node":
    """Return one part as it is, and several as a group; groups of the same operator become one."""
    flat: list[Node] = []
    for part in parts:
        flat += part.parts if isinstance(part, Group) and part.operator == operator else (part,)
    return flat[0] if len(flat) == 1 else Group(operator, tuple(flat))


def positive_terms(node: Node) -> Iterator[Term]:
    """Yield the conditions of a filter that are not negated."""
    if isinstance(node, Term):
        yield node
    elif isinstance(node, Group):
        for part in node.parts:
            yield from positive_terms(part)


def conjuncts(node: Node) -> Sequence[Node]:
    """Return the parts of a filter that all hold."""
    return node.parts if isinstance(node, Group) and node.operator == "and" else (node,)


def terms(node: Node) -> Iterator[Term]:
    """Yield all conditions of a filter, negated ones too."""
    if isinstance(node, Term):
        yield node
    elif isinstance(node, Negation):
        yield from terms(node.negated)
    else:
        for part in node.parts:
            yield from terms(part)
