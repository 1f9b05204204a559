import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { userAtom } from "@/state/session/session";
import { ANN, startMemberApp } from "@testing/app";
import EmailForm from "./email/EmailForm";
import NameForm from "./NameForm";
import Profile, { FindableRow } from "./index";
import PasswordForm from "./PasswordForm";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const UPDATE = "PUT /api/user/user-update";

test("a new name is saved, told, and leads back to the profile", async () => {
  const app = await startMemberApp();
  app.answers[UPDATE] = [200, { ...ANN, name: "Anna" }];
  app.show(<NameForm />, "/profile/name");
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name).toHaveValue("Ann");
  await userEvent.type(name, "a");
  await press("Save");
  await waitFor(() => expect(app.address()).toBe("/profile/me"));
  expect(app.calls.at(-1)).toMatchObject({ call: UPDATE, body: { name: "Anna" } });
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Saved");
});

test("an empty name never reaches the server", async () => {
  const app = await startMemberApp();
  app.show(<NameForm />, "/profile/name");
  await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
  await press("Save");
  expect(await screen.findByText("Field is required")).toBeVisible();
  expect(app.calls.map(({ call }) => call)).not.toContain(UPDATE);
});

test("a password is entered twice alike before it is sent", async () => {
  const app = await startMemberApp();
  app.answers["POST /api/user/changePassword"] = [200, ANN, "t2"];
  app.show(<PasswordForm />, "/profile/password");
  await userEvent.type(screen.getByLabelText("Current password"), "12345678");
  await userEvent.type(screen.getByLabelText("New password"), "87654321");
  await userEvent.type(screen.getByLabelText("Repeat the new password"), "8765432");
  await press("Save password");
  expect(screen.getByLabelText("Repeat the new password")).toBeInvalid();
  expect(app.calls.filter(({ call }) => call.includes("assword"))).toEqual([]);
});

test("who has no password yet sets one without naming an old one", async () => {
  const app = await startMemberApp({ hasPassword: false });
  app.show(<PasswordForm />, "/profile/password");
  expect(screen.getByRole("heading", { name: "Set a password" })).toBeVisible();
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("a wrong password stands at its field, and the e-mail stays", async () => {
  const app = await startMemberApp();
  const code = "auth.passwordIncorrect";
  app.answers[UPDATE] = [422, { code, fields: { currentPassword: code }, params: {} }];
  app.show(<EmailForm />, "/profile/email");
  await userEvent.clear(screen.getByLabelText("New e-mail"));
  await userEvent.type(screen.getByLabelText("New e-mail"), "new@example.com");
  await userEvent.type(screen.getByLabelText("Current password"), "wrong password");
  await press("Save");
  await waitFor(() => {
    expect(screen.getByLabelText("Current password")).toBeInvalid();
  });
  expect(app.address()).toBe("/profile/email");
  expect(app.store.get(userAtom)?.email).toBe(ANN.email);
});

test("a new e-mail leads to where its code is entered", async () => {
  const app = await startMemberApp();
  app.answers[UPDATE] = [200, { ...ANN, pendingEmail: "new@example.com" }];
  app.show(<EmailForm />, "/profile/email");
  await userEvent.clear(screen.getByLabelText("New e-mail"));
  await userEvent.type(screen.getByLabelText("New e-mail"), "new@example.com");
  await userEvent.type(screen.getByLabelText("Current password"), "12345678");
  await press("Save");
  await waitFor(() => expect(app.address()).toBe("/profile/verify-email"));
});

test("the switch for invitations goes back when it could not be saved, and says why", async () => {
  const app = await startMemberApp();
  const user = app.store.get(userAtom);
  if (user === null) throw new Error("Nobody is in");
  app.show(<FindableRow user={user} />);
  const findable = screen.getByRole("switch", { name: /Others can invite me/ });
  await userEvent.click(findable);
  await waitFor(() => expect(app.toasts.at(-1)?.tone).toBe("error"));
  expect(findable).not.toBeChecked();
});

test("who may be invited is saved with the switch", async () => {
  const app = await startMemberApp();
  app.answers[UPDATE] = [200, { ...ANN, canAddToWorkspace: true }];
  app.show(<Profile />, "/profile/me");
  const findable = screen.getByRole("switch", { name: /Others can invite me/ });
  await userEvent.click(findable);
  await waitFor(() => expect(app.store.get(userAtom)?.canAddToWorkspace).toBe(true));
  expect(findable).toBeChecked();
  expect(app.calls.at(-1)?.body).toEqual({ canAddToWorkspace: true });
});

test("the profile offers a first password to who has none, and the way out for good", async () => {
  const app = await startMemberApp({ hasPassword: false });
  app.show(<Profile />, "/profile/me");
  expect(screen.getByRole("link", { name: "Set a password" })).toHaveAttribute("href", "/profile/password");
  expect(screen.queryByRole("link", { name: "Change password" })).toBeNull();
  await press("Delete account");
  expect(app.address()).toBe("/profile/delete");
});

async function newPassword(text: string): Promise<void> {
  await userEvent.type(screen.getByLabelText("New password"), text);
  await userEvent.type(screen.getByLabelText("Repeat the new password"), text);
  await press("Save password");
}

test("a changed password is told of, and leads back to the profile", async () => {
  const app = await startMemberApp();
  const CHANGE = "POST /api/user/changePassword";
  app.answers[CHANGE] = [200, ANN, "t2"];
  app.show(<PasswordForm />, "/profile/password");
  await userEvent.type(screen.getByLabelText("Current password"), "12345678");
  await newPassword("87654321");
  await waitFor(() => expect(app.address()).toBe("/profile/me"));
  const body = { currentPassword: "12345678", newPassword: "87654321" };
  expect(app.calls.at(-1)).toEqual({ call: CHANGE, body });
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("Your password is changed");
});

test("a first password is set without an old one, and one that is refused leads nowhere", async () => {
  const app = await startMemberApp({ hasPassword: false });
  app.show(<PasswordForm />, "/profile/password");
  await newPassword("87654321");
  expect(await screen.findByRole("alert")).toHaveTextContent("The server is busy");
  expect(app.calls.at(-1)?.body).toEqual({ newPassword: "87654321" });
  expect(app.address()).toBe("/profile/password");
  expect(app.toasts).toEqual([]);
});
