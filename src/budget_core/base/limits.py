"""Every number the product is limited by, with its unit in the name."""

from decimal import Decimal
from typing import Final

AMOUNT_MAX: Final = Decimal("9999999999.99")
RATE_MAX: Final = Decimal("1000000000000")
RATE_DIGITS_MAX: Final = 18
PERCENT_MAX: Final = 100

NAME_MAX_CHARACTERS: Final = 100
NOTE_MAX_CHARACTERS: Final = 1000
PAYEE_MAX_CHARACTERS: Final = 100
TAG_MAX_CHARACTERS: Final = 30
TAGS_MAX: Final = 10
"""Tags of one entry."""
QUICK_MEMORY_MAX: Final = 300
"""Newest entries whose notes a typed line is compared with."""
LABEL_MAX_CHARACTERS: Final = 100
EMAIL_MAX_CHARACTERS: Final = 254
PASSWORD_MIN_CHARACTERS: Final = 8
PASSWORD_MAX_CHARACTERS: Final = 1024
REMINDER_TITLE_MAX_CHARACTERS: Final = 40
REMINDER_COMMENT_MAX_CHARACTERS: Final = 120
SEARCH_MIN_CHARACTERS: Final = 3
SEARCH_MAX_CHARACTERS: Final = 100
SEARCH_MAX_HITS: Final = 10
FILTER_MAX_CHARACTERS: Final = 1000
FILTER_CONDITIONS_MAX: Final = 30
SEARCH_WORDS_MAX: Final = 10
SEARCH_WORD_MAX_CHARACTERS: Final = 40
TOKEN_MAX_CHARACTERS: Final = 4096
JSON_DEPTH: Final = 32
BODY_MAX_BYTES: Final = 64 * 1024

YEAR_MIN: Final = 1970
YEAR_MAX: Final = 2999
FIRST_DAY_MIN: Final = 1
FIRST_DAY_MAX: Final = 28
FIRST_DAY_GUEST: Final = 1
FIRST_DAY_FORM: Final = 10

IMAGE_MAX_BYTES: Final = 6 * 1024 * 1024
IMAGE_MAX_PIXELS: Final = 16_000_000
IMAGE_TYPES: Final = ("image/jpeg", "image/png")
AVATAR_SIZE_PX: Final = 86
AVATAR_STORED_PX: Final = 256
AVATAR_SCALE_MIN: Final = 1
AVATAR_SCALE_MAX: Final = 10
AVATAR_SCALE_DEFAULT: Final = 2
AVATAR_SCALE_STEP: Final = Decimal("0.1")

LIST_SAVE_DEBOUNCE_MS: Final = 1000
MAIN_ACCOUNT_DEBOUNCE_MS: Final = 700
AUTOCOMPLETE_DEBOUNCE_MS: Final = 700
TOOLTIP_COPY_CLOSE_MS: Final = 1500
TOAST_HIDE_MS: Final = 3000
LONG_PRESS_MS: Final = 800
ICONS_COLLAPSED_PX: Final = 96
ONBOARDING_STEPS: Final = 3

RATES_REFRESH_DAYS: Final = 2
RATES_AGE_SHOWN_AFTER_DAYS: Final = 4
STATISTICS_DEFAULT_MONTHS: Final = 12
STATISTICS_MAX_MONTHS: Final = 120

CODE_CHARACTERS: Final = 8
CODE_ATTEMPTS: Final = 5
CODE_LIFETIME_MINUTES: Final = 10
TOTP_DIGITS: Final = 6
TOTP_PERIOD_SECONDS: Final = 30
RECOVERY_CODES: Final = 10
SIGN_IN_TICKET_MINUTES: Final = 5
SIGN_IN_TICKET_TRIES: Final = 5
SECOND_FACTOR_MISSES_MAX: Final = 10
"""Wrong codes in `SECOND_FACTOR_LOCK_MINUTES` that lock codes for as long."""
SECOND_FACTOR_LOCK_MINUTES: Final = 15
RESET_LINK_HOURS: Final = 24
"""Lifetime of the link by which the server's owner lets a user set a new password."""
INVITATION_CODE_CHARACTERS: Final = 16
INVITATION_CODE_MAX_CHARACTERS: Final = 40
"""As it may be typed: with spaces and dashes."""
INVITATION_CODE_USES_MAX: Final = 1000
INVITATION_CODE_DAYS_MAX: Final = 366
INVITATION_CODE_DAYS_DEFAULT: Final = 14
LINK_USES_MAX: Final = 50
LINK_DAYS_MAX: Final = 30
LINK_DAYS_DEFAULT: Final = 7
LINKS_OPEN_MAX: Final = 20
"""Open invitation links of a workspace."""
LINK_CODE_BYTES: Final = 16
LINK_CODE_MAX_CHARACTERS: Final = 64
SERVER_USERS_SHOWN: Final = 200
"""Users in one answer to the server's owner; a search finds the others."""
PROVIDER_SIGN_IN_MINUTES: Final = 10
RECENT_SIGN_IN_MINUTES: Final = 5
LIVE_AUTHENTICATE_SECONDS: Final = 5
LIVE_FRAME_MAX_BYTES: Final = 16 * 1024
LIVE_MESSAGES_PER_SECOND_MAX: Final = 20
LIVE_SOCKETS_PER_USER_MAX: Final = 10
LIVE_QUEUE_MAX_EVENTS: Final = 64
CHANGES_DEFAULT: Final = 500
CHANGES_MAX: Final = 2000
CATCH_UP_MAX: Final = 500
"""Revisions a copy may be behind; one that is older is made anew."""
CATCH_UP_ROWS_MAX: Final = 5000
"""Changed rows that a copy catches up with; beyond them it is made anew."""
CHANGES_KEPT_DAYS: Final = 400
"""For so long the log of a workspace keeps who changed what; undo reaches no further back."""
CHANGES_KEPT_ROWS: Final = 50_000
"""Changed rows that the log of one workspace keeps at most, and the rest of the change set with the last of them."""
SHARE_PARTS_MAX: Final = 1000
"""Parts that a rule of shares gives to one member."""
HISTORY_PAGE: Final = 50
ENTRY_LINES_MAX: Final = 50
"""Lines that an expense or a refund is divided into."""
ACTIVITY_PAGE: Final = 50
ACTIVITY_PAGE_MAX: Final = 200
CHANGES_SHOWN: Final = 100
"""Rows that a change set names."""
CHECKOUT_COUNTRY: Final = "ES"

WORKSPACES_MAX: Final = 50
PARTICIPANTS_MAX: Final = 50
NAMES_MAX: Final = 50
"""Names of people without an account in a workspace."""
WORKSPACE_FILE_MEMBERS_MAX: Final = 500
"""People in the file of a workspace, former ones too."""
INVITATIONS_PENDING_MAX: Final = 20
ACCOUNTS_MAX: Final = 200
CATEGORIES_MAX: Final = 500
LISTS_MAX: Final = 500
LIST_ITEMS_MAX: Final = 200
LIST_QUANTITY_MAX: Final = 9999
PRICES_MAX: Final = 1000
"""Last prices that a workspace keeps; beyond them the oldest are forgotten."""
LIST_BODY_MAX_BYTES: Final = 256 * 1024
PLANNINGS_AT_ONCE_MAX: Final = 500
PLANNING_MONTHS_AT_ONCE_MAX: Final = 24
REMINDERS_MAX: Final = 100
REMINDER_LATE_HOURS: Final = 24
"""Hours after its time in which a reminder is still sent."""
SCHEDULES_MAX: Final = 200
SCHEDULE_EVERY_MAX: Final = 99
SCHEDULE_COUNT_MAX: Final = 999
SCHEDULE_BACKFILL_DAYS_MAX: Final = 400
"""Days in the past from which a new schedule can be due at once."""
SCHEDULE_DUE_SHOWN: Final = 400
"""Due occurrences that an answer names of one schedule, the oldest of them."""
FORECAST_DAYS_MAX: Final = 400
FORECAST_ITEMS_SHOWN: Final = 1000
"""Occurrences that a forecast names, the first of them; its balances count all."""
PAST_DUE_DAYS: Final = 7
"""Days for which an unpaid subscription is still good."""
PUSH_SUBSCRIPTIONS_MAX: Final = 10
PUSH_ENDPOINT_MAX_CHARACTERS: Final = 1024
STOCKS_FOUND_MAX: Final = 20
STOCKS_KEPT_HOURS: Final = 24
QUOTE_KEPT_SECONDS: Final = 60
SESSIONS_MAX: Final = 50
"""Sign-ins of one user at once; the oldest ends when there is one more."""
TOKENS_MAX: Final = 50
TOKEN_DAYS_MAX: Final = 366
TOKEN_DAYS_DEFAULT: Final = 90

GUEST_ACCOUNTS_MAX: Final = 200
GUEST_BODY_MAX_BYTES: Final = 8 * 1024 * 1024
GUEST_ACCOUNTS_HISTORY_MAX: Final = 5000
GUEST_CATEGORIES_MAX: Final = 500
GUEST_PLANNINGS_MAX: Final = 1200
GUEST_PLANNING_CATEGORIES_MAX: Final = 5000
GUEST_LISTS_MAX: Final = 500
GUEST_LIST_ITEMS_MAX: Final = 10_000
GUEST_HISTORY_MAX: Final = 20_000
GUEST_HISTORY_WORDS_MAX: Final = 100_000

GUEST_PART_HISTORY_MAX: Final = 500
"""Entries in one further part of a guest's history: written within a fraction of a second."""
GUEST_PART_MAX_BYTES: Final = 1024 * 1024

WORKSPACE_FILE_MAX_BYTES: Final = 40 * 1024 * 1024
"""Size of a workspace's file; a signed-in person brings back more than a guest brings along."""
WORKSPACE_FILE_HISTORY_MAX: Final = 100_000
WORKSPACE_FILE_WORDS_MAX: Final = 1_000_000
WORKSPACE_FILE_PLANS_MAX: Final = 60_000
"""Plans of a workspace's file, and its carry-over rules: ten years of 500 categories."""
WORKSPACE_FILE_ADJUSTMENTS_MAX: Final = 20_000

MIGRATION_FILES_MAX: Final = 20
MIGRATION_MAX_BYTES: Final = 30_000_000
"""Files of one migration together: in base64 they fit into the body of a call."""
MIGRATION_UNPACKED_MAX_BYTES: Final = 192 * 1024 * 1024
"""Size of all files of a migration, unpacked."""
MIGRATION_MEMBERS_MAX: Final = 200
"""Files in one archive."""
MIGRATION_EXAMPLES_SHOWN: Final = 5
MIGRATION_DIFFERENCES_SHOWN: Final = 200

IMPORT_FILE_MAX_BYTES: Final = 16 * 1024 * 1024
IMPORT_BODY_MAX_BYTES: Final = 24 * 1024 * 1024
"""Size of an import's file in base64, with the decisions about its lines."""
IMPORT_LINES_MAX: Final = 100_000
IMPORT_STATEMENTS_MAX: Final = 10_000
"""Statements in one file: one a day for 27 years."""
IMPORT_CELLS_MAX: Final = 1_000_000
"""Cells of a workbook: 100 000 lines with ten columns."""
IMPORT_STRINGS_MAX: Final = 300_000
"""Different texts of a workbook: 100 000 lines with three."""
IMPORT_COLUMNS_MAX: Final = 200
IMPORT_CELL_MAX_CHARACTERS: Final = 10_000
IMPORT_LINES_SHOWN: Final = 500
"""Lines in one answer of the preview."""
IMPORT_LINES_NAMED: Final = 1000
"""Lines that a report names of those not taken."""
IMPORT_MAPPINGS_MAX: Final = 50
IMPORT_RULES_MAX: Final = 500
RULED_ENTRIES_MAX: Final = 20_000
"""Newest entries that rules are tried on."""
RULED_ENTRIES_SHOWN: Final = 500
"""Entries that a preview of rules shows, and that rules are applied to at once."""
BANK_ID_MAX_CHARACTERS: Final = 255

DEFAULT_CURRENCY: Final = "USD"
DEFAULT_LANGUAGE: Final = "en"
DEFAULT_MAIN_SCREEN: Final = "expenses"
DEFAULT_EXPENSES_VIEW: Final = "rounds-view"
DEFAULT_TIME_ZONE: Final = "UTC"
