import "fake-indexeddb/auto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GUEST_USER } from "@/domain";
import { eventually } from "@testing/eventually";
import { createFakeServer } from "@testing/fakeServer";
import { openDatabase, type Database } from "./device/database";
import { createStore } from "./device/store";
import { answered } from "./server/answer";
import { createSessionManager, type SessionManager } from "./session";

/** Answers by "METHOD /path": a status, a body, and a token for the header. */
type Routes = Record<string, readonly [status: number, body: unknown, token?: string]>;

let server: Server;
let database: Database;
let routes: Routes;
let asked: string[];
let ended: number;
/** Answers that wait, by "METHOD /path". */
let held: Map<string, Promise<void>>;
let manager: SessionManager;

beforeEach(async () => {
  routes = {};
  asked = [];
  ended = 0;
  held = new Map();
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase();
  server = createServer(({ method = "", url = "", headers }, response) => {
    asked.push(`${method} ${url} ${headers.authorization ?? "-"}`);
    const [status, body, token] = routes[`${method} ${url}`] ?? [404, { code: "notFound" }];
    void Promise.resolve(held.get(`${method} ${url}`)).then(() => {
      response.writeHead(status, token === undefined ? {} : { authorization: `Bearer ${token}` });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  manager = create();
});

afterEach(async () => {
  database.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function create(): SessionManager {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return createSessionManager(
    database,
    base,
    () => (ended += 1),
    () => Promise.reject(new Error("no second step")),
  );
}

/** Holds the answer to a call: `asked` once the server was, and `answer` lets it go. */
function hold(call: string): { readonly asked: Promise<void>; readonly answer: () => void } {
  let answer: () => void = () => undefined;
  held.set(call, new Promise((resolve) => (answer = resolve)));
  const isAsked = () => {
    expect(asked.some((each) => each.startsWith(call))).toBe(true);
  };
  return { asked: eventually(isAsked), answer };
}

const ann = { id: "ann" };
const login = { email: "ann@example.com", password: "12345678" };

describe("signing in", () => {
  it("keeps the token for the next calls and the next start", async () => {
    routes = { "POST /api/user/login": [200, ann, "t1"], "GET /api/user/me": [200, ann] };
    expect(await manager.login(login)).toMatchObject({ ok: true, data: ann });
    const restarted = create();
    expect(await restarted.restore()).toEqual({ kind: "user", userId: "ann", token: "t1" });
    await restarted.client.GET("/api/user/me");
    expect(asked).toEqual(["POST /api/user/login -", "GET /api/user/me Bearer t1"]);
  });

  it("by sign-up is signed in as well", async () => {
    routes = { "POST /api/user/signup": [201, ann, "t1"] };
    await manager.signUp({ ...login, name: "Ann" });
    expect(manager.session()).toEqual({ kind: "user", userId: "ann", token: "t1" });
  });

  it("that is refused changes nothing", async () => {
    const problem = { code: "auth.invalidCredentials", fields: { email: "auth.invalidCredentials" } };
    routes = { "POST /api/user/login": [422, problem] };
    expect(await manager.login(login)).toMatchObject({ ok: false, status: 422, problem });
    expect(await create().restore()).toEqual({ kind: "none" });
  });

  it("leaves nothing of another person, but a guest's budget", async () => {
    await database.put("rows", {}, ["bob", "w", "accounts", "a"]);
    await database.put("notes", {}, ["bob", "user"]);
    await database.put("rows", {}, [GUEST_USER, "w", "accounts", "a"]);
    routes = { "POST /api/user/login": [200, ann, "t1"] };
    await manager.login(login);
    expect(await database.getAllKeys("rows")).toEqual([[GUEST_USER, "w", "accounts", "a"]]);
    expect(await database.getAllKeys("notes")).toEqual([["ann", "user"]]);
  });
});

describe("a session", () => {
  beforeEach(async () => {
    routes = { "POST /api/user/login": [200, ann, "t1"], "POST /api/user/logout": [200, { ok: true }] };
    await manager.login(login);
  });

  it("takes the fresh token an answer carries", async () => {
    routes["GET /api/user/me"] = [200, ann, "t2"];
    await manager.client.GET("/api/user/me");
    expect(await create().restore()).toEqual({ kind: "user", userId: "ann", token: "t2" });
  });

  it("that ended is told, and forgotten without the data", async () => {
    await database.put("rows", {}, ["ann", "w", "accounts", "a"]);
    routes["GET /api/user/me"] = [401, { code: "auth.required" }];
    await manager.client.GET("/api/user/me");
    expect(ended).toBe(1);
    await manager.expire();
    expect(await create().restore()).toEqual({ kind: "none", ended: "ann" });
    expect(await database.count("rows")).toBe(1);
  });

  it("that the person leaves is wiped here before the server is told", async () => {
    await database.put("rows", {}, ["ann", "w", "accounts", "a"]);
    asked = [];
    await manager.leave("ann");
    expect(asked).toEqual([]);
    expect(await create().restore()).toEqual({ kind: "none" });
    expect(await Promise.all([database.count("rows"), database.count("notes")])).toEqual([0, 0]);
    await manager.endLeft();
    expect(asked).toEqual(["POST /api/user/logout Bearer t1"]);
  });

  it("takes no token from the answer to a call of the session before", async () => {
    routes["GET /api/user/me"] = [200, ann, "t1-fresh"];
    const release = hold("GET /api/user/me");
    const late = answered(manager.client.GET("/api/user/me"));
    await release.asked;
    await manager.leave("ann");
    routes["POST /api/user/login"] = [200, { id: "bob" }, "t2"];
    await manager.login(login);
    release.answer();
    expect(await late).toMatchObject({ ok: false, status: "error" });
    expect(manager.session()).toEqual({ kind: "user", userId: "bob", token: "t2" });
    expect(await create().restore()).toEqual(manager.session());
  });

  it("takes no token from the answer to a call that was sent with an older one", async () => {
    routes["GET /api/user/me"] = [200, ann, "older"];
    const release = hold("GET /api/user/me");
    const late = answered(manager.client.GET("/api/user/me"));
    await release.asked;
    routes["GET /api/user/sessions"] = [200, [], "newer"];
    await manager.client.GET("/api/user/sessions");
    release.answer();
    expect(await late).toMatchObject({ ok: true });
    expect(manager.session()).toMatchObject({ token: "newer" });
  });

  it("is that of who signed in first, when two sign-ins are under way", async () => {
    await manager.leave("ann");
    const release = hold("POST /api/user/signup");
    routes["POST /api/user/signup"] = [201, { id: "bob" }, "t2"];
    const late = manager.signUp({ ...login, name: "Bob" });
    await release.asked;
    await manager.login(login);
    release.answer();
    expect(await late).toMatchObject({ ok: false, status: "error" });
    expect(await create().restore()).toEqual({ kind: "user", userId: "ann", token: "t1" });
  });

  it("of a guest makes no call", async () => {
    await manager.beGuest();
    asked = [];
    await manager.leave(GUEST_USER);
    expect(asked).toEqual([]);
  });
});

describe("a device of several people", () => {
  beforeEach(() => {
    routes = { "POST /api/user/login": [200, ann, "t1"], "POST /api/user/logout": [200, { ok: true }] };
  });

  it("keeps the unsent changes of one when another logs in, until that one says what becomes of them", async () => {
    await database.put("rows", {}, ["bob", "w", "accounts", "a"]);
    const deleted = { operation: { name: "deleteAccount", id: "a" } };
    await database.put("notes", { email: "bob@example.com" }, ["bob", "user"]);
    await database.put("outbox", { ...deleted, sequence: 1 } as never, ["bob", 1]);
    await database.put("refused", { ...deleted, sequence: 2, dependents: [] } as never, ["bob", 2]);
    await database.put("notes", 2, ["bob", "sequence"]);
    for (const read of ["reminders", "sessions", "statistics w 2026-10 2026-11"]) {
      await database.put("notes", {}, ["bob", read]);
    }
    await manager.login(login);
    expect(await database.count("rows")).toBe(0);
    const notes = (await database.getAllKeys("notes")).filter(([owner]) => owner === "bob");
    expect(notes.map(([, name]) => name)).toEqual(["sequence", "user"]);
    expect(await manager.otherUsers()).toEqual([{ owner: "bob", email: "b…@example.com", unsent: 2 }]);
    await manager.wipeOtherUser("bob");
    expect(await manager.otherUsers()).toEqual([]);
    expect(await database.count("outbox")).toBe(0);
  });

  it("asks once what becomes of them, and again only when there are more", async () => {
    const deleted = { operation: { name: "deleteAccount", id: "a" }, sequence: 1 };
    await database.put("outbox", deleted as never, ["bob", 1]);
    await manager.login(login);
    await manager.keepOtherUser("bob");
    expect(await manager.otherUsers()).toEqual([]);
    await database.put("outbox", { ...deleted, sequence: 2 } as never, ["bob", 2]);
    expect(await manager.otherUsers()).toMatchObject([{ owner: "bob", unsent: 2 }]);
  });

  it("remembers whose session ended, by the ends of their e-mail, until somebody is in", async () => {
    await manager.login(login);
    await manager.expire();
    expect(await manager.restore()).toMatchObject({ kind: "none", ended: ann.id });
    expect(await manager.ended()).toMatchObject({ owner: ann.id, unsent: 0 });
    await manager.login(login);
    expect(await manager.ended()).toBeNull();
  });

  it("keeps who came in by another tab, whatever becomes of the session of this one", async () => {
    await manager.login(login);
    routes["POST /api/user/login"] = [200, { id: "bob" }, "t2"];
    const other = create();
    await other.login(login);
    routes["GET /api/user/me"] = [200, ann, "fresh"];
    await manager.client.GET("/api/user/me");
    await manager.expire();
    expect(await create().restore()).toEqual({ kind: "user", userId: "bob", token: "t2" });
  });

  it("tells a tab who else came in by another, and nothing when it is the same person", async () => {
    await manager.login(login);
    const other = create();
    await other.restore();
    expect(await other.look()).toBeNull();
    routes["POST /api/user/login"] = [200, { id: "bob" }, "t2"];
    await manager.login(login);
    expect(await other.look()).toEqual({ kind: "user", userId: "bob", token: "t2" });
    await manager.leave("bob");
    expect(await other.look()).toEqual({ kind: "none" });
  });

  it("takes the fresh token of another tab of the same person", async () => {
    await manager.login(login);
    const other = create();
    await other.restore();
    routes["GET /api/user/me"] = [200, ann, "fresh"];
    await manager.client.GET("/api/user/me");
    await other.look();
    await other.client.GET("/api/user/me");
    expect(asked.at(-1)).toBe("GET /api/user/me Bearer fresh");
  });

  it("writes no row of who is out, whatever their tab was still doing", async () => {
    await manager.login(login);
    const store = createStore(database, "ann");
    const fake = createFakeServer().state();
    await manager.leave("ann");
    await store.change(fake.workspace.id, () => fake);
    await store.writeNotes({ user: ann });
    expect(await Promise.all([database.count("rows"), database.count("notes")])).toEqual([0, 0]);
  });

  it("ends a session on the server at the next contact when there was none", async () => {
    await manager.login(login);
    routes["POST /api/user/logout"] = [502, { code: "server.error" }];
    await manager.leave("ann");
    await manager.endLeft();
    asked = [];
    await create().endLeft();
    expect(asked).toEqual(["POST /api/user/logout Bearer t1"]);
    routes["POST /api/user/logout"] = [200, { ok: true }];
    const restarted = create();
    await restarted.endLeft();
    asked = [];
    await restarted.endLeft();
    expect(asked).toEqual([]);
  });

  it("ends each session of two tabs that are left at once", async () => {
    await manager.login(login);
    const other = create();
    routes["POST /api/user/login"] = [200, { id: "bob" }, "t2"];
    await other.login(login);
    await Promise.all([manager.leave("ann"), other.leave("bob")]);
    asked = [];
    await create().endLeft();
    expect(asked.sort()).toEqual(["POST /api/user/logout Bearer t1", "POST /api/user/logout Bearer t2"]);
  });
});
