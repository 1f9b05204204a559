import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LiveOptions } from "@/data/server/live";
import { openLiveAtom } from "@/state/live";
import { noticesAtom } from "@/state/notices";
import { startSharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { eventually } from "@testing/eventually";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { useLive } from "./useLive";

const BO = { id: "bo", name: "Bo" };

function Screen() {
  useLive();
  return null;
}

/** Ann looks at a page of a budget that Bo shares. */
async function looking(address: string) {
  const opened: LiveOptions[] = [];
  const app = await startSharedApp();
  app.store.set(openLiveAtom, {
    open: (options) => {
      opened.push(options);
      return () => undefined;
    },
  });
  app.show(<Screen />, address);
  await eventually(() => {
    expect(opened).toHaveLength(1);
  });
  const say = () => {
    const { revision } = app.server.state().workspace;
    const by = { userId: BO.id, email: "bo@example.com" };
    opened[0]?.onUpdate({ name: "expenses_updated", ...by, workspaceId: WORKSPACE_ID, revision });
  };
  const book = (id: string, value: string) => {
    app.server.change(lunch(app.server.state(), id, "2026-11-12", value), BO);
  };
  const notices = () => app.store.get(noticesAtom).map(({ code, params }) => [code, params]);
  return { say, book, notices };
}

test.each(["/expenses", "/history"])("a partner's expense is announced at %s", async (address) => {
  const { say, book, notices } = await looking(address);
  book("his-1", "12.50");
  say();
  await waitFor(() => {
    expect(notices()).toEqual([["live.expense", { name: "Bo", category: "Food", amount: "−$12.50" }]]);
  });
  book("his-2", "3");
  say();
  await waitFor(() => {
    expect(notices()[1]).toEqual(["live.expense", { name: "Bo", category: "Food", amount: "−$3.00" }]);
  });
});

test("an expense that is not on this device is announced without its amount", async () => {
  const { say, notices } = await looking("/history");
  say();
  await waitFor(() => {
    expect(notices()).toEqual([["info.expensesUpdatedBy", { email: "bo@example.com" }]]);
  });
});
