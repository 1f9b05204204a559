import { expect, test } from "vitest";
import { debtsOf } from "./AccountTabs";

const RATES = { base: "USD", date: "2026-11-20", data: { USD: "1", UAH: "40" } };

test("debts are summed in one currency, and what has no rate is named", () => {
  const accounts = [
    { budget: "-4800.00", currency: "USD" },
    { budget: "2000.00", currency: "UAH" },
    { budget: "-7.00", currency: "GHS" },
  ];
  expect(debtsOf(accounts, "USD", RATES)).toEqual({
    net: "-4750.00",
    owed: "4800.00",
    owedToYou: "50.00",
    notConverted: [{ currencyCode: "GHS", amount: "-7.00" }],
  });
});
