"""The resident helper: loads the program once, then forks a child for each command.

Nothing of a command reaches this process: the child alone reads what the command brings, and ends with it. It has no
threads and no open databases, so that a fork is whole.
"""

import atexit
import fcntl
import os
import select
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from budget_cli.resident import channel

IDLE_SECONDS: Final = 600
COMMANDS_AT_ONCE: Final = 64
"""Commands beyond it run directly."""


class Helper:
    """Accepts commands on a socket until it was idle for long, was told to end, or its code was changed."""

    def __init__(self, path: str, lock: int, idle_seconds: float = IDLE_SECONDS) -> None:
        self._path, self._lock, self._idle_seconds = path, lock, idle_seconds
        self._children: dict[int, socket.socket] = {}
        self._woken, waking = socket.socketpair()
        for end in (self._woken, waking):
            end.setblocking(False)
        self._waking = waking
        self._listener = _listen(path)
        self._socket_file = Path(path).stat().st_ino

    def accept_commands(self) -> socket.socket | None:
        """Return the connection to the caller in each child, and None in the helper when it ends."""
        signal.set_wakeup_fd(self._waking.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, lambda *_: None)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        is_ending = False
        while not is_ending or self._children:
            ready = self._wait(is_ending)
            if not ready:
                is_ending = is_ending or self._stop_listening()
            if self._woken.fileno() in ready:
                told = self._woken.recv(4096)
                if signal.SIGTERM in told and not is_ending:
                    is_ending = self._stop_listening()
                self._report_ended()
            for child, connection in self._children.items():
                if connection.fileno() in ready:  # the caller is gone
                    os.kill(child, signal.SIGKILL)
            if not is_ending and self._listener.fileno() in ready and (caller := self._accept()) is not None:
                if not self._is_own_socket():
                    is_ending = self._stop_listening()
                try:
                    child = os.fork()
                except OSError:  # no memory or processes left: the command runs directly, or says so
                    caller.close()
                    continue
                if child == 0:
                    return self._in_child(caller)
                self._children[child] = caller
        return None

    def _wait(self, is_ending: bool) -> set[int]:
        """Return the descriptors that something happened to; none after the idle time without commands."""
        poll = select.poll()
        poll.register(self._woken, select.POLLIN)
        if not is_ending:
            poll.register(self._listener, select.POLLIN)
        for connection in self._children.values():
            poll.register(connection, 0)  # its end alone: what the caller writes is the child's
        patience = None if self._children else self._idle_seconds * 1000
        return {descriptor for descriptor, _ in poll.poll(patience)}

    def _accept(self) -> socket.socket | None:
        try:
            connection, _ = self._listener.accept()
        except OSError:
            return None
        if len(self._children) >= COMMANDS_AT_ONCE or not channel.is_same_user(connection):
            connection.close()
            return None
        return connection

    def _report_ended(self) -> None:
        """Tell the callers of children that have ended how they did."""
        while self._children:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                return
            with self._children.pop(child) as connection, suppress(OSError):
                connection.sendall(_ending(os.waitstatus_to_exitcode(status)))

    def _stop_listening(self) -> bool:
        if self._is_own_socket():
            Path(self._path).unlink()
        self._listener.close()
        os.close(self._lock)
        self._lock = -1
        return True

    def _is_own_socket(self) -> bool:
        """Return whether the socket in the folder is still the one that was made here."""
        try:
            return Path(self._path).stat().st_ino == self._socket_file
        except OSError:
            return False

    def _in_child(self, connection: socket.socket) -> socket.socket:
        """Let go of everything that is the helper's."""
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        for one in (self._woken, self._waking, self._listener, *self._children.values()):
            one.close()
        if self._lock >= 0:
            os.close(self._lock)
        return connection


def _ending(code: int) -> bytes:
    return channel.ENDED + code.to_bytes(channel.MESSAGE_BYTES - 1, signed=True)


def _listen(path: str) -> socket.socket:
    Path(path).unlink(missing_ok=True)  # left behind by a helper that was killed
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    umask = os.umask(0o177)
    try:
        listener.bind(path)
    finally:
        os.umask(umask)
    listener.listen(COMMANDS_AT_ONCE)
    listener.setblocking(False)
    return listener


def run(idle_seconds: float = IDLE_SECONDS) -> None:
    """Run the helper, unless another one holds the lock, and in its children the commands."""
    os.setsid()
    os.chdir("/")
    os.closerange(3, 1 + max(int(one.name) for one in Path("/dev/fd").iterdir()))  # a pipe would wait for its end
    path = channel.socket_path()
    if path is None or not channel.make_folder(path):
        return
    lock = os.open(channel.lock_path(path), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return
    ended: list[tuple[socket.socket, int]] = []
    atexit.register(_conclude, ended)  # before libraries register anything: it runs after theirs
    from budget_cli.helper.command import Command, load

    code = load()
    if code is None:
        return
    connection = Helper(path, lock, idle_seconds).accept_commands()
    if connection is None:
        return
    try:
        Command(connection, code).run()
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            ended.append((connection, (end.code or 0) & 0xFF))
        raise


def _conclude(ended: list[tuple[socket.socket, int]]) -> None:
    """Tell the caller the exit code, also where the helper was killed, and end: taking modules apart takes 40 ms."""
    for connection, code in ended:
        try:
            for stream in filter(None, (sys.stdout, sys.stderr)):
                stream.flush()
            connection.sendall(_ending(code))
        except OSError:  # Python says why, and the helper how it ended
            return
        os._exit(code)


if __name__ == "__main__":
    run()
