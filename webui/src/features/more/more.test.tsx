import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { mainScreenAtom } from "@/state/budget/settings";
import { guestDialogAtom } from "@/state/session/guestDialog";
import { sessionAtom } from "@/state/session/session";
import { startGuestApp, startMemberApp } from "@testing/app";
import More from "./index";

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a guest is told where the data is, and both ways to an account open their form", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("Everything is kept on this device alone.")).toBeVisible();
  await press("Sign up");
  expect(app.store.get(guestDialogAtom)).toBe("signUpUser");
  await press("I have an account");
  expect(app.store.get(guestDialogAtom)).toBe("signInUser");
});

test("the main screen is chosen from a list, and kept", async () => {
  const app = await startGuestApp();
  app.show(<More />, "/profile");
  await press(/^Main screen/);
  const sheet = await screen.findByRole("dialog", { name: "Main screen" });
  await userEvent.click(within(sheet).getByRole("button", { name: "History" }));
  await waitFor(() => {
    expect(app.store.get(mainScreenAtom)).toBe("history");
  });
  expect(screen.getByRole("button", { name: /^Main screen/ })).toHaveTextContent("History");
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
  await waitFor(() => {
    expect(app.store.get(sessionAtom).kind).toBe("none");
  });
});

test("who is signed in with everything sent leaves without a question", async () => {
  const app = await startMemberApp();
  app.show(<More />, "/profile");
  expect(screen.getByText("ann@example.com")).toBeVisible();
  await press("Sign out");
  await waitFor(() => {
    expect(app.store.get(sessionAtom).kind).toBe("none");
  });
});
