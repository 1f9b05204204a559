import { act, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { refreshAtom } from "@/state/budget/workspace";
import { startMemberApp } from "@testing/app";
import { PERSONAL, workspace } from "@testing/workspaces";
import { useOfferToOpen } from "./useOfferToOpen";

const UPDATE = "PUT /api/settings/update";

test("Open in the toast opens the workspace, and keeps it as the one in use", async () => {
  const app = await startMemberApp({}, [PERSONAL, workspace()]);
  await app.store.set(refreshAtom);
  app.answers[UPDATE] = [200, { workspace: "home" }];
  app.hook(useOfferToOpen).current("“Home” is ready", "home");
  expect(app.toasts).toMatchObject([{ text: "“Home” is ready", action: { label: "Open" } }]);
  act(() => {
    app.toasts[0]?.action?.run();
  });
  await waitFor(() => {
    expect(app.calls).toContainEqual({ call: UPDATE, body: { workspace: "home" } });
  });
});
