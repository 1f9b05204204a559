/** Every address of the specification, opened as it is typed, and what stands around its page. */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { startSessionAtom } from "@/state/session/session";
import { loginAtom } from "@/state/session/signIn";
import { connectAtom, gatewayAtom } from "@/state/view";
import { ANN, startGuestApp, startServedApp, startSharedApp, type TestApp } from "@testing/app";
import { Screens } from "./Screens";

const INTRODUCED = { name: "updateSettings", body: { showOnboarding: true } } as const;

beforeEach(() => {
  sessionStorage.clear();
  document.title = "";
});

const VISITORS = {
  async nobody(): Promise<TestApp> {
    const app = await startServedApp();
    await app.store.set(startSessionAtom);
    return app;
  },
  async guest(): Promise<TestApp> {
    const app = await startGuestApp();
    await app.change(INTRODUCED);
    return app;
  },
  async member(): Promise<TestApp> {
    const app = await startSharedApp();
    const gateway = app.store.get(gatewayAtom);
    app.answers["POST /api/user/login"] = [200, ANN, "t1"];
    await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
    app.store.set(connectAtom, gateway);
    await app.change(INTRODUCED);
    return app;
  },
};

/** The app once the page of the address is there. */
async function open(who: keyof typeof VISITORS, address: string, title: string): Promise<TestApp> {
  const app = await VISITORS[who]();
  app.show(<Screens />, address);
  await waitFor(() => expect(document.title).toBe(`${title} · Budget`));
  return app;
}

const navigation = () => screen.queryAllByRole("navigation", { name: "Main" });

test.each([
  ["/", "Budget", "/", true],
  ["/login", "Welcome back", "/login", true],
  ["/sign-up", "Create your workspace", "/sign-up", true],
  ["/join/AbCd-42", "You are invited to a budget", "/join/AbCd-42", true],
  ["/forgot-password", "Forgot password", "/forgot-password", false],
  ["/reset-password?resetToken=t", "New password", "/reset-password", false],
  ["/google", "Welcome back", "/login", true],
  ["/apple", "Welcome back", "/login", true],
] as const)(
  "before signing in %s is the page %s, at %s, under the logo: %s",
  async (address, title, at, logo) => {
    const app = await open("nobody", address, title);
    expect(app.address()).toBe(at);
    expect(screen.queryByText("Budget") !== null).toBe(logo);
    expect(navigation()).toEqual([]);
  },
);

test.each([
  ["/budget", "Accounts", "/accounts"],
  ["/budget/planning", "Planning", "/planning"],
  ["/budget/lists", "Lists", "/planning/lists"],
  ["/accounts/debt", "Accounts", "/accounts?tab=debt"],
  ["/accounts/total", "Accounts", "/accounts?tab=total"],
  ["/history", "History", "/history"],
  ["/statistics", "Statistics", "/statistics"],
  ["/profile", "More", "/profile"],
  ["/profile/workspace", "Accounts", "/accounts"],
  ["/currencies", "Accounts", "/accounts"],
] as const)("a guest finds at %s the page %s, at %s", async (address, title, at) => {
  const app = await open("guest", address, title);
  expect(app.address()).toBe(at);
  expect(navigation().length).toBeGreaterThan(0);
});

test.each([
  ["/login", "Expenses", "/expenses"],
  ["/google", "Expenses", "/expenses"],
  ["/workspace", "Workspaces", "/workspace"],
  ["/profile/workspace", "Workspaces", "/profile/workspace"],
  ["/currencies", "Currencies", "/currencies"],
  ["/reminder", "Notifications", "/reminder"],
  ["/subscription", "Subscription", "/subscription"],
] as const)("who is signed in finds at %s the page %s, at %s", async (address, title, at) => {
  const app = await open("member", address, title);
  expect(app.address()).toBe(at);
  expect(navigation().length).toBeGreaterThan(0);
});

test("the five tabs lead to the budget, expenses, history, statistics and more", async () => {
  await open("guest", "/expenses", "Expenses");
  for (const bar of navigation()) {
    const links = within(bar).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Budget", "/accounts"],
      ["Expenses", "/expenses"],
      ["History", "/history"],
      ["Statistics", "/statistics"],
      ["More", "/profile"],
    ]);
  }
});

test("the + of a bar opens the keypad over any page", async () => {
  await open("guest", "/history", "History");
  const [bar] = navigation();
  if (bar === undefined) throw new Error("The bar is missing");
  await userEvent.click(within(bar).getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("dialog", { name: "New expense" })).toBeVisible();
});

test("the bar of a guest has the balance, and no other workspace to go to", async () => {
  await open("guest", "/expenses", "Expenses");
  expect(screen.getByRole("link", { name: /^Balance.*\$0\.00/ })).toHaveAttribute("href", "/accounts");
  expect(screen.queryByRole("button", { name: /^Workspace / })).toBeNull();
});

test("the bar of who is signed in has the balance and the way to other workspaces", async () => {
  await open("member", "/expenses", "Expenses");
  expect(screen.getByRole("link", { name: /^Balance/ })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Workspace .*Switch$/ })).toBeVisible();
});

test("the budget has three tabs, and its accounts a month above three of their own", async () => {
  const app = await open("guest", "/accounts", "Accounts");
  const [budget, accounts] = screen.getAllByRole("tablist");
  if (budget === undefined || accounts === undefined) throw new Error("Tabs are missing");
  const texts = (list: HTMLElement) =>
    within(list)
      .getAllByRole("tab")
      .map(({ textContent }) => textContent);
  expect(texts(budget)).toEqual(["Accounts", "Planning", "Lists"]);
  expect(texts(accounts)).toEqual(["Basic", "Debt", "Total"]);
  const month = screen.getByRole("button", { name: "November 2026" });
  expect(month.compareDocumentPosition(accounts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await act(async () => {
    within(budget).getByRole("tab", { name: "Lists" }).click();
    await Promise.resolve();
  });
  expect(app.address()).toBe("/planning/lists");
});
