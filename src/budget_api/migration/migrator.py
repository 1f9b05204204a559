"""Migrator: reads the files of another app where nobody else waits for it, and stores them as a guest's data."""

import asyncio
import sys
from contextlib import AsyncExitStack
from typing import Final

from msgspec import UnsetType

from budget_api.access.caller import User
from budget_api.calls.request import Request, run_until_disconnect
from budget_api.guests.sign_up import GuestSignUp
from budget_api.imports.file_readers import ask_process
from budget_api.imports.places import ReadingPlaces
from budget_api.migration.reader import MigrationRequest, decode_answer, encode_request
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import Migrated, Migration, MigrationPreview, MigrationReport

COMMAND: Final = (sys.executable, "-P", "-m", "budget_api.migration.reader")


class Migrator:
    """Reader of other apps' budgets: one a person, and few at a time."""

    def __init__(self, guest_sign_up: GuestSignUp, places: ReadingPlaces) -> None:
        self._guest_sign_up = guest_sign_up
        self._places = places

    async def preview(self, request: Request, user: User, body: MigrationPreview) -> MigrationReport:
        """Return what would become of the files; nothing is stored."""
        async with AsyncExitStack() as stack:
            report, _ = await run_until_disconnect(request, self._read(stack, user, body))
            return report

    async def migrate(self, request: Request, user: User, body: Migration) -> Migrated:
        """Make a workspace of the files, once however often they are sent with its id."""
        async with AsyncExitStack() as stack:
            report, workspace = await run_until_disconnect(request, self._read(stack, user, body))
            if report.questions:
                wrong: dict[str, ErrorCode] = dict.fromkeys(report.questions, ErrorCode.VALIDATION_REQUIRED)
                raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
            if not isinstance(body.name, UnsetType):
                report.name = body.name
            workspace.id, workspace.name = body.id, report.name
            return Migrated(workspace=await self._guest_sign_up.import_guest(user, workspace), report=report)

    async def _read(
        self, stack: AsyncExitStack, user: User, body: MigrationPreview
    ) -> tuple[MigrationReport, GuestImport]:
        if not body.files:
            raise field_error("files", ErrorCode.VALIDATION_REQUIRED)
        task = MigrationRequest(
            files=body.files,
            today=user.today,
            time_zone=user.time_zone,
            language=user.language,
            currency_code=None if isinstance(body.currency_code, UnsetType) else body.currency_code,
            me=None if isinstance(body.me, UnsetType) else body.me,
        )
        await self._places.enter(stack, user.id, is_large=True)
        asked = await asyncio.to_thread(encode_request, task)
        return await asyncio.to_thread(decode_answer, await ask_process(COMMAND, asked))
