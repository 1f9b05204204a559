import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refreshAtom } from "@/state/budget/workspace";
import { startMemberApp } from "@testing/app";
import { PERSONAL, workspace } from "@testing/workspaces";
import { useOpenNew } from "./useOpenNew";

const UPDATE = "PUT /api/settings/update";

test("a new workspace is opened with a word about it, and stays the one in use", async () => {
  const app = await startMemberApp({}, [PERSONAL, workspace()]);
  await app.store.set(refreshAtom);
  app.answers[UPDATE] = [200, { workspace: "home" }];
  await app.call(useOpenNew, "“Home” is ready", "home");
  expect(app.toasts).toMatchObject([{ text: "“Home” is ready" }]);
  await waitFor(() => expect(app.calls).toContainEqual({ call: UPDATE, body: { workspace: "home" } }));
});
