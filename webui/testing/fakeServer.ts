/** For tests: a server of a few lines behind `BudgetServer`, computing by the shared rules; it can be away or refuse. */
import {
  accountHistoryView,
  allMembers,
  apply,
  compareEntries,
  definitionOf,
  DomainError,
  ErrorCode,
  filters,
  guestState,
  isBooked,
  months,
  planningView,
  scheduleView,
  search,
  standing,
  uuid7,
  type Context,
  type DaySum,
  type HistoryEntry,
  type Operation,
  type PlannedBudget,
  type State,
} from "@/domain";
import type { BudgetServer, Copy, HistorySearch } from "@/data/server/budgetServer";
import type { Answer } from "@/data/server/answer";
import { editsOf, isSame, madeBy, rowOf, valuesIn } from "@/data/sync/edits";
import { SHIPPED_RATES } from "@/domain/rules/base/shippedRates";
import type { Participant } from "@/contract/budget";
import type { Changes, Problem, Start, User } from "@/contract/schemas";

export const USER_ID = "0198f3a2-0000-7000-8000-000000000001";
export const WORKSPACE_ID = "0198f3a2-0000-7000-8000-000000000002";
const PAGE = 50;

export interface FakeServer {
  readonly server: BudgetServer;
  /** Present state of the server. */
  readonly state: () => State;
  /** Apply a change of another device, or of another person. */
  readonly change: (operation: Operation, user?: Context["user"]) => void;
  /** Replace the participants. */
  readonly setPeople: (participants: readonly Participant[]) => void;
  /** Operations that reached it, in their order. */
  readonly received: Operation[];
  readonly reads: string[];
  /** Set the status of the next calls; null answers them normally. */
  answerWith: (status: number | "error" | null, code?: ErrorCode) => void;
  /** Apply the next operation, but lose its answer. */
  loseNextAnswer: () => void;
  /** Answer the next reads with everything, as for a copy that is too old for changes. */
  forgetChanges: () => void;
}

export function createFakeServer(): FakeServer {
  let made = 0;
  const newId = () => uuid7((made += 1), new Uint8Array(10));
  const context: Context = {
    now: "2026-11-21T08:00:00.000Z",
    today: "2026-11-21",
    rates: SHIPPED_RATES,
    user: { id: USER_ID, name: "Ann" },
    isGuest: false,
    newId,
  };
  const start = guestState("en", "UTC", context);
  let state: State = {
    ...start,
    workspace: { ...start.workspace, id: WORKSPACE_ID, name: "Ann", creatorId: "creator" },
    settings: { ...start.settings, workspace: WORKSPACE_ID },
  };
  let failure: { status: number | "error"; code: ErrorCode } | null = null;
  let losesAnswer = false;
  let isForgotten = false;
  const received: Operation[] = [];
  const reads: string[] = [];
  /** Version of the row in which a field was edited last. */
  const fieldVersions = new Map<string, number>();
  const revisions = new Map<number, State>();
  /** Last entries of the pages, by the cursor after them. */
  const ends = new Map<string, HistoryEntry>();
  const gone = { history: new Set<string>(), lists: new Set<string>(), schedules: new Set<string>() };

  function answer<T>(data: () => T): Promise<Answer<T>> {
    return Promise.resolve(
      failure === null ? { ok: true, status: 200, data: data() } : refusal(failure.status, failure.code),
    );
  }

  function read<T>(name: string, data: () => T): Promise<Answer<T>> {
    reads.push(name);
    return answer(data);
  }

  function take(operation: Operation, user = context.user): void {
    const before = state;
    revisions.set(state.workspace.revision, state);
    state = apply(state, operation, { ...context, user });
    for (const edit of editsOf(operation)) {
      const [was, is] = [valuesIn(before, edit), valuesIn(state, edit)];
      const version = rowOf(state, edit)?.version ?? 1;
      for (const [field, value] of Object.entries(is)) {
        if (!isSame(was[field], value)) fieldVersions.set(`${edit.area} ${edit.key} ${field}`, version);
      }
    }
    for (const area of ["history", "lists", "schedules"] as const) {
      const ids = new Set(state[area].map(({ id }) => id));
      for (const { id } of before[area]) if (!ids.has(id)) gone[area].add(id);
      for (const id of ids) gone[area].delete(id);
    }
    const revision = state.workspace.revision + 1;
    state = { ...state, workspace: { ...state.workspace, revision } };
  }

  /** The fields that somebody else edited after the version an operation was made on. */
  function conflicts(operation: Operation): Record<string, unknown> {
    const { version } = "body" in operation ? (operation.body as { version?: number }) : {};
    if (version === undefined) return {};
    const wanted = apply(state, operation, context);
    const stale = editsOf(operation).flatMap((edit) =>
      Object.entries(valuesIn(state, edit)).filter(
        ([field, value]) =>
          !isSame(valuesIn(wanted, edit)[field], value) &&
          (fieldVersions.get(`${edit.area} ${edit.key} ${field}`) ?? 0) > version,
      ),
    );
    return Object.fromEntries(stale);
  }

  /** The answer to a change of an entry that was corrected or deleted meanwhile. */
  function refusedEntry(operation: Operation): Answer<never> | null {
    const entryId = definitionOf(operation).ofEntry?.idOf(operation);
    if (entryId === undefined || state.history.some(({ id }) => id === entryId)) return null;
    const isRepeat = madeBy(operation).some((id) => isBooked(state, id));
    if (isRepeat || operation.name === "addRefund") return null;
    const current = standing(state, entryId);
    if (current !== undefined) return refusal(409, ErrorCode.CONFLICT_REPLACED, { current: { ...current } });
    if (operation.name === "deleteHistory" || !gone.history.has(entryId)) return null;
    return refusal(409, ErrorCode.CONFLICT_DELETED, { params: { entryId } });
  }

  function send(operation: Operation): Promise<Answer<unknown>> {
    if (failure !== null) return answer(() => null);
    received.push(operation);
    const before = state;
    try {
      const replaced = refusedEntry(operation);
      if (replaced !== null) return Promise.resolve(replaced);
      const current = conflicts(operation);
      if (Object.keys(current).length > 0) {
        return Promise.resolve(refusal(409, ErrorCode.CONFLICT_VERSION, { current }));
      }
      take(operation);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return Promise.resolve(
        refusal(error.code === ErrorCode.NOT_FOUND ? 404 : 422, error.code, { fields: error.fields }),
      );
    }
    if (!losesAnswer) return answer(() => rowAnswered(operation, before, state));
    losesAnswer = false;
    return Promise.resolve(refusal("error", ErrorCode.SERVER_ERROR));
  }

  /** Words are looked for in notes alone, and so is what a filter names of the rest. */
  function page(cursor: string, { search: typed = "", where = "" }: HistorySearch = {}) {
    const before = ends.get(cursor);
    const names = new Map(state.categories.map(({ id, name }) => [id, name]));
    const passes = filters.compileFilter(filters.parse(where, context.today), names);
    const found = state.history.filter(
      (entry) =>
        (before === undefined || compareEntries(before, entry) < 0) &&
        search.matches(typed, [entry.note]) &&
        passes(entry),
    );
    const last = found.length > PAGE ? found[PAGE - 1] : undefined;
    if (last !== undefined) ends.set(last.id, last);
    const nextCursor = last?.id ?? null;
    return { entries: found.slice(0, PAGE), nextCursor };
  }

  const planning = (month: string) => ({
    id: month,
    ...planningView(state, month, context.today, SHIPPED_RATES),
  });

  const schedules = () =>
    state.schedules.map((row) => scheduleView(state, row, context.today, SHIPPED_RATES));

  /** What changed since a revision; all of it where that is unknown. */
  function changes({ revision }: Pick<Copy, "revision">): Changes {
    const old = revisions.get(revision);
    const news = <T>(rows: readonly T[], before: readonly T[] = []) => {
      const known = new Set(before);
      return rows.filter((row) => !known.has(row));
    };
    const moved = (["plannings", "daySums"] as const).flatMap((area) => {
      const [now, before] = [state[area], old?.[area] ?? []];
      return [...news<PlannedBudget | DaySum>(now, before), ...news<PlannedBudget | DaySum>(before, now)];
    });
    const { firstDayOfMonth } = state.workspace;
    const monthIn = (row: PlannedBudget | DaySum) =>
      "date" in row ? row.date.slice(0, 7) : months.monthOf(row.localDay, firstDayOfMonth);
    return {
      workspace: state.workspace,
      accounts: news(state.accounts, old?.accounts),
      accountHistory: news(state.accountHistory, old?.accountHistory),
      categories: news(state.categories, old?.categories),
      history: news(state.history, old?.history),
      lists: news(state.lists, old?.lists),
      carryRules: news(state.carryRules, old?.carryRules),
      targets: news(state.targets, old?.targets),
      expectedIncomes: news(state.expectedIncomes, old?.expectedIncomes),
      prices: news(state.prices, old?.prices),
      revision: state.workspace.revision,
      more: false,
      plannings: [...new Set(moved.map(monthIn))].map((month) => {
        const categoryIds = [
          ...new Set(moved.filter((row) => monthIn(row) === month).map((row) => row.categoryId)),
        ];
        const { planningsCategories, deletedCategories, ...rest } = planning(month);
        const isTold = (row: { readonly categoryId: string | null }) =>
          row.categoryId !== null && categoryIds.includes(row.categoryId);
        return {
          ...rest,
          categoryIds,
          planningsCategories: planningsCategories.filter(isTold),
          deletedCategories: deletedCategories.filter(isTold),
        };
      }),
      schedules: schedules(),
      pastMonths: null,
      deleted: {
        history: [...gone.history],
        replaced: Object.fromEntries(
          [...gone.history].flatMap((id) => {
            const entry = standing(state, id);
            return entry === undefined ? [] : [[id, entry.id]];
          }),
        ),
        lists: [...gone.lists],
        schedules: [...gone.schedules],
      },
    };
  }

  const server = {
    start: (copy) =>
      read("start", (): Start => {
        const isCopy = copy?.workspaceId === WORKSPACE_ID;
        const { workspace, accounts, categories, lists } = state;
        const rows = {
          ...{ workspace, accounts, categories, lists, accountHistory: accountHistoryView(state) },
          ...decisions(state),
          schedules: schedules(),
        };
        return {
          user: userOf(state),
          workspaces: [workspace],
          lostWorkspace: null,
          ratesUpdatedAt: "2026-11-20",
          changes: isCopy ? changes(copy) : null,
          firstEntryDay: state.history.at(-1)?.localDay ?? null,
          rows: isCopy ? null : { ...rows, planning: planning("2026-11"), history: page("0") },
        };
      }),
    changes: (copy) => {
      if (!isForgotten) return read("changes", () => changes(copy));
      reads.push("changes");
      return Promise.resolve(refusal(422, ErrorCode.REQUEST_INVALID));
    },
    getPlanning: (_, date) => read(`planning ${date}`, () => planning(date.slice(0, 7))),
    listHistory: (_, cursor, wanted) => read(`history ${cursor}`, () => page(cursor, wanted)),
    getRates: () =>
      read("rates", () => {
        const data = Object.entries(SHIPPED_RATES.data).map(([code, value]) => [code, { code, value }]);
        return {
          baseCurrency: "USD",
          lastUpdatedAt: "2026-11-20",
          createdAt: "",
          updatedAt: "",
          data: Object.fromEntries(data) as Record<string, { code: string; value: string }>,
          allCurrencies: [],
        };
      }),
    send,
    health: () => answer(() => ({})),
  } as Partial<BudgetServer> as BudgetServer;

  return {
    server,
    state: () => state,
    change: take,
    setPeople(participants) {
      revisions.set(state.workspace.revision, state);
      const revision = state.workspace.revision + 1;
      const { previousParticipants } = state.workspace;
      const members = allMembers({ participants, previousParticipants });
      state = {
        ...state,
        workspace: { ...state.workspace, participants: [...participants], members, revision },
      };
    },
    received,
    reads,
    answerWith(status, code = ErrorCode.SERVER_ERROR) {
      failure = status === null ? null : { status, code };
    },
    forgetChanges() {
      isForgotten = true;
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
  };
}

/** What is decided about several months, and the last prices; those of the past come when they are looked at. */
function decisions({ carryRules, targets, expectedIncomes, prices }: State) {
  return { carryRules, targets, expectedIncomes, prices, pastMonths: [] };
}

/** The row an operation made, changed or took away. */
function rowAnswered(operation: Operation, before: State, after: State): unknown {
  if (operation.name === "updateSettings") return after.settings;
  if (operation.name === "updateWorkspace") return after.workspace;
  if (operation.name === "setPlannings") {
    return planningView(after, operation.body.date.slice(0, 7), "2026-11-21", SHIPPED_RATES);
  }
  if (operation.name === "renamePayee" || operation.name === "renameTag") return { count: 1 };
  if (operation.name === "setExpectedIncome") return null;
  if (operation.name === "setCarryOver" || operation.name === "setTarget") return null;
  if (operation.name === "orderAccounts") return after.accounts.filter(({ deleted }) => !deleted);
  if (operation.name === "orderCategories") return after.categories.filter(({ deleted }) => !deleted);
  if (operation.name === "checkOutList") {
    const [entry, list] = [after.history, after.lists].map((rows) =>
      rows.find(({ id }) => id === operation.id || id === operation.listId),
    );
    return { entry, list };
  }
  const id = "listId" in operation ? operation.listId : operation.id;
  const rows = [after, before].flatMap(({ history, accounts, categories, lists, plannings, schedules }) => [
    ...schedules,
    ...history,
    ...accounts,
    ...categories,
    ...lists,
    ...plannings,
  ]);
  return rows.find((row) => row.id === id);
}

export function refusal(
  status: number | "error",
  code: ErrorCode,
  more: {
    readonly fields?: Problem["fields"];
    readonly params?: Problem["params"];
    readonly current?: Record<string, unknown>;
  } = {},
): Answer<never> {
  if (status === "error") return { ok: false, status, problem: null, retryAfterSeconds: null };
  const { fields = {}, params = {}, current = null } = more;
  const shared = { status, title: "", code, message: "", detail: "", fields, params, choices: null };
  const problem: Problem = { ...shared, current: current as Problem["current"] };
  return { ok: false, status, problem, retryAfterSeconds: status === 429 ? 7 : null };
}

function userOf(state: State): User {
  return {
    id: USER_ID,
    name: "Ann",
    email: "ann@example.com",
    pendingEmail: null,
    avatar: null,
    hasPassword: true,
    isEmailVerified: false,
    hasSubscription: true,
    canAddToWorkspace: false,
    settings: state.settings,
    tokenScope: null,
  };
}
