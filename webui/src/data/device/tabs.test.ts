import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "./database";
import { joinTabs, webLock } from "./tabs";

const OWNER = "somebody";

afterEach(() => {
  vi.unstubAllGlobals();
});

function speak(): void {
  const other = joinTabs(OWNER, () => undefined);
  other.announce();
  other.close();
}

test("a tab whose database another one has taken follows it no more, and fails at nothing", async () => {
  const database = await openDatabase();
  database.close();
  const failure = await new Promise((resolve) => {
    const tabs = joinTabs(OWNER, async () => {
      tabs.close();
      await database.get("notes", [OWNER, "user"]).catch((error: unknown) => {
        resolve(error);
        throw error;
      });
    });
    speak();
  });
  expect(failure).toMatchObject({ name: "InvalidStateError" });
});

test("a tab that is closed hears nothing any more", async () => {
  const heard: string[] = [];
  const closed = joinTabs(OWNER, () => {
    heard.push("closed");
  });
  await new Promise<void>((resolve) => {
    const open = joinTabs(OWNER, () => {
      heard.push("open");
      open.close();
      resolve();
    });
    closed.close();
    speak();
  });
  expect(heard).toEqual(["open"]);
});

const refused = () => Promise.reject(new DOMException("Access to the Locks API is denied", "SecurityError"));

test.each([
  ["over plain http, where browsers have no locks", {}],
  ["where the browser's locks are closed to the page", { locks: { request: refused } }],
])("%s, tasks of this tab take turns by name", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  const order: string[] = [];
  const run = (lock: string, name: string, fails = false) =>
    webLock(lock, async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
    });
  const first = run("sync", "first", true);
  await Promise.all([expect(first).rejects.toThrow("first"), run("sync", "second")]);
  expect(order).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a task that fails inside the browser's lock runs once", async () => {
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, task: () => Promise<void>) => task() },
  });
  const task = vi.fn(() => Promise.reject(new DOMException("no", "SecurityError")));
  await expect(webLock("sync", task)).rejects.toThrow("no");
  expect(task).toHaveBeenCalledTimes(1);
});
