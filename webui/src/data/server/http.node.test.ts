import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answered } from "./answer";
import {
  CALL_TIMEOUT_SECONDS,
  createServerClient,
  FILE_CALL_TIMEOUT_SECONDS,
  type ServerClient,
} from "./http";

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

let server: Server;
let base: string;
let seen: Seen[];
let reply: (response: ServerResponse) => void;
let token: string | null;
let events: string[];
let client: ServerClient;
/** Time limits of calls; none ends by itself. */
let due: { seconds: number; task: () => void }[];

beforeEach(async () => {
  seen = [];
  events = [];
  token = null;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      reply(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  due = [];
  client = createServerClient({
    base,
    token: () => token,
    onToken: (fresh) => events.push(`token ${fresh}`),
    onUnauthorized: () => events.push("unauthorized"),
    schedule(seconds, task) {
      due.push({ seconds, task });
      return () => (due = []);
    },
  });
});

afterEach(async () => {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
  reply = (response) => response.writeHead(status, headers).end(JSON.stringify(body));
}

describe("a call", () => {
  it("sends the token, the body and no-cache", async () => {
    token = "t1";
    answer(201, { id: "x" });
    const body = { name: "Їжа", listItems: [] };
    const params = { path: { workspace_id: "w" } };
    const result = await answered(client.POST("/api/list/{workspace_id}/create", { params, body }));
    expect(result).toEqual({ ok: true, status: 201, data: { id: "x" } });
    expect(seen).toMatchObject([
      { method: "POST", url: "/api/list/w/create", body: '{"name":"Їжа","listItems":[]}' },
    ]);
    expect(seen[0]?.headers).toMatchObject({
      authorization: "Bearer t1",
      "cache-control": "no-cache",
      "content-type": "application/json",
    });
  });

  it("sends no token when nobody is signed in, and no body with a read", async () => {
    answer(200, []);
    const params = { path: { workspace_id: "w" }, query: { cursor: "a b", limit: 5 } };
    await answered(client.GET("/api/history/{workspace_id}/list-new", { params }));
    expect(seen[0]?.url).toBe("/api/history/w/list-new?cursor=a%20b&limit=5");
    expect(seen[0]?.headers).not.toHaveProperty("authorization");
    expect(seen[0]?.headers).not.toHaveProperty("content-type");
  });

  it("gives a refusal with its problem and the seconds to wait", async () => {
    const problem = {
      status: 429,
      code: "request.rateLimited",
      message: "Too many requests",
      fields: {},
      params: {},
      current: null,
      choices: null,
    };
    answer(429, problem, { "retry-after": "7" });
    expect(await answered(client.PUT("/api/settings/update", { body: {} }))).toEqual({
      ok: false,
      status: 429,
      problem,
      retryAfterSeconds: 7,
    });
  });

  it("gives the status error when the server is not there", async () => {
    await new Promise((resolve) => server.close(resolve));
    expect(await answered(client.GET("/api/user/me"))).toMatchObject({ ok: false, status: "error" });
  });

  it("gives the status error when a page answers in place of the data", async () => {
    reply = (response) => response.writeHead(200).end("<html>");
    expect(await answered(client.GET("/api/user/me"))).toMatchObject({ ok: false, status: "error" });
  });

  it.each(["<html>Too large</html>", "", "[]", "null", '"no"'])(
    "gives the status of a refusal that says %j",
    async (body) => {
      reply = (response) => response.writeHead(413).end(body);
      expect(await answered(client.GET("/api/user/me"))).toEqual({
        ok: false,
        status: 413,
        problem: { status: 413, code: "", message: "", fields: {}, params: {}, current: null, choices: null },
        retryAfterSeconds: null,
      });
    },
  );

  it("that is never answered ends with the status error", async () => {
    reply = () => {
      expect(due).toMatchObject([{ seconds: CALL_TIMEOUT_SECONDS }]);
      due[0]?.task();
    };
    expect(await answered(client.GET("/api/user/me"))).toMatchObject({ ok: false, status: "error" });
  });

  it("that reads or takes back a long file has more time", async () => {
    reply = (response) => {
      expect(due).toMatchObject([{ seconds: FILE_CALL_TIMEOUT_SECONDS }]);
      response.writeHead(503).end("{}");
    };
    const file = { fileName: "a.csv", content: "" };
    const path = { workspace_id: "w", revision: 7 };
    await answered(client.POST("/api/import/{workspace_id}/preview", { params: { path }, body: file }));
    await answered(client.POST("/api/activity/{workspace_id}/{revision}/undo", { params: { path } }));
  });

  it("whose body never ends does so too", async () => {
    reply = (response) => {
      response.writeHead(200).write("{");
      setImmediate(() => due[0]?.task());
    };
    expect(await answered(client.GET("/api/user/me"))).toMatchObject({ ok: false, status: "error" });
  });

  it("hands on a fresh token", async () => {
    answer(200, {}, { authorization: "Bearer fresh" });
    await answered(client.POST("/api/user/login", { body: { email: "a@b.c", password: "x" } }));
    expect(events).toEqual(["token fresh"]);
  });

  it("tells that the session has ended", async () => {
    token = "old";
    answer(401, { code: "auth.required" });
    expect(await answered(client.GET("/api/user/me"))).toMatchObject({ ok: false, status: 401 });
    expect(events).toEqual(["unauthorized"]);
  });

  it("does not end a session for an answer to the token before", async () => {
    token = "old";
    reply = (response) => {
      token = "new";
      response.writeHead(401).end("{}");
    };
    await answered(client.GET("/api/user/me"));
    expect(events).toEqual([]);
  });
});
