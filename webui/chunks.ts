/**
 * How the app is cut into files: few enough to be asked for at once, and none with much that its screen does not run. What
 * only one screen has is a file by itself; here is what several share. `tests/web/first-load.spec.ts` holds the sizes.
 */

/** A group of modules. The first that fits takes a module, and with it what that imports and no earlier group has. */
interface Group {
  readonly name: string;
  readonly test: RegExp;
  /** Leaves out modules that fewer files of the app would have. */
  readonly minShareCount: number;
}

/** Modules that most files have, many, or at least two. */
const MOST = 12;
const MANY = 5;
const SEVERAL = 2;

/** Modules of the app by their paths. */
function app(...paths: readonly string[]): RegExp {
  return new RegExp(`/webui/src/(?:${paths.join("|")})`);
}

function group(name: string, minShareCount: number, ...paths: readonly string[]): Group {
  return { name, test: app(...paths), minShareCount };
}

/** Texts are files of their own: one language has no use for the other. */
const CODE = "(?!i18n/screens|i18n/(?:en|ua)\\.)";

const LIBRARIES: readonly Group[] = [
  { name: "forms", test: /\/node_modules\/react-hook-form\//, minShareCount: SEVERAL },
  {
    name: "popups",
    test: /\/node_modules\/@base-ui\/react\/(dialog|drawer|alert-dialog|toast)\//,
    minShareCount: SEVERAL,
  },
  { name: "choices", test: /\/node_modules\/@base-ui\//, minShareCount: SEVERAL },
  { name: "icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: MANY },
  { name: "more-icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: SEVERAL },
];

/** What the tabs have, and the page for strangers has of it. */
const TABS: readonly Group[] = [
  group(
    "list",
    SEVERAL,
    "ui/(?:rows/(?:ListRow|RowSurface)|art/IconTile)",
    "data/server/answer",
    "state/(?:remote|session/(?:signIn|capabilities))",
    "i18n/useMessage",
  ),
  group(
    "common",
    SEVERAL,
    "ui/(?:fields/(?:useTabs|SegmentedTabs)|frame/(?:Panel|PageBar|Banner)|figures/(?:Bar|DataTable))",
    "ui/(?:actions/Chip|rows/Tag|keypad/useDebounced)",
    "parts/(?:laterSheet|useRunLoading|use\\w*Tabs|useBack|WhoseToggle|use\\w*Toast)",
    "parts/(?:forms/(?:useKeptThing|typedMoney)|payees/payeePath|tags/tagPath)",
    "i18n/useErrorText",
    "state/budget/(?:whose|people|historyFilter|firstEntry|statistics)",
    "domain/(?:rules/(?:suggestions|accountHistory)|budget/(?:apply/rows|countedAmount))",
  ),
  group("search", SEVERAL, "domain/rules/(?:search|tags|payees|validation)"),
  group(
    "history",
    SEVERAL,
    "state/budget/(?:history|accounts|monthEnd|conversion)\\.",
    "domain/(?:budget/(?:apply/bookings|corrections|accountHistoryView)|rules/(?:lines|expenses))",
  ),
  group(
    "common",
    MOST,
    `${CODE}(?:state|i18n)/`,
    "ui/(?:rows|frame|actions|art|figures|browser|overlays/SheetList)/",
    "parts/(?!forms|tags|payees)",
  ),
];

const PARTS: readonly Group[] = [
  group(
    "entries",
    SEVERAL,
    "parts/entry/(?!\\w*(?:Standing|Meanwhile|Facts|Delete))",
    "parts/(?:tags/(?!Tag)|payees/(?!Payee(?:Sheet|Chip\\b)))",
    "parts/(?:MoreButton|useDayTitle|days|FilterChip|ChoiceSheet|usePeopleChoices|useMonthsOf)",
    "ui/(?:rows/(?!BudgetRow)|browser/useInView|overlays/SheetList)",
    "state/budget/(?:filtering|historySearch|payees|members)",
    "domain/budget/payeesView",
  ),
  group(
    "plan",
    SEVERAL,
    "features/planning/rows/",
    "features/planning/(?:laterSheets|useSheets)",
    "state/budget/(?:planChanges|suggestions|categoryMonth)",
  ),
  group(
    "order",
    SEVERAL,
    "parts/(?:BudgetRows|order|useCopyLastMonth|MoreRow)",
    "ui/fields/Switch",
    "features/planning/restore/useRestorable",
  ),
  group(
    "lists",
    1,
    "state/budget/(?:lists|basket)",
    "domain/(?:rules/lists|budget/(?:itemChanges|apply/lists))",
    "features/lists/(?:items|form/(?:fields|AddItem))",
  ),
  group("charts", SEVERAL, "features/statistics/", "domain/(?:rules/reports|budget/statisticsView)"),
  group(
    "forecast",
    SEVERAL,
    "state/budget/(?:forecast|schedules)",
    "domain/(?:rules/forecasts|budget/forecastView)",
    "parts/schedules/useScheduleTexts",
  ),
  group("names", SEVERAL, "i18n/(?:useCurrencyName|currencyNames)"),
  group("keypad", SEVERAL, "ui/keypad", "i18n/currencyWords"),
  group(
    "fields",
    SEVERAL,
    "ui/fields/(?:Field|TextField|Check|SearchField)",
    "parts/forms/(?:GuardedPage|FormSheet)",
    "ui/browser/useKeyboardHeight",
  ),
  group("rules", SEVERAL, "(?:domain|data|contract)/"),
  group("parts", SEVERAL, `${CODE}(?:parts|ui|state|i18n|features)/`),
];

/** Every group of modules that files share. */
export const SHARED: readonly Group[] = [...LIBRARIES, ...TABS, ...PARTS];
