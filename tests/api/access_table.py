"""Callers of each call, written by hand: a wrong guard and a forgotten route both fail the tests."""

from enum import StrEnum
from http import HTTPStatus


class Needs(StrEnum):
    """Right that a call needs."""

    NOTHING = "nothing"
    ANY_TOKEN = "anyToken"
    OWN_READ = "ownRead"
    OWN_WRITE = "ownWrite"
    SIGN_IN = "signIn"
    READ = "read"
    PERSONAL = "personal"
    WRITE = "write"
    ADD = "add"
    MANAGE = "manage"
    INVITATION = "invitation"
    MEMBERSHIP = "membership"
    SESSION = "session"
    ACCESS_TOKEN = "accessToken"
    REMINDER = "reminder"
    SERVER = "server"


class Principal(StrEnum):
    """Kind of caller."""

    ANONYMOUS = "anonymous"
    GUEST_TOKEN = "guestToken"
    CREATOR = "creator"
    PARTICIPANT = "participant"
    VIEWER = "viewer"
    INVITED = "invited"
    FORMER = "former"
    STRANGER = "stranger"
    SERVER_OWNER = "serverOwner"
    """Owns the server, and is a stranger to the workspace."""
    DELETED_USER = "deletedUser"
    ENDED_SESSION = "endedSession"
    SECOND_FACTOR_PENDING = "secondFactorPending"
    """Ticket of a sign-in that waits for its second factor, sent as a token."""
    REVOKED_TOKEN = "revokedToken"
    READ_TOKEN = "readToken"
    """The creator's, as the following ones."""
    WRITE_TOKEN = "writeToken"
    WORKSPACE_TOKEN = "workspaceToken"
    """To write, in this workspace alone."""
    ELSEWHERE_TOKEN = "elsewhereToken"
    """To write, in another workspace alone."""
    ENTRY_TOKEN = "entryToken"
    """To add entries that are typed in one line."""


ROUTES: dict[str, Needs] = {
    "health": Needs.NOTHING,
    "signUp": Needs.NOTHING,
    "signUpGuest": Needs.NOTHING,
    "login": Needs.NOTHING,
    "loginSecond": Needs.NOTHING,
    "getTotp": Needs.SIGN_IN,
    "startTotp": Needs.SIGN_IN,
    "confirmTotp": Needs.SIGN_IN,
    "renewRecoveryCodes": Needs.SIGN_IN,
    "turnOffTotp": Needs.SIGN_IN,
    "forgotPassword": Needs.NOTHING,
    "resetPassword": Needs.NOTHING,
    "getEmailVerification": Needs.SIGN_IN,
    "submitEmailVerification": Needs.SIGN_IN,
    "changePassword": Needs.SIGN_IN,
    "deleteUser": Needs.SIGN_IN,
    "logout": Needs.SIGN_IN,
    "logoutEverywhere": Needs.SIGN_IN,
    "listSessions": Needs.SIGN_IN,
    "endSession": Needs.SESSION,
    "listTokens": Needs.SIGN_IN,
    "createToken": Needs.SIGN_IN,
    "revokeToken": Needs.ACCESS_TOKEN,
    "listProviders": Needs.NOTHING,
    "startProvider": Needs.NOTHING,
    "signInGoogle": Needs.NOTHING,
    "signInApple": Needs.NOTHING,
    "linkProvider": Needs.NOTHING,
    "setAvatar": Needs.SIGN_IN,
    "deleteAvatar": Needs.SIGN_IN,
    "getAvatar": Needs.NOTHING,
    "getMe": Needs.ANY_TOKEN,
    "updateUser": Needs.SIGN_IN,
    "getSettings": Needs.ANY_TOKEN,
    "updateSettings": Needs.OWN_WRITE,
    "getRates": Needs.ANY_TOKEN,
    "getRatesBy": Needs.ANY_TOKEN,
    "searchStocks": Needs.ANY_TOKEN,
    "getStock": Needs.ANY_TOKEN,
    "listWorkspaces": Needs.ANY_TOKEN,
    "listInvitations": Needs.OWN_READ,
    "searchUsers": Needs.OWN_READ,
    "createWorkspace": Needs.OWN_WRITE,
    "importGuest": Needs.OWN_WRITE,
    "importGuestPart": Needs.MANAGE,
    "previewMigration": Needs.OWN_WRITE,
    "migrate": Needs.OWN_WRITE,
    "getImportSettings": Needs.OWN_READ,
    "updateImportSettings": Needs.OWN_WRITE,
    "previewImport": Needs.WRITE,
    "importFile": Needs.WRITE,
    "getWorkspace": Needs.READ,
    "updateWorkspace": Needs.MANAGE,
    "deleteWorkspace": Needs.MANAGE,
    "listLinks": Needs.MANAGE,
    "createLink": Needs.MANAGE,
    "revokeLink": Needs.MANAGE,
    "addMember": Needs.WRITE,
    "updateMember": Needs.WRITE,
    "removeMember": Needs.WRITE,
    "readLink": Needs.NOTHING,
    "joinWorkspace": Needs.OWN_WRITE,
    "approveWorkspace": Needs.INVITATION,
    "rejectWorkspace": Needs.MEMBERSHIP,
    "listAccounts": Needs.READ,
    "listDeletedAccounts": Needs.READ,
    "getBalance": Needs.READ,
    "listAccountHistory": Needs.READ,
    "createAccount": Needs.WRITE,
    "updateAccount": Needs.WRITE,
    "deleteAccount": Needs.WRITE,
    "restoreAccount": Needs.WRITE,
    "setMainAccount": Needs.WRITE,
    "orderAccounts": Needs.WRITE,
    "transfer": Needs.WRITE,
    "listCategories": Needs.READ,
    "listDeletedCategories": Needs.READ,
    "createCategory": Needs.WRITE,
    "updateCategory": Needs.WRITE,
    "deleteCategory": Needs.WRITE,
    "restoreCategory": Needs.WRITE,
    "orderCategories": Needs.WRITE,
    "getPlanning": Needs.READ,
    "setPlanning": Needs.WRITE,
    "setPlannings": Needs.WRITE,
    "moveBudget": Needs.WRITE,
    "setCarryOver": Needs.WRITE,
    "setTarget": Needs.WRITE,
    "setExpectedIncome": Needs.WRITE,
    "listSuggestions": Needs.READ,
    "explainPlanning": Needs.READ,
    "setMonths": Needs.WRITE,
    "deletePlanning": Needs.WRITE,
    "restorePlanning": Needs.WRITE,
    "listHistory": Needs.READ,
    "exportHistory": Needs.READ,
    "exportEntries": Needs.READ,
    "exportWorkspace": Needs.READ,
    "exportLedger": Needs.READ,
    "addExpenses": Needs.WRITE,
    "quickEntry": Needs.ADD,
    "addRefund": Needs.WRITE,
    "getSettlement": Needs.READ,
    "settle": Needs.WRITE,
    "replaceSettlement": Needs.WRITE,
    "getAlerts": Needs.READ,
    "setAlerts": Needs.PERSONAL,
    "listSchedules": Needs.READ,
    "createSchedule": Needs.WRITE,
    "updateSchedule": Needs.WRITE,
    "toggleSchedule": Needs.WRITE,
    "deleteSchedule": Needs.WRITE,
    "restoreSchedule": Needs.WRITE,
    "postSchedule": Needs.WRITE,
    "skipSchedule": Needs.WRITE,
    "getForecast": Needs.READ,
    "replaceExpense": Needs.WRITE,
    "replaceTransfer": Needs.WRITE,
    "updateHistory": Needs.WRITE,
    "deleteHistory": Needs.WRITE,
    "listPayees": Needs.READ,
    "renamePayee": Needs.WRITE,
    "listTags": Needs.READ,
    "renameTag": Needs.WRITE,
    "getPayeeStatistics": Needs.READ,
    "getTagStatistics": Needs.READ,
    "getImportRules": Needs.READ,
    "setImportRules": Needs.WRITE,
    "previewImportRules": Needs.WRITE,
    "applyImportRules": Needs.WRITE,
    "listLists": Needs.READ,
    "createList": Needs.WRITE,
    "updateList": Needs.WRITE,
    "deleteList": Needs.WRITE,
    "restoreList": Needs.WRITE,
    "addListItem": Needs.WRITE,
    "updateListItem": Needs.WRITE,
    "removeListItem": Needs.WRITE,
    "checkOutList": Needs.WRITE,
    "listLastPrices": Needs.READ,
    "getMainStatistics": Needs.READ,
    "getAccountStatistics": Needs.READ,
    "getCategoryStatistics": Needs.READ,
    "getCategoryShares": Needs.READ,
    "getEntrySums": Needs.READ,
    "getPushKey": Needs.SIGN_IN,
    "subscribePush": Needs.SIGN_IN,
    "unsubscribePush": Needs.SIGN_IN,
    "getServer": Needs.SIGN_IN,
    "listUsers": Needs.SERVER,
    "disableUser": Needs.SERVER,
    "enableUser": Needs.SERVER,
    "removeUser": Needs.SERVER,
    "listInvitationCodes": Needs.SERVER,
    "createInvitationCode": Needs.SERVER,
    "revokeInvitationCode": Needs.SERVER,
    "listReminders": Needs.OWN_READ,
    "createReminder": Needs.OWN_WRITE,
    "updateReminder": Needs.REMINDER,
    "toggleReminder": Needs.REMINDER,
    "dismissReminder": Needs.REMINDER,
    "deleteReminder": Needs.REMINDER,
    "listPrices": Needs.SIGN_IN,
    "getSubscription": Needs.SIGN_IN,
    "getSubscriptionUser": Needs.SIGN_IN,
    "listInvoices": Needs.SIGN_IN,
    "createCheckout": Needs.SIGN_IN,
    "cancelSubscription": Needs.SIGN_IN,
    "reactivateSubscription": Needs.SIGN_IN,
    "updatePaymentMethod": Needs.SIGN_IN,
    "createSetupSession": Needs.SIGN_IN,
    "getSetupSession": Needs.SIGN_IN,
    "start": Needs.ANY_TOKEN,
    "listChanges": Needs.READ,
    "listActivity": Needs.READ,
    "undo": Needs.WRITE,
}

INVITING: dict[tuple[str, bool], HTTPStatus] = {
    ("createWorkspace", True): HTTPStatus.CREATED,
    ("createWorkspace", False): HTTPStatus.FORBIDDEN,
    ("updateWorkspace", True): HTTPStatus.OK,
    ("updateWorkspace", False): HTTPStatus.FORBIDDEN,
}
"""Calls that let others in, and whether the e-mail of who calls is verified."""

_OUT, _FORBIDDEN, _HIDDEN = HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND
_WITHOUT_TOKEN = {
    Principal.ANONYMOUS,
    Principal.GUEST_TOKEN,
    Principal.DELETED_USER,
    Principal.ENDED_SESSION,
    Principal.SECOND_FACTOR_PENDING,
    Principal.REVOKED_TOKEN,
}
_INSIDE = {
    Needs.READ: {Principal.CREATOR, Principal.PARTICIPANT, Principal.VIEWER},
    Needs.PERSONAL: {Principal.CREATOR, Principal.PARTICIPANT, Principal.VIEWER},
    Needs.WRITE: {Principal.CREATOR, Principal.PARTICIPANT},
    Needs.ADD: {Principal.CREATOR, Principal.PARTICIPANT},
    Needs.MANAGE: {Principal.CREATOR},
    Needs.INVITATION: {
        Principal.INVITED,
        Principal.PARTICIPANT,
        Principal.VIEWER,
    },  # approving twice is answered as the first time
    Needs.MEMBERSHIP: {Principal.INVITED, Principal.PARTICIPANT, Principal.VIEWER},
    Needs.SESSION: {Principal.CREATOR},  # the owner of the session
    Needs.ACCESS_TOKEN: {Principal.CREATOR},
    Needs.REMINDER: {Principal.CREATOR},
    Needs.SERVER: {Principal.SERVER_OWNER},
}
_OWN = {Needs.ANY_TOKEN, Needs.OWN_READ, Needs.OWN_WRITE, Needs.SIGN_IN}
_TOKENS_MAY = {
    Principal.READ_TOKEN: {Needs.ANY_TOKEN, Needs.OWN_READ, Needs.READ},
    Principal.WRITE_TOKEN: {
        Needs.ANY_TOKEN,
        Needs.OWN_READ,
        Needs.OWN_WRITE,
        Needs.REMINDER,
        Needs.READ,
        Needs.PERSONAL,
        Needs.WRITE,
        Needs.ADD,
        Needs.MANAGE,
    },
    Principal.WORKSPACE_TOKEN: {Needs.ANY_TOKEN, Needs.READ, Needs.PERSONAL, Needs.WRITE, Needs.ADD, Needs.MANAGE},
    Principal.ELSEWHERE_TOKEN: {Needs.ANY_TOKEN},
    Principal.ENTRY_TOKEN: {Needs.ADD},
}
_IN_WORKSPACES = {Needs.READ, Needs.PERSONAL, Needs.WRITE, Needs.ADD, Needs.MANAGE, Needs.INVITATION, Needs.MEMBERSHIP}
_MEMBERS = {Principal.CREATOR, Principal.PARTICIPANT, Principal.VIEWER}


def denial(needs: Needs, principal: Principal) -> HTTPStatus | None:
    """The status that keeps a principal out; None when they are let in."""
    if needs is Needs.NOTHING:
        return None
    if principal in _WITHOUT_TOKEN:
        return _OUT
    if principal in _TOKENS_MAY:
        return _denial_of_token(needs, principal)
    if needs in _OWN or principal in _INSIDE[needs]:
        return None
    if needs is Needs.SERVER:
        return _FORBIDDEN
    return _FORBIDDEN if principal in _MEMBERS and needs in _IN_WORKSPACES else _HIDDEN


def code_of(needs: Needs, principal: Principal) -> str | None:
    """The code of a refusal that says more than its status."""
    return "workspace.viewer" if principal is Principal.VIEWER and needs is Needs.WRITE else None


def _denial_of_token(needs: Needs, principal: Principal) -> HTTPStatus | None:
    if needs in _TOKENS_MAY[principal]:
        return None
    return _HIDDEN if principal is Principal.ELSEWHERE_TOKEN and needs in _IN_WORKSPACES else _FORBIDDEN
