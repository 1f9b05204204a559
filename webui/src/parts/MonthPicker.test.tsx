import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { monthAtom } from "@/state/budget/month";
import { startGuestApp } from "@testing/app";
import { MonthPicker } from "./MonthPicker";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the arrows lead to the months beside, over the end of a year", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("Next month");
  await press("Next month");
  expect(screen.getByRole("button", { name: "January 2027" })).toBeVisible();
  expect(app.store.get(monthAtom)).toBe("2027-01");
  await press("Previous month");
  expect(app.store.get(monthAtom)).toBe("2026-12");
});

test("pressing the month offers others, and the chosen one is shown", async () => {
  const app = await startGuestApp();
  app.show(<MonthPicker />);
  await press("November 2026");
  await userEvent.click(await screen.findByRole("button", { name: "March 2026" }));
  expect(app.store.get(monthAtom)).toBe("2026-03");
  expect(await screen.findByRole("button", { name: "March 2026" })).toBeVisible();
});
