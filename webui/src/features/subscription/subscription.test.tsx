import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { startGuestApp, startMemberApp, type MemberApp } from "@testing/app";
import { onlineAtom } from "@/state/connection";
import {
  subscriptionRemote,
  type Invoice,
  type Subscription as Paid,
  type SubscriptionPrice,
} from "@/state/session/subscription";
import { firstChoice, monthsFree } from "./Buy";
import Subscription from "./index";

const MONTH: SubscriptionPrice = {
  priceId: "price_month",
  amount: "2.99",
  currencyCode: "USD",
  interval: "month",
  name: "Budget planner",
};
const YEAR: SubscriptionPrice = { ...MONTH, priceId: "price_year", amount: "29.90", interval: "year" };
const PAID: Paid = {
  stripeSubscriptionId: "sub_1",
  priceId: "price_year",
  status: "active",
  currentPeriodEnd: "2027-02-14T10:00:00Z",
  cancelAtPeriodEnd: false,
  entitledUntil: null,
};
const ENDING: Paid = { ...PAID, cancelAtPeriodEnd: true, entitledUntil: PAID.currentPeriodEnd };
const BILL: Invoice = {
  id: "in_1",
  number: "B-0107",
  date: "2026-02-14T10:00:00Z",
  amount: "29.90",
  currencyCode: "USD",
  status: "paid",
  url: "https://pay.example/in_1",
  pdf: null,
};
const CARD = { brand: "visa", last4: "4242", expMonth: 8, expYear: 2028 };
const ME = "GET /api/subscription/me";
const USER = "GET /api/subscription/user";

const stateOf = (subscription: Paid | null, hasSubscription = subscription !== null) => ({
  hasSubscription,
  billing: "stripe",
  subscription,
});

async function begin(subscription: Paid | null, address = "/subscription"): Promise<MemberApp> {
  const app = await startMemberApp();
  app.answers[ME] = [200, stateOf(subscription)];
  app.answers["GET /api/subscription/get-prices"] = [200, [MONTH, YEAR]];
  app.answers[USER] = [200, { customer: { email: "ann@example.com", paymentMethod: CARD } }];
  app.answers["GET /api/subscription/invoices"] = [200, [BILL]];
  app.show(<Subscription />, address);
  await screen.findByRole("heading", { name: "Subscription" });
  return app;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (app: MemberApp, call: string) => app.calls.filter((one) => one.call === call);

function watchLeaving() {
  const assign = vi.fn();
  const { origin, href } = window.location;
  vi.stubGlobal("location", { origin, href, assign });
  return assign;
}

test("months that a year saves are counted, and only a cheaper year is offered first", () => {
  expect(monthsFree(YEAR, [MONTH, YEAR])).toBe(2);
  expect(firstChoice([MONTH, YEAR])).toBe("price_year");
  const dear = { ...YEAR, amount: "36.00" };
  expect([monthsFree(dear, [MONTH, dear]), firstChoice([MONTH, dear])]).toEqual([0, "price_month"]);
  const elsewhere = { ...YEAR, currencyCode: "EUR" };
  expect([monthsFree(elsewhere, [MONTH, elsewhere]), monthsFree(MONTH, [MONTH])]).toEqual([0, 0]);
  expect(firstChoice([])).toBeUndefined();
});

test("a price is chosen and paid on the provider's page, asked for once however often it is pressed", async () => {
  const app = await begin(null);
  expect(await screen.findByText("$29.90", { selector: "label *" })).toBeVisible();
  expect(screen.getByText("a year · 2 months free")).toBeVisible();
  expect(screen.getByRole("radio", { name: /Yearly/ })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: /Monthly/ }));
  expect(screen.getByText("Today, then each month")).toBeVisible();
  const call = "POST /api/subscription/create-checkout-session";
  app.answers[call] = [201, { url: "https://pay.example/1" }];
  const leave = watchLeaving();
  const button = screen.getByRole("button", { name: "Continue to payment" });
  await userEvent.dblClick(button);
  await waitFor(() => {
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://pay.example/1");
  });
  expect(sent(app, call).map(({ body }) => body)).toEqual([{ priceId: "price_month", country: "ES" }]);
});

test("a page that the browser's Back brings back as it was left can be left again", async () => {
  const app = await begin(null);
  app.answers["POST /api/subscription/create-checkout-session"] = [201, { url: "https://pay.example/1" }];
  const leave = watchLeaving();
  await press("Continue to payment");
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: false }));
  expect(screen.getByRole("button", { name: "Continue to payment" })).toHaveAttribute("aria-busy");
  fireEvent(window, new PageTransitionEvent("pageshow", { persisted: true }));
  expect(screen.getByRole("button", { name: "Continue to payment" })).not.toHaveAttribute("aria-busy");
  await press("Continue to payment");
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
});

test("a provider that does not answer is said, and nothing was charged", async () => {
  const app = await begin(null);
  const problem = { code: "provider.unavailable", fields: {}, params: {} };
  app.answers["POST /api/subscription/create-checkout-session"] = [503, problem];
  await press("Continue to payment");
  await waitFor(() => expect(app.toasts.at(-1)).toMatchObject({ tone: "error" }));
  expect(screen.getByRole("button", { name: "Continue to payment" })).toBeEnabled();
});

test("prices that can't be read are asked for again", async () => {
  const app = await startMemberApp();
  app.answers[ME] = [200, stateOf(null)];
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("The payment service does not answer. Nothing was charged.")).toBeVisible();
  app.answers["GET /api/subscription/get-prices"] = [200, [MONTH]];
  await press("Try again");
  expect(await screen.findByRole("radio", { name: /Monthly/ })).toBeChecked();
});

test("after the payment page it waits, and becomes active by itself", async () => {
  const app = await begin(null, "/subscription?paid=1");
  expect(await screen.findByText("Waiting for the payment")).toBeVisible();
  app.answers[ME] = [200, stateOf(PAID)];
  await act(() => app.store.set(subscriptionRemote.rereadAtom));
  expect(await screen.findByText("Next payment")).toBeVisible();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Thank you! Your subscription is active");
  await waitFor(() => expect(app.address()).toBe("/subscription"));
});

test("a payment whose news came before anybody listened is read by itself, until it is active", async () => {
  const app = await begin(null, "/subscription?paid=1");
  expect(await screen.findByText("Waiting for the payment")).toBeVisible();
  const look = () => act(() => Promise.resolve(app.due.at(-1)?.()));
  const [reads, timers] = [sent(app, ME).length, app.due.length];
  await look();
  await expect.poll(() => sent(app, ME)).toHaveLength(reads + 1);
  await expect.poll(() => app.due).toHaveLength(timers + 1);
  app.answers[ME] = [200, stateOf(PAID)];
  await look();
  expect(await screen.findByText("Next payment")).toBeVisible();
  await expect.poll(() => app.address()).toBe("/subscription");
  expect(sent(app, ME)).toHaveLength(reads + 2);
});

test("one that runs shows what is paid next, its card and its bills with their pages", async () => {
  await begin(PAID);
  expect(await screen.findByText("Next payment")).toBeVisible();
  expect(await screen.findByText("Sunday, 14.02.2027 · yearly")).toBeVisible();
  expect(screen.getByText("days left").closest("div")).toHaveTextContent("85");
  expect(await screen.findByText("···· 4242")).toBeVisible();
  expect(screen.getByText("Visa · valid until 08/2028")).toBeVisible();
  const bill = await screen.findByRole("link", { name: "Open invoice B-0107 of 14.02.2026, $29.90" });
  expect(bill).toHaveAttribute("href", "https://pay.example/in_1");
  expect(bill).toHaveTextContent("B-0107 · paid");
});

test("a card that can't be read is asked for again", async () => {
  const app = await startMemberApp();
  app.answers[ME] = [200, stateOf(PAID)];
  app.answers["GET /api/subscription/invoices"] = [200, [BILL]];
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("The server is busy, please try again in a moment")).toBeVisible();
  app.answers[USER] = [200, { customer: { email: "ann@example.com", paymentMethod: CARD } }];
  await press("Try again");
  expect(await screen.findByText("···· 4242")).toBeVisible();
});

test("bills that can't be read are asked for again", async () => {
  const app = await startMemberApp();
  app.answers[ME] = [200, stateOf(PAID)];
  app.answers[USER] = [200, { customer: { email: "ann@example.com", paymentMethod: CARD } }];
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("The server is busy, please try again in a moment")).toBeVisible();
  app.answers["GET /api/subscription/invoices"] = [200, [BILL]];
  await press("Try again");
  expect(await screen.findByRole("link", { name: /^Open invoice B-0107/ })).toBeVisible();
});

test("it is cancelled after a question that names the day, and kept again", async () => {
  const app = await begin(PAID);
  app.answers["POST /api/subscription/cancel"] = [200, stateOf(ENDING)];
  await press("Cancel subscription");
  expect(await screen.findByText(/Reminders work until 14\.02\.2027, then/)).toBeVisible();
  expect(sent(app, "POST /api/subscription/cancel")).toEqual([]);
  await press("Cancel it");
  expect(await screen.findByText("Ends")).toBeVisible();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Your subscription ends on 14.02.2027");
  expect(sent(app, "POST /api/subscription/cancel")[0]?.body).toEqual({ stripeSubscriptionId: "sub_1" });
  app.answers["POST /api/subscription/reactivate"] = [200, stateOf(PAID)];
  await press("Keep it");
  expect(await screen.findByText("Next payment")).toBeVisible();
  expect(screen.getByRole("button", { name: "Cancel subscription" })).toBeVisible();
});

test("a new card is entered on the provider's page and taken over on the way back", async () => {
  const app = await begin(PAID);
  app.answers["POST /api/subscription/create-setup-session"] = [201, { url: "https://pay.example/card" }];
  const leave = watchLeaving();
  await press("Change");
  await waitFor(() => {
    expect(leave).toHaveBeenCalledExactlyOnceWith("https://pay.example/card");
  });
});

test.each([
  ["pm_2", "Your new card will be charged from now on", 1],
  [null, "No new card was entered", 0],
])("coming back with the card %s says: %s", async (paymentMethodId, text, changes) => {
  const app = await startMemberApp();
  app.answers["GET /api/subscription/setup-session/cs_1"] = [200, { paymentMethodId }];
  const call = "POST /api/subscription/update-payment-method";
  app.answers[call] = [200, { customer: { email: null, paymentMethod: { ...CARD, last4: "5556" } } }];
  app.answers[ME] = [200, stateOf(PAID)];
  app.show(<Subscription />, "/subscription?card=cs_1");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe(text));
  await waitFor(() => expect(app.address()).toBe("/subscription"));
  const body = { paymentMethodId, stripeSubscriptionId: "sub_1" };
  expect(sent(app, call).map((one) => one.body)).toEqual(Array.from({ length: changes }, () => body));
});

test.each([
  ["past_due", "2026-11-25T10:00:00Z", "The last payment failed. Reminders work until 25.11.2026."],
  ["unpaid", null, "The last payments failed, so reminders are off. A new card turns them on."],
])("one that is %s asks for another card", async (status, entitledUntil, text) => {
  await begin({ ...PAID, status, entitledUntil });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole("button", { name: "Change card" })).toBeEnabled();
});

test.each([
  ["2026-12-01T10:00:00Z", "Ends", "01.12.2026"],
  ["2026-11-01T10:00:00Z", "Ended", "01.11.2026"],
])("one that is over says when it ends or ended, and sells anew", async (until, label, day) => {
  await begin({ ...PAID, status: "canceled", currentPeriodEnd: until, entitledUntil: until });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Continue to payment" })).toBeEnabled();
});

test("where nothing is paid everybody has it", async () => {
  const app = await startMemberApp();
  app.answers[ME] = [200, { hasSubscription: true, billing: "none", subscription: null }];
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("Included on this server")).toBeVisible();
  expect(screen.queryByRole("button", { name: /payment|Cancel/ })).toBeNull();
});

test("guests are told what signing up adds, and nothing is asked of the server", async () => {
  const app = await startGuestApp();
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("Reminders need an account")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign up" })).toBeEnabled();
});

test("offline nothing is pressed in vain, and what was read stays", async () => {
  const app = await begin(PAID);
  expect(await screen.findByText("···· 4242")).toBeVisible();
  await act(async () => {
    app.store.set(onlineAtom, false);
    await Promise.resolve();
  });
  expect(screen.getByRole("button", { name: "Cancel subscription" })).toBeDisabled();
  expect(screen.getByRole("button", { name: "Change" })).toBeDisabled();
  expect(screen.getByText("You are offline. Paying needs a connection.")).toBeVisible();
  expect(screen.getByText("···· 4242")).toBeVisible();
});

test.each([
  ["bought", null, "Continue to payment"],
  ["kept", ENDING, "Keep it"],
])("offline nothing is %s", async (_what, subscription, name) => {
  const app = await begin(subscription);
  expect(await screen.findByRole("button", { name })).toBeEnabled();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name })).toBeDisabled();
});

test("a state that can't be read is asked for again", async () => {
  const app = await startMemberApp();
  app.show(<Subscription />, "/subscription");
  expect(await screen.findByText("Your subscription can't be shown now")).toBeVisible();
  app.answers[ME] = [200, { hasSubscription: true, billing: "none", subscription: null }];
  await press("Try again");
  expect(await screen.findByText("Included on this server")).toBeVisible();
});
