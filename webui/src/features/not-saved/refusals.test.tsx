import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { newUuid } from "@/data/device/clock";
import { ErrorCode, type Operation, type ReplaceTransfer } from "@/domain";
import { dispatchInAtom } from "@/state/budget/dispatch";
import { notSavedAtom } from "@/state/budget/notSaved";
import { startSharedApp, type SharedApp } from "@testing/app";
import { refusal, WORKSPACE_ID } from "@testing/fakeServer";
import NotSaved from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const show = (app: SharedApp) => app.show(<NotSaved />, "/profile/not-saved");
const onServer = (app: SharedApp) => app.server.state().accounts[1];

test("a change of something that was deleted says who did it, and is given up only after asking", async () => {
  const app = await startSharedApp();
  const list: Operation = {
    name: "createList",
    id: newUuid(),
    body: { name: "Market", listItems: [{ id: newUuid(), label: "Milk" }] },
  };
  app.server.change(list);
  await app.refresh();
  await app.offline({ name: "updateList", id: list.id, body: { name: "Shop" } });
  vi.spyOn(app.server.server, "send").mockResolvedValue(refusal(404, ErrorCode.NOT_FOUND));
  app.server.change({ name: "deleteList", id: list.id });
  await app.refresh();
  const deletion = { entityId: list.id, kind: "deleted", label: "Market", before: {}, after: null };
  const changeSets = [{ userName: "Olena", userId: "olena", at: "2026-11-21T08:03:00", changes: [deletion] }];
  app.answers[`GET /api/activity/${WORKSPACE_ID}`] = [200, { changeSets, nextCursor: null }];
  show(app);
  expect(await screen.findByText("Olena deleted “Market” today, 08:03.")).toBeVisible();
  await press("Discard");
  const question = await screen.findByRole("alertdialog", { name: "Discard this change?" });
  await userEvent.click(within(question).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(app.store.get(notSavedAtom)).toEqual([]));
});

test("an expense that does not fit is changed on the keypad, anything else is tried again", async () => {
  const app = await startSharedApp();
  const body = { value: "12.50", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  const refuse = (code: ErrorCode, fields = {}) =>
    vi.spyOn(app.server.server, "send").mockResolvedValueOnce(refusal(422, code, { fields }));
  await app.offline({ name: "addExpenses", id: newUuid(), body });
  refuse(ErrorCode.REQUEST_INVALID, { accountId: ErrorCode.VALIDATION_REFERENCE });
  await app.refresh();
  const { unmount } = show(app);
  expect(screen.getByText("Not found here, or deleted")).toBeVisible();
  const [first] = app.store.get(notSavedAtom);
  expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    `/add?instead=${String(first?.sequence)}`,
  );
  unmount();
  await app.offline({ name: "deleteAccount", id: app.account("Cash").id });
  refuse(ErrorCode.ACCOUNT_LAST);
  await app.refresh();
  show(app);
  expect(screen.getByText("You can't remove last account")).toBeVisible();
  await press("Try again");
  await waitFor(async () => {
    await app.refresh();
    expect(onServer(app)?.deleted).toBe(true);
  });
});

test("a transfer to an account that is gone goes to another one of its currency", async () => {
  const app = await startSharedApp();
  const [cash, card] = [app.account("Cash").id, app.account("Credit Card").id];
  const purse: Operation = { name: "createAccount", id: newUuid(), body: { name: "Purse" } };
  app.server.change(purse);
  const euros = { name: "Euros", currencyCode: "EUR" };
  app.server.change({ name: "createAccount", id: newUuid(), body: euros });
  await app.refresh();
  const body = { value: "30", fromAccountId: card };
  await app.offline({ name: "transfer", id: newUuid(), accountId: cash, body });
  app.server.change({ name: "deleteAccount", id: cash });
  vi.spyOn(app.server.server, "send").mockResolvedValueOnce(refusal(404, ErrorCode.NOT_FOUND));
  await app.refresh();
  show(app);
  expect(screen.getByText("“Cash” was deleted.")).toBeVisible();
  await press("Other account");
  const sheet = await screen.findByRole("dialog", { name: "Other account" });
  expect(within(sheet).queryByRole("button", { name: /^Euros/ })).toBeNull();
  await userEvent.click(within(sheet).getByRole("button", { name: /^Purse/ }));
  await waitFor(async () => {
    await app.refresh();
    expect(app.server.state().history).toMatchObject([{ accountId: purse.id, value: "30.00" }]);
  });
});

test("a correction of an income waits in its own words, and is filled in again where it does not fit", async () => {
  const app = await startSharedApp();
  const [cash, card] = [app.account("Cash").id, app.account("Credit Card").id];
  const pay: Operation = { name: "transfer", id: newUuid(), accountId: cash, body: { value: "30" } };
  app.server.change(pay);
  await app.refresh();
  const correct = (body: ReplaceTransfer): Operation => ({
    ...{ name: "replaceTransfer", id: newUuid(), entryId: pay.id },
    body,
  });
  await app.offline(correct({ value: "31", accountId: cash }));
  const { unmount } = show(app);
  const waiting = screen.getByRole("list", { name: "Waiting to be sent · 1" });
  expect(within(waiting).getByText("Edited income")).toBeVisible();
  vi.spyOn(app.server.server, "send").mockResolvedValueOnce(
    refusal(422, ErrorCode.REQUEST_INVALID, { fields: { accountId: ErrorCode.VALIDATION_REFERENCE } }),
  );
  await app.refresh();
  const [first] = app.store.get(notSavedAtom);
  expect(screen.getByRole("link", { name: "Edit" })).toHaveAttribute(
    "href",
    `/add?instead=${String(first?.sequence)}`,
  );
  unmount();
  await app.offline(correct({ value: "31", accountId: cash, fromAccountId: card }));
  show(app);
  expect(screen.getByText("Edited transfer, $31.00")).toBeVisible();
});

test("what waits is counted as it was made: ticks on one list are one change", async () => {
  const app = await startSharedApp();
  const items = ["Milk", "Bread"].map((label) => ({ id: newUuid(), label }));
  const listId = newUuid();
  app.server.change({ name: "createList", id: listId, body: { name: "Market", listItems: items } });
  await app.refresh();
  const ticks = items.map(({ id }): Operation => {
    return { name: "updateListItem", id, listId, body: { isChecked: true } };
  });
  const body = { name: "Purse" };
  await app.offline({ name: "updateAccount", id: app.account("Cash").id, body }, ...ticks);
  show(app);
  const waiting = screen.getByRole("list", { name: "Waiting to be sent · 2" });
  expect(
    within(waiting)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual([expect.stringContaining("Purse"), expect.stringContaining("2 ticks")]);
  await act(async () => {
    await app.refresh();
  });
  expect(screen.getByRole("heading", { name: "All saved" })).toBeVisible();
});

test("a change of a workspace one has left says so, and can only be given up", async () => {
  const app = await startSharedApp();
  app.server.answerWith("error");
  const operation: Operation = { name: "deleteAccount", id: newUuid() };
  await act(() => app.store.set(dispatchInAtom, { workspaceId: "elsewhere", operation }));
  await app.refresh();
  app.server.answerWith(404, ErrorCode.NOT_FOUND);
  await app.refresh();
  show(app);
  expect(screen.getByText(/no longer a member/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Discard" })).toBeVisible();
});

test("a name that somebody else claimed first says so", async () => {
  const app = await startSharedApp();
  const name: Operation = { name: "addMember", id: newUuid(), body: { name: "Bobby" } };
  app.server.change(name);
  await app.refresh();
  await app.offline({ name: "updateMember", id: name.id, body: { userId: null } });
  vi.spyOn(app.server.server, "send").mockResolvedValueOnce(refusal(409, ErrorCode.CONFLICT_CLAIMED));
  await app.refresh();
  show(app);
  expect(screen.getByText("Bobby")).toBeVisible();
  expect(screen.getByText(/Whose name it is/)).toBeVisible();
  expect(screen.getByText("This name belongs to somebody else already")).toBeVisible();
});

test("a name that still owes something stays, and says what to do first", async () => {
  const app = await startSharedApp();
  const name: Operation = { name: "addMember", id: newUuid(), body: { name: "Bobby" } };
  app.server.change(name);
  await app.refresh();
  await app.offline({ name: "removeMember", id: name.id });
  const fields = { memberId: ErrorCode.MEMBER_BALANCE };
  vi.spyOn(app.server.server, "send").mockResolvedValueOnce(
    refusal(422, ErrorCode.REQUEST_INVALID, { fields }),
  );
  await app.refresh();
  show(app);
  expect(screen.getByText("Settle up first: the balance of this name is not zero")).toBeVisible();
  const isHere = () => app.server.state().workspace.members.some(({ memberId }) => memberId === name.id);
  expect(isHere()).toBe(true);
});
