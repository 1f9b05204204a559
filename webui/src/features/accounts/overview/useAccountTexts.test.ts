import { expect, test } from "vitest";
import type { AccountCreate } from "@/domain";
import { startGuestApp } from "@testing/app";
import { useAccountTexts } from "./useAccountTexts";

async function textsOf(body: AccountCreate) {
  const app = await startGuestApp();
  await app.change({ name: "createAccount", id: "acc-1", body });
  return app.hook(useAccountTexts).current(app.account(body.name));
}

test("a row says the type, and the balance in the account's own currency", async () => {
  expect(await textsOf({ name: "Purse", budget: "12.5" })).toMatchObject({
    name: "Purse",
    sub: "Basic",
    amount: { text: "$12.50" },
    second: "",
    label: "Purse, Basic, $12.50",
  });
});

test("another currency is named, with about what it is worth", async () => {
  const { sub, second } = await textsOf({ name: "Euros", budget: "100", currencyCode: "EUR" });
  expect(sub).toBe("Basic · EUR");
  expect(second).toMatch(/^≈ \$1\d\d\.\d\d$/);
});

test("what the balance does not count says so", async () => {
  const { sub } = await textsOf({ name: "Old", isShowInBalance: false });
  expect(sub).toBe("Basic · not in balance");
});

test.each([
  ["-80", "You owe", "debt", "−$80.00"],
  ["80", "Owes you", "in", "+$80.00"],
  ["0", "Debt", undefined, "$0.00"],
])("a debt of %s reads %s", async (budget, sub, tone, text) => {
  const texts = await textsOf({ name: "Bo", type: "debt", budget, isShowInBalance: false });
  expect(texts).toMatchObject({ sub, tone, amount: { text } });
});

test("the main account is told apart in words", async () => {
  const { label } = await textsOf({ name: "Daily", isMainAccount: true });
  expect(label).toBe("Daily, Main, Basic, $0.00");
});
