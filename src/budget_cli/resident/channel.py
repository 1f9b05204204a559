"""Socket between `budget` and its resident helper: its place, its owner, and the messages on it.

A command that the helper runs loads only this and `client`: what takes longer to load is imported where it is used.
"""

import os
import stat
import sys
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from socket import socket

HELLO: Final = b"H"
"""From the child, before it is given anything: files sent to a helper that hangs would stay open, and a pipe wait."""
READY: Final = b"R"
"""From the child, with its process id: it has the request, and begins at `GO`."""
GO: Final = b"G"
ENDED: Final = b"E"
"""With the exit code, or the negative number of the signal that ended the child."""
DIRECTLY: Final = b"D"
"""From the child: the command has to be run without it. Nothing was done."""
MESSAGE_BYTES: Final = 5
PATIENCE_SECONDS: Final = 2.0
"""Longest wait of either side for the other before a command begins."""
_ADDRESS_MAX_BYTES: Final = 103
"""Longest address of a socket that every system takes."""
_STARTUP: Final = ("PYTHON", "TYPER_", "_TYPER_", "LD_", "DYLD_")
"""Beginnings of variables that count when a process starts or a library is loaded, and not later."""
_KEPT: Final = ("PATH", "HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "LANG")
Stream = tuple[str, str, bool, bool]
"""Encoding and errors of a standard stream, whether it is line-buffered, and whether it is unbuffered."""


class CommandRequest(NamedTuple):
    """Everything that a command's process has, beside its open files; marshalled as a tuple."""

    facts: tuple[Any, ...]
    """As `start_facts` returns them."""
    argv: list[str]
    environment: dict[str, str]
    streams: list[Stream | None]
    """Form of stdin, stdout and stderr; None for a closed one."""
    ignored_signals: list[int]
    umask: int
    niceness: int
    limits: dict[int, tuple[int, int]]


def is_supported() -> bool:
    """Return whether this system has what a resident helper needs."""
    return hasattr(os, "fork") and hasattr(os, "posix_spawn") and sys.platform != "cygwin"


def socket_path() -> str | None:
    """Return the path of the helper's socket; None on a system without, or where it would be too long.

    Each installation and configuration folder has its own.
    """
    if not is_supported():
        return None
    key = zlib.crc32("\0".join(_owner()).encode("utf-8", "surrogateescape"))
    path = f"{_folder()}/{key:08x}.sock"
    return path if len(os.fsencode(path)) <= _ADDRESS_MAX_BYTES else None


def lock_path(path: str) -> str:
    """Return the file that a helper with a socket at `path` keeps locked."""
    return f"{path[:-5]}.lock"


def has_helper(path: str) -> bool:
    """Return whether a helper holds the lock."""
    import fcntl

    try:
        lock = os.open(lock_path(path), os.O_RDONLY | os.O_NOFOLLOW)
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(lock)
    return False


def is_owners(path: str) -> bool:
    """Return whether a socket, or a folder of sockets, is this user's and closed to everybody else. No link is."""
    return _is_private(_parent(path), stat.S_ISDIR) and _is_private(path, stat.S_ISSOCK)


def make_folder(path: str) -> bool:
    """Make the folder of a socket where there is none; return whether it is this user's alone."""
    with suppress(OSError):  # judged below
        os.mkdir(_parent(path), 0o700)
    return _is_private(_parent(path), stat.S_ISDIR)


def is_same_user(connection: "socket") -> bool:
    """Return whether the process at the other end is this user's, as far as the system tells."""
    import socket
    import struct

    if not hasattr(socket, "SO_PEERCRED"):
        return True
    form = "3i"
    told = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize(form))
    return bool(struct.unpack(form, told)[1] == os.getuid())


def start_facts() -> tuple[Any, ...]:
    """Return what a process has from its start on: a command runs only in a helper with the same."""
    flags = [getattr(sys.flags, name) for name in ("dev_mode", "utf8_mode", "optimize", "isolated", "no_user_site")]
    startup = {name: value for name, value in os.environ.items() if name.startswith(_STARTUP)}
    root = os.stat("/")
    with open(os.devnull) as file:
        encoding = file.encoding
    return (
        _owner(),
        sys.version,
        flags,
        sys.warnoptions,
        sys.getfilesystemencoding(),
        encoding,
        startup,
        (root.st_dev, root.st_ino),
        [_namespace(kind) for kind in ("mnt", "net", "pid", "user")],
        (os.getuid(), os.geteuid(), os.getgid(), os.getegid(), sorted(os.getgroups())),
    )


def start_environment() -> dict[str, str]:
    """Return the variables that a helper starts with: those of a start, and no secret."""
    return {name: value for name, value in os.environ.items() if name in _KEPT or name.startswith(("LC_", *_STARTUP))}


def _owner() -> tuple[str, ...]:
    """Return the installation, and the variables that the configuration folder comes from."""
    return (sys.executable, __file__, os.environ.get("HOME", ""), os.environ.get("XDG_CONFIG_HOME", ""))


def _folder() -> str:
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime.startswith("/"):
        return f"{runtime}/budget"
    return f"{os.environ.get('TMPDIR') or '/tmp'}/budget-{os.getuid()}"  # noqa: S108 - looked at before it is trusted


def _parent(path: str) -> str:
    return path.rpartition("/")[0]


def _is_private(path: str, is_kind: Any) -> bool:
    try:
        found = os.lstat(path)
    except OSError:
        return False
    return bool(is_kind(found.st_mode)) and found.st_uid == os.getuid() and not stat.S_IMODE(found.st_mode) & 0o077


def _namespace(kind: str) -> int:
    """Return the number of a namespace of Linux: two of them may have different files at one path; 0 elsewhere."""
    try:
        return os.stat(f"/proc/self/ns/{kind}").st_ino
    except OSError:
        return 0
