import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { isUnreadAtom, switchWorkspaceAtom, workspaceAtom } from "@/state/budget/workspace";
import { viewAtom } from "@/state/view";
import { startSharedApp } from "@testing/app";
import { WORKSPACE_ID } from "@testing/fakeServer";
import { Unread } from "./Unread";

test("a workspace that was never opened here says so without a connection, and leads back", async () => {
  const app = await startSharedApp();
  app.server.answerWith("error");
  await act(() => app.store.set(switchWorkspaceAtom, "never-opened"));
  await app.refresh();
  expect(app.store.get(isUnreadAtom)).toBe(true);
  app.show(<Unread />);
  expect(screen.getByRole("heading", { name: "Not opened on this device yet" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Back to Ann" }));
  await waitFor(() => expect(app.store.get(workspaceAtom)?.id).toBe(WORKSPACE_ID));
  expect(app.store.get(isUnreadAtom)).toBe(false);
  await waitFor(() => expect(app.store.get(viewAtom).pending).toHaveLength(2));
  await app.refresh();
});

test("a workspace that was never opened here is asked for again by a press", async () => {
  const app = await startSharedApp();
  app.server.answerWith("error");
  await act(() => app.store.set(switchWorkspaceAtom, "never-opened"));
  await app.refresh();
  app.show(<Unread />);
  const reads = app.server.reads.length;
  app.server.answerWith(null);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(app.server.reads.slice(reads)).toContain("start"));
});
