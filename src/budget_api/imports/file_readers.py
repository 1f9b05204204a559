"""Where files are read: in a thread what is quick by its size, else in a process that can be ended."""

import asyncio
import logging
import os
import sys
from typing import Protocol

from msgspec import UnsetType

from budget_api.imports.parsing import Understood, file_format, understood
from budget_api.imports.reader import READ_SECONDS, read_answer, write_question
from budget_core.contract.imports import FileFormat, ImportedFile, ImportSettings
from budget_core.errors import DomainError, ErrorCode

logger = logging.getLogger(__name__)
SMALL_MAX_BYTES = 64 * 1024
"""In base64. A file of a linear format that is so small takes a thread 0.05 s, and a process 0.1 s to start."""
FEW_RULES = 20
"""More are held against the notes of a small file in a process: long ones take seconds."""
LINEAR: frozenset[FileFormat] = frozenset({"csv", "ofx", "qif", "spliit"})
"""Formats that we read ourselves; those of libraries are read in a process whatever their size."""
COMMAND = (sys.executable, "-P", "-m", "budget_api.imports.reader")


class FileReader(Protocol):
    """Reads files of banks and apps."""

    def is_quick(self, asked: ImportedFile, settings: ImportSettings) -> bool:
        """Tell if a file takes no room worth counting."""

    async def read(self, asked: ImportedFile, settings: ImportSettings) -> Understood:
        """Read a file; `DomainError` for one that can't be read."""


class ThreadReader:
    """Reads files in a thread: on a local file there is nobody else who would wait."""

    def is_quick(self, asked: ImportedFile, settings: ImportSettings) -> bool:
        """All of them: one person has one file in hand."""
        return True

    async def read(self, asked: ImportedFile, settings: ImportSettings) -> Understood:
        """Read a file; `DomainError` for one that can't be read."""
        return await asyncio.to_thread(understood, asked, settings.mappings, settings.rules)


class ProcessReader(ThreadReader):
    """Reads files in processes, small ones of linear formats in a thread."""

    def is_quick(self, asked: ImportedFile, settings: ImportSettings) -> bool:
        """Tell if a thread reads it in no time."""
        if len(asked.content) > SMALL_MAX_BYTES or len(settings.rules) > FEW_RULES:
            return False
        return (file_format(asked) if isinstance(asked.format, UnsetType) else asked.format) in LINEAR

    async def read(self, asked: ImportedFile, settings: ImportSettings) -> Understood:
        """Read a file; the process ends with the task. IMPORT_TOO_SLOW after `READ_SECONDS`."""
        if self.is_quick(asked, settings):
            return await super().read(asked, settings)
        question = await asyncio.to_thread(write_question, asked, settings)
        return await asyncio.to_thread(read_answer, await _answer_to(question))


async def _answer_to(question: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=_environment())
    try:
        async with asyncio.timeout(READ_SECONDS):
            answer, said = await process.communicate(question)
    except TimeoutError:
        raise DomainError(ErrorCode.IMPORT_TOO_SLOW) from None
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode and process.returncode < 0:  # by the system: out of time or memory
        raise DomainError(ErrorCode.IMPORT_TOO_SLOW)
    if process.returncode:  # a bug
        logger.error("reading a file failed: %s", said.decode(errors="replace"))
        raise DomainError(ErrorCode.SERVER_ERROR)
    return answer


def _environment() -> dict[str, str]:
    """Environment that the process needs to start, without a secret of the server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("BUDGET_")}
