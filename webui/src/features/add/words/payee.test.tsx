import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { topOverlay } from "@/ui/overlays/stack";
import { watchTaps } from "@/ui/overlays/tapGuard";
import { startGuestApp, type TestApp } from "@testing/app";
import { entriesAtom } from "@testing/entries";
import Add from "../index";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
/** Presses what a sheet shows once it is open. */
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const words = () => screen.getByRole("combobox", { name: "What was it?" });
const openPayee = async () => {
  await press("More details");
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Payee/ }));
};
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const newest = (app: TestApp) => app.store.get(entriesAtom)[0];

/** The keypad, over a ride that was paid in cash. */
async function open(query: string): Promise<TestApp> {
  const app = await startGuestApp();
  const [accountId, categoryId] = [app.account("Cash").id, app.category("Transport").id];
  const details = { payee: "Uber", note: "ride", tags: ["trip", "kyiv"], date: "2026-11-10" };
  await app.change({
    name: "addExpenses",
    id: "his-1",
    body: { value: "10", accountId, categoryId, ...details },
  });
  app.show(<Add />, `/add?${query}`);
  return app;
}

/** The way back of the browser or of Android. */
function goBack(): void {
  act(() => topOverlay()?.requestClose());
}

test("a payee that is chosen fills in its category, its account and its note", async () => {
  const app = await open("amount=8");
  await openPayee();
  await choose(/^Uber.*Transport · Cash/);
  await closed();
  expect(words()).toHaveValue("Uber · ride");
  await press("Add expense");
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  expect(newest(app)).toMatchObject({
    value: "-8.00",
    payee: "Uber",
    categoryLabel: "Transport",
    accountLabel: "Cash",
    note: "ride",
    tags: [],
  });
});

test("a payee takes the place of nothing that was given by hand, and another one takes its place", async () => {
  const app = await open("amount=8&category=Utilities&note=taxi");
  await openPayee();
  await choose(/^Uber/);
  await closed();
  expect(button(/^From Cash/)).toBeVisible();
  expect(button(/^To Utilities/)).toBeVisible();
  expect(words()).toHaveValue("Uber · taxi");
  await openPayee();
  const payee = await field("Payee");
  await userEvent.clear(payee);
  await userEvent.type(payee, "Bolt");
  await press("OK");
  await closed();
  await press("Add expense");
  await waitFor(() =>
    expect(newest(app)).toMatchObject({ payee: "Bolt", note: "taxi", accountLabel: "Cash" }),
  );
});

test("an income begins with From, who pays it, and then where it arrives", async () => {
  const app = await open("amount=900&kind=income");
  const [from, into] = [button("From: who pays?"), button(/^Into /)];
  expect(from.compareDocumentPosition(into)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(from);
  const payer = screen.getByRole("combobox", { name: "From whom?" });
  expect(payer).toHaveFocus();
  await userEvent.type(payer, "  Acme {Enter}");
  expect(button("From Acme. Change")).toBeVisible();
  await userEvent.type(words(), "November");
  await userEvent.tab();
  await press("Add income");
  await waitFor(() =>
    expect(newest(app)).toMatchObject({ kind: "income", value: "900.00", payee: "Acme", note: "November" }),
  );
});

test("a payee typed in another spelling is the one that is there", async () => {
  await open("amount=8");
  await openPayee();
  await userEvent.type(await field("Payee"), "UBER{Enter}");
  await closed();
  expect(words()).toHaveValue("Uber · ride");
  expect(button(/^To Transport/)).toBeVisible();
});

test("tags that are known are offered, narrowed by typing, and new ones are added", async () => {
  const app = await open("amount=8");
  await press("Add tags");
  await choose("#trip");
  expect(button("#trip")).toHaveAttribute("aria-pressed", "true");
  expect(button("#kyiv")).toHaveAttribute("aria-pressed", "false");
  await userEvent.type(await field("New tag"), "#Ho");
  expect(screen.queryByRole("button", { name: "#kyiv" })).toBeNull();
  await userEvent.type(await field("New tag"), "me{Enter}{Enter}");
  expect(await field("New tag")).toHaveValue("");
  await press("#trip");
  await press("#kyiv");
  await press("OK");
  await closed();
  expect(button("Tags: #home #kyiv. Change")).toBeVisible();
  await press("Add expense");
  await waitFor(() => expect(newest(app)).toMatchObject({ tags: ["home", "kyiv"] }));
});

test("what is no tag is said, and does not leave the sheet", async () => {
  await open("amount=8");
  await press("Add tags");
  await userEvent.type(await field("New tag"), "a.b{Enter}");
  expect(await field("New tag")).toBeInvalid();
  expect(button("OK")).toBeDisabled();
});

test("a tag typed into the field leaves it for the tags, where the one begun is offered", async () => {
  await open("amount=8");
  await userEvent.type(words(), "metro #tr");
  await press("#trip");
  expect(words()).toHaveValue("metro #trip ");
  await userEvent.type(words(), "#work");
  await userEvent.tab();
  expect(words()).toHaveValue("metro");
  expect(button("Tags: #trip #work. Change")).toBeVisible();
});

test("Enter pressed twice chooses the payee, and neither books nor opens the sheet again", async () => {
  const app = await open("amount=8");
  const watched = watchTaps();
  await openPayee();
  const payee = await field("Payee");
  await userEvent.type(payee, "Bolt");
  // As fast as a finger, however busy the machine is.
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  fireEvent.keyDown(payee, { key: "Enter" });
  await closed();
  await userEvent.keyboard("{Enter}");
  clock.mockRestore();
  watched();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(words()).toHaveValue("Bolt");
  expect(app.store.get(entriesAtom)).toHaveLength(1);
});

test("the way back asks about a payee that is typed, and leaves the draft as it was", async () => {
  const app = await open("amount=8");
  await openPayee();
  await userEvent.type(await field("Payee"), "Bolt");
  goBack();
  await choose("Keep editing");
  expect(await field("Payee")).toHaveValue("Bolt");
  goBack();
  await choose("Discard");
  await closed();
  expect(words()).toHaveValue("");
  expect(app.address()).toBe("/add?amount=8");
});

test("the way back closes the tags at once while none was chosen", async () => {
  await open("amount=8");
  await press("Add tags");
  await screen.findByRole("button", { name: "#trip" });
  goBack();
  await closed();
  expect(button("Add tags")).toBeVisible();
});
