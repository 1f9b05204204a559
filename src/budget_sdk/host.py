"""The inside of a server, for programs that run one: workers, backups and examinations.

It and `local` alone reach `budget_api`, and only when used. Functions end the process with a line where the settings or
the place they name make no sense.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from budget_sdk.extras import check_server, translate_import_errors

if TYPE_CHECKING:
    from budget_api.app.doctor import Examination
    from budget_api.backup.service import Content

ASGI_FACTORY = "budget_api.server.asgi:create"
"""Factory of the ASGI app, which uvicorn imports in each of its processes."""
HTTP_PROTOCOL = "budget_api.http.connection_protocol:BoundedProtocol"
"""Protocol of uvicorn that bounds connections."""


def run_worker() -> None:
    """Run background jobs until stopped. Raises: PackageMissing."""
    check_server()
    with translate_import_errors():
        from budget_api.app import worker
    worker.run()


def worker_status() -> list[str]:
    """Return a line for each job: when it ran last, and its last error. Raises: PackageMissing."""
    with translate_import_errors():
        from budget_api.app import worker
    return worker.status()


def diagnose(env: Mapping[str, str], *, is_recounting: bool) -> "Examination":
    """Check settings, files, database and jobs. Raises: PackageMissing."""
    with translate_import_errors():
        from budget_api.app import doctor
    return doctor.examine(env, is_recounting=is_recounting)


def back_up(target: Path, folder: Path | None) -> "Content":
    """Back up everything to a new file, also while a server runs.

    Raises: PackageMissing, OSError.
    """
    with translate_import_errors():
        from budget_api.app import backup
    return backup.backup(target, folder)


def restore(source: Path, folder: Path | None, *, is_recounting: bool = False) -> "Content":
    """Restore a backup into an empty database.

    Raises: PackageMissing, OSError, ValueError for a wrong line.
    """
    with translate_import_errors():
        from budget_api.app import backup
    return backup.restore(source, folder, is_recounting=is_recounting)


def read_backup(source: Path, *, is_recounting: bool = False) -> "Content":
    """Check a backup without storing it.

    Raises: PackageMissing, OSError, ValueError for a wrong line.
    """
    with translate_import_errors():
        from budget_api.app import backup
    return backup.content(source, is_recounting=is_recounting)
