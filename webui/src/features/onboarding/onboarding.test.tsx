import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { settingsAtom } from "@/state/budget/settings";
import { startGuestApp } from "@testing/app";
import Onboarding from "./index";

/** The test document has no layout to observe. */
class NoLayout {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoLayout);
  vi.stubGlobal("IntersectionObserver", NoLayout);
  return () => {
    vi.unstubAllGlobals();
  };
});

test("the introduction begins with its first step, and skipping it is kept", async () => {
  const app = await startGuestApp();
  app.show(<Onboarding />, "/onboarding");
  expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  expect(document.title).toBe("Introduction · Budget");
  await userEvent.click(screen.getByRole("button", { name: "Skip" }));
  await waitFor(() => {
    expect(app.store.get(settingsAtom)?.showOnboarding).toBe(true);
  });
});
