import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { useGuestCounts } from "./useGuestCounts";

test("what a guest has is counted in words, and what there is none of is left out", async () => {
  const app = await startGuestApp();
  const counts = app.hook(useGuestCounts);
  expect(counts.current).toBe("2 accounts");
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  await app.change({
    name: "createList",
    id: "list-1",
    body: { name: "Market", listItems: [{ id: "item-1", label: "Milk" }] },
  });
  expect(counts.current).toBe("1 entry, 2 accounts, 1 list");
});
