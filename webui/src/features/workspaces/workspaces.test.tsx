import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import type { Workspace } from "@/contract/budget";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { DONE } from "@/state/outcome";
import { refreshAtom } from "@/state/budget/workspace";
import { limits } from "@/domain";
import { ANN, startMemberApp, type MemberApp } from "@testing/app";
import { holdTimeouts } from "@testing/heldTimeouts";
import { member, PERSONAL, workspace } from "@testing/workspaces";
import NewWorkspace from "./form/NewWorkspace";
import { WorkspaceForm } from "./form/WorkspaceForm";
import Workspaces from "./index";
import WorkspaceScreen from "./Workspace";

const UPDATE = "PUT /api/workspace/home";
const USERS = "GET /api/workspace/users";
const BO = { id: "bo", name: "Bo Lund", email: "bo@example.com", avatar: null };

async function opened(shown: Workspace, changes: Partial<typeof ANN> = {}): Promise<MemberApp> {
  const app = await startMemberApp(changes, [PERSONAL, shown].slice(shown.id === "own" ? 1 : 0));
  await app.store.set(refreshAtom);
  const page = (
    <Routes>
      <Route path="/workspace/:workspaceId" element={<WorkspaceScreen />} />
      <Route path="/workspace/new" element={<NewWorkspace />} />
      <Route path="/workspace" element={<Workspaces />} />
    </Routes>
  );
  app.show(page, `/workspace/${shown.id}`);
  return app;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const sent = (app: MemberApp, call: string) => app.calls.filter((each) => each.call === call);

/** Type whom to look for; the search is made once that rests. */
async function lookFor(app: MemberApp, text: string): Promise<void> {
  const rest = holdTimeouts(limits.AUTOCOMPLETE_DEBOUNCE_MS);
  await press("Find by e-mail");
  await userEvent.type(await screen.findByLabelText("Name, or the whole e-mail"), text);
  expect(sent(app, USERS)).toEqual([]);
  rest.fire();
}

test("each workspace says who is in it, its currency and when its months begin, in both languages", async () => {
  const app = await startMemberApp({}, [
    PERSONAL,
    workspace({ firstDayOfMonth: 22, participants: [member(ANN.id, "Ann"), member("cy", "Cy")] }),
    workspace({ id: "shop", name: "Shop", participants: [member(ANN.id, "Ann"), member("cy", "Cy", false)] }),
  ]);
  await app.store.set(refreshAtom);
  app.answers["GET /api/workspace/my/not-verified"] = [
    200,
    [{ id: "trip", name: "Trip", creatorId: "bo", creatorName: "Bo", creatorEmail: null, invitedAt: "" }],
  ];
  app.show(<Workspaces />, "/workspace");
  expect(screen.getByRole("link", { name: /^Ann.*Personal · USD/ })).toHaveAttribute(
    "href",
    "/workspace/own",
  );
  expect(screen.getByText("2 people · USD · month from the 23rd")).toBeVisible();
  // An invited person is counted once they accept.
  expect(screen.getByRole("link", { name: /^Shop.*Only you · USD/ })).toBeVisible();
  expect(await screen.findByRole("link", { name: /^Trip.*Bo invites you/ })).toHaveAttribute(
    "href",
    "/workspace/invitation/trip",
  );
  await act(() => switchLanguage("ua"));
  expect(screen.getByText("2 людини · USD · місяць з 23-го")).toBeVisible();
  expect(screen.getByText("Bo запрошує вас")).toBeVisible();
});

test("one search is made once the typing rests, and who was chosen is invited by saving", async () => {
  const app = await opened(workspace());
  app.answers[USERS] = [200, [BO]];
  app.answers[UPDATE] = [200, workspace()];
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  await lookFor(app, "bo lund");
  expect(screen.getByRole("button", { name: "Choose people" })).toBeDisabled();
  await userEvent.click(await screen.findByRole("button", { name: /^Add Bo Lund/ }));
  await press("Can view");
  expect(screen.getByText("Sees everything shared, changes nothing")).toBeVisible();
  await press("Add 1 person");
  expect(sent(app, USERS)).toHaveLength(1);
  expect(screen.getByText("Invited when you save · Can view")).toBeVisible();
  await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.address()).toBe("/workspace"));
  expect(sent(app, UPDATE).map(({ body }) => body)).toEqual([
    { participants: [ANN.id, "cy", "bo"], roles: { bo: "viewer" }, version: 7 },
  ]);
});

test("a changed currency and first day say what that means, and only what changed is sent", async () => {
  const app = await opened(workspace());
  app.answers[UPDATE] = [200, workspace()];
  expect(screen.getByText("December 2026, now")).toBeVisible();
  expect(screen.queryByText(/from now on/)).toBeNull();
  await press(/^Currency/);
  await userEvent.click(await screen.findByRole("button", { name: "EUR · Euro" }));
  expect(await screen.findByText(/Sums are in EUR from now on. Past entries keep USD/)).toBeVisible();
  await press(/^First day of the month/);
  const days = await screen.findAllByRole("button", { name: /^\d+ · / });
  expect(days).toHaveLength(28);
  await userEvent.click(screen.getByRole("button", { name: "1 · calendar month" }));
  expect(await screen.findByText("November 2026, now")).toBeVisible();
  await press("Save");
  await waitFor(() => expect(app.address()).toBe("/workspace"));
  expect(sent(app, UPDATE).at(-1)?.body).toEqual({ currencyCode: "EUR", firstDayOfMonth: 1, version: 7 });
});

test("what somebody else changed meanwhile is said, and saved over when the person saves again", async () => {
  const app = await opened(workspace());
  app.answers[UPDATE] = [409, { code: "conflict.version", fields: {}, params: {} }];
  await userEvent.type(screen.getByLabelText("Name"), "!");
  const refuse = app.hold(UPDATE);
  await press("Save");
  await waitFor(() => expect(sent(app, UPDATE).at(-1)?.body).toEqual({ name: "Home!", version: 7 }));
  // Readings that began with the page know nothing of it.
  const start = app.answers["GET /api/start"]?.[1] as object;
  app.answers["GET /api/start"] = [200, { ...start, workspaces: [PERSONAL, workspace({ version: 9 })] }];
  refuse();
  expect(await screen.findByRole("alert")).toHaveTextContent("This was changed meanwhile");
  app.answers[UPDATE] = [200, workspace()];
  await press("Save");
  await waitFor(() => expect(sent(app, UPDATE).at(-1)?.body).toEqual({ name: "Home!", version: 9 }));
});

test("somebody is removed at once, but only after asking", async () => {
  const app = await opened(workspace());
  app.answers[UPDATE] = [200, workspace()];
  expect(screen.queryByRole("button", { name: /^Ann: / })).toBeNull();
  expect(screen.getByText("Ann").closest("li")).toHaveTextContent("YouOwner");
  expect(screen.getByText("Cy").closest("li")).toHaveTextContent("Not confirmed");
  expect(screen.getAllByText("Not confirmed")).toHaveLength(1);
  await press("Cy: Can edit. Change");
  await userEvent.click(await screen.findByRole("button", { name: "Remove from Home" }));
  const question = await screen.findByRole("alertdialog", { name: "Remove Cy?" });
  expect(question).toHaveTextContent("The invitation to “Home” will be withdrawn.");
  await userEvent.click(within(question).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent(app, UPDATE).at(-1)?.body).toEqual({ participants: [ANN.id], version: 7 }));
});

test("the owner lets somebody only view, once however often Save is pressed", async () => {
  const people = [member(ANN.id, "Ann"), member("cy", "Cy")];
  const app = await opened(workspace({ participants: people }));
  app.answers[UPDATE] = [200, workspace()];
  await press("Cy: Can edit. Change");
  const sheet = within(await screen.findByRole("dialog", { name: "Cy" }));
  expect(sheet.getByRole("radio", { name: /^Can edit/ })).toBeChecked();
  expect(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
  await userEvent.click(sheet.getByRole("radio", { name: /^Can view.*Sees everything shared/ }));
  await userEvent.dblClick(sheet.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toBe("Cy can only view now"));
  expect(sent(app, UPDATE).map(({ body }) => body)).toEqual([{ roles: { cy: "viewer" }, version: 7 }]);
});

test("a role that somebody else changed meanwhile says so and stays as it was", async () => {
  const app = await opened(workspace());
  app.answers[UPDATE] = [409, { code: "conflict.version", fields: {}, params: {} }];
  await press("Cy: Can edit. Change");
  await userEvent.click(await screen.findByRole("radio", { name: /^Can view/ }));
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.toasts.at(-1)?.text).toMatch(/^This was changed meanwhile/));
  expect(screen.getByRole("dialog", { name: "Cy" })).toBeVisible();
});

test("each participant says their role to those who only take part", async () => {
  const people = [member("bo", "Bo"), member(ANN.id, "Ann", true, "viewer"), member("cy", "Cy")];
  await opened(workspace({ creatorId: "bo", participants: people }));
  const row = (name: string) => screen.getByText(name).closest("li");
  expect(row("Bo")).toHaveTextContent("Owner");
  expect(row("Ann")).toHaveTextContent("YouCan view");
  expect(row("Cy")).toHaveTextContent("Can edit");
  await act(() => switchLanguage("ua"));
  expect(row("Ann")).toHaveTextContent("ВиПереглядає");
});

test("who only takes part changes nothing, and may leave", async () => {
  const people = [member("bo", "Bo"), member(ANN.id, "Ann")];
  const app = await opened(workspace({ creatorId: "bo", participants: people }));
  app.answers["PUT /api/workspace/home/reject"] = [200, { ok: true }];
  expect(
    screen.getByText("Everybody here sees all of “Home”: accounts, plans, lists, entries."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /Save|Invite|Remove|Delete/ })).toBeNull();
  await press("Leave workspace");
  const question = await screen.findByRole("alertdialog", { name: "Leave “Home”?" });
  expect(question).toHaveTextContent("Bo can invite you again.");
  await userEvent.click(within(question).getByRole("button", { name: "Leave" }));
  await waitFor(() => expect(app.address()).toBe("/workspace"));
});

test.each([
  [{}, "You can't remove personal workspace"],
  [{ isPersonal: false }, "You can't remove last workspace"],
])("a workspace that must stay says why", async (changes, why) => {
  await opened({ ...PERSONAL, ...changes });
  expect(screen.getByRole("button", { name: "Delete workspace" })).toBeDisabled();
  expect(screen.getByText(why)).toBeVisible();
});

test("one that may go is deleted after asking; a refusal is told", async () => {
  const app = await opened(workspace());
  await press("Delete workspace");
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(app.toasts.at(-1)?.text).toMatch("The server is busy"));
  app.answers["DELETE /api/workspace/home"] = [200, workspace()];
  await press("Delete workspace");
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(app.address()).toBe("/workspace"));
});

test.each([
  ["elsewhere says that what was typed is lost", false],
  ["here, which was asked about, says only that", true],
])("a workspace that is deleted %s", async (_, isHere) => {
  const app = await opened(workspace());
  await userEvent.type(screen.getByLabelText("Name"), " by the sea");
  const start = app.answers["GET /api/start"]?.[1] as object;
  app.answers["GET /api/start"] = [200, { ...start, workspaces: [PERSONAL] }];
  app.answers["DELETE /api/workspace/home"] = [200, workspace()];
  if (isHere) {
    await press("Delete workspace");
    await userEvent.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    await waitFor(() => expect(app.address()).toBe("/workspace"));
  } else {
    await act(() => app.store.set(refreshAtom));
    expect(await screen.findByText("There is no such workspace")).toBeVisible();
  }
  await expect
    .poll(() => app.toasts.map(({ text }) => text))
    .toEqual([
      isHere
        ? "“Home” is deleted"
        : "What you were editing is not here any more. Nothing you entered was saved.",
    ]);
});

test("inviting takes a verified e-mail, which the person and the server may say", async () => {
  const unverified = await opened(workspace(), { isEmailVerified: false });
  expect(screen.getByText("Inviting needs a verified e-mail.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Verify" })).toHaveAttribute("href", "/profile/verify-email");
  expect(screen.queryByRole("button", { name: "Find by e-mail" })).toBeNull();
  expect(sent(unverified, USERS)).toEqual([]);
});

test("a search the server refuses says why, with the way to verify", async () => {
  const app = await opened(workspace());
  app.answers[USERS] = [403, { code: "user.notVerified", fields: {}, params: {} }];
  await lookFor(app, "bo lund");
  expect(await screen.findByRole("link", { name: "Verify" })).toBeVisible();
  expect(screen.getByText("Verify your e-mail first, then invite people")).toBeVisible();
});

test("without a connection nobody is invited, removed or saved elsewhere, and each says so", async () => {
  const app = await opened(workspace());
  act(() => app.store.set(onlineAtom, false));
  await userEvent.type(screen.getByLabelText("Name"), "!");
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(screen.getByText("Saving this needs a connection")).toBeVisible();
  expect(screen.getByRole("button", { name: "Find by e-mail" })).toBeDisabled();
  expect(screen.getByText("Inviting needs a connection")).toBeVisible();
  await press("Cy: Can edit. Change");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => app.toasts.at(-1)?.text).toBe("This needs a connection");
});

test.each([
  ["left", "bo", "Leave workspace"],
  ["deleted", ANN.id, "Delete workspace"],
])("without a connection none is %s, which it says", async (_how, creatorId, name) => {
  const participants = [member("bo", "Bo"), member(ANN.id, "Ann")];
  const app = await opened(workspace({ creatorId, participants }));
  expect(screen.getByRole("button", { name })).toBeEnabled();
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name })).toBeDisabled();
  expect(screen.getByText("This needs a connection")).toBeVisible();
});

test("without a connection the open workspace is changed for later, but invites nobody", async () => {
  const shown = workspace();
  const app = await startMemberApp({}, [PERSONAL, shown]);
  const form = { title: "Edit", submitLabel: "Save", workspace: shown, onSave: () => Promise.resolve(DONE) };
  app.show(<WorkspaceForm {...form} isQueued />, "/workspace/home");
  const connect = (isOnline: boolean) => act(() => app.store.set(onlineAtom, isOnline));
  app.answers[USERS] = [200, [BO]];
  connect(false);
  await userEvent.type(screen.getByLabelText("Name"), "!");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  connect(true);
  await lookFor(app, "bo lund");
  await userEvent.click(await screen.findByRole("button", { name: /^Add Bo Lund/ }));
  await press("Add 1 person");
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  connect(false);
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  expect(screen.getByText("Saving this needs a connection")).toBeVisible();
});

test("a changed name is asked about before the page is left, a saved one is not", async () => {
  const app = await opened(workspace());
  app.answers[UPDATE] = [200, workspace()];
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "!");
  await press("Back");
  await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(app.address()).toBe("/workspace/home");
  await press("Save");
  await waitFor(() => expect(app.address()).toBe("/workspace"));
});
