import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { finishProviderAtom } from "@/state/session/providers";
import { startSessionAtom } from "@/state/session/session";
import { startGuestAtom } from "@/state/session/signIn";
import { invitationCodeAtom } from "@/state/invitationCode";
import { ANN, startServedApp, type MemberApp } from "@testing/app";
import GuestDialog from "./guest/GuestDialog";
import ProviderCallback from "./provider/ProviderCallback";
import SignUp from "./SignUp";

const HEALTH = "GET /api/health";
const SIGN_UP = "POST /api/user/signup";
const GOOGLE = "POST /api/user/auth/google";
const CODE = "7H3K-9MZ2-0110-0000";

beforeEach(() => sessionStorage.clear());

async function served(signUp: string): Promise<MemberApp> {
  const app = await startServedApp();
  app.store.set(invitationCodeAtom, "");
  const capabilities = [{ name: "signUp", isOn: true, setting: "BUDGET_SIGN_UP" }];
  app.answers[HEALTH] = [200, { ok: true, version: "1", database: "sqlite", capabilities, signUp }];
  return app;
}

const codeField = () => screen.findByRole("textbox", { name: "Invitation code" });
const refused = (code: string) => [403, { code, params: {}, fields: { invitationCode: code } }] as const;

async function fill(): Promise<void> {
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ann");
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
}

test("an open server asks for no code", async () => {
  const app = await served("open");
  app.show(<SignUp />, "/sign-up");
  await waitFor(() => expect(app.calls.map(({ call }) => call)).toContain(HEALTH));
  expect(screen.queryByRole("textbox", { name: "Invitation code" })).toBeNull();
});

test("a link fills the code in and leaves the address, and a sign-up sends it once", async () => {
  const app = await served("invited");
  app.answers[SIGN_UP] = [201, ANN, "session"];
  app.show(<SignUp />, `/sign-up?code=${CODE}`);
  expect(await codeField()).toHaveValue(CODE);
  expect(app.address()).toBe("/sign-up");
  await fill();
  await waitFor(() =>
    expect(app.calls.find(({ call }) => call === SIGN_UP)?.body).toMatchObject({ invitationCode: CODE }),
  );
  await waitFor(() => expect(app.store.get(invitationCodeAtom)).toBe(""));
});

test("a code that is not good is told at its field, in both languages", async () => {
  const app = await served("invited");
  app.answers[SIGN_UP] = refused("auth.invitationCode");
  app.show(<SignUp />, `/sign-up?code=${CODE}`);
  await codeField();
  await fill();
  expect(await screen.findByText(/This invitation code is not valid/)).toBeVisible();
  await switchLanguage("ua");
  expect(await screen.findByRole("textbox", { name: "Код запрошення" })).toBeInvalid();
});

test("a server that did not say it before asks for a code when it refuses", async () => {
  const app = await served("open");
  app.answers[HEALTH] = [503, { code: "server.busy", params: {}, fields: {} }];
  app.answers[SIGN_UP] = refused("auth.invitationRequired");
  app.show(<SignUp />, "/sign-up");
  await fill();
  expect(await codeField()).toBeVisible();
});

test("a code goes along to a provider, and one that is not good leads back to signing up", async () => {
  const app = await served("invited");
  app.store.set(invitationCodeAtom, CODE);
  app.answers[GOOGLE] = refused("auth.invitationCode");
  app.show(<ProviderCallback />, "/google?code=c&state=s");
  expect(await screen.findByRole("alert")).toHaveTextContent("This invitation code is not valid");
  expect(screen.getByRole("link", { name: "Create your workspace" })).toHaveAttribute("href", "/sign-up");
  expect(app.calls.at(-1)?.body).toMatchObject({ invitationCode: CODE });
  app.answers[GOOGLE] = [200, ANN, "session"];
  await app.store.set(finishProviderAtom, { provider: "google", code: "c", state: "s" });
  expect(app.store.get(invitationCodeAtom)).toBe("");
});

test("a guest signs up with the code too", async () => {
  const app = await served("invited");
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.store.set(invitationCodeAtom, CODE);
  app.store.set(guestDialogAtom, "signUpUser");
  app.show(
    <Routes>
      <Route path="*" element={<GuestDialog />} />
    </Routes>,
  );
  expect(await codeField()).toHaveValue(CODE);
});
