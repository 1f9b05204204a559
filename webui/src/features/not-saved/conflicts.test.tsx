import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { ErrorCode, type Operation } from "@/domain";
import { newUuid } from "@/data/device/clock";
import { notSavedAtom } from "@/state/budget/notSaved";
import { unseenAtom } from "@/state/budget/refused";
import { viewAtom } from "@/state/view";
import { startSharedApp, type SharedApp } from "@testing/app";
import { refusal, WORKSPACE_ID } from "@testing/fakeServer";
import NotSaved from "./index";
import Settle from "./settle";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

function pages() {
  return (
    <Routes>
      <Route path="/profile/not-saved" element={<NotSaved />} />
      <Route path="/profile/not-saved/:sequence" element={<Settle />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

const show = (app: SharedApp) => app.show(pages(), "/profile/not-saved");

const rename = (app: SharedApp, name: string, icon?: string): Operation => ({
  name: "updateAccount",
  id: app.account("Cash").id,
  body: { name, ...(icon !== undefined && { icon }) },
});

/** Both changed the name of Cash. */
async function conflict(app: SharedApp, mine: Operation, theirs: Operation) {
  await app.offline(mine);
  app.server.change(theirs);
  await app.refresh();
}

const onServer = (app: SharedApp) => app.server.state().accounts[1];

test("with nothing refused and nothing waiting all is saved", async () => {
  const app = await startSharedApp();
  show(app);
  expect(screen.getByRole("heading", { name: "All saved" })).toBeVisible();
});

test("a name that both changed is shown with what it was, mine and theirs, and mine can be kept", async () => {
  const app = await startSharedApp();
  await conflict(app, rename(app, "Purse"), rename(app, "Wallet"));
  expect(app.store.get(unseenAtom)).toBe(1);
  show(app);
  expect(screen.getByText(/^1 change was not saved in Ann/)).toBeVisible();
  const card = screen.getByRole("region", { name: "Wallet · name" });
  expect(
    within(card)
      .getAllByRole("definition")
      .map((each) => each.textContent),
  ).toEqual(["Cash", "Purse", "Wallet"]);
  expect(app.store.get(unseenAtom)).toBe(0);
  await press("Keep mine");
  await app.refresh();
  expect(onServer(app)?.name).toBe("Purse");
  expect(await screen.findByRole("heading", { name: "All saved" })).toBeVisible();
});

test("theirs can be kept", async () => {
  const app = await startSharedApp();
  await conflict(app, rename(app, "Purse"), rename(app, "Wallet"));
  show(app);
  await press("Keep theirs");
  await app.refresh();
  expect(onServer(app)?.name).toBe("Wallet");
  expect(app.store.get(notSavedAtom)).toEqual([]);
});

test("neither mine nor theirs but a third is written instead, also over a second change of mine", async () => {
  const app = await startSharedApp();
  await app.offline(rename(app, "Purse"), rename(app, "Tin"));
  app.server.change({ name: "updateAccount", id: onServer(app)?.id ?? "", body: { name: "Wallet" } });
  await app.refresh();
  show(app);
  expect(screen.getByText("1 more change waits for this one.")).toBeVisible();
  await press("Write something else");
  const field = await screen.findByRole("textbox", { name: "name" });
  expect(field).toHaveValue("Tin");
  await userEvent.clear(field);
  await userEvent.type(field, "Coins");
  await press("Save");
  await waitFor(() => expect(app.store.get(notSavedAtom)).toEqual([]));
  await app.refresh();
  expect(app.store.get(viewAtom).pending).toEqual([]);
  const names = app.server.received.map((each) => "body" in each && "name" in each.body && each.body.name);
  expect(names).toEqual(["Purse", "Coins"]);
  expect(onServer(app)?.name).toBe("Coins");
});

test("who changed it and when is told from the log, and who set what was before", async () => {
  const app = await startSharedApp();
  await conflict(app, rename(app, "Purse"), rename(app, "Wallet"));
  const set = (userName: string, at: string, name: string) => ({
    userName,
    userId: userName,
    at,
    changes: [{ entityId: onServer(app)?.id, kind: "updated", label: name, before: {}, after: { name } }],
  });
  const changeSets = [
    set("Olena", "2026-11-21T08:03:00", "Wallet"),
    set("Taras", "2026-11-11T08:00:00", "Cash"),
  ];
  app.answers[`GET /api/activity/${WORKSPACE_ID}`] = [200, { changeSets, nextCursor: null }];
  show(app);
  expect(await screen.findByText("Olena’s, today, 08:03")).toBeVisible();
  expect(screen.getByText("Was, 11.11.2026")).toBeVisible();
  expect(screen.getByText("Account · Olena changed it too")).toBeVisible();
});

test("of several fields each is decided by itself, and what is not decided yet stays", async () => {
  const app = await startSharedApp();
  await conflict(app, rename(app, "Purse", "coins"), rename(app, "Wallet", "vault"));
  show(app);
  await userEvent.click(screen.getByRole("link", { name: "Decide" }));
  const save = screen.getByRole("button", { name: "Save 0 of 2" });
  expect(save).toBeDisabled();
  const group = screen.getByRole("radiogroup", { name: "Wallet · icon" });
  await userEvent.click(within(group).getByRole("radio", { name: /Mine/ }));
  await press("Save 1 of 2");
  await waitFor(async () => {
    await app.refresh();
    expect(onServer(app)).toMatchObject({ name: "Wallet", icon: "coins" });
  });
  expect(app.store.get(notSavedAtom)).toMatchObject([{ fields: [{ field: "name", mine: "Purse" }] }]);
  await press("Keep mine");
  await waitFor(async () => {
    await app.refresh();
    expect(onServer(app)).toMatchObject({ name: "Purse", icon: "coins" });
  });
});

test("budgets of several categories are decided one by one under their own names", async () => {
  const app = await startSharedApp();
  const date = "2026-12-01";
  const [food, transport] = [app.category("Food").id, app.category("Transport").id];
  const budgets = (first: string, second: string): Operation => ({
    name: "setPlannings",
    body: {
      date,
      planningsCategories: [
        { id: newUuid(), categoryId: food, budget: first },
        { id: newUuid(), categoryId: transport, budget: second },
      ],
    },
  });
  await app.offline(budgets("10", "20"));
  app.server.change(budgets("30", "40"));
  const current = { "planningsCategories.0.budget": "30.00" };
  const conflicting = refusal(409, ErrorCode.CONFLICT_VERSION, { current });
  const send = vi.spyOn(app.server.server, "send").mockResolvedValueOnce(conflicting);
  await app.refresh();
  send.mockRestore();
  app.show(pages(), `/profile/not-saved/${String(app.store.get(notSavedAtom)[0]?.sequence)}`);
  const second = screen.getByRole("radiogroup", { name: "Transport · budget" });
  expect(within(second).getByRole("radio", { name: /Mine/ }).closest("label")).toHaveTextContent("$20.00");
  await userEvent.click(within(second).getByRole("radio", { name: /Theirs/ }));
  await press("Save 1 of 2");
  await waitFor(() =>
    expect(app.store.get(notSavedAtom)).toMatchObject([
      { fields: [{ field: "planningsCategories.0.budget", mine: "10", theirs: "30.00" }] },
    ]),
  );
});
