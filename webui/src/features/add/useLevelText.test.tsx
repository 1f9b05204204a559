import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { newIdAtom } from "@/state/budget/dispatch";
import { guestAlertsAtom, wantedLevelsAtom } from "@/state/session/alerts";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import type { EntryBody } from "./booking";
import { useLevelText } from "./useLevelText";
import { useSaveEntry } from "./useSaveEntry";

async function planned(): Promise<TestApp> {
  const app = await startGuestApp();
  const id = app.store.get(newIdAtom)("plan");
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "100" };
  await app.change({ name: "setPlanning", id, body });
  return app;
}

async function spend(app: TestApp, value: string, date?: string): Promise<string> {
  const ids = { categoryId: app.category("Food").id, accountId: app.account("Cash").id };
  const entry: EntryBody = { kind: "expense", body: { value, ...ids, ...(date && { date }) } };
  const newId = app.store.get(newIdAtom);
  const id = newId("his");
  await app.call(() => {
    const save = useSaveEntry(null);
    return () => save(entry, () => id);
  });
  return app.toasts.at(-1)?.text ?? "";
}

test("the toast of an own expense tells once of the level that it took its category to", async () => {
  const app = await planned();
  expect(await spend(app, "79.99")).not.toMatch(/%/);
  expect(await spend(app, "0.01")).toMatch(/\. Food is at 80%$/);
  expect(await spend(app, "1")).not.toMatch(/%/);
  expect(await spend(app, "30")).toMatch(/\. Food is at 111%$/);
});

test("both levels at once are one text, the higher", async () => {
  const app = await planned();
  expect(await spend(app, "150")).toMatch(/\. Food is at 150%$/);
});

test("a level that is off, and another month's expense, are not told", async () => {
  const app = await planned();
  app.store.set(guestAlertsAtom, { at80: false });
  expect(await spend(app, "85")).not.toMatch(/%/);
  expect(await spend(app, "85", "2026-10-05")).not.toMatch(/%/);
  expect(localStorage.getItem("budget.alerts.off")).toBe("80");
});

test("a level that somebody signed in switched off is not told, though the alerts were never opened", async () => {
  const app = await startSharedApp();
  const body = { categoryId: app.category("Food").id, date: "2026-11-01", budget: "100" };
  await app.change({ name: "setPlanning", id: "0198f3a2-0000-7000-8000-0000000000bb", body });
  app.answers[`GET /api/alerts/${WORKSPACE_ID}`] = [200, { at80: false, at100: true }];
  app.hook(() => useLevelText());
  await waitFor(() => expect(app.store.get(wantedLevelsAtom)).toEqual([100]));
  expect(await spend(app, "85")).not.toMatch(/%/);
  expect(await spend(app, "15")).toMatch(/\. Food is at 100%$/);
});
