import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { refreshAtom } from "@/state/budget/workspace";
import { onlineAtom } from "@/state/connection";
import { guestDialogAtom, type GuestDialogMode } from "@/state/session/guestDialog";
import { settleGuestAtom } from "@/state/session/guestData";
import { isGuestBudgetUndecidedAtom, sessionAtom, startSessionAtom } from "@/state/session/session";
import { loginAtom, startGuestAtom } from "@/state/session/signIn";
import { ANN, startServedApp, type MemberApp } from "@testing/app";
import GuestDialog from "./GuestDialog";

const LOGIN = "POST /api/user/login";
const SIGN_UP = "POST /api/user/signup-guest";
const FORGOT = "POST /api/user/forgotPassword";
const RESET = "POST /api/user/resetPassword";
const IMPORT = "POST /api/workspace/import-guest";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: "input" }), text);

beforeEach(() => sessionStorage.clear());

/** A guest who spent five dollars, beside a server. */
async function asGuest(): Promise<MemberApp> {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  const body = { value: "5", accountId: app.account("Cash").id, categoryId: app.category("Food").id };
  await app.change({ name: "addExpenses", id: "his-1", body });
  return app;
}

async function show(app: MemberApp, mode: GuestDialogMode): Promise<void> {
  app.store.set(guestDialogAtom, mode);
  await act(async () => {
    app.show(<GuestDialog />);
    await Promise.resolve();
  });
}

/** Ann logged in on the device of that guest, and is asked about what is on it. */
async function asked(): Promise<MemberApp> {
  const app = await asGuest();
  app.answers[LOGIN] = [200, { ...ANN, settings: { workspace: null } }, "t1"];
  app.answers["GET /api/workspace/my"] = [200, []];
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  await app.store.set(settleGuestAtom);
  await show(app, "guestData");
  return app;
}

test("who signs up as a guest is told what comes along, in both languages", async () => {
  await show(await asGuest(), "signUpUser");
  expect(
    screen.getByText(
      "1 entry, 2 accounts move to your new account. They stay on this device until all have arrived.",
    ),
  ).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText(/перейдуть: 1 запис, 2 рахунки\. На пристрої все лишається/)).toBeVisible();
});

test("a guest's sign-up sends what the guest has, and closes the dialog", async () => {
  const app = await asGuest();
  app.answers[SIGN_UP] = [200, ANN, "t1"];
  await show(app, "signUpUser");
  await type("Name", "Ann");
  await type("E-mail", ANN.email);
  await type("Password", "12345678");
  await press("Sign up and keep my data");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  expect(app.store.get(guestDialogAtom)).toBeNull();
  const sent = app.calls.find(({ call }) => call === SIGN_UP)?.body;
  expect(sent).toMatchObject({ name: "Ann", email: ANN.email, language: "en" });
  expect(JSON.stringify(sent)).toContain("his-1");
});

test("an e-mail that is taken stands at its field, and the guest stays a guest", async () => {
  const app = await asGuest();
  app.answers[SIGN_UP] = [
    422,
    { code: "request.invalid", fields: { email: "validation.unique" }, params: {} },
  ];
  await show(app, "signUpUser");
  await type("Name", "Ann");
  await type("E-mail", ANN.email);
  await type("Password", "12345678");
  await press("Sign up and keep my data");
  expect(await screen.findByText("This e-mail is already taken")).toBeVisible();
  expect(app.store.get(guestDialogAtom)).toBe("signUpUser");
  expect(app.store.get(sessionAtom).kind).toBe("guest");
});

test("the way to an account there is and back changes the form, and nothing of the guest", async () => {
  const app = await asGuest();
  await show(app, "signUpUser");
  await press("Log in");
  expect(await screen.findByText(/you choose what becomes of the data on this device/)).toBeVisible();
  await press("Sign up");
  expect(await screen.findByLabelText("Name")).toBeVisible();
  await press("Back");
  await waitFor(() => expect(app.store.get(guestDialogAtom)).toBeNull());
  expect(app.store.get(sessionAtom).kind).toBe("guest");
});

test("a guest who logs in leaves the budget on the device until it is decided about", async () => {
  const app = await asGuest();
  app.answers[LOGIN] = [200, ANN, "t1"];
  await show(app, "signInUser");
  await type("E-mail", ANN.email);
  await type("Password", "12345678");
  await press("Log in");
  await waitFor(() => expect(app.store.get(isGuestBudgetUndecidedAtom)).toBe(true));
  expect(app.store.get(guestDialogAtom)).toBeNull();
});

test("a wrong password keeps the dialog open", async () => {
  const app = await asGuest();
  app.answers[LOGIN] = [401, { code: "auth.invalidCredentials", fields: {}, params: {} }];
  await show(app, "signInUser");
  await type("E-mail", ANN.email);
  await type("Password", "12345678");
  await press("Log in");
  expect(await screen.findByText("E-mail or password is not correct")).toBeVisible();
  expect(app.store.get(guestDialogAtom)).toBe("signInUser");
});

test("a guest who forgot the password gets a code, changes it, and logs in with it", async () => {
  const app = await asGuest();
  app.answers[FORGOT] = [200, { resetToken: "r1", isMailConfigured: true }];
  app.answers[RESET] = [200, {}];
  await show(app, "signInUser");
  await press("Forgot your password?");
  await userEvent.type(await screen.findByLabelText("E-mail"), ANN.email);
  await press("Send the code");
  await userEvent.type(await screen.findByLabelText("Code"), "AAAA1111");
  await type("New password", "87654321");
  await type("Repeat the new password", "87654321");
  await press("Change password");
  await waitFor(() => expect(app.store.get(guestDialogAtom)).toBe("signInUser"));
  const body = { code: "AAAA1111", newPassword: "87654321", resetToken: "r1" };
  expect(app.calls.find(({ call }) => call === RESET)?.body).toEqual(body);
  expect(app.store.get(sessionAtom).kind).toBe("guest");
});

test("what was on the device is named before it is decided about", async () => {
  await asked();
  const question = "Before you logged in, this device kept 1 entry, 2 accounts without an account.";
  expect(screen.getByText(new RegExp(question))).toBeVisible();
});

test("kept, the guest's budget is on the device still, and that is told", async () => {
  const app = await asked();
  await press("Keep it on this device");
  await waitFor(() => expect(app.store.get(guestDialogAtom)).toBeNull());
  expect(app.toasts.at(-1)?.text).toContain("Kept on this device");
  expect(await app.store.set(settleGuestAtom)).toBe("kept");
});

test("deleting the guest's budget asks once more, and names what is lost", async () => {
  const app = await asked();
  await press("Delete it");
  const question = await screen.findByRole("alertdialog", { name: "Delete the data of this device?" });
  expect(question).toHaveTextContent("1 entry, 2 accounts without an account are kept nowhere else.");
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(app.store.get(isGuestBudgetUndecidedAtom)).toBe(true);
});

test("deleted, the guest's budget is gone, and there is nothing to decide any more", async () => {
  const app = await asked();
  await press("Delete it");
  const question = await screen.findByRole("alertdialog");
  await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Deleted from this device"));
  expect([app.store.get(guestDialogAtom), app.store.get(isGuestBudgetUndecidedAtom)]).toEqual([null, false]);
});

test("a budget that could not be brought stays on the device, and why is told", async () => {
  const app = await asked();
  await press("Add it as a new workspace");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server is busy");
  expect(app.calls.find(({ call }) => call === IMPORT)?.body).toMatchObject({ name: "From this device" });
  expect(app.store.get(guestDialogAtom)).toBe("guestData");
  expect(app.store.get(isGuestBudgetUndecidedAtom)).toBe(true);
});

test("bringing a budget waits for a connection; keeping it does not", async () => {
  const app = await asked();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name: "Add it as a new workspace" })).toBeDisabled();
  expect(screen.getByText("Adding it needs a connection.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep it on this device" })).toBeEnabled();
});

test("what a guest changes is sent nowhere, settings neither", async () => {
  const app = await asGuest();
  await app.change({ name: "updateSettings", body: { mainScreen: "history" } });
  await app.change({ name: "createAccount", id: "acc-1", body: { name: "Purse" } });
  await app.change({ name: "createCategory", id: "cat-1", body: { name: "Pets" } });
  await app.store.set(refreshAtom);
  app.store.set(onlineAtom, true);
  expect(app.account("Purse").id).toBe("acc-1");
  expect(app.calls).toEqual([]);
});
