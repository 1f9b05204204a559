/** What can go wrong, each as a code named by the fact; the value is the key of its text. Same list as `errors.py`. */
export const ErrorCode = {
  REQUEST_MALFORMED: "request.malformed",
  REQUEST_TOO_DEEP: "request.tooDeep",
  REQUEST_TOO_LARGE: "request.tooLarge",
  REQUEST_INVALID: "request.invalid",
  METHOD_NOT_ALLOWED: "request.methodNotAllowed",
  RATE_LIMITED: "request.rateLimited",
  NOT_FOUND: "notFound",
  SERVER_ERROR: "server.error",
  SERVER_BUSY: "server.busy",
  STORAGE_FULL: "server.storageFull",

  AUTH_REQUIRED: "auth.required",
  AUTH_FORBIDDEN: "auth.forbidden",
  AUTH_INVALID_CREDENTIALS: "auth.invalidCredentials",
  AUTH_PASSWORD_INCORRECT: "auth.passwordIncorrect",
  AUTH_CODE_INCORRECT: "auth.codeIncorrect",
  AUTH_CODE_EXPIRED: "auth.codeExpired",
  AUTH_APPLE_UNVERIFIED: "auth.appleUnverified",
  AUTH_EMAIL_UNVERIFIED: "auth.emailUnverified",
  AUTH_PROVIDER_OFF: "auth.providerOff",
  AUTH_PROVIDER_FAILED: "auth.providerFailed",
  AUTH_LINK_PASSWORD: "auth.linkPassword",
  AUTH_SIGN_IN_AGAIN: "auth.signInAgain",
  AUTH_SIGN_UP_CLOSED: "auth.signUpClosed",
  AUTH_INVITATION_REQUIRED: "auth.invitationRequired",
  AUTH_INVITATION_CODE: "auth.invitationCode",
  AUTH_DISABLED: "auth.disabled",
  AUTH_OWNER_ONLY: "auth.ownerOnly",
  USER_NOT_VERIFIED: "user.notVerified",
  USER_SELF: "user.self",

  CONFLICT_DELETED: "conflict.deleted",
  CONFLICT_ID: "conflict.id",
  CONFLICT_VERSION: "conflict.version",

  VALIDATION_REQUIRED: "validation.required",
  VALIDATION_UNKNOWN: "validation.unknown",
  VALIDATION_TYPE: "validation.type",
  VALIDATION_MAX: "validation.max",
  VALIDATION_COUNT: "validation.count",
  VALIDATION_NAME_MAX: "validation.nameMax",
  VALIDATION_TEXT: "validation.text",
  VALIDATION_EMAIL: "validation.email",
  VALIDATION_PASSWORD: "validation.password",
  VALIDATION_PASSWORD_COMMON: "validation.passwordCommon",
  VALIDATION_PASSWORD_OWN: "validation.passwordOwn",
  VALIDATION_UNIQUE: "validation.unique",
  VALIDATION_AMOUNT: "validation.amount",
  VALIDATION_AMOUNT_RANGE: "validation.amountRange",
  VALIDATION_AMOUNT_DIGITS: "validation.amountDigits",
  VALIDATION_POSITIVE: "validation.positive",
  VALIDATION_NEGATIVE: "validation.negative",
  VALIDATION_RATE: "validation.rate",
  VALIDATION_CURRENCY: "validation.currency",
  VALIDATION_ICON: "validation.icon",
  VALIDATION_CHOICE: "validation.choice",
  VALIDATION_ID: "validation.id",
  VALIDATION_DATE: "validation.date",
  VALIDATION_PAST: "validation.past",
  VALIDATION_MONTH: "validation.month",
  VALIDATION_TIME_ZONE: "validation.timeZone",
  VALIDATION_REFERENCE: "validation.reference",
  VALIDATION_ITEMS: "validation.items",
  VALIDATION_BALANCE: "validation.balance",
  VALIDATION_PASSWORDS_MATCH: "validation.passwordsMatch",
  VALIDATION_BIG_FILE: "validation.bigFile",
  VALIDATION_FILE_TYPE: "validation.fileType",

  ACCOUNT_LAST: "account.last",
  ACCOUNT_MAIN: "account.main",
  ACCOUNT_MAIN_LAST: "account.mainLast",
  ACCOUNT_CURRENCY_USED: "account.currencyUsed",
  ACCOUNT_INVESTMENT: "account.investment",
  WORKSPACE_PERSONAL: "workspace.personal",
  WORKSPACE_LAST: "workspace.last",
  ENTRY_KIND: "entry.kind",
  EXPENSE_NO_RATE: "expense.noRate",
  TRANSFER_SAME_ACCOUNT: "transfer.sameAccount",
  UNDO_DEPENDED_ON: "undo.dependedOn",
  IMPORT_FORMAT: "import.format",
  IMPORT_BROKEN: "import.broken",
  IMPORT_CUT_OFF: "import.cutOff",
  IMPORT_UNSAFE: "import.unsafe",
  IMPORT_ENCODING: "import.encoding",
  IMPORT_NO_LINES: "import.noLines",
  IMPORT_TOO_BIG: "import.tooBig",
  IMPORT_TOO_LONG: "import.tooLong",
  IMPORT_TOO_SLOW: "import.tooSlow",
  IMPORT_CELL: "import.cell",
  IMPORT_FORMULA: "import.formula",
  IMPORT_DATE: "import.date",
  IMPORT_AMOUNT: "import.amount",
  IMPORT_ZERO: "import.zero",
  IMPORT_NO_ENTRY: "import.noEntry",
  IMPORT_OTHER_SIDE: "import.otherSide",
  IMPORT_ACCOUNT: "import.account",
  IMPORT_CURRENCY: "import.currency",
  IMPORT_SKIPPED: "import.skipped",
  IMPORT_DUPLICATE: "import.duplicate",
  SUBSCRIPTION_REQUIRED: "subscription.required",
  SUBSCRIPTION_PRESENT: "subscription.present",
  SUBSCRIPTION_ENDED: "subscription.ended",
  PAYMENTS_OFF: "payments.off",
  PAYMENTS_DECLINED: "payments.declined",
  STOCKS_OFF: "stocks.off",
  STOCKS_LIMITED: "stocks.limited",
  PROVIDER_UNAVAILABLE: "provider.unavailable",
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** Field path as the form knows it (`name`, `listItems.0.label`) → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

/** A rule was broken; `params` fill the placeholders of the code's text. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  readonly params: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, fields: FieldErrors = {}, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.params = params;
  }
}

/** One wrong field, as the error every form understands. */
export function fieldError(field: string, code: ErrorCode): DomainError {
  return new DomainError(ErrorCode.REQUEST_INVALID, { [field]: code });
}
