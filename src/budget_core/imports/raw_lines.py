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
    "direction",
    "kind",
    "status",
    "balance",
    "currency",
    "operationAmount",
    "operationCurrency",
    "account",
    "otherAccount",
    "otherAmount",
    "category",
    "payee",
    "payer",
    "note",
    "tags",
    "bankId",
    "refundOf",
    "part",
]
"""Meaning of a column. `amount` is signed; `outflow` and `inflow` are two columns without signs; `direction` is a word
that says which of both it is, and `kind` a type of entries that may say so. `status` tells pending rows from booked
ones, `balance` is the account's after the row. `operationAmount` and `operationCurrency` are what was paid abroad.
`payer` is the sender of money, shown where it arrives. Several columns may be the `note`. `otherAccount` makes a
transfer. `refundOf` is the `bankId` of the expense that a refund gives back. `part` marks the whole of an expense by
`*` and its parts by `-`."""

Direction = Literal["out", "in"]
Status = Literal["booked", "pending", "cancelled"]
Signs = Literal["asWritten", "reversed"]

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
