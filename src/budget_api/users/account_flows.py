"""Flows of sign-up, sign-in, passwords and codes around their database writes."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from msgspec import UnsetType

from budget_api.access.caller import User
from budget_api.access.limits import EVERYBODY, Limits
from budget_api.calls.request import Request
from budget_api.config import CodeQuota
from budget_api.db.port import Database
from budget_api.http.addresses import address_blocks
from budget_api.sign_in.authenticators import Authenticators
from budget_api.sign_in.codes import Codes, Purpose, wrong_code
from budget_api.sign_in.invitation_codes import Admission
from budget_api.sign_in.passwords import Passwords
from budget_api.sign_in.second_factor import SecondProof
from budget_api.sign_in.sessions import OpenedSession, SignedIn
from budget_api.sign_in.token_response import device_of
from budget_api.subscriptions.payments import Payments
from budget_api.users import deletion, email, password, second_factor, service
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import RECENT_SIGN_IN_MINUTES
from budget_core.base.passwords import check_own
from budget_core.base.text_rules import email_key
from budget_core.contract.people import users as contract
from budget_core.contract.people.second_factor import LoginSecond, RecoveryCodes, TotpCode, TotpSecret, TotpStart
from budget_core.contract.server.health import SignUpPolicy
from budget_core.contract.types import Done

T = TypeVar("T")
RECENT = timedelta(minutes=RECENT_SIGN_IN_MINUTES)


@dataclass(frozen=True, slots=True)
class AccountFlows:
    """Services of the flows of accounts."""

    database: Database
    limits: Limits
    passwords: Passwords
    codes: Codes
    authenticators: Authenticators
    session_lifetime: timedelta
    code_quota: CodeQuota
    is_mail_configured: bool
    payments: Payments
    sign_up_policy: SignUpPolicy = "open"

    async def sign_up(self, request: Request, data: contract.SignUp) -> OpenedSession:
        """Create a user and send a code to their e-mail."""
        admission = Admission(self.sign_up_policy, data.invitation_code, data.join_code, data.member_id)
        admission.check_plausible()
        check_own("password", data.password, data.email, data.name)
        self.limits.take("SIGN_UP", {"account": email_key(data.email)})
        password_hash = await self.passwords.hash(data.password)
        now = datetime.now(UTC)
        verification = self.codes.new(Purpose.EMAIL, now)
        new = service.NewUser(
            data.name,
            data.email,
            password_hash,
            data.language,
            data.time_zone,
            verification=verification,
            admission=admission,
        )
        return await self.database.write(service.sign_up, new, now, self.session_lifetime, device_of(request))

    async def login(self, request: Request, data: contract.Login) -> SignedIn:
        """Open a session, or ask for a second factor.

        Only wrong passwords count, and those of a stranger only against their own address.
        """
        key = email_key(data.email)
        scopes = {"account": key, "device": _device(request, key)}
        self.limits.take("LOGIN", scopes)
        user_id, password_hash = await self.database.read(service.credentials, data.email)
        is_right = await self.passwords.verify(password_hash, data.password)
        if not is_right or user_id is None or password_hash is None:
            raise _wrong_credentials()
        fresh_hash = await self.passwords.rehash(password_hash, data.password)
        verified = service.SignIn(user_id, password_hash, data.time_zone, device_of(request), fresh_hash)
        opened = await self.database.write(service.sign_in, verified, datetime.now(UTC), self.session_lifetime)
        if opened is None:
            raise _wrong_credentials()
        self.limits.give_back("LOGIN", scopes)
        return opened

    async def login_second(self, request: Request, data: LoginSecond) -> OpenedSession:
        """Finish a sign-in by a code of the second factor."""
        proof = SecondProof(data.ticket, data.code, datetime.now(UTC), self.session_lifetime, device_of(request))
        return _right(await self.database.write(second_factor.sign_in_second, self.authenticators, proof))

    async def start_totp(self, user: User, data: TotpStart) -> TotpSecret:
        """Return the secret of a new authenticator, whose codes are not asked for yet."""
        await self.database.read(second_factor.check_can_start, user, self.is_mail_configured)
        password_hash = await self.prove(user, data.current_password)
        secret = self.authenticators.new_secret()
        sealed = self.authenticators.seal(secret, user.id)
        new = second_factor.NewAuthenticator(sealed, self.is_mail_configured)
        await self.database.write(second_factor.store_authenticator, user, password_hash, new)
        return TotpSecret(secret=secret, uri=self.authenticators.uri(secret, user.email or user.name))

    async def confirm_totp(self, user: User, data: TotpCode) -> RecoveryCodes:
        """Turn authenticator codes on."""
        return _right(await self.database.write(second_factor.confirm_totp, user, self.authenticators, data.code))

    async def renew_recovery_codes(self, user: User, data: TotpCode) -> RecoveryCodes:
        """Replace the recovery codes."""
        renew = second_factor.renew_recovery_codes
        return _right(await self.database.write(renew, user, self.authenticators, data.code))

    async def turn_off_totp(self, user: User, data: TotpCode) -> Done:
        """Turn authenticator codes off."""
        if not await self.database.write(second_factor.turn_off_totp, user, self.authenticators, data.code):
            raise wrong_code()
        return Done()

    async def forgot_password(self, request: Request, data: contract.ForgotPassword) -> contract.ResetToken:
        """Return a token for any e-mail, and send a code to a known one.

        Strangers don't use up the owner's codes.
        """
        asking = _device(request, email_key(data.email))
        self.limits.take("CODE", {"device": asking, "day": asking})
        new = self.codes.new(Purpose.RESET, datetime.now(UTC))
        await self.database.write(password.send_reset_code, data.email, new, self.code_quota)
        token = self.codes.token(Purpose.RESET, new.challenge_id, new.expires_at, email=data.email)
        return contract.ResetToken(reset_token=token, is_mail_configured=self.is_mail_configured)

    async def reset_password(self, data: contract.ResetPassword) -> Done:
        """Set a new password with the code from a mail.

        AUTH_CODE_INCORRECT for a wrong one.

        Whether the password is one's own is said to who has the code, which stays good for another password.
        """
        now = datetime.now(UTC)
        answer = self.codes.reset_answer(data.reset_token, data.code, now)
        new_hash = await self.passwords.hash(data.new_password)
        if not await self.database.write(password.reset_password, answer, data.new_password, new_hash, now):
            raise wrong_code()
        return Done()

    async def change_password(self, user: User, data: contract.ChangePassword) -> OpenedSession:
        """Set a new password; this device gets a fresh session."""
        check_own("newPassword", data.new_password, user.email, user.name)
        password_hash = await self.prove(user, data.current_password)
        new_hash = await self.passwords.hash(data.new_password)
        lifetime = self.session_lifetime
        return await self.database.write(password.change_password, user, password_hash, new_hash, lifetime)

    async def update_user(self, request: Request, user: User, data: contract.UserUpdate) -> OpenedSession:
        """Change the fields the body carries.

        A new e-mail needs a proof of who asks, and its verification.
        """
        if isinstance(data.email, UnsetType) or data.email == user.email:
            return await self.database.write(service.update_user, user, data)
        password_hash = await self.prove(user, data.current_password)
        self._count_code(request, user)
        new = self.codes.new(Purpose.EMAIL, user.now)
        return await self.database.write(email.change_email, user, data, password_hash, new)

    async def ask_verification(self, request: Request, user: User) -> contract.EmailToken:
        """Send a code to the e-mail that is to be verified.

        One that was sent just before is still good.
        """
        sent = await self.database.read(email.find_sent_code, user)
        if sent is None:
            self._count_code(request, user)
            new = self.codes.new(Purpose.EMAIL, user.now)
            sent = await self.database.write(email.send_verification, user, new, self.code_quota)
        token = self.codes.token(Purpose.EMAIL, sent.challenge_id, sent.expires_at)
        return contract.EmailToken(
            email_verified_token=token, email=sent.email, is_mail_configured=self.is_mail_configured
        )

    async def verify_email(self, user: User, data: contract.SubmitCode) -> OpenedSession:
        """Verify the e-mail if the code is right."""
        answer = self.codes.answer(Purpose.EMAIL, data.token, data.code, user.now)
        verified = await self.database.write(email.verify_email, user, answer, self.session_lifetime)
        if verified is None:
            raise wrong_code()
        return verified

    async def delete_user(self, user: User, data: contract.UserDelete) -> Done:
        """Delete the account and the user's own data, once its payments could be ended."""
        password_hash = await self.prove(user, data.current_password)
        await self.payments.forget(user.id)
        await self.database.write(deletion.delete_user, user, password_hash)
        await deletion.purge(self.database)
        return Done()

    async def prove(self, user: User, typed_password: str | UnsetType) -> str | None:
        """Check the user's password, or without one that they signed in recently."""
        proof = await self.database.read(password.load_proof, user)
        if proof.password_hash is None:
            if user.now - proof.signed_in_at > RECENT:
                raise DomainError(ErrorCode.AUTH_SIGN_IN_AGAIN)
            return None
        if isinstance(typed_password, UnsetType):
            raise field_error("currentPassword", ErrorCode.VALIDATION_REQUIRED)
        self.limits.take("PASSWORD", {"account": user.id})
        if not await self.passwords.verify(proof.password_hash, typed_password):
            raise field_error("currentPassword", ErrorCode.AUTH_PASSWORD_INCORRECT)
        self.limits.give_back("PASSWORD", {"account": user.id})
        return proof.password_hash

    def _count_code(self, request: Request, user: User) -> None:
        scopes = {"account": user.id, **address_blocks(request.host), "total": EVERYBODY}
        self.limits.take("CODE", scopes)


def _device(request: Request, key: str) -> str:
    """Return the scopes of a rate limit: an e-mail, and the address it was sent from."""
    return f"{address_blocks(request.host)['region']} {key}"


def _right(answer: T | None) -> T:
    """Return the answer to a right code."""
    if answer is None:
        raise wrong_code()
    return answer


def _wrong_credentials() -> DomainError:
    wrong = ErrorCode.AUTH_INVALID_CREDENTIALS
    return DomainError(wrong, {"email": wrong, "password": wrong})
