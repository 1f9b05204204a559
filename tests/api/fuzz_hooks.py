"""What Schemathesis is told beside the document: who calls, and ids of rows that exist (`SCHEMATHESIS_HOOKS`).

Made-up ids only ever meet a 404; with those of a real person calls get as far as the rules. The person is replaced
every so many calls, and at once when a call ended the session, so that what was broken is whole again.
"""

from typing import Any
from uuid import UUID, uuid4

import httpx
import schemathesis

from tests.api.people import Person, new_token, sign_up
from tests.api.reminders import RENT
from tests.api.schedules import schedule
from tests.waiting import WAIT_SECONDS

CALLS_A_PERSON = 150
SESSION_ENDERS = ("logout", "delete-user", "changePassword", "sessions", "submitEmailVerification", "user-update")

Ids = dict[str, str]


class Caller:
    """The person whose token is used, and the ids they know."""

    def __init__(self) -> None:
        self._left = 0
        self._person: Person | None = None
        self._ids: Ids = {}

    def token(self, base_url: str) -> str:
        """Return the token of a signed-in person."""
        self._left -= 1
        if self._person is None or self._left < 0:
            self.close()
            self._person = sign_up(httpx.Client(base_url=base_url, timeout=WAIT_SECONDS))
            self._ids = _ids(self._person)
            self._left = CALLS_A_PERSON
        return self._person.token

    def close(self) -> None:
        """Close the connection of the person."""
        if self._person is not None:
            self._person.client.close()

    def forget(self) -> None:
        """Note that the session may have ended."""
        self._left = 0

    def known(self, name: str, value: Any) -> Any:
        """A row of the person instead of a made-up id; anything else stays as it is."""
        return self._ids.get(name.replace("_", "").lower(), value) if _is_id(value) else value


def _ids(person: Person) -> Ids:
    workspace = person.workspace
    list_ = person.post(f"/list/{workspace}/create", {"name": "Shop", "listItems": [{"label": "milk"}]})
    plan = {"categoryId": person.categories["Food"], "date": "2026-12-01", "budget": "300"}
    return {
        "workspaceid": workspace,
        "accountid": person.accounts["Cash"],
        "fromaccountid": person.accounts["Credit Card"],
        "frommemberid": person.id,
        "paidby": person.id,
        "categoryid": person.categories["Food"],
        "fromcategoryid": person.categories["Food"],
        "tocategoryid": person.categories["Transport"],
        "entryid": person.spend("12.50")["id"],
        "memberid": person.post(f"/workspace/{workspace}/members", {"name": "Grandma"})["memberId"],
        "linkid": person.post(f"/workspace/{workspace}/links", {})["id"],
        "listid": list_["id"],
        "itemid": list_["listItems"][0]["id"],
        "reminderid": _reminder_of(person),
        "scheduleid": schedule(person)["id"],
        "tokenid": new_token(person, "read").id,
        "planningid": person.post(f"/planning/{workspace}/planning-category", plan)["id"],
    }


def _reminder_of(person: Person) -> str:
    """Return the id of a new reminder; an id of none on a server where reminders need a subscription."""
    made = person.call("POST", "/reminder/create", RENT).json()
    return str(made.get("id", uuid4()))


def _is_id(value: Any) -> bool:
    try:
        UUID(value)
    except (ValueError, TypeError, AttributeError):
        return False
    return True


caller = Caller()


@schemathesis.auth(refresh_interval=None)
class Token:
    """The `authorization` header of calls that ask for one."""

    def get(self, case: "schemathesis.Case[Any]", context: schemathesis.AuthContext) -> str:
        """Return the token of the present caller."""
        return caller.token(str(case.operation.base_url).removesuffix("/api"))

    def set(self, case: "schemathesis.Case[Any]", token: str, context: schemathesis.AuthContext) -> None:
        """Say so."""
        case.headers["authorization"] = token


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: "schemathesis.Case[Any]", kwargs: dict[str, Any]) -> None:
    """Put known ids where some id was made up."""
    for place in (case.path_parameters, case.body):
        if isinstance(place, dict):
            place.update({name: caller.known(name, value) for name, value in place.items() if name != "id"})


@schemathesis.hook
def after_call(
    context: schemathesis.HookContext, case: "schemathesis.Case[Any]", response: schemathesis.Response
) -> None:
    """Sign up anew after a call that took a row away or may have ended the session."""
    ends = case.method == "DELETE" or any(name in case.path for name in SESSION_ENDERS)
    if ends and response.status_code < 300:
        caller.forget()
