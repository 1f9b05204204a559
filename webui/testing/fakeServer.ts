/** For tests: a server of a few lines behind `Remote`, computing by the shared rules; it can be away or refuse. */
import {
  apply,
  ErrorCode,
  guestState,
  planningView,
  rates as rateRules,
  uuid7,
  type Context,
  type Operation,
  type State,
} from "@/domain";
import type { Answer } from "@/data/server/http";
import type { Remote } from "@/data/server/remote";
import type { Problem, User } from "@/contract/schemas";

export const USER_ID = "0198f3a2-0000-7000-8000-000000000001";
export const WORKSPACE_ID = "0198f3a2-0000-7000-8000-000000000002";
const PAGE_MAX = 200;

export interface FakeServer {
  readonly remote: Remote;
  /** What it has. */
  readonly state: () => State;
  /** Another device changes something. */
  readonly change: (operation: Operation) => void;
  /** Operations that reached it, in their order. */
  readonly received: Operation[];
  readonly reads: string[];
  /** How the next calls end: as they should, or with a status. */
  answerWith: (status: number | "error" | null, code?: ErrorCode) => void;
  /** The next operation is done, but its answer gets lost. */
  loseNextAnswer: () => void;
}

export function createFakeServer(): FakeServer {
  let made = 0;
  const newId = () => uuid7((made += 1), new Uint8Array(10));
  const context: Context = {
    now: "2026-11-21T08:00:00.000Z",
    today: "2026-11-21",
    rates: rateRules.SNAPSHOT,
    user: { id: USER_ID, name: "Ann" },
    isGuest: false,
    newId,
  };
  const start = guestState("en", "UTC", context);
  let state: State = {
    ...start,
    workspace: { ...start.workspace, id: WORKSPACE_ID, name: "Ann" },
    settings: { ...start.settings, workspace: WORKSPACE_ID },
  };
  let failure: { status: number | "error"; code: ErrorCode } | null = null;
  let losesAnswer = false;
  const received: Operation[] = [];
  const reads: string[] = [];

  function answer<T>(data: T): Promise<Answer<T>> {
    return Promise.resolve(
      failure === null ? { ok: true, status: 200, data } : refusal(failure.status, failure.code),
    );
  }

  function read<T>(name: string, data: () => T): () => Promise<Answer<T>> {
    return () => {
      reads.push(name);
      return answer(data());
    };
  }

  function send(operation: Operation): Promise<Answer<unknown>> {
    if (failure !== null) return answer(null);
    received.push(operation);
    state = apply(state, operation, context);
    if (!losesAnswer) return answer({});
    losesAnswer = false;
    return Promise.resolve(refusal("error", ErrorCode.SERVER_ERROR));
  }

  const remote = {
    getMe: read("me", () => userOf(state)),
    listWorkspaces: read("workspaces", () => [state.workspace]),
    listAccounts: read("accounts", () => state.accounts.filter(({ deleted }) => !deleted)),
    listDeletedAccounts: read("deletedAccounts", () => state.accounts.filter(({ deleted }) => deleted)),
    listAccountHistory: read("accountHistory", () => state.accountHistory),
    listCategories: read("categories", () => state.categories.filter(({ deleted }) => !deleted)),
    listDeletedCategories: read("deletedCategories", () => state.categories.filter(({ deleted }) => deleted)),
    getPlanning: (_: string, date: string) => {
      reads.push(`planning ${date}`);
      return answer(planningView(state, date.slice(0, 7), context.today, rateRules.SNAPSHOT));
    },
    listHistory: (_: string, { cursor = "0", limit = PAGE_MAX }) => {
      reads.push(`history ${cursor} ${limit}`);
      const end = Number(cursor) + limit;
      const nextCursor = end < state.history.length ? String(end) : null;
      return answer({ entries: state.history.slice(Number(cursor), end), nextCursor });
    },
    listLists: read("lists", () => state.lists),
    getRates: read("rates", () => {
      const data = Object.entries(rateRules.SNAPSHOT.data).map(([code, value]) => [code, { code, value }]);
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
  } as unknown as Remote;

  return {
    remote,
    state: () => state,
    change(operation) {
      state = apply(state, operation, context);
    },
    received,
    reads,
    answerWith(status, code = ErrorCode.SERVER_ERROR) {
      failure = status === null ? null : { status, code };
    },
    loseNextAnswer() {
      losesAnswer = true;
    },
  };
}

function refusal(status: number | "error", code: ErrorCode): Answer<never> {
  if (status === "error") return { ok: false, status, problem: null, retryAfterSeconds: null };
  const problem: Problem = { status, title: "", code, message: "", fields: {}, params: {}, current: null };
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
  };
}
