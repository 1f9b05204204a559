"""`budget` beside its resident helper: hands a command over, starts the helper and ends it."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from budget_cli.resident import channel

if TYPE_CHECKING:
    from socket import socket

_HELPER = ("-P", "-m", "budget_cli.helper.process")
_PROCESS_FILES = ("/dev/fd/", "/dev/tty", "/proc/")
"""Beginnings of names that mean another file in another process."""
_LOST = 1
"""Exit code of a command that ended without one."""


def run_in_helper() -> int | None:
    """Run this command in the helper and return its exit code; None where it has to be run here.

    Once the helper has begun it, it is never run again.
    """
    path = channel.socket_path()
    if path is None or not channel.is_owners(path) or _is_bound_to_this_process():
        return None
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.settimeout(channel.PATIENCE_SECONDS)
        try:
            connection.connect(path)
            child = _introduce(connection) if channel.is_same_user(connection) else None
            if child is None:
                return None
            send = _sender(child)
            connection.sendall(channel.GO)
        except TimeoutError:  # the helper hangs: commands after this one don't wait for it
            with suppress(OSError):
                os.unlink(path)
            return None
        except OSError:
            return None
        _forward_signals(send)
        return _exit_code(connection)


def start_helper() -> None:
    """Start a helper in the background, unless there is one or its folder is somebody else's."""
    path = channel.socket_path()
    if path is None or not channel.make_folder(path) or channel.has_helper(path):
        return
    nothing = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_RDWR, 0) for number in range(3)]
    with suppress(OSError):
        os.posix_spawn(sys.executable, [sys.executable, *_HELPER], channel.start_environment(), file_actions=nothing)


def end_helper() -> None:
    """End the helper after the configuration said so: it looks there before a command."""
    run_in_helper()


def _introduce(connection: "socket") -> int | None:
    """Send the command with its open files; return the process that is going to run it, None when none is."""
    import marshal
    import socket

    if connection.recv(1) != channel.HELLO:
        return None
    request = _request()
    given = [number for number, form in enumerate(request.streams) if form]
    content = marshal.dumps(tuple(request))
    folder = os.open(".", os.O_RDONLY | os.O_DIRECTORY)
    try:
        socket.send_fds(connection, [len(content).to_bytes(channel.MESSAGE_BYTES)], [folder, *given])
    finally:
        os.close(folder)
    connection.sendall(content)
    answer = connection.recv(channel.MESSAGE_BYTES)
    return int.from_bytes(answer[1:]) if answer[:1] == channel.READY else None


def _request() -> channel.CommandRequest:
    import resource
    import signal

    umask = os.umask(0o077)
    os.umask(umask)
    kinds = {getattr(resource, name) for name in dir(resource) if name.startswith("RLIMIT_")}
    return channel.CommandRequest(
        facts=channel.start_facts(),
        argv=sys.argv,
        environment=dict(os.environ),
        streams=[_form(one) for one in (sys.stdin, sys.stdout, sys.stderr)],
        ignored_signals=[int(one) for one in signal.valid_signals() if signal.getsignal(one) is signal.SIG_IGN],
        umask=umask,
        niceness=os.getpriority(os.PRIO_PROCESS, 0),
        limits={kind: resource.getrlimit(kind) for kind in kinds},
    )


def _form(stream: Any) -> channel.Stream | None:
    return stream and (stream.encoding, stream.errors, stream.line_buffering, stream.write_through)


def _is_bound_to_this_process() -> bool:
    """Return whether the command names files of this process, or would be stopped where it asks at the terminal."""
    if any(name in word for word in sys.argv for name in _PROCESS_FILES):
        return True
    try:
        return os.tcgetpgrp(0) != os.getpgrp()
    except OSError:  # no terminal, or not the one that this process is stopped at
        return False


def _forward_signals(send: Callable[[int], None]) -> None:
    """Hand signals on to the child, which ends by them as it would without a helper."""
    import signal

    def hand_on(number: int, _: object) -> None:
        send(number)

    def stop(_: int, __: object) -> None:
        send(signal.SIGSTOP)
        os.kill(os.getpid(), signal.SIGSTOP)
        send(signal.SIGCONT)

    handlers: dict[int, Callable[[int, Any], None]] = dict.fromkeys(
        (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT), hand_on
    )
    for number, handler in (handlers | {signal.SIGTSTP: stop}).items():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _sender(child: int) -> Callable[[int], None]:
    """Return what sends a signal to the child, and never to a later process of the same number where Linux helps."""
    import signal

    try:
        descriptor = os.pidfd_open(child)
    except (AttributeError, OSError):

        def kill(number: int) -> None:
            with suppress(ProcessLookupError):
                os.kill(child, number)

        return kill

    def send(number: int) -> None:
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(descriptor, number)

    return send


def _exit_code(connection: "socket") -> int:
    """Wait for the end of the command; end by the signal that it ended by."""
    connection.settimeout(None)
    try:
        answer = connection.recv(channel.MESSAGE_BYTES)
    except OSError:
        answer = b""
    if answer[:1] != channel.ENDED:
        sys.stderr.write("The resident helper and the command were ended. budget activity shows what was booked.\n")
        return _LOST
    code = int.from_bytes(answer[1:], signed=True)
    if code < 0:
        import signal

        with suppress(OSError):  # SIGKILL has no other effect
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    return code
