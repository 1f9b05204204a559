import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { joinCodeAtom, joinNameAtom } from "@/state/invitationCode";
import { finishProviderAtom } from "@/state/session/providers";
import { startSessionAtom } from "@/state/session/session";
import { startGuestAtom } from "@/state/session/signIn";
import { refreshAtom } from "@/state/budget/workspace";
import { ANN, startMemberApp, startServedApp, type MemberApp } from "@testing/app";
import { member, PERSONAL, workspace } from "@testing/workspaces";
import Login from "../Login";
import SignUp from "../SignUp";
import Join from "./Join";

const CODE = "AbCd-42_x";
const READ = `GET /api/join/${CODE}`;
const JOIN = `POST /api/join/${CODE}`;
const HEALTH = "GET /api/health";
const SIGN_UP = "POST /api/user/signup";
const GUEST_SIGN_UP = "POST /api/user/signup-guest";
const UPDATE = "PUT /api/settings/update";
const GONE = [404, { code: "link.gone", fields: {}, params: {} }] as const;
const BOS = workspace({ creatorId: "bo", participants: [member("bo", "Bo"), member(ANN.id, "Ann")] });
const HOME = {
  workspaceId: BOS.id,
  workspaceName: "Home",
  inviterName: "Bo",
  role: "editor",
  names: [] as object[],
};

const FULL = { code: "request.invalid", fields: { participants: "validation.max" }, params: { max: "50" } };

const PAGES = (
  <Routes>
    <Route path="/join/:code" element={<Join />} />
    <Route path="/sign-up" element={<SignUp />} />
    <Route path="/login" element={<Login />} />
    <Route path="*" element={null} />
  </Routes>
);

beforeEach(() => {
  sessionStorage.clear();
  document.title = "";
});

function answerAll({ answers, store }: MemberApp, signUp: string): void {
  store.set(joinCodeAtom, "");
  store.set(joinNameAtom, "");
  const capabilities = [{ name: "signUp", isOn: signUp !== "closed", setting: "BUDGET_SIGN_UP" }];
  answers[HEALTH] = [200, { ok: true, version: "1", database: "sqlite", capabilities, signUp }];
  answers[READ] = [200, HOME];
  answers[JOIN] = [200, BOS];
  answers[UPDATE] = [200, {}];
}

/** Somebody without a session opens the link. */
async function asStranger(signUp = "open", answers: MemberApp["answers"] = {}): Promise<MemberApp> {
  const app = await startServedApp();
  answerAll(app, signUp);
  Object.assign(app.answers, answers);
  await app.store.set(startSessionAtom);
  app.show(PAGES, `/join/${CODE}`);
  return app;
}

/** Ann, signed in, opens it; `held` as if she had pressed a way in before. */
async function asAnn(
  answers: MemberApp["answers"] = {},
  spaces = [PERSONAL],
  held = "",
  changes = {},
): Promise<MemberApp> {
  const app = await startMemberApp(changes, spaces);
  answerAll(app, "open");
  Object.assign(app.answers, answers);
  await app.store.set(refreshAtom);
  app.store.set(joinCodeAtom, held);
  app.show(PAGES, `/join/${CODE}`);
  return app;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (app: MemberApp, call: string) => app.calls.filter((each) => each.call === call);
const isOpened = (app: MemberApp) =>
  waitFor(() => {
    expect(app.address()).toBe("/expenses");
    expect(app.calls).toContainEqual({ call: UPDATE, body: { workspace: "home" } });
  });

async function fill(): Promise<void> {
  await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), "Ann");
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "correct horse");
}

test("a stranger is told who invites to what and what others will see; the page's title names nobody", async () => {
  const app = await asStranger();
  expect(await screen.findByRole("heading", { name: "Bo invites you to “Home”" })).toBeVisible();
  expect(screen.getByText("You can add and edit")).toBeVisible();
  expect(screen.getByText("Everybody in “Home” sees your name and what you add there")).toBeVisible();
  await waitFor(() => expect(document.title).toBe("You are invited to a budget · Budget"));
  expect(sessionStorage).toHaveLength(0);
  await act(() => switchLanguage("ua"));
  expect(await screen.findByRole("heading", { name: "Bo запрошує вас до бюджету «Home»" })).toBeVisible();
  expect(sent(app, JOIN)).toEqual([]);
});

test("who may only look is told so", async () => {
  await asStranger("open", { [READ]: [200, { ...HOME, role: "viewer" }] });
  expect(await screen.findByText("You can look at everything and change nothing")).toBeVisible();
});

test.each(["open", "invited"])(
  "a stranger signs up with the code of the link and no other, on an %s server",
  async (policy) => {
    const app = await asStranger(policy, { [SIGN_UP]: [201, ANN, "session"] });
    await press("Sign up and join");
    expect(await screen.findByText("Then you are in “Home” at once.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Invitation code" })).toBeNull();
    await fill();
    await press("Sign up");
    await waitFor(() =>
      expect(sent(app, SIGN_UP)).toMatchObject([{ body: { name: "Ann", joinCode: CODE } }]),
    );
    // Kept for the page of the link, which opens the workspace.
    expect(app.store.get(joinCodeAtom)).toBe(CODE);
  },
);

test("a link that went meanwhile is told at the form, and is left out the next time", async () => {
  const app = await asStranger("open", { [SIGN_UP]: GONE });
  await press("Sign up and join");
  await fill();
  await press("Sign up");
  expect(await screen.findByText("This link is no longer good. Ask for a new one")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Create your workspace" })).toBeVisible();
  app.answers[SIGN_UP] = [201, ANN, "session"];
  await press("Sign up");
  await waitFor(() => expect(sent(app, SIGN_UP)).toHaveLength(2));
  expect(sent(app, SIGN_UP).at(-1)?.body).not.toHaveProperty("joinCode");
});

test("where nobody signs up, the way in is to log in", async () => {
  const app = await asStranger("closed");
  await screen.findByRole("button", { name: "I have an account" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign up and join" })).toBeNull());
  await press("I have an account");
  expect(await screen.findByText("Then you are in “Home” at once.")).toBeVisible();
  expect(app.address()).toBe("/login");
  expect(sessionStorage.getItem("budget.joinCode")).toBe(CODE);
});

test("the code goes along to a provider and back, and is dropped with a link that is gone", async () => {
  const app = await startServedApp();
  app.store.set(joinCodeAtom, CODE);
  const google = "POST /api/user/auth/google";
  app.answers[google] = GONE;
  const returned = { provider: "google", code: "c", state: "s" } as const;
  await app.store.set(finishProviderAtom, returned);
  expect(sent(app, google)).toMatchObject([{ body: { joinCode: CODE } }]);
  expect(app.store.get(joinCodeAtom)).toBe("");
});

test("who got in by the link joins without another press, and is on the expenses of that workspace", async () => {
  const app = await asAnn({}, [PERSONAL], CODE);
  await isOpened(app);
  expect(sent(app, JOIN)).toHaveLength(1);
  expect(app.store.get(joinCodeAtom)).toBe("");
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("You and Bo share Home now");
});

test("who comes into a budget that is there is not led through the introduction", async () => {
  const settings = { workspace: "own", showOnboarding: false };
  const app = await asAnn({}, [PERSONAL], CODE, { settings });
  await waitFor(() => expect(app.calls).toContainEqual({ call: UPDATE, body: { showOnboarding: true } }));
});

test("somebody signed in joins by one press", async () => {
  const app = await asAnn();
  expect(await screen.findByText("You join as Ann.")).toBeVisible();
  expect(sent(app, JOIN)).toEqual([]);
  await press("Join");
  await isOpened(app);
  expect(sent(app, JOIN)).toHaveLength(1);
});

test.each([
  ["that is good", [200, HOME]],
  ["that is used up", GONE],
] as const)("a member who opens a link %s is in the workspace at once", async (_which, read) => {
  const app = await asAnn({ [READ]: read }, [PERSONAL, BOS]);
  await isOpened(app);
  expect(app.toasts).toEqual([]);
});

test("a budget of the same name by somebody of the same name is another one: nobody joins it without a press", async () => {
  const namesake = { ...HOME, workspaceId: "another" };
  const app = await asAnn({ [READ]: [200, namesake] }, [PERSONAL, BOS]);
  expect(await screen.findByRole("button", { name: "Join" })).toBeVisible();
  expect(app.calls.filter(({ call }) => call === JOIN)).toEqual([]);
});

test("a link that is gone says so, with the way to the own budget", async () => {
  await asAnn({ [READ]: GONE, [JOIN]: GONE });
  expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(screen.getByText(/Ask for a new one/)).toBeVisible();
  expect(screen.getByRole("link", { name: "To my budget" })).toHaveAttribute("href", "/");
});

test("a stranger with a link that is gone may log in, for they may be a member", async () => {
  const app = await asStranger("open", { [READ]: GONE });
  expect(await screen.findByText(/Ask for a new one.*If you joined by it before, log in/)).toBeVisible();
  await press("Log in");
  expect(app.address()).toBe("/login");
  expect(app.store.get(joinCodeAtom)).toBe(CODE);
});

test("a full workspace is told of, and joining may be tried again", async () => {
  const app = await asAnn({ [JOIN]: [422, FULL] }, [PERSONAL], CODE);
  expect(await screen.findByRole("alert")).not.toBeEmptyDOMElement();
  app.answers[JOIN] = [200, BOS];
  await press("Join");
  await isOpened(app);
});

test("without a connection joining waits for it", async () => {
  const app = await asAnn();
  await screen.findByText("You join as Ann.");
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name: "Join" })).toBeDisabled();
  expect(screen.getByText("Joining needs a connection")).toBeVisible();
});

test("an invitation that could not be read may be asked for again", async () => {
  const app = await asStranger("open", { [READ]: [503, { code: "server.busy", fields: {}, params: {} }] });
  const retry = await screen.findByRole("button", { name: "Try again" });
  app.answers[READ] = [200, HOME];
  await userEvent.click(retry);
  expect(await screen.findByRole("heading", { name: "Bo invites you to “Home”" })).toBeVisible();
});

async function asGuest(): Promise<MemberApp> {
  const app = await startServedApp();
  answerAll(app, "open");
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.show(PAGES, `/join/${CODE}`);
  return app;
}

test("a guest signs up with what is on the device and the code of the link, and joins", async () => {
  const app = await asGuest();
  app.answers[GUEST_SIGN_UP] = [201, ANN, "session"];
  await press("Sign up and join");
  expect(await screen.findByText(/to your new account/)).toBeVisible();
  expect(screen.getByText("Then you are in “Home” at once.")).toBeVisible();
  await fill();
  await press("Sign up and keep my data");
  await isOpened(app);
  expect(sent(app, GUEST_SIGN_UP)).toMatchObject([{ body: { joinCode: CODE } }]);
  expect(sent(app, JOIN)).toHaveLength(1);
});

test("a guest who thinks better of it holds the code no longer", async () => {
  const app = await asGuest();
  await press("Sign up and join");
  await screen.findByText(/to your new account/);
  expect(app.store.get(joinCodeAtom)).toBe(CODE);
  await press("Back");
  await waitFor(() => expect(app.store.get(joinCodeAtom)).toBe(""));
});

const GRANDMA = "0198f3a2-0000-7000-8000-0000000000aa";
const NAMED = { ...HOME, names: [{ memberId: GRANDMA, name: "Grandma" }] };
const isOne = async (name: RegExp) => userEvent.click(await screen.findByRole("radio", { name }));

test("a stranger says which free name is theirs, and signs up with it", async () => {
  const app = await asStranger("open", { [READ]: [200, NAMED], [SIGN_UP]: [201, ANN, "session"] });
  await press("Sign up and join");
  expect(await screen.findByRole("heading", { name: "Are you one of these?" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Join “Home”" })).toBeDisabled();
  await isOne(/^Grandma/);
  await press("Join “Home” as Grandma");
  await fill();
  await press("Sign up");
  await waitFor(() =>
    expect(sent(app, SIGN_UP)).toMatchObject([{ body: { joinCode: CODE, memberId: GRANDMA } }]),
  );
});

test("a name that somebody claimed meanwhile is told at the form, and is left out the next time", async () => {
  const claimed = { code: "conflict.claimed", fields: {}, params: {} };
  const app = await asStranger("open", { [READ]: [200, NAMED], [SIGN_UP]: [409, claimed] });
  await press("Sign up and join");
  await isOne(/^Grandma/);
  await press("Join “Home” as Grandma");
  await fill();
  await press("Sign up");
  expect(await screen.findByText("This name belongs to somebody else already")).toBeVisible();
  app.answers[SIGN_UP] = [201, ANN, "session"];
  await press("Sign up");
  await waitFor(() => expect(sent(app, SIGN_UP)).toHaveLength(2));
  expect(sent(app, SIGN_UP).at(-1)?.body).toMatchObject({ joinCode: CODE });
  expect(sent(app, SIGN_UP).at(-1)?.body).not.toHaveProperty("memberId");
});

test("somebody signed in joins as a name, or as someone new", async () => {
  const app = await asAnn({ [READ]: [200, NAMED], [JOIN]: [422, FULL] });
  await press("Join");
  await isOne(/^Someone new/);
  await press("Join “Home”");
  expect(await screen.findByRole("alert")).not.toBeEmptyDOMElement();
  app.answers[JOIN] = [200, BOS];
  await press("Join");
  await isOne(/^Grandma/);
  await press("Join “Home” as Grandma");
  await isOpened(app);
  expect(sent(app, JOIN).map(({ body }) => body)).toEqual([{}, { memberId: GRANDMA }]);
});

test("the name goes along to a provider, and is dropped once it is somebody's", async () => {
  const app = await startServedApp();
  app.store.set(joinCodeAtom, CODE);
  app.store.set(joinNameAtom, GRANDMA);
  const google = "POST /api/user/auth/google";
  const gone = { code: "request.invalid", fields: { memberId: "validation.reference" }, params: {} };
  app.answers[google] = [422, gone];
  await app.store.set(finishProviderAtom, { provider: "google", code: "c", state: "s" });
  expect(sent(app, google)).toMatchObject([{ body: { joinCode: CODE, memberId: GRANDMA } }]);
  expect([app.store.get(joinCodeAtom), app.store.get(joinNameAtom)]).toEqual([CODE, ""]);
});
