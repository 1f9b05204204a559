import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readEnded } from "@/data/device/database";
import { apiBaseAtom, databaseAtom, lockAtom, scheduleAtom } from "../device";
import { connectAtom } from "../view";
import {
  attentionAtom,
  deleteAccountAtom,
  emailToVerifyAtom,
  updateProfileAtom,
  verifyEmailAtom,
} from "./profile";
import { sessionAtom, userAtom } from "./session";
import { loginAtom, logoutAtom } from "./signIn";

const ANN = {
  id: "ann",
  name: "Ann",
  email: "ann@example.com",
  pendingEmail: null as string | null,
  isEmailVerified: false,
  hasPassword: true,
};

let store: ReturnType<typeof createStore>;
/** Answers by "METHOD path"; the server is busy with everything else. */
let answers: Record<string, readonly [status: number, body: unknown, token?: string]>;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  answers = { "POST /api/user/login": [200, ANN, "t1"] };
  vi.stubGlobal("fetch", ({ method, url }: Request) => {
    const call = `${method} ${new URL(url).pathname}`;
    const [status, body, token] = answers[call] ?? [503, { code: "server.busy", params: {} }];
    const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
  store = createStore();
  store.set(apiBaseAtom, "http://server/api");
  store.set(scheduleAtom, { schedule: () => () => undefined });
  store.set(lockAtom, { lock: (_name, task) => task() });
  await store.set(loginAtom, { email: ANN.email, password: "12345678" });
});

afterEach(async () => {
  store.set(connectAtom, null);
  (await store.get(databaseAtom)).close();
  vi.unstubAllGlobals();
});

const notes = async () => (await store.get(databaseAtom)).count("notes");

test("an e-mail calls for attention until its code was entered", async () => {
  expect([store.get(attentionAtom), store.get(emailToVerifyAtom)]).toEqual(["email", "ann@example.com"]);
  const code = "auth.codeIncorrect";
  answers["POST /api/user/submitEmailVerification"] = [422, { code, fields: { code }, params: {} }];
  const body = { code: "AAAAAAAA", token: "e1" };
  expect(await store.set(verifyEmailAtom, body)).toMatchObject({ ok: false, fields: { code } });
  expect(store.get(attentionAtom)).toBe("email");
  answers["POST /api/user/submitEmailVerification"] = [200, { ...ANN, isEmailVerified: true }, "t2"];
  expect(await store.set(verifyEmailAtom, body)).toEqual({ ok: true });
  expect([store.get(attentionAtom), store.get(emailToVerifyAtom)]).toEqual([null, null]);
});

test("a new e-mail waits, and the one it replaces is the person's until then", async () => {
  const pendingEmail = "new@example.com";
  answers["PUT /api/user/user-update"] = [200, { ...ANN, isEmailVerified: true, pendingEmail }];
  await store.set(updateProfileAtom, { email: pendingEmail, currentPassword: "12345678" });
  expect(store.get(userAtom)?.email).toBe("ann@example.com");
  expect(store.get(emailToVerifyAtom)).toBe(pendingEmail);
});

test("who has no password yet is asked to look at it", async () => {
  answers["PUT /api/user/user-update"] = [200, { ...ANN, isEmailVerified: true, hasPassword: false }];
  await store.set(updateProfileAtom, { name: "Ann" });
  expect(store.get(attentionAtom)).toBe("password");
});

test("an account that is not deleted stays in with everything; a deleted one leaves nothing", async () => {
  const code = "auth.passwordIncorrect";
  const refusal = { code, fields: { currentPassword: code }, params: {} };
  answers["DELETE /api/user/delete-user"] = [422, refusal];
  const outcome = await store.set(deleteAccountAtom, { currentPassword: "wrong" });
  expect(outcome).toMatchObject({ ok: false, fields: { currentPassword: code } });
  expect([store.get(sessionAtom).kind, await notes()]).toEqual(["user", 1]);
  answers["DELETE /api/user/delete-user"] = [200, { ok: true }];
  expect(await store.set(deleteAccountAtom, { currentPassword: "12345678" })).toEqual({ ok: true });
  expect([store.get(sessionAtom), await notes()]).toEqual([{ kind: "none", isExpired: false }, 0]);
});

test("who signs out is out at once, although the server does not answer", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  expect(await store.set(logoutAtom)).toEqual({ ok: true });
  expect([store.get(sessionAtom), await notes()]).toEqual([{ kind: "none", isExpired: false }, 0]);
  expect(await readEnded(await store.get(databaseAtom))).toEqual(["t1"]);
});
