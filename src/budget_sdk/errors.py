"""Errors of calls.

BudgetError
├── ConnectionFailed         no answer: wrong address, no network, server down
├── ClientClosed             the client was closed before this call
├── UnreadableAnswer         an answer that is not the budget API's
├── LocalFileHeld            a running server holds the local file, and no login for it is stored
├── LocalFileUnusable        the local file can't be opened, or it isn't clear as whom
├── PackageMissing           an optional package is not installed; the text names the command
├── UnknownName              a name that nothing has, or several have
├── SecondFactorRequired     a right first step of a sign-in; `ticket` goes with a code to `login_second`
├── WrongAmount              what was given as an amount is none
├── WrongMonth               what was given as a month is none
├── WrongFilter              a filter in words that can't be read
├── PartlyBooked             some of many expenses were refused
└── ApiError                 the server answered with a problem
    ├── Invalid              422  `fields` names what is wrong
    ├── NotFound             404  unknown, or not yours
    ├── Conflict             409  changed or deleted meanwhile, or an id used for something else
    │   └── Replaced              an entry was corrected meanwhile; `current` is the one that stands
    ├── AuthRequired         401  token missing, expired or ended
    ├── Forbidden            403  yours to see, not to change
    ├── RateLimited          429  `retry_after` seconds
    └── ServerError          5xx
"""

# ruff: noqa: N818 - named by the fact, read as `except NotFound`

import msgspec

from budget_core.base.errors import ErrorCode
from budget_core.contract.entries.history import AddExpense, HistoryEntry
from budget_core.contract.people.users import SecondFactorNeeded
from budget_core.contract.server.problems import Choice, Problem
from budget_core.filters import FilterError

_REASONS_NAMED = 3
_UNREADABLE = "{url} answered {status} with something else than a budget server sends: check the address"
_HELD = "The server at {url} holds the budget file in {folder}. Sign in to it: budget login {url}"
_READ_ONLY = 'This token is read-only. Create one with the scope "write".'


class BudgetError(Exception):
    """Base class of the errors of this package."""

    def __init__(self, text: str, **params: object) -> None:
        """Store the English text, the key of its translations, and the values of its `{placeholders}`."""
        super().__init__(text.format(**params) if params else text)
        self.text, self.params = text, params


class ConnectionFailed(BudgetError):
    """The server could not be reached."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__("{url} can't be reached: {reason}", url=url, reason=reason)
        self.url = url


class ClientClosed(BudgetError):
    """The client was closed before this call; nothing was sent."""

    def __init__(self, place: str) -> None:
        super().__init__("This client of {place} is closed. Make another one.", place=place)


class UnreadableAnswer(BudgetError):
    """An answer that is none of the budget API."""

    def __init__(self, url: str, status: int) -> None:
        super().__init__(_UNREADABLE, url=url, status=status)
        self.status = status


class LocalFileHeld(BudgetError):
    """A running server has the file open, and there is no login for it."""

    def __init__(self, folder: str, url: str) -> None:
        super().__init__(_HELD, folder=folder, url=url)
        self.url = url


class LocalFileUnusable(BudgetError):
    """The local file can't be opened, or it isn't clear as whom; the text says what to do."""


class PackageMissing(BudgetError):
    """An optional package is not installed."""

    def __init__(self, package: str, extra: str, command: str) -> None:
        super().__init__(
            "This needs another package ({package} is missing): {command}", package=package, command=command
        )
        self.package = package
        self.extra = extra
        """The extra of this package that brings it."""


class UnknownName(BudgetError):
    """A name of no row, or of several; the text lists the candidates."""


class WrongFilter(BudgetError, ValueError):
    """A filter in words that can't be read; `error.position` says where."""

    def __init__(self, error: FilterError) -> None:
        super().__init__(str(error))
        self.error = error


class SecondFactorRequired(BudgetError):
    """A sign-in that also needs a code: `client.users.login_second(ticket=error.ticket, code=…)` finishes it."""

    def __init__(self, needed: SecondFactorNeeded) -> None:
        super().__init__("Signing in also needs a code of the authenticator app, or a recovery code.")
        self.ticket = needed.ticket
        """Valid for five minutes and five tries."""
        self.factors = needed.second_factor


class WrongAmount(BudgetError, ValueError):
    """An invalid amount; nothing was sent."""

    def __init__(self, value: object) -> None:
        super().__init__("{value} is no amount. Write it like '12.50' or Decimal('12.50').", value=repr(value))
        self.given = value


class WrongMonth(BudgetError, ValueError):
    """An invalid month; nothing was sent."""

    def __init__(self, value: object) -> None:
        super().__init__("{value} is no month. Write it like '2026-10', or give a date of it.", value=repr(value))
        self.given = value


class PartlyBooked(BudgetError):
    """Some of many expenses were refused, the others are booked.

    Send the refused ones again once they are corrected.
    """

    def __init__(self, booked: list[HistoryEntry], refused: list[tuple[AddExpense, BudgetError]]) -> None:
        reasons = "; ".join(dict.fromkeys(str(error) for _, error in refused[:_REASONS_NAMED]))
        super().__init__(
            "{booked} booked, {refused} refused: {reasons}", booked=len(booked), refused=len(refused), reasons=reasons
        )
        self.booked = booked
        self.refused = refused
        """Each with its error, in the order they were given."""


class ApiError(BudgetError):
    """The server answered with a problem."""

    def __init__(self, status: int, problem: Problem, retry_after: int | None = None) -> None:
        super().__init__(problem.message)
        self.status = status
        self.problem = problem
        self.retry_after = retry_after
        """Seconds to wait before the next try, where the server says so."""

    @property
    def code(self) -> str:
        """Code of the error in `budget_core.base.errors.ErrorCode`."""
        return self.problem.code

    @property
    def message(self) -> str:
        """Text of the error in English."""
        return self.problem.message

    @property
    def fields(self) -> dict[str, str]:
        """Codes of wrong fields by the path of the field in the request."""
        return self.problem.fields

    @property
    def choices(self) -> dict[str, list[Choice]]:
        """Values that each field in doubt can take; empty where nothing can be chosen."""
        return self.problem.choices or {}


class Invalid(ApiError):
    """A field is wrong, or a rule forbids the change."""

    def __str__(self) -> str:
        wrong = ", ".join(f"{field} ({code})" for field, code in self.fields.items())
        return f"{self.message}: {wrong}" if wrong else self.message


class NotFound(ApiError):
    """Unknown, or not yours."""


class Conflict(ApiError):
    """Changed by somebody else (`problem.current` has the fields), or the id is taken.

    With the code `conflict.deleted` it was saved by an earlier try, and deleted since.
    """


class Replaced(Conflict):
    """An entry was corrected meanwhile, which gave it another id."""

    @property
    def current(self) -> HistoryEntry:
        """The entry that stands."""
        return msgspec.convert(self.problem.current, HistoryEntry)


class AuthRequired(ApiError):
    """The token is missing, expired or ended: log in."""


class Forbidden(ApiError):
    """Only the creator may, the scope is too small, or the e-mail is not verified."""

    @property
    def is_read_only_token(self) -> bool:
        """True where a token of the same user that may write could do this."""
        return self.problem.params.get("scope") == "read"

    def __str__(self) -> str:
        return _READ_ONLY if self.is_read_only_token else super().__str__()


class RateLimited(ApiError):
    """Too many calls."""


class ServerError(ApiError):
    """The server failed or is busy."""


NO_NAME = "No {noun} is called {typed}. There are: {names}."
_NOUNS = {"by": "person"}
_FILTER_CODES = frozenset(code for code in ErrorCode if code.startswith("filter."))
_KINDS: dict[int, type[ApiError]] = {
    401: AuthRequired,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    422: Invalid,
    429: RateLimited,
}


def api_error(url: str, status: int, content: bytes, retry_after: str | None) -> BudgetError:
    """Return the error for an answer with an error status."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        return UnreadableAnswer(url, status)
    kind = _KINDS.get(status, ServerError if status >= 500 else ApiError)
    if problem.code == ErrorCode.CONFLICT_REPLACED:
        kind = Replaced
    if problem.fields.get("where", "") in _FILTER_CODES:
        return _filter_error(ErrorCode(problem.fields["where"]), problem.params)
    seconds = int(retry_after) if retry_after and retry_after.isdecimal() else None
    return kind(status, problem, seconds)


def _filter_error(code: ErrorCode, params: dict[str, str]) -> BudgetError:
    """Return the error of a filter that the server refused."""
    if code is ErrorCode.FILTER_NAME:
        noun, typed = _NOUNS.get(params["field"], params["field"]), repr(params["typed"])
        return UnknownName(NO_NAME, noun=noun, typed=typed, names=params["names"])
    position = int(params["position"])
    return WrongFilter(FilterError(code, position, **{name: params[name] for name in params.keys() - {"position"}}))
