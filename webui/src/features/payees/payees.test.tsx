import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { startGuestApp, type TestApp } from "@testing/app";
import { questionAtom } from "@/state/question";
import { entriesAtom } from "@testing/entries";
import { Payees, Tags } from "./screens";

/** Two entries of Сільпо, one of SILPO 118, and one of nobody. */
async function withPayees(): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Food").id];
  const spend = (id: string, body: object) =>
    app.change({ name: "addExpenses", id, body: { value: "10", accountId, categoryId, ...body } });
  await spend("his-1", { payee: "Сільпо", tags: ["trip"], date: "2026-11-10" });
  await spend("his-2", { payee: "СІЛЬПО", tags: ["journey", "trip"], date: "2026-11-12" });
  await spend("his-3", { payee: "SILPO 118", tags: ["journey"], date: "2026-11-13" });
  await spend("his-4", { categoryId: app.category("Transport").id, date: "2026-11-14" });
  return app;
}

const named = (app: TestApp) =>
  app.store
    .get(entriesAtom)
    .map(({ id, payee, tags }) => [id, payee, ...tags].join(" "))
    .sort();

/** Types another name, and answers the question. */
async function rename(app: TestApp, to: string, question: string, text: string) {
  await userEvent.click(await screen.findByRole("button", { name: "Rename or merge" }));
  const field = await screen.findByRole("textbox", { name: "Name" });
  await userEvent.clear(field);
  await userEvent.type(field, to);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.store.get(questionAtom)).toMatchObject({ title: question, text }));
  await act(async () => {
    await app.store.get(questionAtom)?.run();
  });
}

test("payees and tags are one tab apart", async () => {
  const app = await withPayees();
  app.show(<Payees />, "/payees");
  await userEvent.click(await screen.findByRole("tab", { name: "Tags" }));
  expect(app.address()).toBe("/tags");
});

test("payees are listed with their number of entries, in any spelling one, and found without accents", async () => {
  const app = await withPayees();
  app.show(<Payees />, "/payees");
  const list = await screen.findByRole("list", { name: "Payees" });
  const rows = within(list).getAllByRole("button");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^СІЛЬПО.*2 entries$/),
    expect.stringMatching(/^SILPO 118.*1 entry$/),
  ]);
  await userEvent.type(screen.getByRole("searchbox"), "сільпо");
  expect(screen.queryByText("SILPO 118")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^СІЛЬПО.*2 entries/ }));
  expect(app.address()).toBe(`/payees?name=${encodeURIComponent("СІЛЬПО")}`);
});

test("a payee's page has the sum, the categories and the entries", async () => {
  const app = await withPayees();
  app.show(<Payees />, `/payees?name=${encodeURIComponent("сільпо")}`);
  expect(await screen.findByText("$20")).toBeVisible();
  expect(screen.getByText("2 entries")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Food/ })).toHaveTextContent("−$20.00");
  expect(screen.getByRole("button", { name: /^Сільпо, −\$10\.00/ })).toBeVisible();
});

test("a merge tells how many entries move, and is taken back at once", async () => {
  const app = await withPayees();
  const before = named(app);
  app.show(<Payees />, "/payees?name=SILPO%20118");
  await rename(app, "Сільпо", "Merge SILPO 118 into СІЛЬПО?", "1 entry moves to СІЛЬПО.");
  expect(named(app)).toContain("his-3 СІЛЬПО journey");
  expect(app.address()).toBe(`/payees?name=${encodeURIComponent("СІЛЬПО")}`);
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Merged into СІЛЬПО");
  await app.undo();
  expect(named(app)).toEqual(before);
});

test("a payee is offered the others to merge into, never itself", async () => {
  const app = await withPayees();
  app.show(<Payees />, "/payees?name=SILPO%20118");
  await userEvent.click(await screen.findByRole("button", { name: "Rename or merge" }));
  const known = await screen.findByRole("list", { name: "Known payees" });
  const offered = () =>
    within(known)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
  expect(offered()).toEqual([expect.stringMatching(/^СІЛЬПО/)]);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "{Backspace}{Backspace}");
  expect(screen.queryByRole("list", { name: "Known payees" })).toBeNull();
});

test("the way to another name has the focus again once its sheet is closed", async () => {
  const app = await withPayees();
  app.show(<Payees />, "/payees?name=SILPO%20118");
  const way = await screen.findByRole("button", { name: "Rename or merge" });
  await userEvent.click(way);
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(way).toHaveFocus();
});

test("a tag is renamed with its sign too, as it is shown", async () => {
  const app = await withPayees();
  app.show(<Tags />, "/tags?name=trip");
  await rename(app, "#Kyiv", "Rename #trip to #kyiv?", "2 entries change.");
  expect(named(app)).toContain("his-1 Сільпо kyiv");
});

test("a tag is merged into another, and stands once in what had both", async () => {
  const app = await withPayees();
  const before = named(app);
  app.show(<Tags />, "/tags?name=journey");
  await rename(app, "Trip", "Merge #journey into #trip?", "2 entries move to #trip.");
  expect(named(app)).toContain("his-2 СІЛЬПО trip");
  await app.undo();
  expect(named(app)).toEqual(before);
});

test("a name that nothing has says so, and a name is needed to rename", async () => {
  const app = await withPayees();
  app.show(<Tags />, "/tags?name=gone");
  expect(await screen.findByText("No entries with #gone")).toBeVisible();
  app.show(<Tags />, "/tags?name=trip");
  await userEvent.click(await screen.findByRole("button", { name: "Rename or merge" }));
  await userEvent.clear(await screen.findByRole("textbox", { name: "Name" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(app.store.get(questionAtom)).toBeNull();
});
