import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { accountsAtom } from "@/state/budget/accounts";
import { startGuestApp } from "@testing/app";
import Accounts from "./index";

test("accounts of every kind are put in order in one sheet, and the list follows", async () => {
  const app = await startGuestApp();
  const body = { name: "Bo", type: "debt", budget: "-80" } as const;
  await app.change({ name: "createAccount", id: "acc-1", body });
  app.show(<Accounts />);
  await userEvent.click(screen.getByRole("button", { name: "Change order" }));
  const sheet = await screen.findByRole("dialog", { name: "Order of accounts" });
  expect(within(sheet).getAllByRole("listitem")).toHaveLength(3);
  await userEvent.click(within(sheet).getByRole("button", { name: "Move Cash up" }));
  await waitFor(() =>
    expect(app.store.get(accountsAtom).map(({ name }) => name)).toEqual(["Cash", "Credit Card", "Bo"]),
  );
  await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const rows = within(screen.getByRole("list", { name: "Accounts" })).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining("Cash"),
    expect.stringContaining("Credit Card"),
  ]);
});

test("the total, and an account alone, offer no order", async () => {
  const app = await startGuestApp();
  const shown = app.show(<Accounts />, "/accounts?tab=total");
  expect(screen.queryByRole("button", { name: "Change order" })).toBeNull();
  shown.unmount();
  await app.change({ name: "deleteAccount", id: app.account("Cash").id });
  app.show(<Accounts />);
  expect(screen.getByRole("button", { name: /^Credit Card/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Change order" })).toBeNull();
});
