import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { followSessionAtom } from "@/state/session/session";
import { startGuestApp } from "@testing/app";
import { useSession } from "./useSession";

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
