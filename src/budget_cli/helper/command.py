"""A command that a child of the resident helper runs: it takes the place of the process that was started for it."""

import gc
import importlib
import marshal
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final

import typer

from budget_cli import config, main
from budget_cli.lazy_httpx import defer_httpx_program
from budget_cli.resident import channel
from budget_sdk.local import preload

Code = Mapping[str, tuple[int, int] | None]
"""Files of the program and folders of packages, with their states."""

DIRECT: Final = frozenset(
    {"config", "login", "man", "mcp", "serve", "settings", "shell", "signup", "users", "watch", "--watch", "worker"}
)
"""Commands and options that never run here.

They last, start programs, ask for passwords at the terminal, or set the helper up.
"""
_MODULES: Final = (
    "budget_cli.exit_codes",
    "budget_cli.overview",
    "budget_cli.output.table_printer",
    "budget_cli.usage_errors",
    "budget_sdk.server_exchange",
    "importlib.metadata",
    "rich.console",
    "tomllib",
)
"""Modules that commands import when they need them, which takes 45 ms (`rich`) to 420: here they are found."""
_PACKAGES: Final = ("budget_cli", "budget_sdk", "budget_api", "budget_core")


class Command:
    """One command, in the child that runs it."""

    def __init__(self, connection: socket.socket, code: Code) -> None:
        self._connection, self._code = connection, code

    def run(self) -> None:
        """Run the command as the program that the caller started would. Raises: SystemExit at its end."""
        try:
            self._connection.settimeout(channel.PATIENCE_SECONDS)
            if not self._prepare():
                self._connection.sendall(channel.DIRECTLY)
                os._exit(0)
            self._connection.sendall(channel.READY + os.getpid().to_bytes(channel.MESSAGE_BYTES - 1))
            self._connection.settimeout(None)
            is_begun = self._connection.recv(1) == channel.GO
        except BaseException:  # nothing is begun: the caller runs the command
            os._exit(1)
        if not is_begun:
            os._exit(1)
        main.run()
        raise SystemExit

    def _prepare(self) -> bool:
        """Take over what the command has; return whether it can run here."""
        descriptors, request = self._receive()
        if request.facts != channel.start_facts():
            return False
        os.environ.clear()
        os.environ.update(request.environment)
        if not config.is_resident() or self._code != _states(self._code):
            os.kill(os.getppid(), signal.SIGTERM)
            return False
        sys.argv[:] = request.argv
        if not DIRECT.isdisjoint(_words(request.argv[1:])):
            return False
        for kind, limit in request.limits.items():
            if resource.getrlimit(kind) == limit:
                continue
            if kind in (resource.RLIMIT_AS, resource.RLIMIT_DATA):  # the loaded program counts already
                return False
            resource.setrlimit(kind, limit)
        os.setpriority(os.PRIO_PROCESS, 0, request.niceness)
        os.umask(request.umask)
        time.tzset()
        _restore_signals(request.ignored_signals)
        _take_files(descriptors, request.streams)
        return True

    def _receive(self) -> tuple[list[int], channel.CommandRequest]:
        self._connection.sendall(channel.HELLO)
        size, descriptors, _, _ = socket.recv_fds(self._connection, channel.MESSAGE_BYTES, 4)
        content = bytearray()
        while len(content) < int.from_bytes(size):
            piece = self._connection.recv(1 << 16)
            if not piece:
                raise EOFError
            content += piece
        return descriptors, channel.CommandRequest(*marshal.loads(content))  # noqa: S302 - from a process of the same user


def _words(typed: list[str]) -> set[str]:
    """Return the words of a line; where one is an alias, those that aliases stand for too."""
    aliases = config.section("alias")
    meanings = aliases.values() if not aliases.keys().isdisjoint(typed) else ()
    return {*typed, *(word for meaning in meanings for word in meaning.split())}


def _restore_signals(ignored: list[int]) -> None:
    """Ignore the signals that the caller ignores, and no others."""
    for number in signal.valid_signals():
        if number in ignored:
            signal.signal(number, signal.SIG_IGN)
        elif signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)
    if signal.SIGINT not in ignored:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _take_files(descriptors: list[int], streams: list[channel.Stream | None]) -> None:
    """Work in the caller's folder, with its standard streams in place of the helper's."""
    folder, *given = descriptors
    os.fchdir(folder)
    for number, (name, form) in enumerate(zip(("stdin", "stdout", "stderr"), streams, strict=True)):
        if form is None:
            os.close(number)
        else:
            os.dup2(given.pop(0), number)
        stream = form and _open_stream(number, *form)
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    for descriptor in descriptors:
        os.close(descriptor)


def _open_stream(number: int, encoding: str, errors: str, is_line_buffered: bool, is_unbuffered: bool) -> TextIOWrapper:
    """Open a standard stream as Python does at its start."""
    buffering = 0 if is_unbuffered and number else -1
    raw = open(number, "wb" if number else "rb", buffering=buffering, closefd=False)  # noqa: SIM115 - open to the end
    return TextIOWrapper(
        raw, encoding, errors, newline="\n", line_buffering=is_line_buffered, write_through=is_unbuffered
    )


def _states(paths: Iterable[str]) -> Code:
    return {path: _state(path) for path in paths}


def _state(path: str) -> tuple[int, int] | None:
    """Return what changes with a file, or with what is in a folder, whatever time the writer gives it."""
    try:
        found = Path(path).stat()
    except OSError:
        return None
    return found.st_ino, found.st_ctime_ns


def _build(command: Any, outer: Any) -> None:
    """Read a line without words, so that the command and those in it know how their parameters are read."""
    with command.make_context(command.name, [], outer, resilient_parsing=True) as context:
        for one in getattr(command, "commands", {}).values():
            _build(one, context)


def load() -> Code | None:
    """Import everything that commands do; return the state of its files, None if they changed meanwhile."""
    begun = time.time_ns()
    defer_httpx_program()
    with typer.main.get_command(main.app).make_context("budget", [], resilient_parsing=True) as outer:
        for name in main.SUMMARIES.keys() - DIRECT:
            with suppress(ImportError):  # a package of an extra that is not installed: the command names it
                _build(main.load_command(name), outer)
    for name in _MODULES:
        with suppress(ImportError):
            importlib.import_module(name)
    with suppress(ImportError):
        preload()
    gc.collect()
    gc.freeze()
    ours = [module for name, module in list(sys.modules.items()) if name.partition(".")[0] in _PACKAGES]
    code = _states([*(module.__file__ for module in ours if module.__file__), *filter(None, sys.path)])
    return None if any(state and state[1] >= begun for state in code.values()) else code
