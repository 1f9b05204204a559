"""Calls about the people who use the server."""

from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call, SignedIn
from budget_core.contract.credentials import (
    ChangePassword,
    EmailToken,
    ForgotPassword,
    Login,
    ResetPassword,
    ResetToken,
    SignUp,
    SubmitCode,
)
from budget_core.contract.types import Done
from budget_core.contract.users import User, UserDelete, UserUpdate
from budget_core.people.grants import AccessLevel

SIGN_UP = BodyCall(
    "signUp", "POST", "/user/signup",
    tag="users", body=SignUp, answer=User, status=201,
    right=Anybody(), limit="SIGN_UP", headers=TOKEN, refusals=(403,),
    description="A new user with a personal workspace; the token is in the `authorization` header, a code in the mail.",
)

LOGIN = BodyCall(
    "login", "POST", "/user/login",
    tag="users", body=Login, answer=User,
    right=Anybody(), limit="LOGIN", headers=TOKEN,
    description="A new session; wrong credentials are the same answer on both fields.",
)

GET_ME = Call(
    "getMe", "GET", "/user/me",
    tag="users", answer=User,
    right=SignedIn(AccessLevel.BASICS),
    description="Return the user behind the token.",
)

UPDATE_USER = BodyCall(
    "updateUser", "PUT", "/user/user-update",
    tag="users", body=UserUpdate, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), headers=TOKEN,
    description="Change the given fields; a new e-mail stays in `pendingEmail` until it is verified.",
)

DELETE_USER = BodyCall(
    "deleteUser", "DELETE", "/user/delete-user",
    tag="users", body=UserDelete, answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Delete the account for good; shared workspaces pass to the longest-standing participant.",
)

CHANGE_PASSWORD = BodyCall(
    "changePassword", "POST", "/user/changePassword",
    tag="users", body=ChangePassword, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), headers=TOKEN,
    description="Set a new password; every session ends, and the header brings the token of a fresh one.",
)

FORGOT_PASSWORD = BodyCall(
    "forgotPassword", "POST", "/user/forgotPassword",
    tag="users", body=ForgotPassword, answer=ResetToken,
    right=Anybody(), limit="CODE",
    description="Send a code to the e-mail of a user; the answer is the same for every e-mail.",
)

RESET_PASSWORD = BodyCall(
    "resetPassword", "POST", "/user/resetPassword",
    tag="users", body=ResetPassword, answer=Done,
    right=Anybody(), limit="CODE_TRY",
    description="Set a new password with the code from the mail; every session ends.",
)

GET_EMAIL_VERIFICATION = Call(
    "getEmailVerification", "GET", "/user/emailVerification",
    tag="users", answer=EmailToken,
    right=SignedIn(AccessLevel.IDENTITY), refusals=(422,),
    description="Send a code to verify the e-mail; within a minute no second one is sent.",
)

SUBMIT_EMAIL_VERIFICATION = BodyCall(
    "submitEmailVerification", "POST", "/user/submitEmailVerification",
    tag="users", body=SubmitCode, answer=User,
    right=SignedIn(AccessLevel.IDENTITY), limit="CODE_TRY", headers=TOKEN,
    description=(
        "Verify the e-mail with the code from the mail; "
        "a changed one takes effect and ends every other session."
    ),
)
