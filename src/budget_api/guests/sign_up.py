"""Sign-up with a guest's data: the steps before the write and after it."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import islice
from zoneinfo import ZoneInfo

from msgspec import UNSET, UnsetType

from budget_api.access.caller import Caller, User
from budget_api.access.limits import Limits
from budget_api.calls.request import Request
from budget_api.db.port import Database
from budget_api.db.share_columns import NO_RULE
from budget_api.guests import service
from budget_api.guests.import_rows import WorkspaceImport, prepare_import, prepare_part
from budget_api.ids import new_id
from budget_api.journal.idempotency import create_hash
from budget_api.sign_in.codes import Codes, NewCode, Purpose
from budget_api.sign_in.invitation_codes import Admission
from budget_api.sign_in.passwords import Passwords
from budget_api.sign_in.sessions import OpenedSession, SignedIn
from budget_api.sign_in.token_response import device_of
from budget_api.users.service import NewUser
from budget_api.workspaces.creation import NewWorkspace
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import DEFAULT_TIME_ZONE
from budget_core.base.passwords import check_own
from budget_core.base.text_rules import email_key
from budget_core.contract.server.health import SignUpPolicy
from budget_core.contract.types import Done
from budget_core.contract.workspaces.guests import GuestImport, GuestPart, SignUpGuest
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.guests.guest import CAPS, FILE_CAPS


@dataclass(frozen=True, slots=True)
class GuestSignUp:
    """Service that stores a guest's data, with all it needs besides the request."""

    database: Database
    limits: Limits
    passwords: Passwords
    codes: Codes
    session_lifetime: timedelta
    sign_up_policy: SignUpPolicy = "open"

    async def sign_up(self, request: Request, data: SignUpGuest) -> SignedIn:
        """Sign a user up with the guest's data; a repeated sign-up is a sign-in."""
        admission = Admission(self.sign_up_policy, data.invitation_code, data.join_code, data.member_id)
        admission.check_open()  # a repeat needs no code any more
        check_own("password", data.password, data.email, data.name)
        self.limits.take("SIGN_UP", {"account": email_key(data.email)})
        now, lifetime, device = datetime.now(UTC), self.session_lifetime, device_of(request)
        settings = data.guest_setting
        workspace = NewWorkspace(
            id=new_id(),
            name=data.name,
            creator_id=new_id(),
            currency_code=settings.currency_code,
            first_day_of_month=settings.first_day_of_month,
            share_rule=settings.share_rule or NO_RULE,
            is_personal=True,
        )
        zone = _time_zone(data)
        guest = await asyncio.to_thread(prepare_import, data, workspace, data.name, now, ZoneInfo(zone), CAPS)
        password_hash = await self.passwords.hash(data.password)
        new = _new_user(data, password_hash, zone, self.codes.new(Purpose.EMAIL, now), admission)
        result = await self.database.write(service.sign_up_guest, guest, new, now, lifetime, device)
        if isinstance(result, OpenedSession):
            await self._add_further(guest)
            return result
        is_right = await self.passwords.verify(result.password_hash, data.password)
        if result.email_key != email_key(data.email):
            raise DomainError(ErrorCode.CONFLICT_ID)
        if not is_right:
            raise field_error("email", ErrorCode.VALIDATION_UNIQUE)
        return await self.database.write(service.sign_in_existing, result.user_id, now, lifetime, device)

    async def import_guest(self, user: User, data: GuestImport) -> Workspace:
        """Return a new workspace of a user, with a guest's data or the content of a file."""
        settings = data.guest_setting
        sent = create_hash(user.id, data)
        workspace = NewWorkspace(
            id=new_id() if isinstance(data.id, UnsetType) else data.id,
            name=user.name if isinstance(data.name, UnsetType) else data.name,
            creator_id=user.id,
            currency_code=settings.currency_code,
            first_day_of_month=settings.first_day_of_month,
            share_rule=settings.share_rule or NO_RULE,
            create_hash=sent,
        )
        zone = ZoneInfo(user.time_zone)
        guest = await asyncio.to_thread(prepare_import, data, workspace, user.name, user.now, zone, FILE_CAPS)
        created = await self.database.write(service.import_guest, user, guest, sent)
        await self._add_further(guest)
        return created

    async def import_part(self, caller: Caller, data: GuestPart) -> Done:
        """Add further entries to the workspace that the first part of a guest's data made."""
        workspace, stored = await self.database.read(service.stored_parts, caller)
        part = await asyncio.to_thread(
            prepare_part, data.guest_history, workspace, caller.user.name, caller.now, stored
        )
        return await self.database.write(service.import_part, caller, part)

    async def _add_further(self, guest: WorkspaceImport) -> None:
        """Write what the first write left out, so that others write in between."""
        for part in islice(guest.parts(), 1, None):
            await self.database.write(service.add_part, part)


def _time_zone(data: SignUpGuest) -> str:
    if isinstance(data.time_zone, UnsetType):
        return data.guest_setting.time_zone or DEFAULT_TIME_ZONE
    return data.time_zone


def _new_user(
    data: SignUpGuest, password_hash: str, time_zone: str, verification: NewCode, admission: Admission
) -> NewUser:
    settings = data.guest_setting
    language = settings.language if isinstance(data.language, UnsetType) else data.language
    return NewUser(
        name=data.name,
        email=data.email,
        password_hash=password_hash,
        language=language or UNSET,
        time_zone=time_zone,
        main_screen=settings.main_screen,
        expenses_view=settings.expenses_view,
        show_onboarding=settings.show_onboarding,
        sign_up_id=data.id,
        verification=verification,
        admission=admission,
    )
