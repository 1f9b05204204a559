"""Who may call what: written by hand, so that a wrong guard and a forgotten route both fail the tests."""

from enum import StrEnum
from http import HTTPStatus


class Needs(StrEnum):
    """What a call asks of its caller."""

    NOTHING = "nothing"
    TOKEN = "token"
    READ = "read"
    WRITE = "write"
    MANAGE = "manage"
    INVITATION = "invitation"
    MEMBERSHIP = "membership"
    SESSION = "session"


class Principal(StrEnum):
    """Who calls."""

    ANONYMOUS = "anonymous"
    GUEST_TOKEN = "guestToken"
    CREATOR = "creator"
    PARTICIPANT = "participant"
    INVITED = "invited"
    FORMER = "former"
    STRANGER = "stranger"
    DELETED_USER = "deletedUser"
    ENDED_SESSION = "endedSession"


ROUTES: dict[str, Needs] = {
    "health": Needs.NOTHING,
    "signUp": Needs.NOTHING,
    "signUpGuest": Needs.NOTHING,
    "login": Needs.NOTHING,
    "forgotPassword": Needs.NOTHING,
    "resetPassword": Needs.NOTHING,
    "getEmailVerification": Needs.TOKEN,
    "submitEmailVerification": Needs.TOKEN,
    "changePassword": Needs.TOKEN,
    "deleteUser": Needs.TOKEN,
    "logout": Needs.TOKEN,
    "logoutEverywhere": Needs.TOKEN,
    "listSessions": Needs.TOKEN,
    "endSession": Needs.SESSION,
    "getMe": Needs.TOKEN,
    "updateUser": Needs.TOKEN,
    "getSettings": Needs.TOKEN,
    "updateSettings": Needs.TOKEN,
    "getRates": Needs.TOKEN,
    "getRatesBy": Needs.TOKEN,
    "listWorkspaces": Needs.TOKEN,
    "listInvitations": Needs.TOKEN,
    "searchUsers": Needs.TOKEN,
    "createWorkspace": Needs.TOKEN,
    "importGuest": Needs.TOKEN,
    "getWorkspace": Needs.READ,
    "updateWorkspace": Needs.MANAGE,
    "deleteWorkspace": Needs.MANAGE,
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
    "transfer": Needs.WRITE,
    "listCategories": Needs.READ,
    "listDeletedCategories": Needs.READ,
    "createCategory": Needs.WRITE,
    "updateCategory": Needs.WRITE,
    "deleteCategory": Needs.WRITE,
    "restoreCategory": Needs.WRITE,
    "getPlanning": Needs.READ,
    "setPlanning": Needs.WRITE,
    "setPlannings": Needs.WRITE,
    "deletePlanning": Needs.WRITE,
    "restorePlanning": Needs.WRITE,
    "listHistory": Needs.READ,
    "addExpenses": Needs.WRITE,
    "replaceExpense": Needs.WRITE,
    "updateHistory": Needs.WRITE,
    "deleteHistory": Needs.WRITE,
    "listLists": Needs.READ,
    "createList": Needs.WRITE,
    "updateList": Needs.WRITE,
    "deleteList": Needs.WRITE,
    "restoreList": Needs.WRITE,
    "addListItem": Needs.WRITE,
    "updateListItem": Needs.WRITE,
    "removeListItem": Needs.WRITE,
    "getMainStatistics": Needs.READ,
    "getAccountStatistics": Needs.READ,
    "getCategoryStatistics": Needs.READ,
    "getCategoryShares": Needs.READ,
    "listChanges": Needs.READ,
    "listActivity": Needs.READ,
    "undo": Needs.WRITE,
}

_OUT, _FORBIDDEN, _HIDDEN = HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND
_WITHOUT_TOKEN = {Principal.ANONYMOUS, Principal.GUEST_TOKEN, Principal.DELETED_USER, Principal.ENDED_SESSION}
_INSIDE = {
    Needs.READ: {Principal.CREATOR, Principal.PARTICIPANT},
    Needs.WRITE: {Principal.CREATOR, Principal.PARTICIPANT},
    Needs.MANAGE: {Principal.CREATOR},
    Needs.INVITATION: {Principal.INVITED, Principal.PARTICIPANT},  # approving twice is answered as the first time
    Needs.MEMBERSHIP: {Principal.INVITED, Principal.PARTICIPANT},
    Needs.SESSION: {Principal.CREATOR},  # whose session it is
}
_MEMBERS = {Principal.CREATOR, Principal.PARTICIPANT}


def denial(needs: Needs, principal: Principal) -> HTTPStatus | None:
    """The status that keeps a principal out; None when they are let in."""
    if needs is Needs.NOTHING:
        return None
    if principal in _WITHOUT_TOKEN:
        return _OUT
    if needs is Needs.TOKEN or principal in _INSIDE[needs]:
        return None
    return _FORBIDDEN if principal in _MEMBERS and needs is not Needs.SESSION else _HIDDEN
