import "fake-indexeddb/auto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "@testing/eventually";
import { createFakeServer, USER_ID, WORKSPACE_ID, type FakeServer } from "@testing/fakeServer";
import type { Operation } from "@/domain";
import { accountsAtom } from "../budget/accounts";
import { categoriesAtom } from "../budget/categories";
import { onlineAtom, stoppedAtom } from "../connection";
import { apiBaseAtom, databaseAtom, lockAtom, restAtom, scheduleAtom } from "../device";
import { dispatchAtom, newIdAtom } from "../budget/dispatch";
import { unsentAtom } from "../budget/waiting";
import { discardAtom, keepMineAtom, notSavedAtom } from "../budget/notSaved";
import { connectAtom, gatewayAtom } from "../view";
import { entriesAtom } from "@testing/entries";
import { followSessionAtom, sessionAtom, startSessionAtom, userAtom } from "./session";
import { loginAtom, logoutAtom, signUpAtom } from "./signIn";
import { refreshAtom, switchWorkspaceAtom, workspaceAtom, workspacesAtom } from "../budget/workspace";

type Store = ReturnType<typeof createStore>;

let fake: FakeServer;
let server: Server;
let stores: Store[];
/** Answer to every call, while it is set. */
let refusal: { status: number; code: string } | null;
let last: Promise<void>;
let signedInAs: { readonly id: string; readonly name: string };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00") });
  globalThis.indexedDB = new IDBFactory();
  stores = [];
  refusal = null;
  signedInAs = { id: USER_ID, name: "Ann" };
  last = Promise.resolve();
  fake = createFakeServer();
  server = createServer((request, response) => {
    void answered(request).then(([status, body, headers = {}]) => {
      response.writeHead(status, headers).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  for (const store of stores) store.set(connectAtom, null);
  await last;
  for (const store of stores) (await store.get(databaseAtom)).close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  vi.useRealTimers();
});

type HttpAnswer = [status: number, body: unknown, headers?: Record<string, string>];

async function answered(request: IncomingMessage): Promise<HttpAnswer> {
  const { method = "", url = "", headers } = request;
  const body = await bodyOf(request);
  if (refusal !== null) return [refusal.status, { ...refusal, fields: {}, params: {} }];
  if (/\/user\/(login|signup)$/.test(url)) return signIn(body);
  if (headers.authorization !== "Bearer t1") return [401, { code: "auth.required", fields: {}, params: {} }];
  const found = READS.find(([pattern]) => pattern.test(url));
  if (method === "GET" && found !== undefined) return [200, await found[1]()];
  const sent = url.endsWith("/add-expenses") ? expense(body) : SWITCHED;
  return [method === "POST" ? 201 : 200, await data(fake.server.send(sent, WORKSPACE_ID))];
}

function signIn({ password }: Record<string, string>): HttpAnswer {
  if (password === "12345678") return [200, signedInAs, { authorization: "Bearer t1" }];
  const code = "auth.invalidCredentials";
  return [422, { code, fields: { email: code, password: code }, params: {} }];
}

const SWITCHED: Operation = { name: "updateSettings", body: { workspace: WORKSPACE_ID } };

function expense({ id = "", ...body }: Record<string, string>): Operation {
  return { name: "addExpenses", id, body } as unknown as Operation;
}

const data = async (answer: Promise<{ ok: boolean }>) =>
  ((await answer) as unknown as { data: unknown }).data;
const COPY = { workspaceId: WORKSPACE_ID, revision: 0 };
const READS: readonly [RegExp, () => Promise<unknown>][] = [
  [/start\?workspaceId/, () => data(fake.server.start(COPY))],
  [/start/, () => data(fake.server.start(null))],
  [/changes/, () => data(fake.server.changes(COPY))],
  [/currency$/, () => data(fake.server.getRates())],
];

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}") as Record<string, string>;
}

/** The app as it starts; it tries again only when asked. */
async function start(rest = () => Promise.resolve()): Promise<Store> {
  const store = createStore();
  stores.push(store);
  store.set(restAtom, { rest });
  store.set(apiBaseAtom, `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  store.set(scheduleAtom, { schedule: () => () => undefined });
  store.set(lockAtom, {
    lock: (_name, task) => {
      const run = last.then(task);
      last = run.catch(() => undefined);
      return run;
    },
  });
  await store.set(startSessionAtom);
  return store;
}

const login = { email: "ann@example.com", password: "12345678" };

async function signedIn(): Promise<Store> {
  const store = await start();
  expect(await store.set(loginAtom, login)).toEqual({ ok: true });
  await store.set(refreshAtom);
  return store;
}

async function spend(store: Store, value: string): Promise<void> {
  const accountId = store.get(accountsAtom)[0]?.id ?? "";
  const categoryId = store.get(categoriesAtom)[0]?.id ?? "";
  const id = store.get(newIdAtom)("his");
  await store.set(dispatchAtom, { name: "addExpenses", id, body: { value, accountId, categoryId } });
}

describe("the session of a person", () => {
  it("begins with the login and lasts over a restart", async () => {
    const store = await signedIn();
    expect(store.get(sessionAtom)).toEqual({ kind: "user", isExpired: false });
    expect(store.get(userAtom)?.name).toBe("Ann");
    expect(store.get(workspacesAtom)).toHaveLength(1);
    expect((await start()).get(sessionAtom).kind).toBe("user");
  });

  it("begins with the sign-up as well", async () => {
    const store = await start();
    expect(await store.set(signUpAtom, { ...login, name: "Ann" })).toEqual({ ok: true });
    expect(store.get(sessionAtom).kind).toBe("user");
  });

  it("does not begin with a wrong password, and the form is told", async () => {
    const store = await start();
    expect(await store.set(loginAtom, { ...login, password: "x" })).toMatchObject({
      ok: false,
      fields: { email: "auth.invalidCredentials", password: "auth.invalidCredentials" },
    });
    expect(store.get(sessionAtom).kind).toBe("none");
  });

  it("does not begin without a connection, and the form is told", async () => {
    const store = await start();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await store.set(loginAtom, login)).toMatchObject({ ok: false, code: "network" });
    server.listen(0, "127.0.0.1");
  });

  it("that ended elsewhere asks for a login and keeps what is unsent", async () => {
    const store = await signedIn();
    refusal = { status: 401, code: "auth.required" };
    await spend(store, "5");
    await eventually(() => {
      expect(store.get(sessionAtom)).toEqual({ kind: "none", isExpired: true });
    });
    refusal = null;
    await store.set(loginAtom, login);
    await store.set(refreshAtom);
    expect(fake.state().history).toHaveLength(1);
    expect(store.get(unsentAtom)).toBe(0);
  });

  it("ends with everything wiped from this device", async () => {
    const store = await signedIn();
    await store.set(logoutAtom);
    expect(store.get(sessionAtom).kind).toBe("none");
    expect(store.get(gatewayAtom)).toBeNull();
    const database = await store.get(databaseAtom);
    expect(await Promise.all([database.count("rows"), database.count("notes")])).toEqual([0, 0]);
    expect((await start()).get(sessionAtom).kind).toBe("none");
  });
});

describe("two tabs of one browser", () => {
  const bob = { id: "bob", name: "Bob" };

  it("have one person: the other one follows, and shows nothing of the one before", async () => {
    const [old, fresh] = [await signedIn(), await start()];
    await old.set(followSessionAtom);
    expect(old.get(userAtom)?.name).toBe("Ann");
    signedInAs = bob;
    await fresh.set(loginAtom, login);
    const seen: string[] = [];
    old.sub(sessionAtom, () => seen.push(old.get(sessionAtom).kind));
    await old.set(followSessionAtom);
    expect(seen).toEqual(["none", "user"]);
    expect(old.get(gatewayAtom)?.owner).toBe("bob");
  });

  it("are left by one sign-out, and keep no row of who was in", async () => {
    const [old, fresh] = [await signedIn(), await start()];
    await fresh.set(logoutAtom);
    await old.set(refreshAtom);
    await old.set(followSessionAtom);
    expect(old.get(sessionAtom)).toEqual({ kind: "none", isExpired: false });
    expect(await (await old.get(databaseAtom)).count("rows")).toBe(0);
  });
});

describe("a change", () => {
  it("waits for the server, marked as pending, and then stands", async () => {
    const store = await signedIn();
    refusal = { status: 503, code: "server.busy" };
    await spend(store, "5");
    await store.set(refreshAtom);
    expect(store.get(entriesAtom)).toMatchObject([{ value: "-5.00", isPending: true }]);
    expect(store.get(unsentAtom)).toBe(1);
    refusal = null;
    store.set(onlineAtom, true);
    await eventually(() => {
      expect(store.get(entriesAtom)).toMatchObject([{ value: "-5.00", isPending: false }]);
    });
    expect(store.get(stoppedAtom)).toBe("none");
    expect(fake.state().history).toHaveLength(1);
  });

  it("that waits is shown by the next page, also by one that never rests", async () => {
    const store = await signedIn();
    refusal = { status: 503, code: "server.busy" };
    await spend(store, "5");
    await store.set(refreshAtom);
    const next = await start(() => new Promise(() => undefined));
    expect(next.get(entriesAtom)).toMatchObject([{ value: "-5.00", isPending: true }]);
  });

  it("that was refused waits for the person, who gives it up or sends it again", async () => {
    const store = await signedIn();
    refusal = { status: 422, code: "expense.noRate" };
    await spend(store, "5");
    await spend(store, "7");
    await store.set(refreshAtom);
    refusal = null;
    await store.set(refreshAtom);
    const [second, first] = store.get(notSavedAtom);
    expect(store.get(entriesAtom)).toEqual([]);
    await store.set(discardAtom, first?.sequence ?? 0);
    await store.set(keepMineAtom, second?.sequence ?? 0);
    await store.set(refreshAtom);
    expect(store.get(notSavedAtom)).toEqual([]);
    expect(fake.state().history).toMatchObject([{ value: "-7.00" }]);
  });
});

describe("workspaces", () => {
  it("are switched in the settings and on the screen", async () => {
    const store = await signedIn();
    expect(store.get(workspaceAtom)?.id).toBe(WORKSPACE_ID);
    refusal = { status: 503, code: "server.busy" };
    await store.set(switchWorkspaceAtom, WORKSPACE_ID);
    expect(store.get(workspaceAtom)?.id).toBe(WORKSPACE_ID);
    expect(store.get(unsentAtom)).toBe(1);
  });
});
