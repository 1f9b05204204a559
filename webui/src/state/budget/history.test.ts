import { expect, test } from "vitest";
import { startGuestApp } from "@testing/app";
import { daySumAtom, entriesAtom } from "./history";

test("a day adds up an income as it counted when it was booked, whatever rates do later", async () => {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-eur", body: { name: "Euros", currencyCode: "EUR" } });
  await app.change({ name: "transfer", id: "his-1", accountId: "acc-eur", body: { value: "80" } });
  const [entry] = app.store.get(entriesAtom);
  if (entry === undefined) throw new Error("There is no entry");
  expect(entry).toMatchObject({ workspaceCurrencyCode: "USD", converted: entry.workspaceValue });
  const booked = { ...entry, workspaceValue: "123.00" };
  expect(app.store.get(daySumAtom)([booked])).toMatchObject({ sum: "123.00", notConverted: [] });
});
