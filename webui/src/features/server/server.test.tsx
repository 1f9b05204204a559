import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { switchLanguage } from "@/i18n/start";
import { ANN, startMemberApp, type MemberApp } from "@testing/app";
import NewInvitation from "./NewInvitation";
import User from "./User";
import Server from "./index";

const USERS = "GET /api/server/users";
const CODES = "GET /api/server/invitation-codes";
const KIM = {
  id: "kim",
  name: "Kim",
  email: "kim@example.com",
  isEmailVerified: false,
  createdAt: "2026-01-02T10:00:00Z",
  lastSeenAt: null,
  disabledAt: null as string | null,
};
const CODE = {
  id: "code-1",
  createdBy: null,
  createdAt: "2026-11-20T10:00:00Z",
  expiresAt: "2026-12-04T10:00:00Z",
  uses: 1,
  usesMax: 5,
};
const NEW = { ...CODE, code: "7H3K-9MZ2-0110-0000", link: "/sign-up?code=7H3K-9MZ2-0110-0000" };
const PAGES = (
  <Routes>
    <Route path="/server" element={<Server />} />
    <Route path="/server/users/:userId" element={<User />} />
    <Route path="/server/invite" element={<NewInvitation />} />
  </Routes>
);

async function owned(): Promise<MemberApp> {
  const app = await startMemberApp();
  app.answers["GET /api/server"] = [200, { isOwner: true, signUp: "invited" }];
  app.answers[USERS] = [200, { users: [KIM], count: 1 }];
  app.answers[CODES] = [200, [CODE]];
  return app;
}

const click = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
};

test("the page shows users and codes, in both languages, and finds by a text", async () => {
  const app = await owned();
  app.show(PAGES, "/server");
  expect(await screen.findByRole("list", { name: "Users" })).toHaveTextContent(
    "Kimkim@example.comnot seen yet",
  );
  expect(screen.getByRole("list", { name: "Invitations" })).toHaveTextContent(
    "Used 1 of 5until 04.12.2026made in the terminal",
  );
  expect(screen.getByText("1 user")).toBeVisible();
  app.answers[`${USERS}?search=lou`] = [200, { users: [], count: 0 }];
  await userEvent.type(screen.getByRole("searchbox", { name: "Search by name or e-mail" }), "lou");
  expect(await screen.findByText("Nobody found")).toBeVisible();
  await switchLanguage("ua");
  expect(await screen.findByText("Нікого не знайдено")).toBeVisible();
});

test("of many users it says that a search finds the others", async () => {
  const app = await owned();
  app.answers[USERS] = [200, { users: [KIM], count: 1234 }];
  app.show(PAGES, "/server");
  expect(await screen.findByText("1 of 1234. Search to find the others.")).toBeVisible();
});

test("users that could not be read are asked for again", async () => {
  const app = await owned();
  app.answers[USERS] = [403, { code: "auth.ownerOnly", params: {}, fields: {} }];
  app.show(PAGES, "/server");
  expect(await screen.findByText("Only the owner of the server can do this")).toBeVisible();
  app.answers[USERS] = [200, { users: [KIM], count: 1 }];
  await click("Try again");
  expect(await screen.findByText("Kim")).toBeVisible();
});

test("who is disabled after a question can be enabled again", async () => {
  const app = await owned();
  const disabled = { ...KIM, disabledAt: "2026-11-21T08:00:00Z" };
  app.answers["POST /api/server/users/kim/disable"] = [200, disabled];
  app.answers["POST /api/server/users/kim/enable"] = [200, KIM];
  app.show(PAGES, "/server/users/kim");
  await click("Disable");
  const question = await screen.findByRole("alertdialog", { name: "Disable Kim?" });
  app.answers[USERS] = [200, { users: [disabled], count: 1 }];
  await userEvent.click(within(question).getByRole("button", { name: "Disable" }));
  expect(await screen.findByText("Disabled since")).toBeVisible();
  app.answers[USERS] = [200, { users: [KIM], count: 1 }];
  await click("Enable");
  expect(await screen.findByRole("button", { name: "Disable" })).toBeVisible();
  expect(screen.queryByText("Disabled since")).toBeNull();
});

test("deleting somebody needs one's own password, and leads back to the others", async () => {
  const app = await owned();
  const remove = "DELETE /api/server/users/kim";
  const wrong = { currentPassword: "auth.passwordIncorrect" };
  app.answers[remove] = [422, { code: "request.invalid", params: {}, fields: wrong }];
  app.show(PAGES, "/server/users/kim");
  await userEvent.type(await screen.findByLabelText("Your own password"), "correct horse");
  await click("Delete for good");
  expect(await screen.findByText("Password is not correct")).toBeVisible();
  app.answers[remove] = [200, { ok: true }];
  await click("Delete for good");
  await waitFor(() => expect(app.address()).toBe("/server"));
  expect(app.calls.find(({ call }) => call === remove)?.body).toEqual({ currentPassword: "correct horse" });
  await expect.poll(() => app.toasts.at(-1)).toMatchObject({ text: "The account of Kim is deleted" });
});

test("nobody can disable or delete themselves", async () => {
  const app = await owned();
  app.answers[USERS] = [200, { users: [{ ...KIM, id: ANN.id, name: "Ann" }], count: 1 }];
  app.show(PAGES, `/server/users/${ANN.id}`);
  expect(await screen.findByText("This is you. You can’t disable or delete yourself here.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Disable" })).toBeNull();
});

test("a new code is shown once, with the link that enters it", async () => {
  const app = await owned();
  app.answers["POST /api/server/invitation-codes"] = [201, NEW];
  app.show(PAGES, "/server/invite");
  await click("Create code");
  expect(await screen.findByRole("textbox", { name: "Code" })).toHaveValue(NEW.code);
  expect(screen.getByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}${NEW.link}`);
  const made = app.calls.find(({ call }) => call === "POST /api/server/invitation-codes");
  expect(made?.body).toEqual({ uses: 1, days: 14 });
});

test("a revoked code leaves the list; that is asked about first", async () => {
  const app = await owned();
  app.answers["DELETE /api/server/invitation-codes/code-1"] = [200, { ok: true }];
  app.show(PAGES, "/server");
  await click("Revoke the code until 04.12.2026");
  const question = await screen.findByRole("alertdialog", { name: "Revoke this code?" });
  app.answers[CODES] = [200, []];
  await userEvent.click(within(question).getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(screen.queryByText("Used 1 of 5")).toBeNull());
});
