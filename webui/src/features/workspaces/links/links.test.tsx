import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { limits } from "@/domain";
import { switchLanguage } from "@/i18n/start";
import { onlineAtom } from "@/state/connection";
import { startMemberApp, startSharedApp, type ANN, type MemberApp } from "@testing/app";
import { USER_ID } from "@testing/fakeServer";
import { holdTimeouts } from "@testing/heldTimeouts";
import { PERSONAL, workspace } from "@testing/workspaces";
import { PeopleSection } from "../people/PeopleSection";
import Switcher from "../Switcher";

const LINKS = "GET /api/workspace/home/links";
const MAKE = "POST /api/workspace/home/links";
const REVOKE = "DELETE /api/workspace/home/links/l1";
const ACTIVITY = "GET /api/activity/home";
const LINK = {
  id: "l1",
  role: "editor",
  usesLeft: 1,
  expiresAt: "2026-11-28T10:00:00Z",
  createdAt: "2026-11-21T10:00:00Z",
  createdBy: "Ann",
};
const MADE = { ...LINK, code: "AbCd-42_x", url: "/join/AbCd-42_x" };
const ADDRESS = `${location.origin}/join/AbCd-42_x`;

beforeEach(() => {
  vi.unstubAllGlobals();
});

/** The people of Home, which Ann made. */
async function people(answers: MemberApp["answers"] = {}, changes: Partial<typeof ANN> = {}) {
  const app = await startMemberApp(changes, [PERSONAL, workspace()]);
  Object.assign(app.answers, { [LINKS]: [200, []], ...answers });
  app.show(<PeopleSection workspace={workspace()} onInvite={vi.fn()} />);
  return app;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const sent = (app: MemberApp, call: string) => app.calls.filter((each) => each.call === call);

async function openSheet() {
  await press("Invite by link");
  return within(await screen.findByRole("dialog", { name: "Invite to “Home”" }));
}

test("a link for one editor and a week is made by one press, shown as a QR code and copied", async () => {
  const app = await people({ [MAKE]: [201, MADE] });
  const sheet = await openSheet();
  expect(sheet.getByText("Can edit · 1 person · 7 days")).toBeVisible();
  app.answers[LINKS] = [200, [LINK]];
  await press("Make a link");
  expect(await sheet.findByRole("img", { name: "QR code of the invitation" })).toBeVisible();
  expect(sent(app, MAKE)).toMatchObject([{ body: { role: "editor", uses: 1, days: 7 } }]);
  await userEvent.setup().click(sheet.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
  expect(await sheet.findByText("Copied")).toBeVisible();
  expect(await sheet.findByText("Can edit · 1 more person")).toBeVisible();
  expect(sheet.getByText("until 28.11.2026")).toBeVisible();
});

test("who may join, how many and for how long is chosen behind a press", async () => {
  const app = await people({ [MAKE]: [201, MADE] });
  const sheet = await openSheet();
  await press("Change");
  await userEvent.click(sheet.getByRole("button", { name: "Can view" }));
  expect(sheet.getByText("Sees everything shared, changes nothing")).toBeVisible();
  await userEvent.click(sheet.getByRole("combobox", { name: /^How many people can join/ }));
  await userEvent.click(await screen.findByRole("option", { name: "5 people" }));
  await userEvent.click(sheet.getByRole("combobox", { name: /^How long it works/ }));
  await userEvent.click(await screen.findByRole("option", { name: "1 day" }));
  await press("Make a link");
  await waitFor(() =>
    expect(sent(app, MAKE)).toMatchObject([{ body: { role: "viewer", uses: 5, days: 1 } }]),
  );
});

test("an answer that got lost makes no second link", async () => {
  const app = await people();
  const sheet = await openSheet();
  await press("Make a link");
  expect(await sheet.findByRole("alert")).toBeVisible();
  app.answers[MAKE] = [201, MADE];
  await press("Make a link");
  await sheet.findByRole("img", { name: "QR code of the invitation" });
  const [first, second] = sent(app, MAKE).map(({ body }) => (body as { id: string }).id);
  expect(first).toBe(second);
});

test("too many open links are told of in words", async () => {
  const fields = { uses: "validation.count" };
  await people({ [MAKE]: [422, { code: "request.invalid", fields, params: {} }] });
  const sheet = await openSheet();
  await press("Make a link");
  const text = `${String(limits.LINKS_OPEN_MAX)} links are open. Revoke one to make another.`;
  expect(await sheet.findByText(text)).toBeVisible();
});

test("the sheet of the system takes the address where there is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  await people({ [MAKE]: [201, MADE] });
  await openSheet();
  await press("Make a link");
  await press("Share");
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: ADDRESS });
  Reflect.deleteProperty(navigator, "share");
});

test("a link is revoked at once, and opened again from the toast", async () => {
  const app = await people({ [LINKS]: [200, [LINK]], [REVOKE]: [200, { ok: true }] });
  const sheet = await openSheet();
  await sheet.findByText("Can edit · 1 more person");
  app.answers[LINKS] = [200, []];
  await press("Revoke the link until 28.11.2026");
  await waitFor(() => expect(sheet.queryByText("Open links · 1")).toBeNull());
  const changes = [{ entity: "link", entityId: "l1", kind: "deleted" }];
  const other = [{ entity: "link", entityId: "l2", kind: "deleted" }];
  const changeSets = [
    { revision: 9, changes: other },
    { revision: 8, changes },
  ];
  app.answers[ACTIVITY] = [200, { changeSets, nextCursor: null }];
  app.answers["POST /api/activity/home/8/undo"] = [200, {}];
  app.answers[LINKS] = [200, [LINK]];
  expect(app.toasts.at(-1)?.text).toBe("The link is revoked");
  act(() => {
    app.toasts.at(-1)?.action?.run();
  });
  expect(await sheet.findByText("Open links · 1")).toBeVisible();
});

test("a revocation that the server refuses says why", async () => {
  const app = await people({ [LINKS]: [200, [LINK]] });
  await openSheet();
  await press("Revoke the link until 28.11.2026");
  await expect.poll(() => app.toasts.at(-1)?.tone).toBe("error");
});

test("without a connection no link is made, which is said, in both languages", async () => {
  const app = await people();
  await screen.findByRole("button", { name: "Invite by link" });
  act(() => app.store.set(onlineAtom, false));
  expect(screen.getByRole("button", { name: "Invite by link" })).toBeDisabled();
  expect(screen.getByText("Inviting needs a connection")).toBeVisible();
  await act(() => switchLanguage("ua"));
  expect(screen.getByRole("button", { name: "Запросити за посиланням" })).toBeDisabled();
});

test("a link asks for no verified e-mail", async () => {
  await people({}, { isEmailVerified: false });
  expect(screen.getByRole("button", { name: "Invite by link" })).toBeEnabled();
  expect(screen.getByText("Inviting needs a verified e-mail.")).toBeVisible();
});

test("a search that finds nobody offers the link", async () => {
  await people({ "GET /api/workspace/users": [200, []] });
  const rest = holdTimeouts(limits.AUTOCOMPLETE_DEBOUNCE_MS);
  await press("Find by e-mail");
  await userEvent.type(await screen.findByLabelText("Name, or the whole e-mail"), "bo@example.com");
  const search = within(screen.getByRole("dialog", { name: "Invite to “Home”" }));
  expect(search.queryByRole("button", { name: "Invite by link" })).toBeNull();
  rest.fire();
  await userEvent.click(await search.findByRole("button", { name: "Invite by link" }));
  expect(await screen.findByText("Can edit · 1 person · 7 days")).toBeVisible();
});

test.each([
  ["its creator", USER_ID, true],
  ["nobody else", "bo", false],
])("the sheet of workspaces offers a link to the open one to %s", async (_who, creatorId, isOffered) => {
  const app = await startSharedApp((server) => {
    Object.assign(server.state().workspace, { creatorId });
  });
  app.show(<Switcher open onClose={vi.fn()} />);
  await screen.findByRole("link", { name: "Manage workspaces" });
  expect(screen.queryByRole("button", { name: "Invite by link" }) !== null).toBe(isOffered);
});
