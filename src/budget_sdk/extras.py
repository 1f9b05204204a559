"""Optional packages: the extra of this one that brings each, and the error that names it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from budget_sdk.errors import BudgetError, LocalFileUnusable, PackageMissing

PACKAGE: Final = "budget-planner"
MODULES: Final = {
    "cli": ("typer", "rich", "yaml", "segno"),
    "local": (
        "sqlalchemy",
        "alembic",
        "advanced_alchemy",
        "aiosqlite",
        "jwt",
        "argon2",
        "uuid_utils",
        "PIL",
        "tzdata",
        "mt940",
        "defusedxml",
        "charset_normalizer",
        "openpyxl",
    ),
    "mcp": ("mcp", "mcp_types"),
    "notebook": ("pandas", "matplotlib"),
    "polars": ("polars",),
    "shell": ("prompt_toolkit",),
    "server": (
        "litestar",
        "stripe",
        "asyncpg",
        "saq",
        "psycopg",
        "psycopg_pool",
        "cryptography",
        "py_vapid",
        "pywebpush",
        "aiohttp",
        "yarl",
        "aiosmtplib",
        "pyotp",
        "uvicorn",
        "uvloop",
        "httptools",
        "websockets",
        "brotli",
        "prometheus_client",
    ),
}
"""Modules that each extra brings beside those of the extras that it builds on."""
_EVERYTHING: Final = "all"


class _Origin(msgspec.Struct):
    """The record of pip about a package that came from no index."""

    url: str


def package_missing(module: str | None) -> BudgetError:
    """Return the error that names the package of a module, and the command that installs it."""
    top = (module or "").partition(".")[0]
    if top in POSIX_MODULES:
        return LocalFileUnusable(UNSUPPORTED)
    extra = next((extra for extra, modules in MODULES.items() if top in modules), _EVERYTHING)
    return PackageMissing(top, extra, install_command(extra))


def install_command(extra: str) -> str:
    """Return the command that installs an extra from the clone or wheel that this package came from.

    The package is in no index.
    """
    origin = _origin()
    return f'pip install "{origin or "."}[{extra}]"'


def check_extra(extra: str) -> None:
    """Raise `PackageMissing` for the first package of an extra that is not installed."""
    _check(MODULES[extra])


def check_server() -> None:
    """Raise `PackageMissing` unless all that a server needs is installed, and `LocalFileUnusable` on Windows.

    Other extras bring a part of it too, and processes of uvicorn import the rest when it is too late for a sentence.
    """
    _check((*sorted(POSIX_MODULES), *MODULES["server"]))


@contextmanager
def translate_import_errors() -> Iterator[None]:
    """Raise `PackageMissing` for a module that is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise package_missing(missing.name) from missing


def _check(modules: Iterable[str]) -> None:
    with translate_import_errors():
        for module in modules:
            if find_spec(module) is None:
                raise package_missing(module)


def _origin() -> Path | None:
    """Return the clone or the wheel that was installed; None where it is not there any more."""
    try:
        record = distribution(PACKAGE).read_text("direct_url.json")
        url = urlsplit(msgspec.json.decode(record or "", type=_Origin).url)
    except (PackageNotFoundError, msgspec.DecodeError):
        return None
    path = Path(unquote(url.path))
    return path if url.scheme == "file" and path.exists() else None


POSIX_MODULES: Final = frozenset({"fcntl", "resource"})
"""Modules of Python that Windows has not."""

UNSUPPORTED: Final = (
    "Windows can't hold a budget itself yet: run this in WSL, or use a budget on a server (budget login URL)."
)
