import { fireEvent, screen } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { today } from "@/data/device/clock";
import { startGuestApp, type TestApp } from "@testing/app";
import { eventually } from "@testing/eventually";
import Due from "./Due";

/** Elements that take taps for a while stand beside the body. */
const covers = () => document.querySelectorAll("html > div").length;

let stopWatching: () => void;
beforeAll(() => {
  stopWatching = watchTaps();
});
afterAll(() => {
  stopWatching();
});

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
  await eventually(() => {
    expect(covers()).toBe(0);
  });
  const at = { clientX: 300, clientY: 100, detail: 1 };
  const post = screen.getByRole("button", { name: /^Post Rent/ });
  fireEvent.pointerDown(post, at);
  fireEvent.click(post, at);
  await eventually(() => {
    expect(screen.queryByRole("button", { name: /^Post Rent/ })).toBeNull();
  });
  expect(covers()).toBe(1);
  expect(screen.getByRole("button", { name: /^Post Gym/ })).toBeVisible();
});
