import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_VIEW, type Gateway } from "@/data/sync/gateway";
import { connectAtom, viewAtom } from "@/state/view";
import { startGuestApp, type TestApp } from "@testing/app";
import { filterAtom, NO_FILTER } from "./filter";
import { useMonthChoices } from "./filterChoices";
import { useMayFindMore } from "./useFound";

/** A device that holds the entries of this month, of a history that began in spring. */
async function partly(): Promise<TestApp> {
  const app = await startGuestApp();
  app.store.set(filterAtom, NO_FILTER);
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body: { ...body, date: "2026-11-20" } });
  const view = {
    ...EMPTY_VIEW,
    ...app.store.get(viewAtom),
    hasMoreHistory: true,
    firstEntryDay: "2026-04-30",
  };
  const gateway = { isGuest: false, shared: null, view: () => view, subscribe: () => () => undefined };
  act(() => {
    app.store.set(connectAtom, { ...gateway, close: () => undefined } as unknown as Gateway);
  });
  return app;
}

test("months are offered back to the first of the whole history", async () => {
  const app = await partly();
  expect(app.hook(useMonthChoices).current.at(-1)?.value).toBe("2026-04");
});

test("older entries are looked at until the month that is wanted has gone by", async () => {
  const app = await partly();
  const more = app.hook(useMayFindMore);
  const isReading = (month: string | null) => {
    act(() => {
      app.store.set(filterAtom, { ...NO_FILTER, month });
    });
    return more.current;
  };
  expect([null, "2026-04", "2026-11", "2026-12"].map(isReading)).toEqual([true, true, true, false]);
});
