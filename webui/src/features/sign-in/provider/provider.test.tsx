import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { sessionAtom } from "@/state/session/session";
import { ANN, startServedApp, type MemberApp } from "@testing/app";
import { ProviderButtons } from "./ProviderButtons";
import ProviderCallback from "./ProviderCallback";

const GOOGLE = "POST /api/user/auth/google";
const APPLE = "POST /api/user/auth/apple";
const LINK = "POST /api/user/auth/link";
const LIST = "GET /api/user/auth/providers";
const KEY = "budget.signInToken";

const PAGES = (
  <Routes>
    <Route path="/google" element={<ProviderCallback />} />
    <Route path="/apple" element={<ProviderCallback />} />
    <Route path="/login" element={<p>Log in here</p>} />
  </Routes>
);

beforeEach(() => sessionStorage.clear());

async function back(address: string, answers: MemberApp["answers"] = {}): Promise<MemberApp> {
  const app = await startServedApp();
  Object.assign(app.answers, answers);
  sessionStorage.setItem(KEY, "begun");
  app.show(PAGES, address);
  return app;
}

const refused = (code: string) => [422, { code, fields: {}, params: {} }] as const;

test("who comes back from Google is in, and what it said has left the address", async () => {
  const app = await back("/google?code=c&state=s", { [GOOGLE]: [200, ANN, "t1"] });
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  expect(app.address()).toBe("/google");
  const sent = app.calls.filter(({ call }) => call === GOOGLE);
  expect(sent).toMatchObject([{ body: { code: "c", state: "s", signInToken: "begun", language: "en" } }]);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("Apple says it behind the hash, with the name at the first time", async () => {
  const app = await back("/apple#code=c&state=s&name=Ann", { [APPLE]: [200, ANN, "t1"] });
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  expect(app.calls.find(({ call }) => call === APPLE)?.body).toMatchObject({ code: "c", name: "Ann" });
});

test("a sign-in that was cancelled there says so in both languages, and calls nobody", async () => {
  const app = await back("/google?error=access_denied");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The sign-in with Google was cancelled. Nothing has changed.",
  );
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("alert")).toHaveTextContent("Вхід через Google скасовано.");
  expect(app.calls).toEqual([]);
});

test("the page opened by itself leads to logging in", async () => {
  const app = await back("/apple");
  expect(app.address()).toBe("/login");
});

test("a sign-in the server refuses says why, and leads back to logging in", async () => {
  const app = await back("/google?code=c&state=s", { [GOOGLE]: refused("auth.providerFailed") });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The sign-in was not completed, please try again",
  );
  expect(screen.getByRole("link", { name: "Back to logging in" })).toHaveAttribute("href", "/login");
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

async function link(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText("Password of your account"), password);
  await userEvent.click(screen.getByRole("button", { name: "Connect and log in" }));
}

test("who has an account with the e-mail connects it by its password", async () => {
  const answers = { [GOOGLE]: refused("auth.linkPassword"), [LINK]: [200, ANN, "t1"] as const };
  const app = await back("/google?code=c&state=s", answers);
  expect(await screen.findByText(/You have an account with this e-mail already/)).toBeVisible();
  await link("12345678");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  const sent = app.calls.find(({ call }) => call === LINK)?.body;
  expect(sent).toMatchObject({ signInToken: "begun", currentPassword: "12345678" });
});

test("a wrong password connects nothing, and can be tried again", async () => {
  const app = await back("/google?code=c&state=s", { [GOOGLE]: refused("auth.linkPassword") });
  const code = "auth.passwordIncorrect";
  app.answers[LINK] = [422, { code, fields: { currentPassword: code }, params: {} }];
  await link("wrong password");
  expect(await screen.findByText("Password is not correct")).toBeVisible();
  expect(app.store.get(sessionAtom).kind).not.toBe("user");
  expect(sessionStorage.getItem(KEY)).toBe("begun");
});

test("a server without providers offers none, and one with Google offers it while there is a connection", async () => {
  const app = await startServedApp();
  app.answers[LIST] = [200, { google: false, apple: false }];
  const first = app.show(<ProviderButtons onLeave={() => undefined} />);
  await waitFor(() => expect(app.calls.map(({ call }) => call)).toContain(LIST));
  expect(screen.queryByRole("button")).toBeNull();
  first.unmount();
  app.answers[LIST] = [200, { google: true, apple: false }];
  app.show(<ProviderButtons onLeave={() => undefined} />);
  expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeVisible();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a sign-in that could not begin says why, and can be tried again", async () => {
  const app = await startServedApp();
  app.answers[LIST] = [200, { google: true, apple: false }];
  app.answers["POST /api/user/auth/start"] = refused("auth.providerOff");
  app.show(<ProviderButtons onLeave={() => undefined} />);
  const button = await screen.findByRole("button", { name: "Continue with Google" });
  await userEvent.click(button);
  await waitFor(() => expect(app.toasts.at(-1)).toMatchObject({ tone: "error" }));
  expect(app.calls.at(-1)?.body).toEqual({ provider: "google" });
  expect(button).toBeEnabled();
});
