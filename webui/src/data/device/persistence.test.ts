import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOnDevice } from "./persistence";

const DAY_MS = 86_400_000;

/** A browser that has kept nothing for good yet. */
function browser(permission: PermissionState | "unknown" = "prompt", isKept = false) {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const persist = vi.fn().mockResolvedValue(false);
  const query = vi.fn(() =>
    permission === "unknown"
      ? Promise.reject(new TypeError("unknown"))
      : Promise.resolve({ state: permission }),
  );
  const storage = { persist, persisted: () => Promise.resolve(isKept) };
  vi.stubGlobal("navigator", { storage, permissions: { query } });
  return persist;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the browser is asked once, and again only after thirty days", async () => {
  const persist = browser();
  await keepOnDevice();
  await keepOnDevice();
  expect(persist).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 29 * DAY_MS);
  await keepOnDevice();
  expect(persist).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + DAY_MS);
  await keepOnDevice();
  expect(persist).toHaveBeenCalledTimes(2);
});

test.each([
  ["who said no", "denied", false],
  ["what is kept already", "granted", true],
] as const)("%s is not asked about", async (_, permission, isKept) => {
  const persist = browser(permission, isKept);
  await keepOnDevice();
  expect(persist).not.toHaveBeenCalled();
});

test("a browser that knows no such permission is asked, one without the storage is left alone", async () => {
  const persist = browser("unknown");
  await keepOnDevice();
  expect(persist).toHaveBeenCalledTimes(1);
  vi.stubGlobal("navigator", {});
  await expect(keepOnDevice()).resolves.toBeUndefined();
});
