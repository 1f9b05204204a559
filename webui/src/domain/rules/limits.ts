/** Every number the web is limited by, with its unit in the name; the values are those of `limits.py`. */
export const AMOUNT_MAX = 999_999_999_999n; // hundredths
export const RATE_MAX = 1_000_000_000_000n;
export const RATE_DIGITS_MAX = 18;
export const PERCENT_MAX = 100;

export const NAME_MAX_CHARACTERS = 100;
export const NOTE_MAX_CHARACTERS = 1000;
export const LABEL_MAX_CHARACTERS = 100;
export const EMAIL_MAX_CHARACTERS = 254;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_CHARACTERS = 1024;
export const REMINDER_TITLE_MAX_CHARACTERS = 40;
export const REMINDER_COMMENT_MAX_CHARACTERS = 120;
export const SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_MAX_CHARACTERS = 100;
export const SEARCH_MAX_HITS = 10;
export const SEARCH_WORDS_MAX = 10;
export const SEARCH_WORD_MAX_CHARACTERS = 40;
export const TOKEN_MAX_CHARACTERS = 4096;

export const YEAR_MIN = 1970;
export const YEAR_MAX = 2999;
export const FIRST_DAY_MIN = 1;
export const FIRST_DAY_MAX = 28;
export const FIRST_DAY_GUEST = 1;
export const FIRST_DAY_FORM = 10;

export const IMAGE_MAX_BYTES = 6 * 1024 * 1024;
export const IMPORT_FILE_MAX_BYTES = 16 * 1024 * 1024;
export const AVATAR_SIZE_PX = 86;
export const AVATAR_SCALE_MIN = 1;
export const AVATAR_SCALE_MAX = 10;
export const AVATAR_SCALE_DEFAULT = 2;

export const LIST_SAVE_DEBOUNCE_MS = 1000;
export const MAIN_ACCOUNT_DEBOUNCE_MS = 700;
export const AUTOCOMPLETE_DEBOUNCE_MS = 700;
export const TOOLTIP_COPY_CLOSE_MS = 1500;
export const TOAST_HIDE_MS = 3000;
export const LONG_PRESS_MS = 800;
export const ICONS_COLLAPSED_PX = 96;
export const ONBOARDING_STEPS = 3;

export const RATES_REFRESH_DAYS = 2;
export const RATES_AGE_SHOWN_AFTER_DAYS = 4;

export const ACCOUNTS_MAX = 200;
export const CATEGORIES_MAX = 500;
export const LISTS_MAX = 500;
export const LIST_ITEMS_MAX = 200;
export const LIST_QUANTITY_MAX = 9999;
export const PLANNINGS_AT_ONCE_MAX = 500;
export const PLANNING_MONTHS_AT_ONCE_MAX = 24;

export const DEFAULT_CURRENCY = "USD";
export const DEFAULT_LANGUAGE = "en";
export const DEFAULT_MAIN_SCREEN = "expenses";
export const DEFAULT_EXPENSES_VIEW = "rounds-view";
export const DEFAULT_TIME_ZONE = "UTC";
