import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { emailToVerifyAtom } from "@/state/session/profile";
import { userAtom } from "@/state/session/session";
import { ANN, startMemberApp } from "@testing/app";
import EmailForm from "./EmailForm";
import { PendingEmail } from "..";
import VerifyEmail from "./VerifyEmail";

const ASK = "GET /api/user/emailVerification";
const SUBMIT = "POST /api/user/submitEmailVerification";
const UPDATE = "PUT /api/user/user-update";
const NEW = "new@example.com";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const sent = (token: string, isMailConfigured = true) =>
  [200, { email: ANN.email, emailVerifiedToken: token, isMailConfigured }] as const;

async function unverified() {
  const app = await startMemberApp({ isEmailVerified: false });
  app.answers[ASK] = sent("e1");
  return app;
}

async function enter(code: string): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: "Code" }), code);
  await press("Verify");
}

test("with nothing to verify the page leads back to the profile, and asks for no code", async () => {
  const app = await startMemberApp();
  app.show(<VerifyEmail />, "/profile/verify-email");
  expect(app.address()).toBe("/profile/me");
  expect(app.calls.map(({ call }) => call)).not.toContain(ASK);
});

test("the code is sent with the token it was asked for with, and the e-mail is verified", async () => {
  const app = await unverified();
  app.answers[SUBMIT] = [200, ANN];
  app.show(<VerifyEmail />, "/profile/verify-email");
  expect(await screen.findByText("Enter the code that was sent to ann@example.com.")).toBeVisible();
  await enter("AAAA1111");
  await waitFor(() => expect(app.address()).toBe("/profile/me"));
  expect(app.calls.at(-1)).toEqual({ call: SUBMIT, body: { code: "AAAA1111", token: "e1" } });
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Your e-mail is verified");
  expect(app.store.get(emailToVerifyAtom)).toBeNull();
});

test("a wrong code stands at its field, and the e-mail still waits", async () => {
  const app = await unverified();
  const code = "auth.codeIncorrect";
  app.answers[SUBMIT] = [422, { code, fields: { code }, params: {} }];
  app.show(<VerifyEmail />, "/profile/verify-email");
  await enter("WRONG");
  expect(await screen.findByText("Code is not correct, please try again")).toBeVisible();
  expect(app.store.get(emailToVerifyAtom)).toBe(ANN.email);
});

test("a code that was sent again goes with the new token", async () => {
  const app = await unverified();
  app.show(<VerifyEmail />, "/profile/verify-email");
  await screen.findByRole("textbox", { name: "Code" });
  app.answers[ASK] = sent("e2");
  await press("Send the code again");
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("The code is on its way"));
  await enter("BBBB2222");
  await waitFor(() =>
    expect(app.calls.at(-1)).toEqual({ call: SUBMIT, body: { code: "BBBB2222", token: "e2" } }),
  );
});

test("a code that could not be sent says why, and can be asked for again", async () => {
  const app = await unverified();
  app.answers[ASK] = [429, { code: "request.rateLimited", fields: {}, params: { seconds: "40" } }];
  app.show(<VerifyEmail />, "/profile/verify-email");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Too many attempts, please try again in 40 seconds");
  expect(screen.queryByRole("textbox", { name: "Code" })).toBeNull();
  app.answers[ASK] = sent("e1");
  await press("Send the code again");
  expect(await screen.findByRole("textbox", { name: "Code" })).toBeVisible();
});

test("a second asking that is refused does not say that a code is on its way", async () => {
  const app = await unverified();
  app.show(<VerifyEmail />, "/profile/verify-email");
  await screen.findByRole("textbox", { name: "Code" });
  app.answers[ASK] = [503, { code: "server.busy", fields: {}, params: {} }];
  await press("Send the code again");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server is busy");
  expect(app.toasts).toEqual([]);
});

test("a server that sends no mail says where the message lies", async () => {
  const app = await unverified();
  app.answers[ASK] = sent("e1", false);
  app.show(<VerifyEmail />, "/profile/verify-email");
  expect(await screen.findByText(/look for the message in its outbox folder/)).toBeVisible();
});

test("a new e-mail that waits can be taken back for the old one", async () => {
  const app = await startMemberApp({ pendingEmail: NEW });
  app.answers[UPDATE] = [200, ANN];
  app.show(<PendingEmail />);
  expect(screen.getByText(`${NEW} becomes your e-mail once you enter the code sent there.`)).toBeVisible();
  expect(screen.getByRole("link", { name: "Enter the code" })).toHaveAttribute(
    "href",
    "/profile/verify-email",
  );
  await press("Keep the old one");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Enter the code" })).toBeNull());
  expect(app.calls.at(-1)).toMatchObject({ call: UPDATE, body: { email: ANN.email } });
});

test("a new e-mail that could not be taken back waits on, and why is told", async () => {
  const app = await startMemberApp({ pendingEmail: NEW });
  app.show(<PendingEmail />);
  await press("Keep the old one");
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  expect(app.store.get(emailToVerifyAtom)).toBe(NEW);
});

test("the first e-mail has no old one to keep, in either language", async () => {
  const app = await startMemberApp({ isEmailVerified: false });
  app.show(<PendingEmail />);
  expect(screen.getByText("ann@example.com is not verified yet.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  await act(() => switchLanguage("ua"));
  expect(screen.getByText("Адресу ann@example.com ще не підтверджено.")).toBeVisible();
});

test("the e-mail there is, saved again, leads back to the profile: there is no code to enter", async () => {
  const app = await startMemberApp();
  app.answers[UPDATE] = [200, ANN];
  app.show(<EmailForm />, "/profile/email");
  await userEvent.type(screen.getByLabelText("Current password"), "12345678");
  await press("Save");
  await waitFor(() => expect(app.address()).toBe("/profile/me"));
  expect(app.store.get(userAtom)?.pendingEmail).toBeNull();
});

test("an address that is none is refused before it is sent", async () => {
  const app = await startMemberApp({ hasPassword: false });
  app.show(<EmailForm />, "/profile/email");
  const email = screen.getByLabelText("New e-mail");
  await userEvent.clear(email);
  await userEvent.type(email, "ann@");
  await press("Save");
  expect(email).toBeInvalid();
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(app.calls.map(({ call }) => call)).not.toContain(UPDATE);
});

test("an e-mail that somebody has already is refused at its field", async () => {
  const app = await startMemberApp({ hasPassword: false });
  app.answers[UPDATE] = [
    422,
    { code: "request.invalid", fields: { email: "validation.unique" }, params: {} },
  ];
  app.show(<EmailForm />, "/profile/email");
  const email = screen.getByLabelText("New e-mail");
  await userEvent.clear(email);
  await userEvent.type(email, NEW);
  await press("Save");
  expect(await screen.findByText("This e-mail is already taken")).toBeVisible();
  expect(email).toBeInvalid();
  expect(app.address()).toBe("/profile/email");
});

test("without a code nothing is verified", async () => {
  const app = await unverified();
  app.show(<VerifyEmail />, "/profile/verify-email");
  await screen.findByRole("textbox", { name: "Code" });
  await press("Verify");
  expect(await screen.findByText("Field is required")).toBeVisible();
  expect(app.calls.map(({ call }) => call)).not.toContain(SUBMIT);
});
