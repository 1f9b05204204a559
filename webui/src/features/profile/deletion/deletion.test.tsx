import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Participant } from "@/contract/budget";
import { switchLanguage } from "@/i18n/start";
import { sessionAtom } from "@/state/session/session";
import type { ANN } from "@testing/app";
import { startMemberApp } from "@testing/app";
import DeleteAccount from "./DeleteAccount";

const DELETE = "DELETE /api/user/delete-user";
const press = () => userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
const password = () => screen.getByLabelText("Current password");

const [ann, bob, eve] = ["Ann", "Bob", "Eve"].map((name) => ({
  userId: name.toLowerCase(),
  name,
  email: null,
  avatar: null,
  isVerified: true,
})) as [Participant, Participant, Participant];

const WORKSPACES = [
  { id: "w-1", name: "Alone", creatorId: "ann", participants: [ann] },
  { id: "w-2", name: "Home", creatorId: "ann", participants: [ann, bob, eve] },
  { id: "w-3", name: "Trip", creatorId: "bob", participants: [bob, ann] },
];

async function begin(changes: Partial<typeof ANN> = {}, workspaces: typeof WORKSPACES = []) {
  const app = await startMemberApp(changes, workspaces);
  app.show(<DeleteAccount />, "/profile/delete");
  const sent = () => app.calls.filter(({ call }) => call === DELETE);
  return { app, sent };
}

test("without the password nothing is deleted", async () => {
  const { app, sent } = await begin();
  await press();
  expect(password()).toBeInvalid();
  expect(sent()).toEqual([]);
  expect(app.store.get(sessionAtom).kind).toBe("user");
});

test("a wrong password stands at its field, and the person stays in", async () => {
  const { app } = await begin();
  const code = "auth.passwordIncorrect";
  app.answers[DELETE] = [422, { code, fields: { currentPassword: code }, params: {} }];
  await userEvent.type(password(), "wrong password");
  await press();
  expect(await screen.findByText("Password is not correct")).toBeVisible();
  expect(app.store.get(sessionAtom).kind).toBe("user");
});

test("with the right password the account is deleted and nobody is in", async () => {
  const { app, sent } = await begin();
  app.answers[DELETE] = [200, {}];
  await userEvent.type(password(), "12345678");
  await press();
  await waitFor(() => expect(app.store.get(sessionAtom)).toEqual({ kind: "none", isExpired: false }));
  expect(sent()).toMatchObject([{ body: { currentPassword: "12345678" } }]);
});

test("who never had a password is asked for none, and may have to sign in again first", async () => {
  const { app, sent } = await begin({ hasPassword: false });
  expect(screen.queryByLabelText("Current password")).toBeNull();
  app.answers[DELETE] = [403, { code: "auth.signInAgain", fields: {}, params: {} }];
  await press();
  expect(await screen.findByText("Please log in again first, to show that it is you")).toBeVisible();
  expect(sent()).toMatchObject([{ body: {} }]);
  expect(app.store.get(sessionAtom).kind).toBe("user");
});

test("what becomes of each workspace is said before, in both languages", async () => {
  await begin({}, WORKSPACES);
  const fates = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(await screen.findAllByRole("listitem")).toHaveLength(3);
  expect(fates()).toEqual([
    "“Alone” is deleted with all its data.",
    "“Home” goes on; Bob becomes its owner.",
    "“Trip” goes on without you.",
  ]);
  await act(() => switchLanguage("ua"));
  expect(fates()).toEqual([
    "«Alone» буде видалено з усіма даними.",
    "«Home» залишиться; власником стане Bob.",
    "«Trip» залишиться без вас.",
  ]);
});
