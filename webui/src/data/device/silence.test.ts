import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { lock } from "@testing/lockedStores";
import { openDatabase, type Database } from "./database";
import {
  afterAwake,
  isSilent,
  isStorageSilent,
  SILENT_SECONDS,
  watchStorage,
  within,
  writesEnd,
} from "./silence";

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened(): Promise<Database> {
  const database = await openDatabase();
  onTestFinished(database.close);
  return database;
}

test("a database that does not open is told of after the limit, and opens when it answers", async () => {
  const request = indexedDB.open("budget");
  await new Promise((resolve) => (request.onsuccess = resolve));
  indexedDB.deleteDatabase("budget"); // waits for that connection, and the app waits for it
  const told = vi.fn();
  onTestFinished(watchStorage(told));
  const opening = openDatabase();
  await pass(SILENT_SECONDS - 1);
  expect(isStorageSilent()).toBe(false);
  await pass(1);
  expect([isStorageSilent(), told.mock.calls.length]).toEqual([true, 1]);
  request.result.close();
  (await opening).close();
  expect([isStorageSilent(), told.mock.calls.length]).toEqual([false, 2]);
});

test("a read that is not answered is told of after the limit, and goes on when it is", async () => {
  const database = await opened();
  await database.put("notes", 1, ["ann", "one"]);
  const release = await lock("notes");
  const reading = database.getAll("notes");
  await pass(SILENT_SECONDS);
  expect(isStorageSilent()).toBe(true);
  release();
  expect(await reading).toEqual([1]);
  expect(isStorageSilent()).toBe(false);
});

test("a write that does not begin fails within the limit, and is not made later", async () => {
  const database = await opened();
  const release = await lock("notes");
  const writing = database.put("notes", 1, ["ann", "one"]).catch((error: unknown) => error);
  await pass(SILENT_SECONDS);
  expect(isSilent(await writing)).toBe(true);
  await pass(SILENT_SECONDS);
  expect(isStorageSilent()).toBe(true); // said until something is answered
  release();
  expect(await database.getAll("notes")).toEqual([]);
  await expect.poll(isStorageSilent).toBe(false);
  await database.put("notes", 2, ["ann", "one"]);
  expect(await database.getAll("notes")).toEqual([2]);
});

test("a database that was closed owes nothing", async () => {
  const database = await openDatabase();
  await lock("notes");
  void database.getAll("notes").catch(() => undefined);
  await pass(SILENT_SECONDS);
  expect(isStorageSilent()).toBe(true);
  database.close();
  expect(isStorageSilent()).toBe(false);
});

test("who leaves the page waits for writes, but not for ever", async () => {
  const database = await opened();
  let isOver = false;
  const release = await lock("notes");
  const writing = database.put("notes", 1, ["ann", "one"]);
  const leaving = writesEnd().then(() => (isOver = true));
  await pass(1);
  expect(isOver).toBe(false);
  release();
  await Promise.all([writing, leaving]);
  expect(isOver).toBe(true);
  await lock("notes");
  const lost = database.put("notes", 1, ["ann", "one"]).catch(() => undefined);
  const ended = writesEnd();
  await pass(SILENT_SECONDS);
  await Promise.all([ended, lost]);
});

test("an answer in time is passed on, and a wait without one ends", async () => {
  expect(await within(Promise.resolve(1))).toBe(1);
  await expect(within(Promise.reject(new RangeError()))).rejects.toBeInstanceOf(RangeError);
  const waiting = within(new Promise(() => undefined)).catch((error: unknown) => error);
  await pass(SILENT_SECONDS);
  expect(isSilent(await waiting)).toBe(true);
});

test("a sleep of the phone counts as one second", () => {
  const task = vi.fn();
  afterAwake(3, task);
  vi.setSystemTime(Date.now() + 3_600_000); // no interval fires meanwhile
  vi.advanceTimersToNextTimer();
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersToNextTimer();
  vi.advanceTimersToNextTimer();
  expect(task).toHaveBeenCalledOnce();
});
