import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { expensesViewAtom, mainScreenAtom, settingsAtom } from "@/state/budget/settings";
import { capabilitiesAtom } from "@/state/session/capabilities";
import { switchLanguage } from "@/i18n/start";
import { setTheme, theme } from "@/ui/browser/theme";
import { serverRemote } from "@/state/session/server";
import { startGuestApp, startMemberApp } from "@testing/app";
import Settings from "./index";
import { startScreenOf } from "./startScreens";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("over plain http the person reads what HTTPS would add, in both languages", async () => {
  const app = await startGuestApp();
  window.isSecureContext = false;
  app.show(<Settings />, "/settings");
  expect(screen.getByText(/^Everything works here except installing the app/)).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/^Тут працює все, крім встановлення застосунку/)).toBeVisible();
});

test("over HTTPS nothing is said of it", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  expect(screen.queryByText(/HTTPS/)).toBeNull();
});

test("the main screen is chosen from a list, and kept", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  await press(/^Start on/);
  const sheet = await screen.findByRole("dialog", { name: "Start on" });
  await userEvent.click(within(sheet).getByRole("button", { name: "History" }));
  await waitFor(() => expect(app.store.get(mainScreenAtom)).toBe("history"));
  expect(screen.getByRole("button", { name: /^Start on/ })).toHaveTextContent("History");
});

test("the language is chosen by its own name, and everything is said in it", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  await press(/^Language/);
  const sheet = await screen.findByRole("dialog", { name: "Language" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Українська" }));
  await waitFor(() => expect(app.store.get(settingsAtom)?.language).toBe("ua"));
});

test("the theme is this device's, and begins with the system's", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  expect(screen.getByRole("button", { name: /^Theme/ })).toHaveTextContent("System");
  await press(/^Theme/);
  const sheet = await screen.findByRole("dialog", { name: "Theme" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Dark" }));
  await waitFor(() => {
    expect(screen.getByRole("button", { name: /^Theme/ })).toHaveTextContent("Dark");
  });
  expect(theme()).toBe("dark");
  act(() => setTheme("system"));
  expect(screen.getByRole("button", { name: /^Theme/ })).toHaveTextContent("System");
});

test("what needs an account is not offered to a guest", async () => {
  const guest = await startGuestApp();
  const { unmount } = guest.show(<Settings />, "/settings");
  expect(screen.queryByRole("link", { name: /Currencies/ })).toBeNull();
  unmount();
  const member = await startMemberApp();
  member.show(<Settings />, "/settings");
  expect(screen.getByRole("link", { name: /Currencies/ })).toHaveAttribute("href", "/currencies");
});

test("a guest finds what comes with an account, and nothing to buy", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  const rows = within(screen.getByRole("list", { name: "With an account" }));
  expect(rows.getByRole("link", { name: "Stocks" })).toHaveAttribute("href", "/stocks");
  expect(screen.queryByRole("link", { name: "Subscription" })).toBeNull();
});

const capability = (name: string, isOn: boolean) => ({ name, isOn, setting: `BUDGET_${name.toUpperCase()}` });

test("what the server is set up for has a row, and what it is not names its setting where nobody pays", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/health"] = [
    200,
    {
      ok: true,
      capabilities: [capability("stocks", true), capability("mail", false), capability("payments", false)],
    },
  ];
  app.answers["GET /api/server"] = [200, { isOwner: true, signUp: "open" }];
  app.show(<Settings />, "/settings");
  expect(await screen.findByRole("link", { name: "Stocks" })).toHaveAttribute("href", "/stocks");
  expect(screen.queryByRole("link", { name: "Subscription" })).toBeNull();
  const off = await screen.findByRole("list", { name: "Off on this server" });
  expect(
    within(off)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["MailBUDGET_MAIL", "PaymentsBUDGET_PAYMENTS"]);
});

test("who does not own the server reads of none of its settings", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/health"] = [200, { ok: true, capabilities: [capability("payments", false)] }];
  app.answers["GET /api/server"] = [200, { isOwner: false, signUp: "open" }];
  app.show(<Settings />, "/settings");
  await waitFor(() => {
    expect(app.store.get(serverRemote.valueAtom)?.ok).toBe(true);
    expect(app.store.get(capabilitiesAtom)).not.toBeNull();
  });
  expect(screen.queryByText("Off on this server")).toBeNull();
});

test("where people pay nobody is told of settings, and what is off has no row", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/health"] = [
    200,
    { ok: true, capabilities: [capability("stocks", false), capability("payments", true)] },
  ];
  app.show(<Settings />, "/settings");
  await waitFor(() => expect(app.store.get(capabilitiesAtom)).not.toBeNull());
  expect(screen.queryByRole("link", { name: "Stocks" })).toBeNull();
  const server = within(screen.getByRole("list", { name: "This server" }));
  expect(server.getByRole("link", { name: "Subscription" })).toHaveAttribute("href", "/subscription");
  expect(screen.queryByText("Off on this server")).toBeNull();
});

test.each([
  ["budget", "accounts"],
  ["history", "history"],
  ["expenses", "expenses"],
] as const)("a main screen stored as %s is shown as %s", (stored, shown) =>
  expect(startScreenOf(stored)).toBe(shown),
);

test("the settings lead the owner to the server, and nobody else", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/server"] = [200, { isOwner: false, signUp: "open" }];
  const first = app.show(<Settings />, "/settings");
  await waitFor(() => expect(app.store.get(serverRemote.valueAtom)?.ok).toBe(true));
  expect(screen.queryByRole("link", { name: "Server" })).toBeNull();
  first.unmount();
  app.answers["GET /api/server"] = [200, { isOwner: true, signUp: "open" }];
  app.show(<Settings />, "/settings");
  expect(await screen.findByRole("link", { name: "Server" })).toHaveAttribute("href", "/server");
});

test("the categories of Expenses are shown as a list or as rings", async () => {
  const app = await startGuestApp();
  app.show(<Settings />, "/settings");
  expect(screen.getByRole("button", { name: /^Expenses as/ })).toHaveTextContent("Rings");
  await press(/^Expenses as/);
  const sheet = await screen.findByRole("dialog", { name: "Expenses as" });
  await userEvent.click(within(sheet).getByRole("button", { name: "List" }));
  await waitFor(() => expect(app.store.get(expensesViewAtom)).toBe("list-view"));
});
