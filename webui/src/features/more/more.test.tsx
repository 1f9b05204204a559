import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { capabilitiesAtom } from "@/state/session/capabilities";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { sessionAtom, startSessionAtom } from "@/state/session/session";
import { loginAtom, startGuestAtom } from "@/state/session/signIn";
import { ANN, startGuestApp, startMemberApp, startServedApp, startSharedApp } from "@testing/app";
import { USER_ID } from "@testing/fakeServer";
import More from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

/** Return the addresses of the rows, top to bottom. */
const doors = () =>
  screen.getAllByRole("listitem").flatMap((row) => {
    const link = row.querySelector("a");
    return link === null ? [] : [link.getAttribute("href")];
  });

test("a person meets six doors and the way out, a guest those that work for them", async () => {
  const member = await startMemberApp();
  const { unmount } = member.show(<More />, "/profile");
  expect(doors()).toEqual(["/workspace", "/schedules", "/payees", "/alerts", "/data", "/settings"]);
  expect(screen.getByRole("link", { name: /^People/ })).toHaveTextContent("Only you");
  expect(screen.getByRole("link", { name: /^Settings/ })).toHaveTextContent("English, system theme");
  unmount();
  const guest = await startGuestApp();
  guest.show(<More />, "/profile");
  expect(doors()).toEqual(["/schedules", "/payees", "/alerts", "/data", "/settings"]);
});

test("People names who takes part now: names without an account too, nobody who left", async () => {
  const member = { isSharing: true, isFormer: false };
  const members = [
    { ...member, memberId: USER_ID, userId: USER_ID, name: "Ann", role: "editor" },
    { ...member, memberId: "u2", userId: "u2", name: "Taras", role: "editor" },
    { ...member, memberId: "m1", userId: null, name: "Grandma", role: null },
    { ...member, memberId: "m2", userId: "u2", name: "Tarasyk", role: null },
    { ...member, memberId: "u3", userId: "u3", name: "Left", role: null, isFormer: true },
  ];
  const app = await startSharedApp((server) => {
    Object.assign(server.state().workspace, { members });
  });
  app.show(<More />, "/profile");
  expect(screen.getByRole("link", { name: /^People/ })).toHaveTextContent("PeopleTaras, Grandma");
});

test("a guest is told where the data is, and both ways to an account open their form", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("Everything is kept on this device only.")).toBeVisible();
  await press("Sign up");
  expect(app.store.get(guestDialogAtom)).toBe("signUpUser");
  await press("I have an account");
  expect(app.store.get(guestDialogAtom)).toBe("signInUser");
});

test("who signs in while More is open sees what an account has, without a reload", async () => {
  const app = await startServedApp();
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  const capabilities = [{ name: "stocks", isOn: true, setting: "BUDGET_STOCKS" }];
  app.answers["GET /api/health"] = [200, { capabilities, lastBackupAt: null }];
  await app.store.set(startGuestAtom);
  app.show(<More />, "/profile");
  await act(() => app.store.set(loginAtom, { email: ANN.email, password: "12345678" }));
  await waitFor(() => expect(app.store.get(capabilitiesAtom)).toEqual(capabilities));
  expect(screen.getByRole("link", { name: /^People/ })).toBeVisible();
});

test("a guest's data is erased only after asking", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  await press("Erase my data");
  const question = await screen.findByRole("alertdialog", { name: "Erase everything on this device?" });
  await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(app.store.get(sessionAtom).kind).toBe("guest");
  await press("Erase my data");
  await userEvent.click(await screen.findByRole("button", { name: "Erase" }));
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("none"));
});

test("who is signed in with everything sent leaves without a question", async () => {
  const app = await startMemberApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("ann@example.com")).toBeVisible();
  await press("Sign out");
  await waitFor(() => expect(app.store.get(sessionAtom).kind).toBe("none"));
});

test("an e-mail that waits for its code is spoken of, a verified one is not", async () => {
  const waiting = await startMemberApp({ isEmailVerified: false });
  const { unmount } = waiting.show(<More />, "/profile");
  expect(screen.getByText("Your e-mail is not verified.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Verify" })).toHaveAttribute("href", "/profile/verify-email");
  unmount();
  const verified = await startMemberApp();
  verified.show(<More />, "/profile");
  expect(screen.queryByText("Your e-mail is not verified.")).toBeNull();
});

test("the budget a guest left on this device can still be decided about", async () => {
  const app = await startServedApp();
  await app.store.set(startSessionAtom);
  await app.store.set(startGuestAtom);
  app.answers["POST /api/user/login"] = [200, ANN, "t1"];
  await app.store.set(loginAtom, { email: ANN.email, password: "12345678" });
  app.show(<More />, "/profile");
  await press("Data on this device");
  expect(app.store.get(guestDialogAtom)).toBe("guestData");
});

test("the server's contact for help is shown, also to a guest", async () => {
  const app = await startGuestApp();
  const contact = { name: "support-contact", content: "help@example.org" };
  const meta = Object.assign(document.createElement("meta"), contact);
  document.head.append(meta);
  app.show(<More />, "/profile");
  expect(screen.getByRole("link", { name: "help@example.org" })).toBeVisible();
  meta.remove();
});
