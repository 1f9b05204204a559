import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { startSessionAtom } from "@/state/session/session";
import { startGuestAtom } from "@/state/session/signIn";
import { healthRemote } from "@/state/session/capabilities";
import { startServedApp, type MemberApp } from "@testing/app";
import GuestDialog from "./guest/GuestDialog";
import Login from "./Login";
import SignUp from "./SignUp";
import Welcome from "./Welcome";

const HEALTH = "GET /api/health";
const CLOSED = /Sign-up is closed on this server/;

beforeEach(() => sessionStorage.clear());

async function served(isOn: boolean): Promise<MemberApp> {
  const app = await startServedApp();
  const capabilities = [{ name: "signUp", isOn, setting: "BUDGET_SIGN_UP" }];
  app.answers[HEALTH] = [
    200,
    { ok: true, version: "1", database: "sqlite", capabilities, lastBackupAt: null },
  ];
  return app;
}

test("the first page asks nobody, and offers no sign-up once it is known to be closed", async () => {
  const app = await served(false);
  const first = app.show(<Welcome />, "/");
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/sign-up");
  expect(app.calls).toEqual([]);
  first.unmount();
  await app.store.set(healthRemote.readAtom);
  app.show(<Welcome />, "/");
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
});

test("a page that a closed server wrote offers no sign-up from its first look on, and names it closed", async () => {
  const meta = Object.assign(document.createElement("meta"), { name: "sign-up", content: "closed" });
  document.head.append(meta);
  const app = await served(false);
  const first = app.show(<Welcome />, "/");
  expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull();
  first.unmount();
  app.show(<SignUp />, "/sign-up");
  expect(screen.getByRole("heading", { name: "Sign-up is closed" })).toBeVisible();
  meta.remove();
});

test("an open server takes sign-ups as before", async () => {
  const app = await served(true);
  app.show(<SignUp />, "/sign-up");
  await waitFor(() => expect(app.calls.map(({ call }) => call)).toContain(HEALTH));
  expect(screen.getByRole("textbox", { name: "E-mail" })).toBeVisible();
});

test("the page of signing up explains that it is closed, and leads to logging in", async () => {
  const app = await served(false);
  app.show(<SignUp />, "/sign-up");
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Back to logging in" })).toHaveAttribute("href", "/login");
});

test("the login asks nobody for a new account", async () => {
  const app = await served(false);
  app.show(<Login />, "/login");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Sign up" })).toBeNull());
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toBeVisible();
});

test("a guest is told too, and led to logging in", async () => {
  const app = await served(false);
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.store.set(guestDialogAtom, "signUpUser");
  app.show(<GuestDialog />);
  expect(await screen.findByText(CLOSED)).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "E-mail" })).toBeNull();
  expect(screen.getByRole("button", { name: "Log in" })).toBeVisible();
});
