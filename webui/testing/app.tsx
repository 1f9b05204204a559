/** For tests of what is connected: the app's state with somebody in, what the app says, and where it leads. */
import { act, render, renderHook, waitFor, type RenderResult } from "@testing-library/react";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { onTestFinished, vi } from "vitest";
import type { Operation, Workspace } from "@/domain";
import { createSyncedGateway } from "@/data/sync/syncedGateway";
import { startTexts } from "@/i18n/start";
import { accountsAtom, type AccountView } from "@/state/budget/accounts";
import { categoriesAtom, type CategoryView } from "@/state/budget/categories";
import { dispatchAtom } from "@/state/budget/dispatch";
import { apiBaseAtom, databaseAtom, lockAtom, scheduleAtom } from "@/state/device";
import type { Outcome } from "@/state/outcome";
import { startSessionAtom } from "@/state/session/session";
import { loginAtom, startGuestAtom } from "@/state/session/signIn";
import { PageLabels } from "@/parts/PageLabels";
import { connectAtom, gatewayAtom, viewAtom } from "@/state/view";
import { hostToasts, type ToastMessage } from "@/ui/overlays/toasts";
import { eventually } from "./eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "./fakeServer";

export interface TestApp {
  readonly store: ReturnType<typeof createStore>;
  /** Toasts so far, oldest first. */
  readonly toasts: readonly ToastMessage[];
  /** Timers that wait; call them to let their time come. */
  readonly due: readonly (() => void)[];
  /** The path and query that stand in the address now. */
  readonly address: () => string;
  readonly show: (screen: ReactNode, address?: string) => RenderResult;
  /** Calls a hook as a component would; `current` is what it gave last. */
  readonly hook: <T>(hook: () => T, address?: string) => { readonly current: T };
  /** Calls what a hook gives, and waits until it is done. */
  readonly call: <Given extends unknown[], Result>(
    hook: () => (...given: Given) => Promise<Result>,
    ...given: Given
  ) => Promise<Result>;
  readonly change: (operation: Operation) => Promise<Outcome>;
  /** Presses Undo in the last toast. */
  readonly undo: () => Promise<void>;
  readonly account: (name: string) => AccountView;
  readonly category: (name: string) => CategoryView;
}

/** A guest who just came, in English, on the 21st of November 2026 at ten in the morning. */
export async function startGuestApp(factory: Pick<IDBFactory, "open"> = new IDBFactory()): Promise<TestApp> {
  const app = await startApp(factory);
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  await gatewayIsWhole(app);
  return app;
}

/** The code that changes the budget comes after it is shown, and asks the server what is new. */
async function gatewayIsWhole({ store }: TestApp): Promise<void> {
  await store.get(gatewayAtom)?.refresh();
}

/** Answer of the server to a call; with a token when it signs in. */
export type ServerAnswer = readonly [status: number, body: unknown, token?: string];

export interface MemberApp extends TestApp {
  /** By "METHOD path?query", or "METHOD path" for any; the server is busy with everything else. */
  readonly answers: Record<string, ServerAnswer>;
  /** The calls that were made, with what they sent. */
  readonly calls: readonly { readonly call: string; readonly body: unknown }[];
  /** Keeps back answers to a call, as they are when it is made, until what this gives is called; even of an aborted call. */
  readonly hold: (call: string) => () => void;
}

/** Fields of a workspace that is listed but not read. */
type GivenWorkspace = Pick<Workspace, "id" | "name" | "creatorId" | "participants">;

export const ANN = {
  id: "ann",
  name: "Ann",
  email: "ann@example.com",
  pendingEmail: null as string | null,
  avatar: null,
  isEmailVerified: true,
  hasPassword: true,
  canAddToWorkspace: false,
};

/** Nobody is in yet, and a server answers as told. */
export async function startServedApp(): Promise<MemberApp> {
  const app = await startApp();
  const answers: Record<string, ServerAnswer> = {};
  const calls: { call: string; body: unknown }[] = [];
  const held = new Map<string, Promise<void>>();
  vi.stubGlobal("fetch", async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, location.href), init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const isPicture = request.headers.get("content-type")?.startsWith("image/") ?? false;
    const text = isPicture ? "" : await request.text();
    calls.push({ call, body: text === "" ? null : JSON.parse(text) });
    const [status, body, token] = answers[call + search] ??
      answers[call] ?? [503, { code: "server.busy", fields: {}, params: {} }];
    await held.get(call);
    const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return new Response(JSON.stringify(body), { status, headers });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const hold = (call: string) => {
    let release: () => void = () => undefined;
    held.set(call, new Promise((resolve) => (release = resolve)));
    return () => {
      held.delete(call);
      release();
    };
  };
  return { ...app, answers, calls, hold };
}

/** Ann is signed in, and a server answers as told. Workspaces she takes part in are known, but none of them is read. */
export async function startMemberApp(
  changes: Partial<typeof ANN> = {},
  workspaces: readonly GivenWorkspace[] = [],
): Promise<MemberApp> {
  const app = await startServedApp();
  const user = { ...ANN, ...changes };
  app.answers["POST /api/user/login"] = [200, user, "t1"];
  if (workspaces.length > 0) {
    const start = { user, workspaces, lostWorkspace: null, ratesUpdatedAt: null, changes: null, rows: null };
    app.answers["GET /api/start"] = [200, start];
    app.answers["GET /api/currency"] = [200, { baseCurrency: "USD", lastUpdatedAt: "2026-11-20", data: {} }];
  }
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  await gatewayIsWhole(app);
  return app;
}

async function startApp(factory: Pick<IDBFactory, "open"> = new IDBFactory()): Promise<TestApp> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  Object.assign(globalThis, { indexedDB: factory });
  await startTexts("en");
  const store = createStore();
  const due = holdTimers(store);
  store.set(apiBaseAtom, `${location.origin}/api`);
  store.set(lockAtom, { lock: (_name, task) => task() });
  const toasts: ToastMessage[] = [];
  const leave = hostToasts((message) => toasts.push(message));
  onTestFinished(async () => {
    leave();
    localStorage.clear();
    sessionStorage.clear();
    store.set(connectAtom, null);
    (await store.get(databaseAtom)).close();
  });
  const shown = screens(store);
  return {
    store,
    toasts,
    due,
    ...shown,
    call: (hook, ...given) => {
      const { current } = shown.hook(hook);
      return act(() => current(...given));
    },
    change: (operation) => act(() => store.set(dispatchAtom, operation)),
    undo: async () => {
      // A change is shown before it is stored, and its toast comes after.
      const undoing = await waitFor(() => {
        const action = toasts.at(-1)?.action;
        if (action === undefined) throw new Error("Nothing can be undone");
        return action;
      });
      await act(async () => {
        undoing.run();
        await settled(store);
      });
    },
    account: (name) => named(store.get(accountsAtom), name),
    category: (name) => named(store.get(categoriesAtom), name),
  };
}

/** Timers of the app run when the test says so. */
function holdTimers(store: TestApp["store"]): (() => void)[] {
  const due: (() => void)[] = [];
  store.set(scheduleAtom, {
    schedule: (_seconds, task) => {
      due.push(task);
      return () => {
        due.splice(due.indexOf(task), 1);
      };
    },
  });
  return due;
}

function screens(store: TestApp["store"]): Pick<TestApp, "address" | "show" | "hook"> {
  let shown = "";
  function Address() {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  }
  const around = (address: string) =>
    function Around({ children }: { children: ReactNode }) {
      return (
        <Provider store={store}>
          <MemoryRouter initialEntries={[address]}>
            <PageLabels>{children}</PageLabels>
            <Address />
          </MemoryRouter>
        </Provider>
      );
    };
  return {
    address: () => shown,
    show: (screen, address = "/") => render(screen, { wrapper: around(address) }),
    hook: (hook, address = "/") => renderHook(hook, { wrapper: around(address) }).result,
  };
}

/** All that was changed is stored, what a press began as well. */
async function settled(store: TestApp["store"]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await eventually(() => {
    if (store.get(viewAtom).pending.length > 0) throw new Error("Changes wait to be stored");
  });
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing {
  const found = things.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

export interface SharedApp extends MemberApp {
  readonly server: FakeServer;
  /** Changes made while the server is away; when it is back they are sent. */
  readonly offline: (...operations: readonly Operation[]) => Promise<void>;
  /** Sends what waits, and reads. */
  readonly refresh: () => Promise<void>;
}

/** Ann's budget as she shares it: a server of a few lines has it too, which can be away, refuse, or be changed by others; `fill` does so first. */
export async function startSharedApp(
  fill: (server: FakeServer) => void = () => undefined,
): Promise<SharedApp> {
  const app = await startServedApp();
  const server = createFakeServer();
  fill(server);
  const gateway = createSyncedGateway({
    database: await app.store.get(databaseAtom),
    server: server.server,
    userId: USER_ID,
    lock: (_name, task) => task(),
    schedule: () => () => undefined,
  });
  app.store.set(connectAtom, gateway);
  const refresh = () => act(() => gateway.refresh());
  await refresh();
  return {
    ...app,
    server,
    refresh,
    async offline(...operations) {
      server.answerWith("error");
      for (const operation of operations) await act(() => gateway.send(WORKSPACE_ID, operation));
      await refresh();
      server.answerWith(null);
    },
  };
}
