import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { databaseAtom } from "@/state/device";
import { accountsAtom } from "@/state/budget/accounts";
import { isOnboardingAtom } from "@/state/budget/settings";
import { settleGuestAtom } from "@/state/session/guestData";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { hasGuestBudgetAtom, isSampleAtom, sessionAtom, startSessionAtom } from "@/state/session/session";
import { logoutAtom, startGuestAtom, startSampleAtom } from "@/state/session/signIn";
import { ANN, startServedApp, type MemberApp } from "@testing/app";
import GuestDialog from "./guest/GuestDialog";
import Welcome from "./Welcome";

const TRY = { name: /^Try it with sample data/ };
const rowsHere = async (app: MemberApp) => (await app.store.get(databaseAtom)).count("rows");

async function looking(): Promise<MemberApp> {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startSampleAtom);
  return app;
}

test("a press on the welcome page opens a whole household, past the introduction and without a call", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  app.show(<Welcome />);
  await userEvent.click(screen.getByRole("button", TRY));
  await waitFor(() => expect(app.store.get(isSampleAtom)).toBe(true));
  expect(app.store.get(isOnboardingAtom)).toBe(false);
  expect(app.store.get(accountsAtom)).toHaveLength(5);
  expect(app.calls).toEqual([]);
});

test("a way in whose code is not on the device yet says so, and goes on when it is there", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  app.show(<Welcome />);
  vi.doMock("@/data/guest/sample", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await userEvent.click(screen.getByRole("button", TRY));
  expect(await screen.findByRole("alert")).toHaveTextContent("not on this device yet");
  vi.doUnmock("@/data/guest/sample");
  await userEvent.click(screen.getByRole("button", TRY));
  await waitFor(() => expect(app.store.get(isSampleAtom)).toBe(true));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("where a budget of one's own is on the device, no sample is offered, and none takes its place", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.show(<Welcome />);
  expect(screen.queryByRole("button", TRY)).toBeNull();
  await act(() => app.store.set(startSampleAtom));
  expect(app.store.get(isSampleAtom)).toBe(false);
  expect(app.account("Cash").budget).toBe("0.00");
});

test("removed sample data leaves nothing on the device, and can be looked at again", async () => {
  const app = await looking();
  expect(await rowsHere(app)).toBeGreaterThan(300);
  await app.store.set(logoutAtom);
  expect([await rowsHere(app), app.store.get(sessionAtom).kind]).toEqual([0, "none"]);
  expect(app.store.get(hasGuestBudgetAtom)).toBe(false);
  await app.store.set(startSampleAtom);
  expect(app.store.get(isSampleAtom)).toBe(true);
});

test("who signs up from the sample data is told that it stays behind, and it does", async () => {
  const app = await looking();
  app.answers["POST /api/user/signup"] = [201, { ...ANN, settings: { workspace: null } }, "t1"];
  app.store.set(guestDialogAtom, "signUpUser");
  app.show(<GuestDialog />);
  expect(await screen.findByText(/sample data does not come along/)).toBeVisible();
  await userEvent.type(screen.getByLabelText("Name"), "Ann");
  await userEvent.type(screen.getByLabelText("E-mail"), ANN.email);
  await userEvent.type(screen.getByLabelText("Password"), "12345678");
  await userEvent.click(screen.getByRole("button", { name: "Sign up" }));
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("user"));
  const sent = app.calls.find(({ call }) => call.includes("signup"));
  expect(sent).toMatchObject({ call: "POST /api/user/signup", body: { name: "Ann", email: ANN.email } });
  expect(JSON.stringify(app.calls)).not.toContain("Groceries");
  expect(await app.store.set(settleGuestAtom)).toBe("nothing");
  expect(await rowsHere(app)).toBe(0);
});
