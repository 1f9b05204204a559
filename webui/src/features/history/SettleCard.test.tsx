import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Operation, State } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { SettleCard } from "./SettleCard";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const CY = "0198f3a2-0000-7000-8000-00000000000c";
/** An expense that one person bears alone. */
function borne(state: State, id: string, value: string, memberId: string): Operation {
  const { accounts, categories } = state;
  const ids = { accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id, body: { ...ids, value, shares: { [memberId]: value } } };
}

const idOf = (number: number) => `0198f3a2-0000-7000-8000-0000000000e${String(number)}`;

test("the card says in Ukrainian who owes whom", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    server.change(lunch(server.state(), idOf(0), "2026-11-12", "12.50"), BO);
  });
  await switchLanguage("ua");
  app.show(<SettleCard />, "/history");
  expect(screen.getByRole("link")).toHaveAccessibleName(/^Розрахунки, Ви винні 6[,.]25.*: Bo$/);
  app.server.change(lunch(app.server.state(), idOf(1), "2026-11-13", "20.00"), { id: USER_ID, name: "Ann" });
  await app.refresh();
  await waitFor(() => {
    expect(screen.getByRole("link")).toHaveAccessibleName(/^Розрахунки, Вам винні 3[,.]75.*: Bo$/);
  });
});

test("of three people one's own debts alone stand in the card, and those of others where there are none", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo"), member(CY, "Cy")]);
    server.change(borne(server.state(), idOf(0), "8.00", CY), BO);
  });
  app.show(<SettleCard />, "/history");
  expect(screen.getByRole("link")).toHaveAccessibleName("Settle up, Cy owes Bo $8.00");
  app.server.change(borne(app.server.state(), idOf(1), "2.00", USER_ID), BO);
  await app.refresh();
  await waitFor(() => {
    expect(screen.getByRole("link")).toHaveAccessibleName("Settle up, You owe Bo $2.00");
  });
});

test("the card names the debt while there is one, and changes with what others do", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    server.change(lunch(server.state(), idOf(0), "2026-11-12", "12.50"), BO);
  });
  app.show(<SettleCard />, "/history");
  expect(screen.getByRole("link", { name: "Settle up, You owe Bo $6.25" })).toBeVisible();
  app.server.change(lunch(app.server.state(), idOf(1), "2026-11-13", "20.00"), { id: USER_ID, name: "Ann" });
  await app.refresh();
  expect(await screen.findByRole("link", { name: "Settle up, Bo owes you $3.75" })).toBeVisible();
  app.server.setPeople([member(USER_ID, "Ann")]);
  app.server.change({ name: "deleteHistory", id: idOf(1) });
  await app.refresh();
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});
