"""The address that Apple sends browsers back to: a page for them, no call of the API."""

from typing import Any
from urllib.parse import urlencode

import msgspec
from litestar import Request, Response, get, post
from litestar.status_codes import HTTP_303_SEE_OTHER

from budget_api.server.incoming import complete

APPLE_PAGE = "/apple"
_PASSED_ON = ("code", "state", "error")


class _AppleName(msgspec.Struct, rename="camel", frozen=True):
    first_name: str = ""
    last_name: str = ""


class _AppleUser(msgspec.Struct):
    name: _AppleName = _AppleName()


@post("/api/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_return(request: Request[Any, Any, Any]) -> Response[None]:
    """Pass the fields of Apple's form on to the page of the web app, behind `#`, where no log sees them."""
    form = await complete(request.form())
    passed = {name: form[name] for name in _PASSED_ON if isinstance(form.get(name), str)}
    if name := _name_of(form.get("user")):
        passed["name"] = name
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": f"{APPLE_PAGE}#{urlencode(passed)}"})


@get("/api/auth/apple", include_in_schema=False, status_code=HTTP_303_SEE_OTHER)
async def apple_by_hand() -> Response[None]:
    """Lead whoever opens the address by hand to the app."""
    return Response(None, status_code=HTTP_303_SEE_OTHER, headers={"location": "/"})


def _name_of(user: object) -> str:
    """Return the name that Apple tells at the first sign-in; nobody signs it, so it is for show alone."""
    try:
        found = msgspec.json.decode(user if isinstance(user, str) else "{}", type=_AppleUser).name
    except (ValueError, RecursionError):
        return ""
    return f"{found.first_name} {found.last_name}".strip()
