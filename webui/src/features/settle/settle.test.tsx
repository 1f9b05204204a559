import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SHIPPED_RATES } from "@/domain/rules/base/shippedRates";
import type { Participant } from "@/contract/budget";
import type { OperationOf } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { gatewayAtom } from "@/state/view";
import { startSharedApp, type SharedApp } from "@testing/app";
import { lunch } from "@testing/budgets";
import { USER_ID, WORKSPACE_ID } from "@testing/fakeServer";
import { member } from "@testing/workspaces";
import { entriesAtom } from "@testing/entries";
import SettlePage from ".";

const BO = { id: "0198f3a2-0000-7000-8000-00000000000b", name: "Bo" };
const LUNCH = "0198f3a2-0000-7000-8000-0000000000e0";

/** Bo paid 12.50 in Ann's budget, where costs are shared equally. */
async function started(role: Participant["role"] = "editor"): Promise<SharedApp> {
  return startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann", true, role), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: ruleOf(role) } });
    server.change(lunch(server.state(), LUNCH, "2026-11-12", "12.50"), BO);
  });
}

/** Half for each: an equal part is borne by those who edit. */
const ruleOf = (role: Participant["role"]) =>
  role === "viewer"
    ? ({ kind: "parts", parts: { [USER_ID]: 1, [BO.id]: 1 } } as const)
    : ({ kind: "equal" } as const);
const record = () => screen.getByRole("button", { name: "Record: You pay Bo, $6.25" });

test("a payment is recorded once, whichever account it moves, and all are even then", async () => {
  const app = await started();
  app.show(<SettlePage />, "/history/settle");
  expect(screen.getByText("You owe").parentElement).toHaveTextContent("$6.25");
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Leaves account: None. Change" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await userEvent.dblClick(await screen.findByRole("button", { name: "Record $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  await app.refresh();
  const sent = app.server.received.filter(({ name }) => name === "settle");
  expect(sent).toMatchObject([
    {
      body: {
        ...{ fromMemberId: USER_ID, toMemberId: BO.id, value: "6.25", currencyCode: "USD" },
        fromAccountId: app.account("Cash").id,
      },
    },
  ]);
  expect(app.account("Cash").budget).toBe("-18.75");
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Settled: $6.25");
  await app.undo();
  await waitFor(() => {
    expect(record()).toBeVisible();
  });
});

test("of two currencies each payment offers what is owed in its own, and never one account on both sides", async () => {
  const app = await started();
  const euros = lunch(app.server.state(), PAID, "2026-11-13", "8.00") as OperationOf<"addExpenses">;
  app.server.change({ ...euros, body: { ...euros.body, currencyCode: "EUR" } }, BO);
  await app.refresh();
  app.show(<SettlePage />, "/history/settle");
  for (const amount of ["$6.25", "€4.00"]) {
    await userEvent.click(await screen.findByRole("button", { name: `Record: You pay Bo, ${amount}` }));
    expect(await screen.findByRole("button", { name: /^Record .\d/ })).toHaveTextContent(amount);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  }
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Leaves account: None. Change" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Arrives in account: None. Change" }));
  const accounts = within(await screen.findByRole("dialog", { name: "Arrives in account" }));
  expect(accounts.getByRole("button", { name: /^None/ })).toBeVisible();
  expect(accounts.queryByRole("button", { name: /^Cash/ })).toBeNull();
});

test("while one's own payment is sent, nothing says that it isn't needed any more", async () => {
  const app = await started();
  const gateway = app.store.get(gatewayAtom);
  if (gateway === null) throw new Error("Nobody is in");
  let receive: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => {
    receive = resolve;
  });
  const send = gateway.send.bind(gateway);
  vi.spyOn(gateway, "send").mockImplementation(async (...sent) => {
    await send(...sent);
    await answer;
  });
  app.show(<SettlePage />, "/history/settle");
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Record $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  expect(screen.getByRole("button", { name: "Record $6.25" })).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => receive());
  await waitFor(() => expect(screen.queryByRole("button", { name: "Record $6.25" })).toBeNull());
});

test("without a connection a payment counts here at once and is sent later", async () => {
  const app = await started();
  app.server.answerWith("error");
  app.show(<SettlePage />, "/history/settle");
  await userEvent.click(record());
  await userEvent.click(await screen.findByRole("button", { name: "Record $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  expect(app.server.received.filter(({ name }) => name === "settle")).toEqual([]);
  app.server.answerWith(null);
  await app.refresh();
  expect(app.server.received.filter(({ name }) => name === "settle")).toHaveLength(1);
  expect(app.store.get(entriesAtom).map(({ kind, isPending }) => [kind, isPending])).toEqual([
    ["settlement", false],
    ["expense", false],
  ]);
});

test("the sheet takes no payment that the other one recorded meanwhile, and offers what is owed now", async () => {
  const app = await started();
  app.show(<SettlePage />, "/history/settle");
  await userEvent.click(record());
  await screen.findByRole("button", { name: "Record $6.25" });
  const pay = (id: string, value: string) => {
    const body = { fromMemberId: USER_ID, toMemberId: BO.id, value, currencyCode: "USD" };
    app.server.change({ name: "settle", id, body }, BO);
    return app.refresh();
  };
  await pay("0198f3a2-0000-7000-8000-0000000000e1", "2.25");
  expect(await screen.findByRole("button", { name: "Record $4.00" })).toBeEnabled();
  await pay("0198f3a2-0000-7000-8000-0000000000e2", "4");
  expect(await screen.findByRole("alert")).toHaveTextContent("this payment isn’t needed now");
  expect(screen.getByRole("button", { name: "Record $6.25" })).toBeDisabled();
});

const PAID = "0198f3a2-0000-7000-8000-0000000000e4";

/** Ann paid Bo 4.00 of what she owes, from an account in hryvnias. */
async function paid(role: Participant["role"] = "editor"): Promise<SharedApp> {
  const app = await startSharedApp((server) => {
    server.setPeople([member(USER_ID, "Ann", true, role), member(BO.id, "Bo")]);
    server.change({ name: "updateWorkspace", id: WORKSPACE_ID, body: { shareRule: ruleOf(role) } });
    server.change(lunch(server.state(), LUNCH, "2026-11-12", "12.50"), BO);
    server.change({ name: "createAccount", id: UAH, body: { name: "Hryvnias", currencyCode: "UAH" } });
    const body = { fromMemberId: USER_ID, toMemberId: BO.id, value: "4", currencyCode: "USD", note: "tea" };
    const left = { fromAccountId: UAH, fromValue: "170", date: "2026-11-13T10:00:00Z" };
    server.change({ name: "settle", id: PAID, body: { ...body, ...left } });
  });
  app.show(<SettlePage />, `/history/settle?edit=${PAID}`);
  return app;
}

const UAH = "0198f3a2-0000-7000-8000-0000000000e5";

test("a booked payment is corrected in its amount and account, and is taken back whole", async () => {
  const app = await paid();
  const save = await screen.findByRole("button", { name: "Save $4.00" });
  expect(save).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "Leaves account: Hryvnias. Change" }));
  await userEvent.click(await screen.findByRole("button", { name: /^Cash/ }));
  await userEvent.keyboard("6.25");
  await userEvent.dblClick(await screen.findByRole("button", { name: "Save $6.25" }));
  expect(await screen.findByText("All even")).toBeVisible();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Settlement corrected");
  await app.refresh();
  const [sent, ...others] = app.server.received.filter(({ name }) => name === "replaceSettlement");
  expect(others).toEqual([]);
  const body = { fromMemberId: USER_ID, value: "6.25", note: "tea", fromAccountId: app.account("Cash").id };
  expect(sent).toMatchObject({ entryId: PAID, body });
  expect(sent).toHaveProperty("body.date", expect.stringContaining("2026-11-13"));
  expect([app.account("Cash").budget, app.account("Hryvnias").budget]).toEqual(["-18.75", "0.00"]);
  await app.undo();
  await waitFor(() => expect(app.account("Hryvnias").budget).toBe("-170.00"));
});

/** Bo corrects the payment, and this device hears of it. */
async function paidOtherwise(app: SharedApp, value: string): Promise<string> {
  const id = "0198f3a2-0000-7000-8000-0000000000e7";
  const body = { fromMemberId: USER_ID, toMemberId: BO.id, value, currencyCode: "USD", note: "tea" };
  app.server.change({ name: "replaceSettlement", id, entryId: PAID, body }, BO);
  await app.refresh();
  return id;
}

test("a payment that the other corrects while its form is open says so, and what is typed replaces that", async () => {
  const app = await paid();
  await userEvent.keyboard("5");
  const theirs = await paidOtherwise(app, "4.5");
  expect(await screen.findByRole("status")).toHaveTextContent("Bo made it $4.50");
  expect(screen.getByRole("button", { name: "Use that" })).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Save $5.00 instead" }));
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Settlement corrected");
  await app.refresh();
  const payments = app.server.state().history.filter(({ kind }) => kind === "settlement");
  expect(payments).toMatchObject([{ value: "5.00", replaces: theirs }]);
});

test("a form of a payment with nothing typed shows what the other made of it, and their amount is used in one tap", async () => {
  const app = await paid();
  await paidOtherwise(app, "4.5");
  expect(await screen.findByRole("button", { name: "Save $4.50" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Bo made it $4.50");
  await userEvent.keyboard("5");
  await userEvent.click(await screen.findByRole("button", { name: "Use that" }));
  expect(await screen.findByRole("button", { name: "Save $4.50" })).toBeVisible();
});

test("a payment that the other deletes while its form is open is booked again with what is typed", async () => {
  const app = await paid();
  await userEvent.keyboard("5");
  app.server.change({ name: "deleteHistory", id: PAID }, BO);
  await app.refresh();
  expect(await screen.findByRole("status")).toHaveTextContent("Somebody deleted it");
  await userEvent.click(await screen.findByRole("button", { name: "Book it again" }));
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Settled: $5.00");
  await app.refresh();
  const payments = app.server.state().history.filter(({ kind }) => kind === "settlement");
  expect(payments).toMatchObject([{ value: "5.00", note: "tea", localDay: "2026-11-13" }]);
});

test("another amount of a payment moves its account in another currency by the rate", async () => {
  const app = await paid();
  await screen.findByRole("button", { name: "Save $4.00" });
  await userEvent.keyboard("6");
  await userEvent.click(await screen.findByRole("button", { name: "Save $6.00" }));
  await app.refresh();
  await waitFor(() =>
    expect(app.server.received.at(-1)).toMatchObject({ name: "replaceSettlement", body: { value: "6.00" } }),
  );
  expect(app.server.received.at(-1)).not.toHaveProperty("body.fromValue");
  const rate = Number(SHIPPED_RATES.data["UAH"]);
  expect(Number(app.account("Hryvnias").budget)).toBeCloseTo(-6 * rate, 1);
});

test("an amount of an account stays while only the note of a payment is corrected, offline too", async () => {
  const app = await paid();
  app.server.answerWith("error");
  expect(await screen.findByText(/170\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Note: tea. Change" }));
  const note = await screen.findByRole("textbox", { name: "Note" });
  await userEvent.clear(note);
  await userEvent.type(note, "coffee");
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save $4.00" }));
  await waitFor(() => expect(app.store.get(entriesAtom).map((entry) => entry.note)).toContain("coffee"));
  expect(app.account("Hryvnias").budget).toBe("-170.00");
  app.server.answerWith(null);
  await app.refresh();
  expect(app.server.received.at(-1)).toMatchObject({
    name: "replaceSettlement",
    body: { fromValue: "170.00" },
  });
});

test("a viewer corrects no payment by its address", async () => {
  await paid("viewer");
  expect(await screen.findByText("You pay Bo")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
});

test("the page says in Ukrainian who pays whom, in both directions", async () => {
  const app = await started();
  await switchLanguage("ua");
  app.show(<SettlePage />, "/history/settle");
  expect(screen.getByText("Ви платите: Bo")).toBeVisible();
  expect(screen.getByText("Ви винні").parentElement).toHaveTextContent(/6[,.]25/);
  const own = lunch(app.server.state(), PAID, "2026-11-13", "20.00");
  app.server.change(own, { id: USER_ID, name: "Ann" });
  await app.refresh();
  expect(await screen.findByText("Bo платить вам")).toBeVisible();
  expect(screen.getByText("Вам винні").parentElement).toHaveTextContent(/3[,.]75/);
});

test("a viewer sees who owes whom, and no buttons", async () => {
  const app = await started("viewer");
  app.show(<SettlePage />, "/history/settle");
  expect(screen.getByText("You pay Bo")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Record/ })).toBeNull();
});
