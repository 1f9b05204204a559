import { act } from "@testing-library/react";
import { atom } from "jotai";
import { useAtomValue } from "@/state/useAtomValue";
import { expect, test } from "vitest";
import { startSharedApp, type SharedApp } from "@testing/app";
import type { FakeServer } from "@testing/fakeServer";
import { NO_FILTER, type Filter } from "@/state/budget/historyFilter";
import { useFilteredEntries } from "@/parts/entry/useFilteredEntries";
import { useMonthChoices } from "./Filters";

const filterAtom = atom<Filter>(NO_FILTER);

/** A page of this month is on the device; the server has some of spring and of the year before, too. */
async function partly(): Promise<SharedApp> {
  const app = await startSharedApp(fill);
  app.store.set(filterAtom, NO_FILTER);
  return app;
}

function fill(server: FakeServer): void {
  const { accounts, categories } = server.state();
  const ids = { accountId: accounts[0]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  const spend = (id: string, date: string, note: string) =>
    server.change({ name: "addExpenses", id, body: { ...ids, value: "5", date, note } });
  for (let index = 10; index < 60; index += 1) spend(`new-${index}`, "2026-11-20", "coffee");
  spend("spring", "2026-04-30", "a bicycle");
  spend("before", "2025-12-24", "long lost receipt");
  spend("first", "2025-01-10", "rent");
}

const shown = (app: SharedApp) => {
  const found = app.hook(() => useFilteredEntries(useAtomValue(filterAtom)));
  return {
    older: () => found.current.entries.map(({ id }) => id).filter((id) => !id.startsWith("new-")),
    endsAt: () => found.current.cutoff?.localDay ?? null,
    more: () => act(() => found.current.more()),
    filter: (filter: Partial<Filter>) => act(() => app.store.set(filterAtom, { ...NO_FILTER, ...filter })),
  };
};

test("months are offered back to the first of the whole history", async () => {
  const app = await partly();
  expect(app.hook(useMonthChoices).current.at(-1)?.value).toBe("2025-01");
});

test("what is not on the device is found by the server at once, and stands in its place when all is read", async () => {
  const app = await partly();
  const { older, endsAt, more, filter } = shown(app);
  filter({ text: "lost rec" });
  expect([older(), endsAt()]).toEqual([[], "2026-11-20"]);
  await more();
  expect([older(), endsAt()]).toEqual([["before"], null]);
  expect(app.server.reads.filter((read) => read.startsWith("history"))).toHaveLength(1);
  filter({});
  expect([older(), endsAt()]).toEqual([[], "2026-11-20"]);
  await more();
  expect([older(), endsAt()]).toEqual([["spring", "before", "first"], null]);
});

test("an expense of long ago that waits to be sent is shown, though what is around it is not here", async () => {
  const app = await partly();
  const { older } = shown(app);
  const { accounts, categories } = app.server.state();
  const ids = { accountId: accounts[0]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  const id = "0198f3a2-0000-7000-8000-000000000099";
  await app.offline({ name: "addExpenses", id, body: { ...ids, value: "1", date: "2026-01-01" } });
  expect(older()).toEqual([id]);
});

test("without an answer everything here is searched, and it is known from which day on that is all", async () => {
  const app = await partly();
  const { older, endsAt, more, filter } = shown(app);
  filter({ text: "receipt" });
  await more();
  app.server.answerWith("error");
  filter({ text: "long" });
  await more();
  expect([older(), endsAt()]).toEqual([["before"], "2026-11-20"]);
});

test("a month that has gone by whole needs no server", async () => {
  const { endsAt, filter } = shown(await partly());
  const ends = (["2026-12", "2026-11", "2026-04", null] as const).map((month) => {
    filter({ month });
    return endsAt();
  });
  expect(ends).toEqual([null, "2026-11-20", "2026-11-20", "2026-11-20"]);
});
