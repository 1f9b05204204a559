import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ErrorCode, type Operation } from "@/domain";
import { startSharedApp, type SharedApp } from "@testing/app";
import { useRefusals } from "./Background";

const rename = (app: SharedApp, name: string): Operation => ({
  name: "updateAccount",
  id: app.account("Cash").id,
  body: { name },
});

/** The app is open since a while. */
async function opened(): Promise<SharedApp> {
  const app = await startSharedApp();
  app.hook(useRefusals);
  vi.setSystemTime(new Date("2026-11-21T11:00:00"));
  return app;
}

async function refused(app: SharedApp): Promise<void> {
  const [mine, theirs] = [rename(app, "Purse"), rename(app, "Wallet")];
  await app.offline(mine);
  app.server.change(theirs);
  await app.refresh();
}

test("a change that is refused is told with why, and leads to where it is decided", async () => {
  const app = await opened();
  await refused(app);
  await waitFor(() => expect(app.toasts).toHaveLength(1));
  await expect
    .poll(() => app.toasts)
    .toMatchObject([
      {
        text: expect.stringMatching(/^Not saved\. Somebody else changed this meanwhile/) as string,
        tone: "error",
      },
    ]);
  act(() => {
    app.toasts[0]?.action?.run();
  });
  expect(app.address()).toBe("/profile/not-saved");
});

test("changes that are refused one after the other are told of once", async () => {
  const app = await opened();
  const icon = { name: "updateAccount", id: app.account("Cash").id, body: { icon: "coins" } } as const;
  const category = { name: "updateCategory", id: app.category("Food").id, body: { name: "Eats" } } as const;
  await app.offline(icon, category);
  app.server.answerWith(422, ErrorCode.REQUEST_INVALID);
  await app.refresh();
  await waitFor(() => expect(app.toasts.map(({ text }) => text)).toEqual(["2 changes were not saved."]));
});

test("what was refused before the app was opened is not told again", async () => {
  const app = await startSharedApp();
  await refused(app);
  vi.setSystemTime(new Date("2026-11-21T11:00:00"));
  app.hook(useRefusals);
  await act(() => new Promise((rest) => setTimeout(rest)));
  expect(app.toasts).toEqual([]);
});

test("a server that fails is told once, until it works again", async () => {
  const app = await opened();
  app.server.answerWith(500);
  await app.refresh();
  await app.refresh();
  await expect
    .poll(() => app.toasts.map(({ text }) => text))
    .toEqual(["Something went wrong, please try again later"]);
});
