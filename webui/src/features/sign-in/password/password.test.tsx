import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { resetTokenAtom } from "@/state/session/password";
import { ANN, startServedApp, type MemberApp } from "@testing/app";
import ForgotPassword from "./ForgotPassword";
import ResetPassword from "./ResetPassword";

const FORGOT = "POST /api/user/forgotPassword";
const RESET = "POST /api/user/resetPassword";
/** Its middle part names the e-mail it was asked for. */
const TOKEN = `head.${btoa(JSON.stringify({ email: ANN.email }))}.signature`;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const PAGES = (
  <Routes>
    <Route path="/forgot-password" element={<ForgotPassword />} />
    <Route path="/reset-password" element={<ResetPassword />} />
    <Route path="/login" element={<p>Log in here</p>} />
  </Routes>
);

beforeEach(() => sessionStorage.clear());

async function begin(address: string): Promise<MemberApp> {
  const app = await startServedApp();
  app.store.set(resetTokenAtom, null);
  app.answers[FORGOT] = [200, { resetToken: TOKEN, isMailConfigured: true }];
  app.show(PAGES, address);
  return app;
}

async function fill(code: string, first: string, second = first): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Code"), code);
  await type("New password", first);
  await type("Repeat the new password", second);
  await press("Change password");
}

test("a code that was asked for leads to where it is entered, which names the e-mail", async () => {
  const app = await begin("/forgot-password");
  await type("E-mail", ANN.email);
  await press("Send the code");
  expect(await screen.findByText("Enter the code that was sent to ann@example.com.")).toBeVisible();
  expect(app.address()).toBe("/reset-password");
  expect(app.calls.at(-1)).toEqual({ call: FORGOT, body: { email: ANN.email } });
  expect(app.toasts).toEqual([]);
});

test("a server that sends no mail says where the code lies", async () => {
  const app = await begin("/forgot-password");
  app.answers[FORGOT] = [200, { resetToken: TOKEN, isMailConfigured: false }];
  await type("E-mail", ANN.email);
  await press("Send the code");
  await waitFor(() => expect(app.toasts.at(-1)).toMatchObject({ tone: "info" }));
  expect(app.toasts.at(-1)?.text).toContain("outbox folder");
});

test("a code that could not be sent says why, and leads nowhere", async () => {
  const app = await begin("/forgot-password");
  app.answers[FORGOT] = [429, { code: "request.rateLimited", fields: {}, params: { seconds: "30" } }];
  await type("E-mail", ANN.email);
  await press("Send the code");
  expect(await screen.findByText("Too many attempts, please try again in 30 seconds")).toBeVisible();
  expect(app.address()).toBe("/forgot-password");
});

test("the page of the code, opened without having asked for one, leads to asking", async () => {
  const app = await begin("/reset-password");
  expect(app.address()).toBe("/forgot-password");
});

test("a token in the address leaves it at once, and is the one that is sent", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  await waitFor(() => expect(app.address()).toBe("/reset-password"));
  app.answers[RESET] = [200, {}];
  await fill("AAAA1111", "87654321");
  expect(await screen.findByText("Log in here")).toBeVisible();
  const body = { code: "AAAA1111", newPassword: "87654321", resetToken: TOKEN };
  expect(app.calls.at(-1)).toEqual({ call: RESET, body });
  expect([app.store.get(resetTokenAtom), sessionStorage.length]).toEqual([null, 0]);
  await expect
    .poll(() => app.toasts.map(({ text }) => text))
    .toEqual(["Your password is changed. Please log in"]);
});

test("a token that names nobody asks for the code from the mail, in both languages, and sends no other", async () => {
  await begin("/reset-password?resetToken=unreadable");
  expect(await screen.findByText("Enter the code from the mail.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send the code again" })).toBeNull();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText("Введіть код із листа.")).toBeVisible();
});

test("passwords that differ are never sent", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  await fill("AAAA1111", "87654321", "87654322");
  expect(await screen.findByText("Passwords must match")).toBeVisible();
  expect(app.calls.map(({ call }) => call)).not.toContain(RESET);
});

test("a wrong code stands at its field, and what was asked for stays good", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  const code = "auth.codeIncorrect";
  app.answers[RESET] = [422, { code, fields: { code }, params: {} }];
  await fill("WRONG", "87654321");
  expect(await screen.findByText("Code is not correct, please try again")).toBeVisible();
  expect(app.address()).toBe("/reset-password");
  expect(app.store.get(resetTokenAtom)).toBe(TOKEN);
});

test("a code sent again goes to the same e-mail, and its token replaces the first", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  const second = `${TOKEN}2`;
  app.answers[FORGOT] = [200, { resetToken: second, isMailConfigured: true }];
  await userEvent.click(await screen.findByRole("button", { name: "Send the code again" }));
  await waitFor(() => expect(app.store.get(resetTokenAtom)).toBe(second));
  expect(app.calls.at(-1)).toEqual({ call: FORGOT, body: { email: ANN.email } });
  await expect.poll(() => app.toasts.map(({ text }) => text)).toEqual(["A new code is on its way"]);
});

test("a code that could not be sent again says why, and the first stays good", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  app.answers[FORGOT] = [503, { code: "server.busy", fields: {}, params: {} }];
  await userEvent.click(await screen.findByRole("button", { name: "Send the code again" }));
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  expect(app.store.get(resetTokenAtom)).toBe(TOKEN);
});

test("the arrow leads back to logging in", async () => {
  const app = await begin("/forgot-password");
  await press("Back to logging in");
  expect(app.address()).toBe("/login");
});

test("code, new password and its repetition are all needed", async () => {
  const app = await begin(`/reset-password?resetToken=${encodeURIComponent(TOKEN)}`);
  await screen.findByLabelText("Code");
  await press("Change password");
  for (const label of ["Code", "New password", "Repeat the new password"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(app.calls.map(({ call }) => call)).not.toContain(RESET);
});

test("a link of the server's owner sets a password without a code to type, and leaves the address", async () => {
  const app = await begin(`/reset-password#resetToken=${TOKEN}&code=7H3K9MZ2`);
  expect(await screen.findByText("Choose a new password for ann@example.com.")).toBeVisible();
  expect([app.address(), screen.queryByLabelText("Code")]).toEqual(["/reset-password", null]);
  app.answers[RESET] = [200, { ok: true }];
  await type("New password", "correct horse");
  await type("Repeat the new password", "correct horse");
  await press("Change password");
  expect(await screen.findByText("Log in here")).toBeVisible();
  expect(app.calls.at(-1)?.body).toEqual({
    code: "7H3K9MZ2",
    newPassword: "correct horse",
    resetToken: TOKEN,
  });
});

test("a link that was used says so", async () => {
  const app = await begin(`/reset-password#resetToken=${TOKEN}&code=7H3K9MZ2`);
  const code = "auth.codeIncorrect";
  app.answers[RESET] = [422, { code, params: {}, fields: { code } }];
  await screen.findByText("Choose a new password for ann@example.com.");
  await type("New password", "correct horse");
  await type("Repeat the new password", "correct horse");
  await press("Change password");
  expect(await screen.findByRole("alert")).toHaveTextContent("Code is not correct");
});
