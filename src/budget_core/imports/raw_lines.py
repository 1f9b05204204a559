"""What a file says of one entry, still as its text."""

from dataclasses import dataclass
from typing import Literal, get_args

Field = Literal[
    "date",
    "amount",
    "outflow",
    "inflow",
    "kind",
    "currency",
    "account",
    "otherAccount",
    "otherAmount",
    "category",
    "payee",
    "note",
    "bankId",
]
"""What a column can hold. `amount` is signed; `outflow` and `inflow` are two columns without signs; `kind` is a word
that says which of both it is. `otherAccount` makes a transfer."""

FIELDS: tuple[Field, ...] = get_args(Field)


@dataclass(frozen=True, slots=True)
class RawLine:
    """One entry of a file; `line` is where it begins, from 1. What the file does not say is missing."""

    line: int
    values: dict[Field, str]

    def __getitem__(self, field: Field) -> str:
        return self.values.get(field, "")
