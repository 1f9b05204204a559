"""Readers of files: small files are read in a thread, others in a process that can be ended."""

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Protocol

from msgspec import UnsetType

from budget_api.imports.parsing import ParsedFile, ReadSettings, file_format, parse_file
from budget_api.imports.reader import READ_SECONDS, decode_answer, encode_request
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.imports import FileFormat, ImportedFile

logger = logging.getLogger(__name__)
SMALL_MAX_BYTES = 64 * 1024
"""In base64. A file of a linear format that is so small takes a thread 0.05 s, and a process 0.1 s to start."""
FEW_RULES = 20
"""More are held against the notes of a small file in a process: long ones take seconds."""
LINEAR: frozenset[FileFormat] = frozenset({"csv", "ofx", "qif", "spliit", "hledger", "beancount"})
"""Formats that we read ourselves; those of libraries are read in a process whatever their size."""
_PIECE_BYTES = 1024 * 1024
COMMAND = (sys.executable, "-P", "-m", "budget_api.imports.reader")


class FileReader(Protocol):
    """Reader of files from banks and apps."""

    def is_quick(self, upload: ImportedFile, settings: ReadSettings) -> bool:
        """Return whether a file may be read without a place in the queue of large ones."""

    async def read(self, upload: ImportedFile, settings: ReadSettings) -> ParsedFile:
        """Read a file; `DomainError` for one that can't be read."""


class ThreadReader:
    """Reader in a thread: nobody else waits on a local file."""

    def is_quick(self, upload: ImportedFile, settings: ReadSettings) -> bool:
        """Return True: one person imports one file at a time."""
        return True

    async def read(self, upload: ImportedFile, settings: ReadSettings) -> ParsedFile:
        """Read a file; `DomainError` for one that can't be read."""
        return await asyncio.to_thread(parse_file, upload, settings)


class ProcessReader(ThreadReader):
    """Reader in processes, and of small files of linear formats in a thread."""

    def is_quick(self, upload: ImportedFile, settings: ReadSettings) -> bool:
        """Return whether a thread reads the file in no time."""
        if len(upload.content) > SMALL_MAX_BYTES or len(settings.rules) > FEW_RULES:
            return False
        return (file_format(upload) if isinstance(upload.format, UnsetType) else upload.format) in LINEAR

    async def read(self, upload: ImportedFile, settings: ReadSettings) -> ParsedFile:
        """Read a file; the process ends with the task. IMPORT_TOO_SLOW after `READ_SECONDS`."""
        if self.is_quick(upload, settings):
            return await super().read(upload, settings)
        request = await asyncio.to_thread(encode_request, upload, settings)
        return await asyncio.to_thread(decode_answer, await ask_process(COMMAND, request))


async def ask_process(command: Sequence[str], request: bytes) -> bytes:
    """Return the answer of a reader's process, which ends with the task. IMPORT_TOO_SLOW after `READ_SECONDS`."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=_environment())
    try:
        async with asyncio.timeout(READ_SECONDS):
            sent = _feed(process.stdin, request)
            _, (answer, errors) = await asyncio.gather(sent, process.communicate())
    except TimeoutError:
        raise DomainError(ErrorCode.IMPORT_TOO_SLOW) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode and process.returncode < 0:  # by the system: out of time or memory
        raise DomainError(ErrorCode.IMPORT_TOO_SLOW)
    if process.returncode:  # a bug
        logger.error("reading a file failed: %s", errors.decode(errors="replace"))
        raise DomainError(ErrorCode.SERVER_ERROR)
    return answer


async def _feed(stdin: Any, request: bytes) -> None:
    """Write a request in pieces: at once, it would be copied whole into the pipe's buffer."""
    with suppress(BrokenPipeError, ConnectionResetError):  # the process ended early: its code says why
        for start in range(0, len(request), _PIECE_BYTES):
            stdin.write(memoryview(request)[start : start + _PIECE_BYTES])
            await stdin.drain()
    stdin.close()


def _environment() -> dict[str, str]:
    """Return the environment that the process needs to start, without a secret of the server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BUDGET_")}
