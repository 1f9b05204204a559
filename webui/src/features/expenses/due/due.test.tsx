import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { today } from "@/data/device/clock";
import { startGuestApp, startSharedApp, type TestApp } from "@testing/app";
import { USER_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { eventually } from "@testing/eventually";
import Due from "./Due";

/** Elements that take taps for a while stand beside the body. */
const covers = () => document.querySelectorAll("html > div").length;

let stopWatching: () => void;
beforeAll(() => {
  stopWatching = watchTaps();
});
afterAll(() => stopWatching());

async function withTwo(): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  for (const note of ["Rent", "Gym"]) {
    const body = { kind: "expense", value: "10", note, accountId, categoryId, frequency: "once" } as const;
    await app.change({ name: "createSchedule", id: `sch-${note}`, body: { ...body, startDate: today() } });
  }
  return app;
}

test("a second tap on Post does not reach the entry that comes under the finger", async () => {
  const app = await withTwo();
  app.show(<Due />);
  await eventually(() => expect(covers()).toBe(0));
  const at = { clientX: 300, clientY: 100, detail: 1 };
  const post = screen.getByRole("button", { name: /^Post Rent/ });
  fireEvent.pointerDown(post, at);
  fireEvent.click(post, at);
  await eventually(() => expect(screen.queryByRole("button", { name: /^Post Rent/ })).toBeNull());
  expect(covers()).toBe(1);
  expect(screen.getByRole("button", { name: /^Post Gym/ })).toBeVisible();
});

test("Undo leaves the entry of somebody who posted it first, and says who that was", async () => {
  const app = await startSharedApp((server) =>
    server.setPeople([member(USER_ID, "Ann"), member("bob", "Bob")]),
  );
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const id = "0198f3a2-0000-7000-8000-0000000000aa";
  const body = {
    kind: "expense",
    value: "10",
    note: "Rent",
    accountId,
    categoryId,
    frequency: "once",
  } as const;
  await app.change({ name: "createSchedule", id, body: { ...body, startDate: today() } });
  await app.refresh();
  app.show(<Due />);
  app.server.change({ name: "postSchedule", id, body: { occurrence: today() } }, { id: "bob", name: "Bob" });
  fireEvent.click(await screen.findByRole("button", { name: /^Post Rent/ }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toMatch(/^Rent is posted/));
  await app.refresh();
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Rent was posted by Bob");
  expect(app.server.state().history).toMatchObject([{ creatorName: "Bob" }]);
});
