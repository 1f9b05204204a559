"""Flows around the writes of the server's owner: links, payments, and the rest of deleted users."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from urllib.parse import urlencode

from budget_api.access.caller import User
from budget_api.db.port import Database
from budget_api.hosting import service
from budget_api.sign_in.codes import Codes, Purpose
from budget_api.sign_in.invitation_codes import new_code
from budget_api.subscriptions.payments import Payments
from budget_api.users import deletion
from budget_core.base.codes import group_invitation
from budget_core.base.limits import RESET_LINK_HOURS
from budget_core.contract.server import hosting as contract
from budget_core.contract.types import Done


@dataclass(frozen=True, slots=True)
class Hosting:
    """Administration of the users of one server."""

    database: Database
    codes: Codes
    payments: Payments
    url: str
    """Address that people reach the server by; empty where it does not know."""

    async def delete_user(self, user_id: str) -> Done:
        """Delete a user for good; nothing while their payments can't be ended."""
        await self.payments.forget(user_id)
        await self.database.write(service.delete_user, user_id, datetime.now(UTC))
        await deletion.purge(self.database)
        return Done()

    async def create_reset_link(self, user_id: str) -> contract.ResetLink:
        """Return a link by which a user sets a new password, once, within a day."""
        new = self.codes.new(Purpose.LINK, datetime.now(UTC), timedelta(hours=RESET_LINK_HOURS))
        email = await self.database.write(service.store_reset_link, user_id, new)
        token = self.codes.token(Purpose.LINK, new.challenge_id, new.expires_at, email=email)
        # Nothing behind the # is in a log of a server or proxy.
        fragment = urlencode({"resetToken": token, "code": new.code})
        return contract.ResetLink(link=f"{self.url}/reset-password#{fragment}", expires_at=new.expires_at)

    async def create_invitation_code(
        self, data: contract.InvitationCodeCreate, user: User | None
    ) -> contract.NewInvitationCode:
        """Return a new code and the link that enters it."""
        code, now = new_code(), datetime.now(UTC)
        invitation = await self.database.write(service.create_invitation_code, code, data, user, now)
        written = group_invitation(code)
        return contract.NewInvitationCode(
            id=invitation.id,
            created_by=invitation.created_by,
            created_at=invitation.created_at,
            expires_at=invitation.expires_at,
            uses=invitation.uses,
            uses_max=invitation.uses_max,
            code=written,
            link=f"{self.url}/sign-up?{urlencode({'code': written})}",
        )
