import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { money, type Operation, type State } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { invitationsRemote } from "@/state/session/invitations";
import { onlineAtom } from "@/state/connection";
import { startSharedApp, type SharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { Notices } from "./Notices";
import { toldFrom } from "./toldFrom";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const CY = "0198f3a2-0000-7000-8000-00000000000c";
/** An expense that one person bears alone. */
function borne(state: State, id: string, value: string, memberId: string): Operation {
  const { accounts, categories } = state;
  const ids = { accountId: accounts[1]?.id ?? "", categoryId: categories[0]?.id ?? "" };
  return { name: "addExpenses", id, body: { ...ids, value, shares: { [memberId]: value } } };
}

const show = (app: SharedApp) => app.show(<Notices isUnplanned={false} />, "/expenses");
const settle = () => screen.getByRole("link", { name: /^(Settle up|Розрахунки)/ });
const idOf = (number: number) => `0198f3a2-0000-7000-8000-0000000000e${String(number)}`;

test("the row says in Ukrainian who owes whom", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    server.change(lunch(server.state(), idOf(0), "2026-11-12", "42.50"), BO);
  });
  await switchLanguage("ua");
  show(app);
  expect(settle()).toHaveAccessibleName(/^Розрахунки, Ви винні 21[,.]25.*: Bo$/);
  app.server.change(lunch(app.server.state(), idOf(1), "2026-11-13", "80.00"), { id: USER_ID, name: "Ann" });
  await app.refresh();
  await waitFor(() => {
    expect(settle()).toHaveAccessibleName(/^Розрахунки, Вам винні 18[,.]75.*: Bo$/);
  });
});

test("of three people one's own debts alone stand in the row, and those of others where there are none", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo"), member(CY, "Cy")]);
    server.change(borne(server.state(), idOf(0), "30.00", CY), BO);
  });
  show(app);
  expect(settle()).toHaveAccessibleName("Settle up, Cy owes Bo $30.00");
  app.server.change(borne(app.server.state(), idOf(1), "12.00", USER_ID), BO);
  await app.refresh();
  await waitFor(() => {
    expect(settle()).toHaveAccessibleName("Settle up, You owe Bo $12.00");
  });
});

test("the row names the debt while there is one, and changes with what others do", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: { kind: "equal" } } });
    server.change(lunch(server.state(), idOf(0), "2026-11-12", "42.50"), BO);
  });
  show(app);
  expect(screen.getByRole("link", { name: "Settle up, You owe Bo $21.25" })).toBeVisible();
  app.server.change(lunch(app.server.state(), idOf(1), "2026-11-13", "80.00"), { id: USER_ID, name: "Ann" });
  await app.refresh();
  expect(await screen.findByRole("link", { name: "Settle up, Bo owes you $18.75" })).toBeVisible();
  app.server.setPeople([member(USER_ID, "Ann")]);
  app.server.change({ name: "deleteHistory", id: idOf(1) });
  await app.refresh();
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
});

test("a debt below the worth of ten dollars is not told", async () => {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
    server.change(borne(server.state(), idOf(0), "9.99", USER_ID), BO);
  });
  show(app);
  expect(screen.queryByRole("link", { name: /^Settle up/ })).toBeNull();
  app.server.change(borne(app.server.state(), idOf(1), "0.01", USER_ID), BO);
  await app.refresh();
  expect(await screen.findByRole("link", { name: "Settle up, You owe Bo $10.00" })).toBeVisible();
});

test.each([
  ["USD", "10.00"],
  ["EUR", "10.00"],
  ["UAH", "500.00"],
  ["JPY", "1000.00"],
  ["XXX", "10.00"],
])("a debt in %s is told from %s on", (currencyCode, amount) => {
  const rates = { base: "USD", date: "2026-11-20", data: { USD: "1", EUR: "0.8", UAH: "41.5", JPY: "149" } };
  expect(money.formatText(toldFrom(currencyCode, rates))).toBe(amount);
});

const TRIP = {
  ...{ id: "trip", name: "Trip", creatorId: BO.id, creatorName: "Bo", creatorEmail: "bo@example.com" },
  ...{ role: "editor", invitedAt: "2026-11-20T10:00:00Z" },
};
const INVITATIONS = "GET /api/workspace/my/not-verified";

async function invited(...invitations: readonly object[]): Promise<SharedApp> {
  const app = await startSharedApp();
  app.answers[INVITATIONS] = [200, invitations];
  await act(() => app.store.set(invitationsRemote.readAtom));
  show(app);
  return app;
}

const count = (app: SharedApp, call: string) => app.calls.filter((each) => each.call === call).length;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const REJECT = "PUT /api/workspace/trip/reject";

test("an invitation says who asks to what, and Accept opens that budget", async () => {
  const app = await invited(TRIP);
  expect(screen.getByRole("heading", { name: "Bo invites you to Trip" })).toBeVisible();
  expect(screen.getByText("You could add and edit.")).toBeVisible();
  app.answers["PUT /api/workspace/trip/approve"] = [200, { id: "trip" }];
  app.answers[INVITATIONS] = [200, []];
  await press("Accept");
  await waitFor(() => expect(app.toasts[0]?.text).toBe("You and Bo share Trip now"));
  expect(screen.queryByText("Bo invites you to Trip")).toBeNull();
  expect(app.toasts.some(({ text }) => text === "Bo took the invitation back")).toBe(false);
});

test("Decline asks nothing, can be undone, and is sent a few seconds later", async () => {
  const app = await invited({ ...TRIP, role: "viewer" });
  expect(screen.getByText("You could look at everything, change nothing.")).toBeVisible();
  app.answers[REJECT] = [200, { ok: true }];
  await press("Decline");
  expect(screen.queryByText("Bo invites you to Trip")).toBeNull();
  act(() => app.toasts.at(-1)?.action?.run());
  expect(await screen.findByText("Bo invites you to Trip")).toBeVisible();
  expect([count(app, REJECT), app.due.length]).toEqual([0, 0]);
  await press("Decline");
  app.answers[INVITATIONS] = [200, []];
  act(() => app.due.forEach((send) => send()));
  await waitFor(() => expect(count(app, REJECT)).toBe(1));
  expect(screen.queryByText("Bo invites you to Trip")).toBeNull();
  expect(app.toasts.map(({ text }) => text)).toEqual(["You declined “Trip”", "You declined “Trip”"]);
});

test("a refusal that the server did not take brings the invitation back", async () => {
  const app = await invited(TRIP);
  app.answers[REJECT] = [503, { code: "server.busy", fields: {}, params: {} }];
  await press("Decline");
  act(() => app.due.forEach((send) => send()));
  expect(await screen.findByText("Bo invites you to Trip")).toBeVisible();
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
});

test("a page that is put away sends the refusal at once", async () => {
  const app = await invited(TRIP);
  app.answers[REJECT] = [200, { ok: true }];
  await press("Decline");
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(count(app, REJECT)).toBe(1));
  hidden.mockRestore();
});

test("an invitation that was taken back goes with a word", async () => {
  const app = await invited(TRIP);
  app.answers[INVITATIONS] = [200, []];
  await act(() => app.store.set(invitationsRemote.readAtom));
  expect(screen.queryByText("Bo invites you to Trip")).toBeNull();
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Bo took the invitation back"));
});

test("without a connection an invitation waits", async () => {
  const app = await invited(TRIP);
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByText("Answering needs a connection")).toBeVisible();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Accept" }).disabled).toBe(true);
});

test("a third card is behind a row, a third row is not", async () => {
  const trips = ["trip", "home", "club"].map((id) => ({ ...TRIP, id }));
  const app = await invited(...trips);
  expect(screen.getAllByRole("heading")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "1 more" })).toBeVisible();
  app.server.setPeople([member(USER_ID, "Ann"), member(BO.id, "Bo")]);
  app.server.change(borne(app.server.state(), idOf(0), "30.00", USER_ID), BO);
  await app.refresh();
  expect(await screen.findByRole("button", { name: "2 more" })).toBeVisible();
  app.answers[INVITATIONS] = [200, trips.slice(1)];
  await act(() => app.store.set(invitationsRemote.readAtom));
  expect(await screen.findByRole("link", { name: /^Settle up/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /more$/ })).toBeNull();
});

test("at most two cards stand above the rings, the others behind a row", async () => {
  await invited(
    TRIP,
    { ...TRIP, id: "home", name: "Home" },
    { ...TRIP, id: "club", name: "Club" },
    {
      ...TRIP,
      ...{ id: "four", name: "Four" },
    },
  );
  const shown = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(shown()).toEqual(["Bo invites you to Trip", "Bo invites you to Home"]);
  await press("2 more");
  expect(shown()).toHaveLength(4);
  expect(screen.queryByRole("button", { name: /more$/ })).toBeNull();
});
