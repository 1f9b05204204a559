import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { onlineAtom } from "@/state/connection";
import { startSharedApp, type SharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import Imports from "../index";

const RULES = `/api/import/${WORKSPACE_ID}/rules`;
const PREVIEW = `POST ${RULES}/preview`;
const APPLY = `POST ${RULES}/apply`;

function ruled(entryId: string, changes = {}) {
  const before = { categoryId: "cat-1", category: "Food", payee: "SILPO 118", tags: ["home"] };
  const after = { ...before, category: "Groceries", payee: "Silpo", tags: ["home", "shop"] };
  const entry = { entryId, localDay: "2026-11-02", value: "-12.50", currencyCode: "USD", note: "Milk" };
  return { ...entry, before, after, ...changes };
}

async function begin(entries: readonly unknown[], count = entries.length): Promise<SharedApp> {
  const app = await startSharedApp();
  app.answers["GET /api/import/settings"] = [200, { mappings: [] }];
  const rule = { field: "payee", match: "contains", text: "silpo", category: "Groceries" };
  app.answers[`GET ${RULES}`] = [200, [rule]];
  app.answers[PREVIEW] = [200, { entries, count }];
  app.show(<Imports />, "/data/import");
  await userEvent.click(await screen.findByRole("button", { name: "Check booked entries" }));
  return app;
}

const sent = (app: SharedApp, of: string) => app.calls.filter(({ call }) => call === of);

test("entries that the rules would change are shown, changed at once, and taken back", async () => {
  const app = await begin([ruled("his-1"), ruled("his-2", { note: "" })]);
  const sheet = await screen.findByRole("dialog", { name: "What the rules would change" });
  const list = await within(sheet).findByRole("list", { name: "2 entries would change" });
  const [first, second] = within(list).getAllByRole("listitem");
  expect(first).toHaveTextContent("Milk");
  expect(first).toHaveTextContent("02.11.2026 · Food → Groceries · SILPO 118 → Silpo · #shop");
  expect(second).toHaveTextContent(/^SILPO 118/);
  app.answers[APPLY] = [200, { count: 2, revision: 9 }];
  const button = within(sheet).getByRole("button", { name: "Change 2 entries" });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(app.toasts.at(-1)).toMatchObject({ text: "2 entries changed" }));
  expect(sent(app, APPLY).map(({ body }) => body)).toEqual([{ entryIds: ["his-1", "his-2"] }]);
  app.answers[`POST /api/activity/${WORKSPACE_ID}/9/undo`] = [201, { revision: 10 }];
  await app.undo();
  await waitFor(() => expect(sent(app, `POST /api/activity/${WORKSPACE_ID}/9/undo`)).toHaveLength(1));
});

test("of many entries the first are shown, and it is said how many change now", async () => {
  await begin(
    Array.from({ length: 25 }, (_, place) => ruled(`his-${String(place)}`)),
    700,
  );
  const list = await screen.findByRole("list", { name: "700 entries would change" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(20);
  expect(screen.getByText("and 680 more")).toBeVisible();
  expect(screen.getByText("Only the newest 25 change now.")).toBeVisible();
});

test("where no entry would change it is said, and a failed look is tried again", async () => {
  const app = await startSharedApp();
  app.answers["GET /api/import/settings"] = [200, { mappings: [] }];
  app.answers[`GET ${RULES}`] = [200, [{ field: "note", match: "contains", text: "milk", payee: "Silpo" }]];
  app.answers[PREVIEW] = [503, { code: "server.busy", message: "", fields: {}, params: {} }];
  app.show(<Imports />, "/data/import");
  await userEvent.click(await screen.findByRole("button", { name: "Check booked entries" }));
  expect(await screen.findByText("The server is busy, please try again in a moment")).toBeVisible();
  app.answers[PREVIEW] = [200, { entries: [], count: 0 }];
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No booked entry would change.")).toBeVisible();
});

test("without a connection nothing is changed by rules", async () => {
  const app = await begin([ruled("his-1")]);
  const button = await screen.findByRole("button", { name: "Change 1 entry" });
  act(() => app.store.set(onlineAtom, false));
  expect(button).toBeDisabled();
  expect(screen.getByText("Changing entries by rules needs a connection.")).toBeVisible();
});
