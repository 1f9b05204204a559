"""Budgets of other apps, each of which becomes a workspace."""

from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path

from budget_core.base.limits import LABEL_MAX_CHARACTERS
from budget_core.contract.types import UNSET
from budget_core.contract.workspaces import migration as calls
from budget_core.contract.workspaces.migration import Migration, MigrationFile, MigrationPreview
from budget_sdk.calls import AsyncResource, Resource, with_body


def files_to_preview(
    paths: Iterable[Path | str], currency_code: str | None = None, me: str | None = None
) -> MigrationPreview:
    """Return the body of `migrations.preview` for files; `me` is your name in those that name people."""
    return MigrationPreview(files=_files(paths), currency_code=currency_code or UNSET, me=me or UNSET)


def files_to_migrate(
    paths: Iterable[Path | str], currency_code: str | None = None, name: str | None = None, me: str | None = None
) -> Migration:
    """Return the body of `migrations.migrate` for files; `me` is your name in those that name people."""
    return Migration(files=_files(paths), currency_code=currency_code or UNSET, name=name or UNSET, me=me or UNSET)


def _files(paths: Iterable[Path | str]) -> list[MigrationFile]:
    return [
        MigrationFile(file_name=path.name[-LABEL_MAX_CHARACTERS:], content=b64encode(path.read_bytes()).decode("ascii"))
        for path in map(Path, paths)
    ]


class _Migrations:
    preview = with_body(calls.PREVIEW_MIGRATION)
    migrate = with_body(calls.MIGRATE)


class Migrations(_Migrations, Resource):
    """`client.migrations`, blocking."""


class AsyncMigrations(_Migrations, AsyncResource):
    """`client.migrations`, awaiting."""
