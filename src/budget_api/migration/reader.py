"""The process that reads the files of one migration.

`python -m budget_api.migration.reader` reads a request from stdin and answers on stdout. It reads what strangers made,
so it has no secrets, no database and no more time or memory than it is given.
"""

import binascii
import sys
from base64 import b64decode
from collections.abc import Sequence
from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from budget_api.imports.reader import ReadFailure, limit_process
from budget_api.migration.opening import open_files
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.decode import decode
from budget_core.contract.workspaces.guest_rows import GuestEntry
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationFile, MigrationReport
from budget_core.migrate.registry import migrate
from budget_core.migrate.source import Options

_ENTRIES_AT_ONCE = 2000
"""Entries decoded in one piece, as decoding blocks the server's process."""


class MigrationRequest(msgspec.Struct):
    """Files to be read."""

    files: list[MigrationFile]
    today: date
    time_zone: str
    language: str
    currency_code: str | None
    me: str | None


class MigrationResult(msgspec.Struct, tag=True):
    """Answer with a workspace's file, its entries in pieces of their own; a preview has none."""

    report: MigrationReport
    workspace: GuestImport
    entries: list[bytes]


_REQUEST = msgspec.msgpack.Decoder(MigrationRequest)
_ANSWER: msgspec.msgpack.Decoder[MigrationResult | ReadFailure] = msgspec.msgpack.Decoder(MigrationResult | ReadFailure)
_ENTRIES = msgspec.msgpack.Decoder(list[GuestEntry])


def encode_request(request: MigrationRequest) -> bytes:
    """Return the bytes of a request to the process."""
    return msgspec.msgpack.encode(request)


def decode_answer(answer: bytes) -> tuple[MigrationReport, GuestImport]:
    """Return what became of the files; raise the `DomainError` that the process met."""
    match _ANSWER.decode(answer):
        case ReadFailure(code, fields, params):
            raise DomainError(code, fields, **params)
        case MigrationResult(report, workspace, entries):
            workspace.guest_history = [entry for piece in entries for entry in _ENTRIES.decode(piece)]
            return report, workspace


def answer_request(request: bytes) -> bytes:
    """Return the answer to a request."""
    try:
        answer: MigrationResult | ReadFailure = _read(_REQUEST.decode(request))
    except DomainError as error:
        answer = ReadFailure(error.code, error.fields, error.params)
    except (MemoryError, RecursionError):
        answer = ReadFailure(ErrorCode.IMPORT_TOO_SLOW, {}, {})
    return msgspec.msgpack.encode(answer)


def _read(task: MigrationRequest) -> MigrationResult:
    files = open_files([(each.file_name, _content(index, each)) for index, each in enumerate(task.files)])
    task.files = []
    options = Options(task.today, ZoneInfo(task.time_zone), task.language, task.currency_code, task.me)
    outcome = migrate(files, options)
    if outcome.report.currency_code is None:
        return MigrationResult(outcome.report, outcome.workspace, [])
    workspace = decode(GuestImport, msgspec.json.encode(outcome.workspace))  # as a file that somebody sent
    entries, workspace.guest_history = workspace.guest_history, []
    return MigrationResult(outcome.report, workspace, _pieces(entries))


def _content(index: int, file: MigrationFile) -> bytes:
    try:
        return b64decode(file.content, validate=True)
    except (binascii.Error, ValueError):
        raise field_error(f"files.{index}.content", ErrorCode.VALIDATION_TYPE) from None


def _pieces(entries: Sequence[Any]) -> list[bytes]:
    starts = range(0, len(entries), _ENTRIES_AT_ONCE)
    return [msgspec.msgpack.encode(entries[start : start + _ENTRIES_AT_ONCE]) for start in starts]


if __name__ == "__main__":
    limit_process()
    sys.stdout.buffer.write(answer_request(sys.stdin.buffer.read()))
