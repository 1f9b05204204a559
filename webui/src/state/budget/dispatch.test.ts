import { act } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { onlineAtom } from "@/state/connection";
import { noticesAtom } from "@/state/notices";
import { DEVICE_FULL } from "@/state/outcome";
import { startSampleAtom } from "@/state/session/signIn";
import english from "@/i18n/en.json";
import ukrainian from "@/i18n/ua.json";
import { listsAtom } from "./lists";
import { startGuestApp, startServedApp, startSharedApp, type TestApp } from "@testing/app";
import { eventually } from "@testing/eventually";

/** Counts how often the browser is asked to keep what is here. */
function asked() {
  const persist = vi.fn().mockResolvedValue(true);
  Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } });
  return persist;
}

const list = (id: string) =>
  ({
    name: "createList",
    id,
    body: { name: "Market", listItems: [{ id: `item-${id}`, label: "Milk" }] },
  }) as const;

const change = async (app: TestApp, id: string) => {
  expect((await app.change(list(id))).ok).toBe(true);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, "storage");
});

test("a guest's first change asks the browser to keep it, the second does not", async () => {
  const persist = asked();
  const app = await startGuestApp();
  await app.change({ name: "updateSettings", body: { showOnboarding: true } });
  expect(persist).not.toHaveBeenCalled();
  await change(app, "list-1");
  await change(app, "list-2");
  await eventually(() => expect(persist).toHaveBeenCalledTimes(1));
});

test("sample data is not worth a question", async () => {
  const persist = asked();
  const app = await startServedApp();
  await app.store.set(startSampleAtom);
  await change(app, "list-1");
  expect(persist).not.toHaveBeenCalled();
});

test("of a signed-in person what waits for a connection is worth it, what is sent is not", async () => {
  const persist = asked();
  const app = await startSharedApp();
  await change(app, "0198f3a2-0000-7000-8000-000000000001");
  expect(persist).not.toHaveBeenCalled();
  act(() => app.store.set(onlineAtom, false));
  await change(app, "0198f3a2-0000-7000-8000-000000000002");
  await eventually(() => expect(persist).toHaveBeenCalledTimes(1));
});

test.each([
  ["a guest", startGuestApp],
  ["a signed-in person", startSharedApp],
])("%s is told that the device is full, not the server, and nothing is changed", async (_who, start) => {
  const app = await start();
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const outcome = await app.change(list("0198f3a2-0000-7000-8000-000000000003"));
  full.mockRestore();
  expect(outcome).toMatchObject({ ok: false, code: DEVICE_FULL });
  expect(app.store.get(noticesAtom)).toMatchObject([{ severity: "error", code: DEVICE_FULL }]);
  expect(app.store.get(listsAtom)).toEqual([]);
  await change(app, "0198f3a2-0000-7000-8000-000000000004");
});

test("a full device is told in words about the device", () => {
  expect(english[DEVICE_FULL]).toMatch(/^This device has no space left/);
  expect(ukrainian[DEVICE_FULL]).toMatch(/^На цьому пристрої скінчилося місце/);
});
