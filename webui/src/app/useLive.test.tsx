import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Participant } from "@/contract/budget";
import type { LiveName } from "@/contract/live";
import type { LiveOptions } from "@/data/server/live";
import type { Operation } from "@/domain";
import { listsAtom } from "@/state/budget/lists";
import { openLiveAtom } from "@/state/live";
import { noticesAtom } from "@/state/notices";
import { startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { eventually } from "@testing/eventually";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { useLive } from "./useLive";

const BO = { id: "bo", name: "Bo" };

function Screen() {
  useLive();
  return null;
}

/** Ann looks at a page of a budget that Bo shares. */
async function looking(address: string, members: readonly Participant[] = []) {
  const opened: LiveOptions[] = [];
  const app = await startSharedApp((server) => {
    if (members.length > 0) server.setPeople(members);
  });
  app.store.set(openLiveAtom, {
    open: (options) => {
      opened.push(options);
      return () => undefined;
    },
  });
  app.show(<Screen />, address);
  await eventually(() => expect(opened).toHaveLength(1));
  const say = (name: LiveName = "expenses_updated") => {
    const { revision } = app.server.state().workspace;
    opened[0]?.onUpdate({ name, userId: BO.id, workspaceId: WORKSPACE_ID, revision });
  };
  const change = (operation: Operation) => {
    app.server.change(operation, BO);
    say("lists_updated");
  };
  const book = (id: string, value: string) =>
    app.server.change(lunch(app.server.state(), id, "2026-11-12", value), BO);
  const correct = (entryId: string, id: string, value: string) => {
    const made = lunch(app.server.state(), id, "2026-11-12", value);
    if (made.name !== "addExpenses") throw new Error("A lunch is an expense");
    app.server.change({ name: "replaceExpense", id, entryId, body: made.body }, BO);
    say("history_updated");
  };
  const settle = (id: string, value: string) => {
    const body = { fromMemberId: BO.id, toMemberId: USER_ID, value, currencyCode: "USD" };
    app.server.change({ name: "settle", id, body }, BO);
    say("history_updated");
  };
  const note = (id: string, text: string) => {
    app.server.change({ name: "updateHistory", id, body: { note: text } }, BO);
    say("history_updated");
  };
  const people = (...participants: readonly Participant[]) => {
    app.server.setPeople(participants);
    say("workspace_updated");
  };
  const notices = () => app.store.get(noticesAtom).map(({ code, params }) => [code, params]);
  const shown = () => app.store.get(listsAtom);
  return { say, book, correct, settle, note, change, people, shown, notices };
}

test.each(["/expenses", "/history"])("a partner's expense is announced at %s", async (address) => {
  const { say, book, notices } = await looking(address);
  book("his-1", "12.50");
  say();
  await waitFor(() =>
    expect(notices()).toEqual([["live.expense", { name: "Bo", category: "Food", amount: "−$12.50" }]]),
  );
  book("his-2", "3");
  say();
  await waitFor(() =>
    expect(notices()[1]).toEqual(["live.expense", { name: "Bo", category: "Food", amount: "−$3.00" }]),
  );
});

test.each(["/expenses", "/history"])(
  "a partner's correction is announced at %s as one, with what it was",
  async (address) => {
    const { say, book, correct, notices } = await looking(address);
    book("his-1", "12.50");
    say();
    await waitFor(() => expect(notices()).toHaveLength(1));
    correct("his-1", "his-2", "20");
    const words = { name: "Bo", category: "Food", before: "$12.50", amount: "$20.00" };
    await waitFor(() => expect(notices().slice(1)).toEqual([["live.corrected", words]]));
    correct("his-2", "his-3", "20");
    await waitFor(() =>
      expect(notices()[2]).toEqual(["live.correctedOtherwise", { name: "Bo", category: "Food" }]),
    );
  },
);

test.each(["/expenses", "/history/settle"])("a partner's payment is announced at %s", async (address) => {
  const { settle, note, notices } = await looking(address, [member(USER_ID, "Ann"), member(BO.id, "Bo")]);
  settle("his-1", "6.25");
  const paid = ["live.settled", { payment: "Bo paid you", amount: "$6.25" }];
  await waitFor(() => expect(notices()).toEqual([paid]));
  note("his-1", "for lunch");
  settle("his-2", "1");
  await waitFor(() =>
    expect(notices()).toContainEqual(["live.settled", { payment: "Bo paid you", amount: "$1.00" }]),
  );
  expect(notices().filter(([code]) => code === "live.settled")).toHaveLength(2);
});

test("a partner's correction is announced nowhere else", async () => {
  const { say, book, correct, change, notices } = await looking("/planning/lists/list-1");
  book("his-1", "12.50");
  say();
  correct("his-1", "his-2", "20");
  const item = { id: "item-1", label: "Milk", isChecked: false };
  change({ name: "createList", id: "list-1", body: { name: "Market", listItems: [item] } });
  await waitFor(() => expect(notices()).toEqual([["info.listsUpdatedBy", { name: "Bo" }]]));
});

test("an expense that is not on this device is announced by name, without its amount", async () => {
  const { say, book, notices } = await looking("/history");
  book("his-1", "12.50");
  say();
  say();
  await waitFor(() => expect(notices()[1]).toEqual(["info.expensesUpdatedBy", { name: "Bo" }]));
});

test("a partner's list is announced by name, a tick on it is only shown", async () => {
  const { say, book, change, shown, notices } = await looking("/planning/lists/list-1");
  book("his-1", "12.50");
  say();
  const item = { id: "item-1", label: "Milk", isChecked: false };
  change({ name: "createList", id: "list-1", body: { name: "Market", listItems: [item] } });
  const list = ["info.listsUpdatedBy", { name: "Bo" }];
  await waitFor(() => expect(notices()).toEqual([list]));
  change({ name: "updateList", id: "list-1", body: { listItems: [{ ...item, isChecked: true }] } });
  await waitFor(() => expect(shown()).toMatchObject([{ listItems: [{ isChecked: true }] }]));
  change({ name: "updateList", id: "list-1", body: { name: "Shop" } });
  await waitFor(() => expect(notices()).toEqual([list, list]));
});

test("who accepts an invitation has joined, and another role is told as one", async () => {
  const { people, notices } = await looking("/expenses");
  const bo = { userId: BO.id, name: "Bo", email: null, avatar: null, role: "editor" } as const;
  const told: string[] = [];
  for (const [change, code] of [
    [{ isVerified: false }, "invited"],
    [{ isVerified: true }, "joined"],
    [{ isVerified: true, role: "viewer" }, "viewer"],
  ] as const) {
    people({ ...bo, ...change });
    told.push(`live.member.${code}`);
    await waitFor(() => expect(notices().map(([each]) => each)).toEqual(told));
  }
});
