import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { money, type shares } from "@/domain";
import { startGuestApp, startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import Add from "..";
import { bodyShares, sharesIn, type DraftShares } from "./draftShares";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const ENTRY = "0198f3a2-0000-7000-8000-0000000000e0";
const MEMBERS: readonly shares.Member[] = [
  { memberId: "a", userId: "a", role: "editor", isSharing: true },
  { memberId: "b", userId: "b", role: "editor", isSharing: true },
  { memberId: "c", userId: "c", role: "editor", isSharing: true },
];
const DRAFT: DraftShares = { mode: "equal", parts: {}, amounts: {}, userId: "a", turn: ENTRY };

const made = (changes: Partial<DraftShares>, value: string) => {
  const result = sharesIn({ ...DRAFT, ...changes }, money.fromText(value), "USD", MEMBERS);
  return [bodyShares(result), money.formatText(result.missing)];
};

test("a typed amount leaves the rest to the others", () => {
  expect(made({ mode: "amounts", amounts: { b: "4" } }, "10")).toEqual([
    { a: "3.00", b: "4.00", c: "3.00" },
    "0.00",
  ]);
  expect(made({ mode: "amounts", amounts: { b: "10" } }, "10")).toEqual([{ b: "10.00" }, "0.00"]);
  expect(made({ mode: "amounts", amounts: { b: "10.5" } }, "10")[1]).toBe("-0.50");
  expect(made({ mode: "amounts", amounts: { a: "1", b: "2", c: "3" } }, "10")[1]).toBe("4.00");
});

test("nobody with a part leaves everything missing", () => {
  expect(made({ mode: "parts", parts: { a: 0, b: 0 } }, "10")).toEqual([{}, "10.00"]);
  expect(made({ mode: "parts", parts: { a: 3, b: 2 } }, "10")).toEqual([{ a: "6.00", b: "4.00" }, "0.00"]);
  expect(made({ mode: "only", userId: "c" }, "10")).toEqual([{ c: "10.00" }, "0.00"]);
});

async function shared() {
  return startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
  });
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("on the keypad another person pays, and one amount is typed", async () => {
  const app = await shared();
  app.show(<Add />, "/add?amount=30&category=Food");
  await press("Equally. Change shares");
  const sheet = await dialog("Shares");
  await userEvent.click(sheet.getByRole("button", { name: "You paid. Change" }));
  await userEvent.click((await dialog("Who paid?")).getByRole("button", { name: "Bo" }));
  await userEvent.click(await sheet.findByRole("button", { name: "Amounts" }));
  await userEvent.click(sheet.getByRole("button", { name: "Bo, $15.00" }));
  await userEvent.click(sheet.getByRole("button", { name: "7" }));
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await press("Add expense");
  await app.refresh();
  expect(app.server.received.at(-1)).toMatchObject({
    name: "addExpenses",
    body: { value: "30", paidBy: BO.id, shares: { [USER_ID]: "23.00", [BO.id]: "7.00" } },
  });
});

test("shares chosen for all of a category become its rule, which Undo takes back", async () => {
  const app = await shared();
  app.show(<Add />, "/add?amount=30&category=Food");
  await press("Equally. Change shares");
  const sheet = await dialog("Shares");
  await userEvent.click(sheet.getByRole("button", { name: "Amounts" }));
  expect(sheet.queryByRole("switch")).toBeNull();
  await userEvent.click(sheet.getByRole("button", { name: "One" }));
  await userEvent.click(sheet.getByRole("radio", { name: "Bo" }));
  await userEvent.click(sheet.getByRole("switch", { name: /^Same for all of Food/ }));
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.category("Food").shareRule).toEqual({ kind: "only", userId: BO.id }));
  expect(app.toasts.at(-1)?.text).toBe("New entries of Food are shared so");
  await app.undo();
  await waitFor(() => expect(app.category("Food").shareRule).toBeNull());
});

test("an expense by the rule says nothing of shares", async () => {
  const app = await shared();
  app.show(<Add />, "/add?amount=30&category=Food");
  await press("Add expense");
  await app.refresh();
  const [entry] = app.server.state().history;
  const sent = app.server.received.at(-1);
  expect(sent?.name === "addExpenses" && [sent.body.paidBy, sent.body.shares]).toEqual([
    undefined,
    undefined,
  ]);
  expect(entry).toMatchObject({ paidBy: USER_ID, shares: { [USER_ID]: "15.00", [BO.id]: "15.00" } });
});

test("an expense that comes again has no payer and no shares to choose", async () => {
  const app = await shared();
  app.show(<Add />, "/add?amount=30&category=Food");
  const offered = () => screen.queryAllByRole("button", { name: /^(You paid|Equally)/ }).length;
  const repeat = async (from: RegExp, to: RegExp) => {
    await press(from);
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: to }));
  };
  expect(offered()).toBe(2);
  await repeat(/^Repeat: once/, /^Every month/);
  expect(offered()).toBe(0);
  await repeat(/^Repeat: every month/i, /^Does not repeat/);
  expect(offered()).toBe(2);
});

test("another payer alone leaves the shares to the rule", async () => {
  const app = await shared();
  app.show(<Add />, "/add?amount=30&category=Food");
  await press("Equally. Change shares");
  const sheet = await dialog("Shares");
  await userEvent.click(sheet.getByRole("button", { name: "You paid. Change" }));
  await userEvent.click((await dialog("Who paid?")).getByRole("button", { name: "Bo" }));
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await press("Add expense");
  await app.refresh();
  expect(app.server.received.at(-1)).toHaveProperty("body.paidBy", BO.id);
  expect(app.server.received.at(-1)).not.toHaveProperty("body.shares");
});

test("a correction keeps who paid, and takes other shares", async () => {
  const app = await shared();
  app.server.change(lunch(app.server.state(), ENTRY, "2026-11-12", "12.50"), BO);
  await app.refresh();
  app.show(<Add />, `/add?replace=${ENTRY}`);
  await press("own amounts. Change shares");
  const sheet = await dialog("Shares");
  await userEvent.click(sheet.getByRole("button", { name: "One" }));
  await userEvent.click(sheet.getByRole("radio", { name: "You" }));
  await userEvent.click(sheet.getByRole("button", { name: "Save" }));
  await press("Save");
  await app.refresh();
  expect(app.server.state().history).toMatchObject([
    { value: "-12.50", paidBy: BO.id, shares: { [USER_ID]: "12.50" } },
  ]);
});

test("a budget of one shows none of it", async () => {
  const app = await startGuestApp();
  app.show(<Add />, "/add?amount=30&category=Food");
  expect(screen.getByRole("button", { name: "Add expense" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /Change shares/ })).toBeNull();
});
