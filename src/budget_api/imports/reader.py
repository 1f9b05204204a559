"""The process that reads one file: `python -m budget_api.imports.reader`, asked on stdin, answering on stdout.

It reads what strangers made, so it has no secrets, no database and no more time or memory than it is given.
"""

import os
import resource
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from budget_api.imports.parsing import Understood, understood
from budget_core.contract.imports import ImportedFile, ImportSettings
from budget_core.errors import DomainError, ErrorCode
from budget_core.imports.lines import FileLine, NotTaken

READ_SECONDS = 30
"""A file of 100 000 lines takes a tenth of it."""
MEMORY_MAX_BYTES = 2 * 1024**3
_LINES_AT_ONCE = 2000
"""So few are decoded in one piece: that holds up everything else in the server's process."""


class Question(msgspec.Struct):
    """A file to be read."""

    asked: ImportedFile
    settings: ImportSettings


class Found(msgspec.Struct, tag=True):
    """Answer with the content of a file, its lines in pieces of their own."""

    found: Understood
    lines: list[bytes]
    left: list[bytes]


class Refused(msgspec.Struct, tag=True):
    """Why a file can't be read: a `DomainError`."""

    code: ErrorCode
    fields: dict[str, ErrorCode]
    params: dict[str, str]


_QUESTION = msgspec.msgpack.Decoder(Question)
_ANSWER: msgspec.msgpack.Decoder[Found | Refused] = msgspec.msgpack.Decoder(Found | Refused)
_LINES = msgspec.msgpack.Decoder(list[FileLine])
_LEFT = msgspec.msgpack.Decoder(list[NotTaken])


def write_question(asked: ImportedFile, settings: ImportSettings) -> bytes:
    """Write what the process is asked."""
    file = ImportedFile(**{name: getattr(asked, name) for name in ImportedFile.__struct_fields__})
    return msgspec.msgpack.encode(Question(file, settings))


def read_answer(answer: bytes) -> Understood:
    """Read what the process answers. Raises the `DomainError` that it met."""
    match _ANSWER.decode(answer):
        case Refused(code, fields, params):
            raise DomainError(code, fields, **params)
        case Found(found, lines, left):
            return replace(
                found,
                lines=[line for piece in lines for line in _LINES.decode(piece)],
                left=[line for piece in left for line in _LEFT.decode(piece)],
            )


def answer_to(question: bytes) -> bytes:
    """Read the file of a question."""
    put = _QUESTION.decode(question)
    try:
        found = understood(put.asked, put.settings.mappings, put.settings.rules)
        answer: Found | Refused = Found(replace(found, lines=[], left=[]), _pieces(found.lines), _pieces(found.left))
    except DomainError as error:
        answer = Refused(error.code, error.fields, error.params)
    except MemoryError:
        answer = Refused(ErrorCode.IMPORT_TOO_SLOW, {}, {})
    return msgspec.msgpack.encode(answer)


def _pieces(lines: Sequence[Any]) -> list[bytes]:
    starts = range(0, len(lines), _LINES_AT_ONCE)
    return [msgspec.msgpack.encode(lines[start : start + _LINES_AT_ONCE]) for start in starts]


def _bound() -> None:
    """Give way to the server, and end without it: a server that is killed takes nobody along."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (READ_SECONDS, READ_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX_BYTES, MEMORY_MAX_BYTES))


if __name__ == "__main__":
    _bound()
    sys.stdout.buffer.write(answer_to(sys.stdin.buffer.read()))
