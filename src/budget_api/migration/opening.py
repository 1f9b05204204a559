"""From the bytes of other apps' files to tables, documents and databases.

Nothing of an archive is written to a disk by the name it has there.
"""

import csv
import io
import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any, Final

from budget_api.migration.databases import BEGINNING, SqliteFile
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import (
    IMPORT_CELL_MAX_CHARACTERS,
    IMPORT_COLUMNS_MAX,
    IMPORT_LINES_MAX,
    JSON_DEPTH,
    MIGRATION_MEMBERS_MAX,
    MIGRATION_UNPACKED_MAX_BYTES,
)
from budget_core.migrate.files import Document, OpenFile, Table, broken

_ARCHIVE: Final = (b"PK\x03\x04", b"PK\x05\x06")
_READ_ENDINGS: Final = frozenset({".csv", ".json", ".sqlite", ".sql", ".db"})
_DELIMITERS: Final = (",", ";", "\t")
_PIECE_BYTES: Final = 1024 * 1024


def open_files(files: Iterable[tuple[str, bytes]]) -> list[OpenFile]:
    """Return the files, those in archives too; `DomainError` that names the first that can't be opened."""
    budget = _Budget()
    return [opened for name, content in files for opened in _open(name, content, budget)]


class _Budget:
    """Bytes that are left for the files of one migration."""

    def __init__(self) -> None:
        self._left = MIGRATION_UNPACKED_MAX_BYTES

    def take(self, name: str, size: int) -> None:
        self._left -= size
        if self._left < 0:
            raise DomainError(ErrorCode.MIGRATION_TOO_BIG, file=name)


def _open(name: str, content: bytes, budget: _Budget) -> Iterator[OpenFile]:
    if not content.strip(b"\x00\r\n\t "):
        raise DomainError(ErrorCode.MIGRATION_EMPTY, file=name)
    if not content.startswith(_ARCHIVE):
        budget.take(name, len(content))
        yield _open_one(name, content)
        return
    found = 0
    for member, inside in _members(name, content, budget):
        found += 1
        yield _open_one(member, inside)
    if not found:
        raise DomainError(ErrorCode.MIGRATION_UNKNOWN, file=name)


def _members(name: str, content: bytes, budget: _Budget) -> Iterator[tuple[str, bytes]]:
    """Yield the files of an archive that may be another app's, after all their sizes are known."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            members = [each for each in archive.infolist() if not each.is_dir()]
            _check_members(name, members, budget)
            for each in members:
                if _is_read(each.filename):
                    yield PurePosixPath(each.filename).name, _unpack(archive, each)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, OSError, ValueError):
        raise broken(name) from None
    except RuntimeError:  # it has a password
        raise DomainError(ErrorCode.MIGRATION_UNSAFE, file=name) from None


def _check_members(name: str, members: list[zipfile.ZipInfo], budget: _Budget) -> None:
    if len(members) > MIGRATION_MEMBERS_MAX:
        raise DomainError(ErrorCode.MIGRATION_TOO_BIG, file=name)
    for each in members:
        path = PurePosixPath(each.filename.replace("\\", "/"))
        if path.is_absolute() or ".." in path.parts or ":" in path.parts[0] or path.suffix.lower() == ".zip":
            raise DomainError(ErrorCode.MIGRATION_UNSAFE, file=name)
        if _is_read(each.filename):
            budget.take(name, each.file_size)


def _is_read(path: str) -> bool:
    parts = PurePosixPath(path)
    return parts.suffix.lower() in _READ_ENDINGS and "__MACOSX" not in parts.parts and not parts.name.startswith(".")


def _unpack(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """Return the content of a member, and no byte more than it says it has."""
    pieces = []
    size = 0
    with archive.open(member) as file:
        while piece := file.read(_PIECE_BYTES):
            size += len(piece)
            if size > member.file_size:
                raise zipfile.BadZipFile
            pieces.append(piece)
    if size != member.file_size:
        raise zipfile.BadZipFile
    return b"".join(pieces)


def _open_one(name: str, content: bytes) -> OpenFile:
    if not content.strip(b"\x00\r\n\t "):
        raise DomainError(ErrorCode.MIGRATION_EMPTY, file=name)
    if content.startswith(BEGINNING):
        return SqliteFile(name, content)
    if b"\x00" in content[:_PIECE_BYTES] and not content.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise DomainError(ErrorCode.MIGRATION_UNKNOWN, file=name)
    text = _text(name, content)
    return _document(name, text) if text.lstrip()[:1] in ("{", "[") else _table(name, text)


def _text(name: str, content: bytes) -> str:
    encoding = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        raise broken(name) from None


def _document(name: str, text: str) -> Document:
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise broken(name) from None
    if _depth_exceeds(content, JSON_DEPTH):
        raise broken(name)
    return Document(name, content)


def _depth_exceeds(value: Any, depth: int) -> bool:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return depth < 0 or any(_depth_exceeds(each, depth - 1) for each in inner)


def _table(name: str, text: str) -> Table:
    first = text.lstrip("\r\n").split("\n", 1)[0]
    delimiter = max(_DELIMITERS, key=first.count)
    rows: list[list[str]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True):
            if not any(row):
                continue
            if len(rows) > IMPORT_LINES_MAX:
                raise DomainError(ErrorCode.MIGRATION_TOO_BIG, file=name)
            if len(row) > IMPORT_COLUMNS_MAX or any(len(cell) > IMPORT_CELL_MAX_CHARACTERS for cell in row):
                raise broken(name)
            rows.append(row)
    except csv.Error:
        raise broken(name) from None
    if not rows:
        raise DomainError(ErrorCode.MIGRATION_EMPTY, file=name)
    return Table(name, tuple(cell.strip() for cell in rows[0]), rows[1:])
