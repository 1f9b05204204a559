import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { timeZone } from "@/data/device/clock";
import { startLanguage } from "@/i18n/remembered";
import { onlineAtom } from "../connection";
import { apiBaseAtom, databaseAtom, lockAtom, scheduleAtom } from "../device";
import { connectAtom } from "../view";
import {
  finishProviderAtom,
  linkProviderAtom,
  providersAtom,
  providersRemote,
  startProviderAtom,
} from "./providers";
import { sessionAtom, userAtom } from "./session";

const ANN = { id: "ann", name: "Ann", email: "ann@example.com" };
const RETURNED = { provider: "google", code: "c", state: "s" } as const;
const LINK = { code: "auth.linkPassword", params: {}, fields: {} };
const FAILED = { code: "auth.providerFailed", params: {}, fields: {} };

let store: ReturnType<typeof createStore>;
/** Answers by "METHOD path"; the server is busy with everything else. */
let answers: Record<string, readonly [status: number, body: unknown, token?: string]>;
let sent: Record<string, unknown>;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
  sent = {};
  answers = {
    "GET /api/user/auth/providers": [200, { google: true, apple: true }],
    "POST /api/user/auth/start": [200, { url: "https://provider.example/auth", signInToken: "t" }],
  };
  vi.stubGlobal("fetch", async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (request.body !== null) sent[call] = await request.json();
    const [status, data, token] = answers[call] ?? [503, { code: "server.busy", params: {} }];
    const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return new Response(JSON.stringify(data), { status, headers });
  });
  store = createStore();
  store.set(apiBaseAtom, "http://server/api");
  store.set(scheduleAtom, { schedule: () => () => undefined });
  store.set(lockAtom, { lock: (_name, task) => task() });
});

afterEach(async () => {
  store.set(connectAtom, null);
  (await store.get(databaseAtom)).close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function onDevice(userAgent: string): void {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
}

test("only what the server has is offered, and nothing without a connection", async () => {
  onDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
  expect(store.get(providersAtom)).toEqual([]);
  await store.set(providersRemote.readAtom);
  expect(store.get(providersAtom)).toEqual(["google", "apple"]);
  store.set(onlineAtom, false);
  expect(store.get(providersAtom)).toEqual([]);
  store.set(onlineAtom, true);
  answers["GET /api/user/auth/providers"] = [200, { google: false, apple: true }];
  await store.set(providersRemote.readAtom);
  expect(store.get(providersAtom)).toEqual(["apple"]);
});

test("Apple is offered on its own devices alone", async () => {
  onDevice("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36");
  await store.set(providersRemote.readAtom);
  expect(store.get(providersAtom)).toEqual(["google"]);
});

test("a server that does not say which it has offers none", async () => {
  answers = {};
  await store.set(providersRemote.readAtom);
  expect(store.get(providersAtom)).toEqual([]);
});

test("who comes back with what they left with is in, and it is good once", async () => {
  expect(await store.set(startProviderAtom, "google")).toEqual({
    ok: true,
    data: "https://provider.example/auth",
  });
  answers["POST /api/user/auth/google"] = [200, ANN, "session"];
  expect(await store.set(finishProviderAtom, RETURNED)).toEqual({ ok: true });
  expect([store.get(sessionAtom).kind, store.get(userAtom)?.id]).toEqual(["user", "ann"]);
  const body = sent["POST /api/user/auth/google"];
  expect(body).toMatchObject({ code: "c", state: "s", signInToken: "t", language: startLanguage() });
  expect(body).toHaveProperty("timeZone", timeZone());
  expect(sessionStorage).toHaveLength(0);
});

test("an account with the e-mail opens with its password, after a wrong one too", async () => {
  await store.set(startProviderAtom, "google");
  answers["POST /api/user/auth/google"] = [422, LINK];
  expect(await store.set(finishProviderAtom, RETURNED)).toMatchObject({ ok: false, code: LINK.code });
  const fields = { currentPassword: "auth.passwordIncorrect" };
  answers["POST /api/user/auth/link"] = [422, { code: "request.invalid", params: {}, fields }];
  expect(await store.set(linkProviderAtom, { currentPassword: "wrong" })).toMatchObject({
    ok: false,
    fields,
  });
  answers["POST /api/user/auth/link"] = [200, ANN, "session"];
  expect(await store.set(linkProviderAtom, { currentPassword: "right" })).toEqual({ ok: true });
  expect(sent["POST /api/user/auth/link"]).toMatchObject({ signInToken: "t", currentPassword: "right" });
  expect(store.get(sessionAtom).kind).toBe("user");
  expect(sessionStorage).toHaveLength(0);
});

test("a refused sign-in changes nothing, and what began it is forgotten", async () => {
  await store.set(startProviderAtom, "google");
  const before = store.get(sessionAtom);
  answers["POST /api/user/auth/google"] = [422, FAILED];
  expect(await store.set(finishProviderAtom, RETURNED)).toMatchObject({ ok: false, code: FAILED.code });
  expect([store.get(sessionAtom), sessionStorage.length]).toEqual([before, 0]);
});
