import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router";
import { expect, test, vi } from "vitest";
import { invitationsRemote } from "@/state/session/invitations";
import { attentionAtom } from "@/state/session/profile";
import { onlineAtom } from "@/state/connection";
import { startMemberApp, type MemberApp } from "@testing/app";
import InvitationScreen from "./Invitation";

const INVITATIONS = "GET /api/workspace/my/not-verified";
const TRIP = {
  id: "trip",
  name: "Trip",
  creatorId: "bo",
  creatorName: "Bo",
  creatorEmail: "bo@example.com",
  role: "editor",
  invitedAt: "2026-11-20T10:00:00Z",
};

async function opened(): Promise<MemberApp> {
  const app = await startMemberApp();
  app.answers[INVITATIONS] = [200, [TRIP]];
  const page = (
    <Routes>
      <Route path="/workspace/invitation/:workspaceId" element={<InvitationScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  app.show(page, "/workspace/invitation/trip");
  await screen.findByText("Bo invites you to share this workspace.");
  return app;
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const count = (app: MemberApp, call: string) => app.calls.filter((each) => each.call === call).length;

test("an invitation says who sends it and who sees what, and is accepted once", async () => {
  const app = await opened();
  expect(screen.getByText("bo@example.com")).toBeVisible();
  expect(screen.getByText(/Everybody in it sees everything in “Trip”/)).toBeVisible();
  expect(app.store.get(attentionAtom)).toBe("invitation");
  app.answers["PUT /api/workspace/trip/approve"] = [200, {}];
  app.answers["PUT /api/settings/update"] = [200, {}];
  app.answers[INVITATIONS] = [200, []];
  const accept = screen.getByRole("button", { name: "Accept" });
  act(() => {
    // Twice before the page could show that it is busy.
    accept.click();
    accept.click();
  });
  await waitFor(() => expect(app.address()).toBe("/expenses"));
  expect(count(app, "PUT /api/workspace/trip/approve")).toBe(1);
  await expect.poll(() => app.toasts.at(-1)).toMatchObject({ text: "You and Bo share Trip now" });
  await waitFor(() =>
    expect(app.calls).toContainEqual({ call: "PUT /api/settings/update", body: { workspace: "trip" } }),
  );
  await waitFor(() => expect(app.store.get(attentionAtom)).toBeNull());
});

test("without a connection it is not answered, and says why", async () => {
  const app = await opened();
  const answers = () =>
    ["Decline", "Accept"].map((name) => screen.getByRole<HTMLButtonElement>("button", { name }));
  expect(answers().map(({ disabled }) => disabled)).toEqual([false, false]);
  act(() => app.store.set(onlineAtom, false));
  expect(answers().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(screen.getByText("Answering needs a connection")).toBeVisible();
});

test("declining leads back to the list, and is sent a few seconds later", async () => {
  const app = await opened();
  app.answers["PUT /api/workspace/trip/reject"] = [200, { ok: true }];
  await press("Decline");
  await waitFor(() => expect(app.address()).toBe("/workspace"));
  expect(count(app, "PUT /api/workspace/trip/reject")).toBe(0);
  act(() => app.due.forEach((send) => send()));
  await waitFor(() => expect(count(app, "PUT /api/workspace/trip/reject")).toBe(1));
});

test("one that was taken back meanwhile is told so, and goes", async () => {
  const app = await opened();
  app.answers["PUT /api/workspace/trip/approve"] = [404, { code: "notFound", fields: {}, params: {} }];
  app.answers[INVITATIONS] = [200, []];
  await press("Accept");
  expect(await screen.findByText("There is no such invitation")).toBeVisible();
  await expect.poll(() => app.toasts.at(-1)?.tone).toBe("error");
});

test("of two readings under way the later one counts", async () => {
  const app = await opened();
  const answering = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal("fetch", async (input: Request) => {
    const answer = await answering(input);
    await held;
    return answer;
  });
  const first = app.store.set(invitationsRemote.readAtom);
  await waitFor(() => expect(count(app, INVITATIONS)).toBe(2));
  vi.stubGlobal("fetch", answering);
  app.answers[INVITATIONS] = [200, []];
  await app.store.set(invitationsRemote.readAtom);
  release();
  await first;
  expect(await screen.findByText("There is no such invitation")).toBeVisible();
});
