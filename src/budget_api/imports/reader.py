"""The process that reads one file.

`python -m budget_api.imports.reader` reads a request from stdin and answers on stdout. It reads what strangers made, so
it has no secrets, no database and no more time or memory than it is given.
"""

import os
import resource
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import msgspec

from budget_api.imports.parsing import ParsedFile, ReadSettings, parse_file
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.imports import ImportedFile
from budget_core.imports.lines import FileLine, SkippedLine

READ_SECONDS = 30
"""Time limit of one file; 100 000 lines take a tenth of it."""
_LINES_AT_ONCE = 2000
"""Lines decoded in one piece, as decoding blocks the server's process."""


class ReadRequest(msgspec.Struct):
    """A file to be read."""

    upload: ImportedFile
    settings: ReadSettings


class ReadResult(msgspec.Struct, tag=True):
    """Answer with the content of a file, its lines in pieces of their own."""

    parsed: ParsedFile
    lines: list[bytes]
    skipped: list[bytes]


class ReadFailure(msgspec.Struct, tag=True):
    """Answer for a file that can't be read: a `DomainError`."""

    code: ErrorCode
    fields: dict[str, ErrorCode]
    params: dict[str, str]


_REQUEST = msgspec.msgpack.Decoder(ReadRequest)
_ANSWER: msgspec.msgpack.Decoder[ReadResult | ReadFailure] = msgspec.msgpack.Decoder(ReadResult | ReadFailure)
_LINES = msgspec.msgpack.Decoder(list[FileLine])
_SKIPPED = msgspec.msgpack.Decoder(list[SkippedLine])


def encode_request(upload: ImportedFile, settings: ReadSettings) -> bytes:
    """Return the bytes of a request to the process."""
    file = ImportedFile(**{name: getattr(upload, name) for name in ImportedFile.__struct_fields__})
    return msgspec.msgpack.encode(ReadRequest(file, settings))


def decode_answer(answer: bytes) -> ParsedFile:
    """Return the parsed file from the process's answer; raise the `DomainError` that it met."""
    match _ANSWER.decode(answer):
        case ReadFailure(code, fields, params):
            raise DomainError(code, fields, **params)
        case ReadResult(parsed, lines, skipped):
            return replace(
                parsed,
                lines=[line for piece in lines for line in _LINES.decode(piece)],
                skipped=[line for piece in skipped for line in _SKIPPED.decode(piece)],
            )


def answer_request(request: bytes) -> bytes:
    """Return the answer to a request."""
    task = _REQUEST.decode(request)
    try:
        parsed = parse_file(task.upload, task.settings)
        answer: ReadResult | ReadFailure = ReadResult(
            replace(parsed, lines=[], skipped=[]), _pieces(parsed.lines), _pieces(parsed.skipped)
        )
    except DomainError as error:
        answer = ReadFailure(error.code, error.fields, error.params)
    except MemoryError:
        answer = ReadFailure(ErrorCode.IMPORT_TOO_SLOW, {}, {})
    return msgspec.msgpack.encode(answer)


def _pieces(lines: Sequence[Any]) -> list[bytes]:
    starts = range(0, len(lines), _LINES_AT_ONCE)
    return [msgspec.msgpack.encode(lines[start : start + _LINES_AT_ONCE]) for start in starts]


def limit_process() -> None:
    """Lower the priority of this process, and limit its processor time and memory.

    So the process ends even when the server was killed.
    """
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (READ_SECONDS, READ_SECONDS))
    memory = reader_memory(machine_memory())
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


GIB: Final = 1024**3
READERS_MAX: Final = 2
"""Large files that are read at once: each takes a processor as well."""
READER_MAX_BYTES: Final = GIB
"""Memory of one reader; a file of 100 000 lines takes a third of it."""
_CONTROL_GROUP: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Limit of a container, in both versions of control groups; "max", or a number above all memory, is none."""


def machine_memory(limits: Iterable[Path] = _CONTROL_GROUP) -> int:
    """Return the bytes of memory that this machine, or its container, has."""
    texts = (path.read_text().strip() for path in limits if path.is_file())
    physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return min([physical, *(int(text) for text in texts if text.isdecimal())])


def readers_at_once(memory: int) -> int:
    """Return how many readers run at once: one per GiB of memory, one at least."""
    return max(1, min(READERS_MAX, memory // GIB))


def reader_memory(memory: int) -> int:
    """Return the bytes that one reader may take: the server keeps a quarter of a small machine."""
    return min(READER_MAX_BYTES, memory * 3 // 4)


if __name__ == "__main__":
    limit_process()
    sys.stdout.buffer.write(answer_request(sys.stdin.buffer.read()))
