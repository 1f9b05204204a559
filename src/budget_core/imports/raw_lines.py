"""Text of one entry in a file, field by field."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Literal, get_args

import msgspec

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
    "tags",
    "bankId",
    "refundOf",
]
"""Meaning of a column. `amount` is signed; `outflow` and `inflow` are two columns without signs; `kind` is a word
that says which of both it is. `otherAccount` makes a transfer. `refundOf` is the `bankId` of the expense that a refund
gives back."""

FIELDS: tuple[Field, ...] = get_args(Field)


class RawLine(msgspec.Struct, frozen=True, gc=False):
    """One entry of a file; `line` is its first line, from 1. Fields that the file lacks are missing."""

    line: int
    values: dict[Field, str]

    def __getitem__(self, field: Field) -> str:
        return self.values.get(field, "")


@dataclass(frozen=True, slots=True)
class LineOverride:
    """Values that a person sets where a line of the file is wrong; None keeps the file's.

    `amount` is what moves the account, negative when money leaves it.
    """

    day: date | None = None
    amount: Decimal | None = None
