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

/** Modules that many files have, at least two, or any. */
const MANY = 5;
const SEVERAL = 2;
const ANY = 1;

/** Modules of the app by their paths. */
function app(...paths: readonly string[]): RegExp {
  return new RegExp(`/webui/src/(?:${paths.join("|")})`);
}

function group(name: string, minShareCount: number, ...paths: readonly string[]): Group {
  return { name, test: app(...paths), minShareCount };
}

/** Icons beside the search of the history, which come with its rows: the file of all shared icons weighs more than both. */
const SEARCH_ICONS = "/icons/(?:rotate-ccw-clock|sliders-horizontal)\\.";

const LIBRARIES: readonly Group[] = [
  { name: "popups", test: /\/node_modules\/@base-ui\//, minShareCount: SEVERAL },
  { name: "icons", test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: MANY },
  {
    name: "more-icons",
    test: new RegExp(`/lucide-react/dist/esm(?!${SEARCH_ICONS})/icons/`),
    minShareCount: SEVERAL,
  },
];

/** What the tabs have, and the page for strangers has of it. */
const TABS: readonly Group[] = [
  group(
    "list",
    SEVERAL,
    "ui/(?:rows/ListRow|art/IconTile)",
    "data/server/answer",
    "state/(?:remote|session/(?:signIn|capabilities))",
    "i18n/useMessage",
  ),
  group(
    "common",
    SEVERAL,
    "ui/(?:fields/(?:useTabs|SegmentedTabs)|frame/(?:Panel|PageBar|Banner)|figures/(?:Bar|DataTable))",
    "ui/(?:actions/Chip|rows/(?:Tag|entryIcon)|keypad/useDebounced)",
    "parts/(?:laterSheet|useSheet|useRunLoading|useRemote|use\\w*Tabs|useBack|WhoseToggle|use\\w*Toast)",
    "parts/(?:forms/(?:useKeptThing|typedMoney)|payees/payeePath|tags/tagPath)",
    "i18n/useErrorText",
    "state/budget/(?:whose|people|historyFilter|firstEntry|statistics)",
    "domain/(?:rules/(?:base/namedIds|planning/suggestions|accounts/accountHistory)|budget/(?:apply/rows|countedAmount))",
  ),
  group("search", SEVERAL, "domain/rules/(?:entries/(?:search|tags|payees)|contract/validation)"),
  group(
    "history",
    SEVERAL,
    "state/budget/(?:history|accounts|monthEnd|conversion)\\.",
    "domain/(?:budget/(?:apply/bookings|corrections|accountHistoryView)|rules/entries/(?:lines|expenses))",
  ),
];

const ENTRIES = app(
  "parts/entry/(?!\\w*(?:EntryVersions|ConcurrentChange|Meanwhile|Facts|Delete))",
  "parts/(?:tags/(?!Tag)|payees/(?!Payee(?:Sheet|Chip\\b)))",
  "parts/(?:MoreButton|days|FilterChip|ChoiceSheet|filterChoices)",
  "ui/(?:rows/(?!BudgetRow)|fields/SearchField|browser/useInView|overlays/SheetList)",
  "state/budget/(?:filtering|historySearch|payees|members)",
  "domain/budget/payeesView",
);

const PARTS: readonly Group[] = [
  group("sheets", ANY, "ui/overlays/(?:SheetDrawer|ConfirmAlert|ToastHost)", "parts/MonthSheet"),
  { name: "entries", test: new RegExp(`${ENTRIES.source}|${SEARCH_ICONS}`), minShareCount: SEVERAL },
  group(
    "plan",
    SEVERAL,
    "features/planning/rows/",
    "features/planning/(?:laterSheets|restore/useRestorable)",
    "state/budget/(?:planChanges|suggestions|categoryMonth)",
    "parts/(?:BudgetRows|order|useCopyLastMonth|MoreRow)",
    "ui/(?:fields/Switch|keypad)",
    "i18n/currencyWords",
  ),
  group(
    "lists",
    ANY,
    "state/budget/(?:lists|basket)",
    "domain/(?:rules/lists/lists|budget/(?:itemChanges|apply/lists))",
    "features/lists/(?:items|form/(?:fields|AddItem))",
  ),
  group(
    "charts",
    SEVERAL,
    "features/statistics/",
    "domain/(?:rules/statistics/reports|budget/statisticsView)",
  ),
  group(
    "forecast",
    SEVERAL,
    "state/budget/(?:forecast|schedules)",
    "domain/(?:rules/recurring/forecasts|budget/forecastView)",
    "parts/schedules/useScheduleTexts",
  ),
  group(
    "fields",
    SEVERAL,
    "ui/fields/(?:Field|TextField|Check)",
    "parts/forms/(?:GuardedPage|FormSheet)",
    "ui/browser/useKeyboardHeight",
  ),
  group(
    "filters",
    ANY,
    "domain/rules/filters(?:\\.|/(?!signs))",
    "state/budget/filterReader",
    "features/history/filter/(?:SearchNote|ReadChips|ChosenChips)",
  ),
  group("rules", SEVERAL, "(?:domain|data|contract)/"),
  {
    name: "parts",
    test: /\/webui\/src\/(?:parts|ui|state|i18n|features)\/(?!screens|(?:en|ua)\.)|\/node_modules\/react-hook-form\//,
    minShareCount: SEVERAL,
  },
];

/** The tabs and their pages, each with what it alone has: what comes after them shares much of it. */
const SCREENS: readonly Group[] = [
  group("planning", ANY, "features/planning/(?:index|rows/PlanDock)"),
  ...["lists", "accounts", "history", "statistics"].map((tab) => group(tab, ANY, `features/${tab}/index`)),
  group("category", ANY, "features/planning/page/index"),
  group("money", ANY, "features/accounts/page/index"),
];

/** What comes when the page is idle, when it is asked for, or with a screen that is no tab: a file for what goes together. */
const LATER: readonly Group[] = [
  group(
    "states",
    ANY,
    "app/(?:AlertLink|FallbackPage|OtherUserDialog|StateBanner|Unread|updates)",
    "ui/art/art\\.",
    "data/device/persistence",
  ),
  group("sync", ANY, "data/(?:session|sync/syncedGateway|server/budgetServer)"),
  group("guest", ANY, "data/guest/"),
  group("beside", ANY, "app/Background", "features/add/"),
  group(
    "after",
    ANY,
    "features/expenses/(?:later|due|notices|start|review)",
    "parts/(?:useInvitationAnswer|shares/(?:SettleRow|useSettlement))",
    "features/planning/(?:Sheets|move/|page/CategoryMonths)",
    "features/accounts/(?:Sheets|page/PageSheets|overview/TotalTab)",
    "features/lists/(?:actions/Sheets|form/AddSheet|list/PriceSheet)",
    "features/history/(?:days/(?:SumLine|NoEntries|RowKeys)|entry/EntrySheet|filter/(?:FiltersSheet|PayeesSheet))",
    "features/statistics/(?:GuestNote|cards/(?:ChangedCard|InOutCard|NextRow))",
    "state/budget/changes",
    "domain/(?:rules/statistics/changes|budget/changesView)",
    "parts/why/WhySheet",
  ),
  group("begin", ANY, "features/(?:sign-in/(?!Welcome)|onboarding)"),
  group("settings", ANY, "features/(?:more|currencies|notifications|settings)/"),
  group("account", ANY, "features/(?:profile|subscription|server)/"),
  group("people", ANY, "features/(?:workspaces|settle|activity|not-saved)/"),
  group("data", ANY, "features/(?:data|imports|payees|schedules|stocks)/", "features/statistics/forecast"),
];

/** Every group of modules that files share. */
export const SHARED: readonly Group[] = [...LIBRARIES, ...TABS, ...PARTS, ...SCREENS, ...LATER];
