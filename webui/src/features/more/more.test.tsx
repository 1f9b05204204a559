import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { mainScreenAtom, settingsAtom } from "@/state/budget/settings";
import { capabilitiesAtom } from "@/state/session/capabilities";
import { switchLanguage } from "@/i18n/start";
import { setTheme, theme } from "@/ui/browser/theme";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { serverRemote } from "@/state/session/server";
import { sessionAtom, startSessionAtom } from "@/state/session/session";
import { loginAtom, startGuestAtom } from "@/state/session/signIn";
import { ANN, startGuestApp, startMemberApp, startServedApp } from "@testing/app";
import More, { ServerRows } from "./index";
import { startScreenOf } from "./DeviceRows";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a guest is told where the data is, and both ways to an account open their form", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("Everything is kept on this device only.")).toBeVisible();
  await press("Sign up");
  expect(app.store.get(guestDialogAtom)).toBe("signUpUser");
  await press("I have an account");
  expect(app.store.get(guestDialogAtom)).toBe("signInUser");
});

test("over plain http the person reads what HTTPS would add, in both languages", async () => {
  const app = await startGuestApp();
  window.isSecureContext = false;
  app.show(<More />, "/profile");
  expect(screen.getByText(/^Everything works here except installing the app/)).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/^Тут працює все, крім встановлення застосунку/)).toBeVisible();
});

test("over HTTPS nothing is said of it", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  expect(screen.queryByText(/HTTPS/)).toBeNull();
});

test("the main screen is chosen from a list, and kept", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  await press(/^Main screen/);
  const sheet = await screen.findByRole("dialog", { name: "Main screen" });
  await userEvent.click(within(sheet).getByRole("button", { name: "History" }));
  await waitFor(() => expect(app.store.get(mainScreenAtom)).toBe("history"));
  expect(screen.getByRole("button", { name: /^Main screen/ })).toHaveTextContent("History");
});

test("who signs in while More is open sees what the server has, without a reload", async () => {
  const app = await startServedApp();
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  const capabilities = [capability("stocks", true)];
  app.answers["GET /api/health"] = [200, { capabilities, lastBackupAt: null }];
  await app.store.set(startGuestAtom);
  app.show(<More />, "/profile");
  await act(() => app.store.set(loginAtom, { email: ANN.email, password: "12345678" }));
  await waitFor(() => expect(app.store.get(capabilitiesAtom)).toEqual(capabilities));
  expect(screen.getByRole("link", { name: "Data" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Stocks" })).toBeVisible();
});

test("a guest's data is erased only after asking", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  await press("Erase my data");
  const question = await screen.findByRole("alertdialog", { name: "Erase everything on this device?" });
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(app.store.get(sessionAtom).kind).toBe("guest");
  await press("Erase my data");
  await userEvent.click(await screen.findByRole("button", { name: "Erase" }));
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("none"));
});

test("who is signed in with everything sent leaves without a question", async () => {
  const app = await startMemberApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("ann@example.com")).toBeVisible();
  await press("Sign out");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("none"));
});

test("the language is chosen by its own name, and everything is said in it", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  await press(/^Language/);
  const sheet = await screen.findByRole("dialog", { name: "Language" });
  await userEvent.click(within(sheet).getByRole("button", { name: "Українська" }));
  await waitFor(() => expect(app.store.get(settingsAtom)?.language).toBe("ua"));
});

test("the theme is this device's, and begins with the system's", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
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

test("an e-mail that waits for its code is spoken of, a verified one is not", async () => {
  const waiting = await startMemberApp({ isEmailVerified: false });
  const { unmount } = waiting.show(<More />, "/profile");
  expect(screen.getByText("Your e-mail is not verified.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Verify" })).toHaveAttribute("href", "/profile/verify-email");
  unmount();
  const verified = await startMemberApp();
  verified.show(<More />, "/profile");
  expect(screen.queryByText("Your e-mail is not verified.")).toBeNull();
});

test("what needs an account is not offered to a guest", async () => {
  const guest = await startGuestApp();
  const { unmount } = guest.show(<More />, "/profile");
  expect(screen.queryByRole("link", { name: /Currencies/ })).toBeNull();
  unmount();
  const member = await startMemberApp();
  member.show(<More />, "/profile");
  expect(screen.getByRole("link", { name: /Currencies/ })).toHaveAttribute("href", "/currencies");
});

test("a guest finds what comes with an account, and nothing to buy", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  const rows = within(screen.getByRole("list", { name: "With an account" }));
  expect(rows.getByRole("link", { name: "Stocks" })).toHaveAttribute("href", "/stocks");
  expect(rows.queryByRole("link", { name: "Data" })).toBeNull();
  expect(screen.getByRole("link", { name: "Data" })).toHaveAttribute("href", "/data");
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
  app.show(<More />, "/profile");
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
  app.show(<More />, "/profile");
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
  app.show(<More />, "/profile");
  await waitFor(() => expect(app.store.get(capabilitiesAtom)).not.toBeNull());
  expect(screen.queryByRole("link", { name: "Stocks" })).toBeNull();
  const account = within(screen.getByRole("list", { name: "Account" }));
  expect(account.getByRole("link", { name: "Subscription" })).toHaveAttribute("href", "/subscription");
  expect(screen.queryByText("Off on this server")).toBeNull();
});

test("the budget a guest left on this device can still be decided about", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  app.show(<More />, "/profile");
  await press("Data on this device");
  expect(app.store.get(guestDialogAtom)).toBe("guestData");
});

test.each([
  ["budget", "accounts"],
  ["history", "history"],
  ["expenses", "expenses"],
] as const)("a main screen stored as %s is shown as %s", (stored, shown) =>
  expect(startScreenOf(stored)).toBe(shown),
);

test("the server's contact for help is shown, also to a guest", async () => {
  const app = await startGuestApp();
  const contact = { name: "support-contact", content: "help@example.org" };
  const meta = Object.assign(document.createElement("meta"), contact);
  document.head.append(meta);
  app.show(<More />, "/profile");
  expect(screen.getByRole("link", { name: "help@example.org" })).toBeVisible();
  meta.remove();
});

test("More leads the owner to the server, and nobody else", async () => {
  const app = await startMemberApp();
  app.answers["GET /api/server"] = [200, { isOwner: false, signUp: "open" }];
  const first = app.show(<ServerRows />);
  await waitFor(() => expect(app.store.get(serverRemote.valueAtom)?.ok).toBe(true));
  expect(screen.queryByRole("link")).toBeNull();
  first.unmount();
  app.answers["GET /api/server"] = [200, { isOwner: true, signUp: "open" }];
  app.show(<ServerRows />);
  expect(await screen.findByRole("link", { name: "Server" })).toHaveAttribute("href", "/server");
});
