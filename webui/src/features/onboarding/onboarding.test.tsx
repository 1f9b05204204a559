import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { settingsAtom } from "@/state/budget/settings";
import { workspaceAtom } from "@/state/budget/workspace";
import { viewAtom } from "@/state/view";
import { startGuestApp, startMemberApp, type TestApp } from "@testing/app";
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
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["uk-UA", "en"]);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const currencyOf = (app: TestApp) => app.store.get(workspaceAtom)?.currencyCode;
const ended = (app: TestApp) => waitFor(() => expect(app.store.get(settingsAtom)?.showOnboarding).toBe(true));

async function asked(): Promise<TestApp> {
  const app = await startGuestApp();
  app.show(<Onboarding />, "/onboarding");
  await press("Skip");
  return app;
}

test("the introduction begins with its first step, and skipping it leads to the currency", async () => {
  const app = await startGuestApp();
  app.show(<Onboarding />, "/onboarding");
  expect(screen.getByRole("button", { name: "Next" })).toBeVisible();
  expect(document.title).toBe("Introduction · Budget");
  await press("Skip");
  expect(screen.getByRole("heading", { name: "Which currency do you budget in?" })).toBeVisible();
  expect(app.store.get(settingsAtom)?.showOnboarding).toBe(false);
});

test("the currency of the browser's region is preset, and Continue makes it the budget's", async () => {
  const app = await asked();
  expect(screen.getByRole("radio", { name: /Ukrainian hryvnia/ })).toBeChecked();
  expect(screen.getByText("UAH · from your device’s region")).toBeVisible();
  await press("Continue");
  await ended(app);
  expect(currencyOf(app)).toBe("UAH");
});

test("skipping the currency keeps the dollar", async () => {
  const app = await asked();
  await press("Skip");
  await ended(app);
  expect(currencyOf(app)).toBe("USD");
});

test("any currency a budget can have is chosen from the list", async () => {
  const app = await asked();
  await press("Another currency");
  await userEvent.click(await within(await screen.findByRole("dialog")).findByText("Polish zloty"));
  expect(screen.getByRole("radio", { name: /Polish zloty/ })).toBeChecked();
  await press("Continue");
  await ended(app);
  expect(currencyOf(app)).toBe("PLN");
});

test("an unknown region presets the dollar and names no region", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["eo"]);
  await asked();
  expect(screen.getByRole("radio", { name: /US dollar/i })).toBeChecked();
  expect(screen.queryByText(/region/)).toBeNull();
});

test("who booked something already is not asked", async () => {
  const app = await startGuestApp();
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  app.show(<Onboarding />, "/onboarding");
  await press("Skip");
  await ended(app);
  expect(currencyOf(app)).toBe("USD");
});

test("the question stays until the budget was read, and waits for it", async () => {
  const app = await startMemberApp();
  app.show(<Onboarding />, "/onboarding");
  await press("Skip");
  expect(screen.getByRole("heading", { name: "Which currency do you budget in?" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
  expect(app.store.get(viewAtom).pending).toEqual([]);
});
