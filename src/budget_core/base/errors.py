"""Error codes, each named by the fact.

A code's value is the key of its text in `data/locales/*.json` (also used by the web). Which HTTP status a code
becomes is known by `budget_api.http.problems` alone; which exit code, by `budget_cli.exit_codes`.
"""

from collections.abc import Mapping
from enum import StrEnum


class ErrorCode(StrEnum):
    """Every code the product can answer with."""

    REQUEST_MALFORMED = "request.malformed"
    REQUEST_TOO_DEEP = "request.tooDeep"
    REQUEST_TOO_LARGE = "request.tooLarge"
    REQUEST_INVALID = "request.invalid"
    METHOD_NOT_ALLOWED = "request.methodNotAllowed"
    RATE_LIMITED = "request.rateLimited"
    NOT_FOUND = "notFound"
    SERVER_ERROR = "server.error"
    SERVER_BUSY = "server.busy"
    STORAGE_FULL = "server.storageFull"

    AUTH_REQUIRED = "auth.required"
    AUTH_FORBIDDEN = "auth.forbidden"
    AUTH_INVALID_CREDENTIALS = "auth.invalidCredentials"
    AUTH_PASSWORD_INCORRECT = "auth.passwordIncorrect"  # noqa: S105 - a code, not a secret
    AUTH_CODE_INCORRECT = "auth.codeIncorrect"
    AUTH_CODE_EXPIRED = "auth.codeExpired"
    AUTH_APPLE_UNVERIFIED = "auth.appleUnverified"
    AUTH_EMAIL_UNVERIFIED = "auth.emailUnverified"
    AUTH_PROVIDER_OFF = "auth.providerOff"
    AUTH_PROVIDER_FAILED = "auth.providerFailed"
    AUTH_LINK_PASSWORD = "auth.linkPassword"  # noqa: S105 - a code, not a secret
    AUTH_SIGN_IN_AGAIN = "auth.signInAgain"
    AUTH_SIGN_UP_CLOSED = "auth.signUpClosed"
    AUTH_INVITATION_REQUIRED = "auth.invitationRequired"
    AUTH_INVITATION_CODE = "auth.invitationCode"
    AUTH_DISABLED = "auth.disabled"
    AUTH_OWNER_ONLY = "auth.ownerOnly"
    USER_NOT_VERIFIED = "user.notVerified"
    USER_SELF = "user.self"

    CONFLICT_DELETED = "conflict.deleted"
    CONFLICT_ID = "conflict.id"
    CONFLICT_REPLACED = "conflict.replaced"
    CONFLICT_VERSION = "conflict.version"
    CONFLICT_BASKET = "conflict.basket"
    CONFLICT_CLAIMED = "conflict.claimed"

    VALIDATION_REQUIRED = "validation.required"
    VALIDATION_UNKNOWN = "validation.unknown"
    VALIDATION_TYPE = "validation.type"
    VALIDATION_MAX = "validation.max"
    VALIDATION_COUNT = "validation.count"
    VALIDATION_NAME_MAX = "validation.nameMax"
    VALIDATION_LINE_MAX = "validation.lineMax"
    VALIDATION_NOTE_MAX = "validation.noteMax"
    VALIDATION_TITLE_MAX = "validation.titleMax"
    VALIDATION_COMMENT_MAX = "validation.commentMax"
    VALIDATION_QUANTITY_MAX = "validation.quantityMax"
    VALIDATION_ITEMS_MAX = "validation.itemsMax"
    VALIDATION_TEXT = "validation.text"
    VALIDATION_TAG = "validation.tag"
    VALIDATION_EMAIL = "validation.email"
    VALIDATION_PASSWORD = "validation.password"  # noqa: S105 - a code, not a secret
    VALIDATION_PASSWORD_COMMON = "validation.passwordCommon"  # noqa: S105 - a code, not a secret
    VALIDATION_PASSWORD_OWN = "validation.passwordOwn"  # noqa: S105 - a code, not a secret
    VALIDATION_UNIQUE = "validation.unique"
    VALIDATION_AMOUNT = "validation.amount"
    VALIDATION_AMOUNT_RANGE = "validation.amountRange"
    VALIDATION_AMOUNT_DIGITS = "validation.amountDigits"
    VALIDATION_POSITIVE = "validation.positive"
    VALIDATION_NEGATIVE = "validation.negative"
    VALIDATION_RATE = "validation.rate"
    VALIDATION_CURRENCY = "validation.currency"
    VALIDATION_ICON = "validation.icon"
    VALIDATION_CHOICE = "validation.choice"
    VALIDATION_ID = "validation.id"
    VALIDATION_DATE = "validation.date"
    VALIDATION_PAST = "validation.past"
    VALIDATION_FORECAST = "validation.forecast"
    VALIDATION_MONTH = "validation.month"
    VALIDATION_TIME = "validation.time"
    VALIDATION_TIME_ZONE = "validation.timeZone"
    VALIDATION_REFERENCE = "validation.reference"
    VALIDATION_ITEMS = "validation.items"
    VALIDATION_BALANCE = "validation.balance"
    VALIDATION_PASSWORDS_MATCH = "validation.passwordsMatch"
    VALIDATION_BIG_FILE = "validation.bigFile"
    VALIDATION_FILE_TYPE = "validation.fileType"

    ACCOUNT_LAST = "account.last"
    ACCOUNT_MAIN = "account.main"
    ACCOUNT_MAIN_LAST = "account.mainLast"
    ACCOUNT_CURRENCY_USED = "account.currencyUsed"
    ACCOUNT_INVESTMENT = "account.investment"
    WORKSPACE_PERSONAL = "workspace.personal"
    WORKSPACE_LAST = "workspace.last"
    LINK_GONE = "link.gone"
    MEMBER_BALANCE = "member.balance"
    WORKSPACE_VIEWER = "workspace.viewer"
    ENTRY_KIND = "entry.kind"
    LINES_SUM = "lines.sum"
    SHARES_SUM = "shares.sum"
    SHARES_MEMBER = "shares.member"
    SHARES_RULE = "shares.rule"
    SETTLEMENT_SELF = "settlement.self"
    REFUND_SUM = "refund.sum"
    REFUND_CURRENCY = "refund.currency"
    EXPENSE_NO_RATE = "expense.noRate"
    TRANSFER_SAME_ACCOUNT = "transfer.sameAccount"
    QUICK_CHOOSE = "quick.choose"
    QUICK_KINDS = "quick.kinds"
    UNDO_DEPENDED_ON = "undo.dependedOn"
    FILTER_UNCLOSED = "filter.unclosed"
    FILTER_UNOPENED = "filter.unopened"
    FILTER_QUOTE = "filter.quote"
    FILTER_OPERAND = "filter.operand"
    FILTER_FIELD = "filter.field"
    FILTER_EMPTY = "filter.empty"
    FILTER_EXACT = "filter.exact"
    FILTER_KIND = "filter.kind"
    FILTER_DAY = "filter.day"
    FILTER_AMOUNT = "filter.amount"
    FILTER_LENGTH = "filter.length"
    FILTER_CONDITIONS = "filter.conditions"
    FILTER_DEPTH = "filter.depth"
    FILTER_NAME = "filter.name"
    IMPORT_FORMAT = "import.format"
    IMPORT_BROKEN = "import.broken"
    IMPORT_CUT_OFF = "import.cutOff"
    IMPORT_UNSAFE = "import.unsafe"
    IMPORT_INCLUDE = "import.include"
    IMPORT_ENCODING = "import.encoding"
    IMPORT_NO_LINES = "import.noLines"
    IMPORT_TOO_BIG = "import.tooBig"
    IMPORT_TOO_LONG = "import.tooLong"
    IMPORT_TOO_SLOW = "import.tooSlow"
    IMPORT_CELL = "import.cell"
    IMPORT_FORMULA = "import.formula"
    IMPORT_DATE = "import.date"
    IMPORT_AMOUNT = "import.amount"
    IMPORT_ZERO = "import.zero"
    IMPORT_NO_ENTRY = "import.noEntry"
    IMPORT_OTHER_SIDE = "import.otherSide"
    IMPORT_ACCOUNT = "import.account"
    IMPORT_CURRENCY = "import.currency"
    IMPORT_SKIPPED = "import.skipped"
    IMPORT_DUPLICATE = "import.duplicate"
    MIGRATION_UNKNOWN = "migration.unknown"
    MIGRATION_EMPTY = "migration.empty"
    MIGRATION_BROKEN = "migration.broken"
    MIGRATION_VALUE = "migration.value"
    MIGRATION_VERSION = "migration.version"
    MIGRATION_OTHERS = "migration.others"
    MIGRATION_INCOMPLETE = "migration.incomplete"
    MIGRATION_TOO_BIG = "migration.tooBig"
    MIGRATION_UNSAFE = "migration.unsafe"
    SUBSCRIPTION_REQUIRED = "subscription.required"
    SUBSCRIPTION_PRESENT = "subscription.present"
    SUBSCRIPTION_ENDED = "subscription.ended"
    PAYMENTS_OFF = "payments.off"
    PAYMENTS_DECLINED = "payments.declined"
    STOCKS_OFF = "stocks.off"
    STOCKS_LIMITED = "stocks.limited"
    STOCKS_UNKNOWN = "stocks.unknown"
    PROVIDER_UNAVAILABLE = "provider.unavailable"


class DomainError(Exception):
    """A rule was broken.

    `fields` maps a field path as the client wrote it (`name`, `listItems.0.label`) to the code of what is wrong
    with it; `params` fill the placeholders of the code's text.
    """

    def __init__(self, code: ErrorCode, fields: Mapping[str, ErrorCode] | None = None, **params: str) -> None:
        super().__init__(code.value)
        self.code = code
        self.fields: dict[str, ErrorCode] = dict(fields or {})
        self.params = params


def field_error(field: str, code: ErrorCode) -> DomainError:
    """Return the error of one wrong field."""
    return DomainError(ErrorCode.REQUEST_INVALID, {field: code})
