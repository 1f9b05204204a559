import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Participant } from "@/contract/budget";
import { startSharedApp, type SharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { entriesAtom } from "@testing/entries";
import SettlePage from ".";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const LUNCH = "0198f3a2-0000-7000-8000-0000000000e0";

/** Bo paid 12.50 in Ann's budget, where costs are shared equally. */
async function started(role: Participant["role"] = "editor"): Promise<SharedApp> {
  return startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann", true, role), member(BO.id, "Bo")]);
    const rule = role === "viewer" ? { kind: "parts" as const, parts: { [USER_ID]: 1, [BO.id]: 1 } } : EQUAL;
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: rule } });
    server.change(lunch(server.state(), LUNCH, "2026-11-12", "12.50"), BO);
  });
}

const EQUAL = { kind: "equal" } as const;
const record = () => screen.getByRole("button", { name: "Record: You pay Bo, $6.25" });

test("a payment is recorded once, whichever account it moves, and all are even then", async () => {
  const app = await started();
  app.show(<SettlePage />, "/history/settle");
  expect(screen.getByText("You owe").parentElement).toHaveTextContent("$6.25");
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Leaves account: None. Change" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await userEvent.dblClick(await screen.findByRole("button", { name: "Record $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  await app.refresh();
  const sent = app.server.received.filter(({ name }) => name === "settle");
  expect(sent).toMatchObject([
    {
      body: {
        ...{ fromMemberId: USER_ID, toMemberId: BO.id, value: "6.25", currencyCode: "USD" },
        fromAccountId: app.account("Cash").id,
      },
    },
  ]);
  expect(app.account("Cash").budget).toBe("-18.75");
  expect(app.toasts.at(-1)?.text).toBe("Settled: $6.25");
  await app.undo();
  await waitFor(() => {
    expect(record()).toBeVisible();
  });
});

test("without a connection a payment counts here at once and is sent later", async () => {
  const app = await started();
  app.server.answerWith("error");
  app.show(<SettlePage />, "/history/settle");
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Record $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  expect(app.server.received.filter(({ name }) => name === "settle")).toEqual([]);
  app.server.answerWith(null);
  await app.refresh();
  expect(app.server.received.filter(({ name }) => name === "settle")).toHaveLength(1);
  expect(app.store.get(entriesAtom).map(({ kind, isPending }) => [kind, isPending])).toEqual([
    ["settlement", false],
    ["expense", false],
  ]);
});

test("the sheet takes no payment that the other one recorded meanwhile, and offers what is owed now", async () => {
  const app = await started();
  app.show(<SettlePage />, "/history/settle");
  await userEvent.click(record());
  await screen.findByRole("button", { name: "Record $6.25" });
  const pay = (id: string, value: string) => {
    const body = { fromMemberId: USER_ID, toMemberId: BO.id, value, currencyCode: "USD" };
    app.server.change({ name: "settle", id, body }, BO);
    return app.refresh();
  };
  await pay("0198f3a2-0000-7000-8000-0000000000e1", "2.25");
  expect(await screen.findByRole("button", { name: "Record $4.00" })).toBeEnabled();
  await pay("0198f3a2-0000-7000-8000-0000000000e2", "4");
  expect(await screen.findByRole("alert")).toHaveTextContent("this payment isn’t needed now");
  expect(screen.getByRole("button", { name: "Record $6.25" })).toBeDisabled();
});

test("a viewer sees who owes whom, and no buttons", async () => {
  const app = await started("viewer");
  app.show(<SettlePage />, "/history/settle");
  expect(screen.getByText("You pay Bo")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Record/ })).toBeNull();
});
