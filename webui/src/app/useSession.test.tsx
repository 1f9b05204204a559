import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { followSessionAtom } from "@/state/session/session";
import { databaseAtom } from "@/state/device";
import { startGuestApp, startServedApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import { useSession } from "./App";

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
}

test("who is in is looked up when the app comes to the front, and never on its way out", async () => {
  const app = await startGuestApp();
  const set = vi.spyOn(app.store, "set");
  app.hook(useSession);
  becomes("hidden");
  expect(set).not.toHaveBeenCalledWith(followSessionAtom);
  becomes("visible");
  expect(set).toHaveBeenCalledWith(followSessionAtom);
  vi.restoreAllMocks();
});

test("a budget that cannot be read is told as a failure, not shown as nothing", async () => {
  const app = await startServedApp();
  (await app.store.get(databaseAtom)).close();
  const unhandled = vi.fn();
  process.once("unhandledRejection", unhandled);
  const canStart = app.hook(useSession);
  await eventually(() => expect(canStart.current).toBe(false));
  await eventually(() => expect(unhandled).toHaveBeenCalledOnce());
});
