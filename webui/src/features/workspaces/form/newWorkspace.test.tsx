import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { changeTermsAtom } from "@/state/budget/sharing";
import { workspaceAtom } from "@/state/budget/workspace";
import { startMemberApp, startSharedApp } from "@testing/app";
import { PERSONAL, workspace } from "@testing/workspaces";
import NewWorkspace from "./NewWorkspace";

const UPDATE = "PUT /api/settings/update";
const CREATE = "POST /api/workspace/create";
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a new workspace is made once, with the id it had from the first try", async () => {
  const app = await startMemberApp({}, [PERSONAL]);
  app.show(<NewWorkspace />, "/workspace/new");
  await press("Create");
  expect(await screen.findByText("Field is required")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Name"), "Trip");
  await press("Create");
  await screen.findByRole("alert");
  app.answers[CREATE] = [201, workspace()];
  app.answers[UPDATE] = [200, {}];
  await press("Create");
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  const bodies = app.calls.filter(({ call }) => call === CREATE).map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[0]).toMatchObject({
    name: "Trip",
    currencyCode: "USD",
    firstDayOfMonth: 10,
    participants: [],
  });
  await expect.poll(() => app.toasts.at(-1)).toMatchObject({ text: "“Trip” is ready" });
  const [{ id } = { id: "" }] = bodies as readonly { id: string }[];
  await waitFor(() => expect(app.calls).toContainEqual({ call: UPDATE, body: { workspace: id } }));
});

test("Enter pressed twice makes one workspace", async () => {
  const app = await startMemberApp({}, [PERSONAL]);
  app.answers[CREATE] = [201, workspace()];
  app.answers[UPDATE] = [200, {}];
  app.show(<NewWorkspace />, "/workspace/new");
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  await userEvent.type(name, "Trip");
  act(() => {
    name.form?.requestSubmit();
    name.form?.requestSubmit();
  });
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  expect(app.calls.filter(({ call }) => call === CREATE)).toHaveLength(1);
});

test("the ranges of the months break between their days, never within one", async () => {
  const app = await startMemberApp({}, [PERSONAL]);
  app.show(<NewWorkspace />, "/workspace/new");
  const range = screen.getByText("December 2026, now").nextElementSibling;
  expect(range?.textContent).toBe("11\u00a0Nov – 10\u00a0Dec");
});

test("the form begins with the first day of the open workspace", async () => {
  const app = await startSharedApp();
  const open = app.store.get(workspaceAtom);
  if (open === null) throw new Error("Nothing is open");
  await app.store.set(changeTermsAtom, open, { firstDayOfMonth: 5 });
  app.show(<NewWorkspace />, "/workspace/new");
  expect(screen.getByText("December 2026, now").nextElementSibling?.textContent).toBe(
    "6\u00a0Nov – 5\u00a0Dec",
  );
});
